/** Modules that the build makes: see build/. */

declare module 'virtual:languages' {
  type Part = () => Promise<{ readonly default: import('./messages.ts').Catalogue }>;
  export const languages: { readonly [language: string]: { readonly [part: string]: Part } };
}

declare module 'virtual:icons' {
  /** The insides of each icon's drawing, by its name; 256 units wide. */
  export const icons: { readonly [name: string]: string };
}

/** Those of one game, or of one page. */
declare module 'virtual:icons/*' {
  export const icons: { readonly [name: string]: string };
}

declare module 'virtual:rules' {
  /** Where the rules lie, by game and language. */
  export const shelves: {
    readonly [game: string]: { readonly [language: string]: import('./rules/book.ts').Shelf };
  };
}

declare module 'virtual:attributions' {
  type Linked = { readonly name: string; readonly href: string };
  /** Whose work the page shows, as ATTRIBUTIONS.md lists it. */
  export const attributions: readonly {
    readonly use: string;
    readonly works: readonly Linked[];
    readonly by: string;
    readonly licences: readonly Linked[];
  }[];
}

declare module 'virtual:successors-geography' {
  /** Where the drawn map of Successors is fetched from. */
  const address: string;
  export default address;
}

declare module 'virtual:successors-scene' {
  /** Where the scene of the front page is fetched from. */
  const address: string;
  export default address;
}

declare module '*.css';
