/** How compiled texts put values into words. The build writes calls of these, with names as short as can be. */

export type Params = { readonly [name: string]: unknown };
/** A compiled text. */
export type Text = (params: Params, words: Words) => string;

export interface Words {
  /** A piece by its name, as one of these nouns (several as a list); or whatever it is, as it is. */
  n(value: unknown, ...nouns: string[]): string;
  /** A seat by its player, several as a list. */
  s(value: unknown): string;
  /** A number, written as the language writes it. */
  d(value: unknown, options?: Intl.NumberFormatOptions): string;
  /** The form for a number. */
  p(value: unknown, forms: Forms, ordinal?: 1): string;
  /** The form for a word. */
  c(value: unknown, forms: Forms): string;
}
type Forms = { readonly [form: string]: (() => string) | undefined };

/** Who knows the names: of pieces (null: there is no such piece), and of those who sit at the table. */
export interface Names {
  piece(noun: string, name: string): string | null;
  seat(seat: number): string;
}

export function wordsIn(language: string, names: Names): Words {
  const cardinal = new Intl.PluralRules(language);
  const ordinal = new Intl.PluralRules(language, { type: 'ordinal' });
  const list = new Intl.ListFormat(language);
  // To make one takes longer than to use it a hundred times.
  const formats = new Map<string, Intl.NumberFormat>();
  const format = (options?: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const key = options === undefined ? '' : JSON.stringify(options);
    const kept = formats.get(key) ?? new Intl.NumberFormat(language, options);
    formats.set(key, kept);
    return kept;
  };
  const n: Words['n'] = (value, ...nouns) => {
    if (value === null || value === undefined) return '';
    if (Array.isArray(value)) return list.format(value.map((each) => n(each, ...nouns)));
    for (const noun of nouns) {
      const piece = names.piece(noun, String(value));
      if (piece !== null) return piece;
    }
    return String(value);
  };
  const s: Words['s'] = (value) => {
    if (Array.isArray(value)) return list.format(value.map(s));
    return typeof value === 'number' ? names.seat(value) : n(value);
  };
  return {
    n,
    s,
    // A minus as wide as the plus, not a hyphen.
    d: (value, options) => format(options).format(Number(value)).replace('-', '−'),
    p: (value, forms, isOrdinal) => {
      const number = Number(value);
      const form =
        forms[`=${number}`] ?? forms[(isOrdinal ? ordinal : cardinal).select(number)] ?? forms.other;
      return form?.() ?? '';
    },
    c: (value, forms) => (forms[String(value)] ?? forms.other)?.() ?? '',
  };
}
