declare module 'topojson-client' {
  type Ring = (readonly [number, number])[];
  export function feature(
    topology: unknown,
    object: unknown,
  ): {
    readonly features: readonly {
      readonly geometry:
        | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
        | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };
    }[];
  };
}

declare module 'd3-contour' {
  interface Contours {
    size(size: readonly [number, number]): Contours;
    thresholds(levels: readonly number[]): Contours;
    (values: ArrayLike<number>): { readonly coordinates: [number, number][][][] }[];
  }
  export function contours(): Contours;
}
