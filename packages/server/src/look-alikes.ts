/** Whether two names could be taken for one another: nobody sits down under the name of somebody at the table. */

import { Conflict } from './problems.ts';

/** Greek and Cyrillic letters that look like Latin ones, each below its like. */
const LATIN_ = 'AaBbCcDdEeHhIiJjKkMmNnOoPpQqSsTtUuVvWwXxYyZ';
const GREEK_ = 'ΑαΒ.Ϲϲ..Ε.Η.Ιι.ϳΚκΜ.ΝηΟοΡρ....Ττ.υ.ν.ωΧχΥγΖ';
const CYRIL_ = 'АаВ.СсԀԁЕеНһІіЈјКкМм.пОоРрԚԛЅѕТт...ѵԜԝХхУу.';
const OTHERS = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ɑ: 'a', ɡ: 'g', Ӏ: 'l', ӏ: 'l' };

const likes = new Map<string, string>(Object.entries(OTHERS));
for (const row of [GREEK_, CYRIL_])
  for (const [i, letter] of [...row].entries()) if (letter !== '.') likes.set(letter, LATIN_[i]);

const inLatin = (text: string): string => [...text].map((letter) => likes.get(letter) ?? letter).join('');
const inOneCase = (text: string): string => text.toUpperCase().toLowerCase();

/**
 * What is left of a name when case, spaces, marks and likenesses are taken away, in two ways: a capital eta looks like
 * an H, and a small one like an n.
 */
function skeletonsOf(name: string): readonly string[] {
  const seen = name.normalize('NFKD').replaceAll(/[\p{M}\p{Z}\p{P}\p{C}]/gu, '');
  const letters = seen === '' ? name : seen;
  return [inOneCase(inLatin(letters)), inLatin(inOneCase(letters))].map((text) =>
    text
      .replaceAll(/[il1|]/g, 'l')
      .replaceAll('0', 'o')
      .replaceAll('rn', 'm')
      .replaceAll('vv', 'w'),
  );
}

export function looksLike(name: string, other: string): boolean {
  const others = skeletonsOf(other);
  return skeletonsOf(name).some((skeleton, way) => skeleton === others[way]);
}

export function checkNoImpostor(name: string, others: readonly (string | null)[]): void {
  if (others.some((other) => other !== null && looksLike(name, other)))
    throw new Conflict('name-taken', 'Somebody at this table has that name, or one that looks like it.');
}
