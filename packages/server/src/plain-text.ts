/**
 * What strangers write, so that it can be shown to others: names of people and tables, and chat. It is normalised
 * (NFKC), on one line, without what cannot be seen and without what turns the direction of the text around it; how
 * long it is, is counted as people would count.
 */

import { Problem } from './problems.ts';

export const LONGEST_NAME = 40;
export const LONGEST_TITLE = 60;
export const LONGEST_LINE = 1000;
/** Letters that bear more marks than this are not written, they are painted. */
const MANY_MARKS = /(\p{M}{4})\p{M}+/gu;
/** Controls, directions, zero width, fillers, private and broken characters; emoji may keep what joins them. */
const UNSEEN =
  /(?<!\p{Extended_Pictographic}[\ufe0f\p{EMod}]?)\u200d|\u200d(?!\p{Extended_Pictographic})|(?<![\p{Emoji}])\ufe0f|(?![\u200d\ufe0f])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Counts no further than it needs to. */
function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false;
  let count = 0;
  for (const _ of graphemes.segment(text)) if (++count > most) return true;
  return false;
}

function cleaned(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(MANY_MARKS, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

export function personName(text: string): string {
  const name = cleaned(text);
  if (name === '') throw new Problem(400, 'bad-name', 'A name needs something that can be seen.');
  if (isLongerThan(name, LONGEST_NAME))
    throw new Problem(400, 'bad-name', `A name has at most ${LONGEST_NAME} characters.`);
  return name;
}

/** The name of a table; it may have none. */
export function tableTitle(text: string): string {
  const title = cleaned(text);
  if (isLongerThan(title, LONGEST_TITLE))
    throw new Problem(400, 'bad-name', `The name of a table has at most ${LONGEST_TITLE} characters.`);
  return title;
}

export function chatText(text: string): string {
  const line = cleaned(text);
  if (line === '') throw new Problem(400, 'bad-text', 'There is nothing in it that can be seen.');
  if (isLongerThan(line, LONGEST_LINE))
    throw new Problem(400, 'bad-text', `At most ${LONGEST_LINE} characters can be said at once.`);
  return line;
}
