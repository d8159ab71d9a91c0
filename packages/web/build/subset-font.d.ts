declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes?: { readonly [axis: string]: { readonly min: number; readonly max: number } };
  }
  export default function subset(font: Uint8Array, letters: string, options: Options): Promise<Uint8Array>;
}
