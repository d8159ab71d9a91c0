/** The rules of a game as the page reads them: an outline, and the clauses in a few files, each loaded when it is wanted. */

/** What is in one file. */
export interface Part {
  readonly sections: readonly Section[];
  readonly rulings: readonly Ruling[];
  readonly examples: readonly Example[];
}
export interface Section {
  /** As the book numbers it: `11.1.B`; of a card `C31`. */
  readonly id: string;
  readonly clauses: readonly Clause[];
}
export interface Clause {
  readonly id: string;
  readonly text: string;
  /** What was ruled on it: it names them, or they name it. */
  readonly rulings: readonly string[];
}
export interface Ruling {
  readonly id: string;
  readonly question: string;
  /** What the rulebooks say. */
  readonly text: string;
  readonly ruling: string;
  readonly reason: string;
  /** In which language it is there: what has not been translated is told in English. */
  readonly lang: string;
}
export interface Example {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly clauses: readonly string[];
}

export interface Outline {
  readonly clauses: number;
  readonly chapters: readonly Chapter[];
  /** What stands behind a sentence of the log or a question: a clause, a section, or `card`: that of the card it names. */
  readonly told: { readonly [message: string]: string };
  /** The section of each card. */
  readonly cards: { readonly [card: string]: string };
  /** In which file each ruling is. */
  readonly rulings: { readonly [ruling: string]: string };
  readonly sounds: readonly (readonly [id: string, sound: string])[];
}
export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** The file that it is in. */
  readonly part: string;
  readonly sections: readonly Heading[];
}
export interface Heading {
  readonly id: string;
  readonly title: string;
  readonly clauses: number;
}

/** Where the files of a game's rules lie, in one language. */
export interface Shelf {
  readonly outline: string;
  readonly parts: { readonly [part: string]: string };
}

/** The section that a clause stands in: `S11.1.B-02` in 11.1.B, `C31-02` in C31. */
export const sectionOf = (clause: string): string =>
  clause.slice(0, clause.lastIndexOf('-')).replace(/^[SPT](?=\d)/, '');

/** Clauses and rulings that a text names. */
export const CITED = /\b(?:[SPTC][0-9A-Z][\w.]*|D[\w.]*)-\d+\b/;
