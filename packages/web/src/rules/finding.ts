/** Where in the book something stands, and what is found by words, numbers and names. */

import {
  type Chapter,
  type Clause,
  type Heading,
  type Outline,
  type Part,
  type Ruling,
  sectionOf,
} from './book.ts';

/** What an address of the rules leads to. */
export type Place =
  | { readonly kind: 'contents' | 'aid' | 'nothing' }
  | { readonly kind: 'chapter'; readonly chapter: Chapter; readonly section: Heading | null }
  | { readonly kind: 'clause'; readonly id: string; readonly chapter: Chapter; readonly section: Heading }
  | { readonly kind: 'ruling'; readonly id: string; readonly chapter: Chapter | null };

export function placeOf(outline: Outline, at: string): Place {
  if (at === '') return { kind: 'contents' };
  if (at === 'aid') return { kind: 'aid' };
  if (/^(?:event|prompt)\./.test(at)) return toldPlace(outline, at);
  if (Object.hasOwn(outline.rulings, at)) {
    const number = at.slice(1).split('-')[0];
    return { kind: 'ruling', id: at, chapter: outline.chapters.find(({ id }) => id === number) ?? null };
  }
  const isClause = /-\d+$/.test(at);
  const wanted = isClause ? sectionOf(at) : at;
  for (const chapter of outline.chapters) {
    const section = chapter.sections.find(({ id }) => id === wanted) ?? null;
    if (section !== null && isClause) return { kind: 'clause', id: at, chapter, section };
    // A heading may have no clause of its own: what is below it is shown.
    const below = section ?? chapter.sections.find(({ id }) => id.startsWith(`${wanted}.`)) ?? null;
    if (chapter.id === wanted) return { kind: 'chapter', chapter, section: null };
    if (below !== null) return { kind: 'chapter', chapter, section: below };
  }
  return { kind: 'nothing' };
}

/** `event.usedEvent.diplomacy`: what is told, and which card it speaks of. */
function toldPlace(outline: Outline, at: string): Place {
  const [subject, name, card = ''] = at.split('.');
  const about = outline.told[`${subject}.${name}`];
  if (about === undefined) return { kind: 'nothing' };
  if (about !== 'card') return placeOf(outline, about);
  // The second copy of a card has its number behind its name.
  return placeOf(outline, outline.cards[card] ?? outline.cards[card.replace(/-\d+$/, '')] ?? 'cards');
}

export interface Hit {
  readonly section: Heading;
  readonly clause: Clause | null;
  readonly ruling: Ruling | null;
}

/** Small, and without accents: whoever looks for 'Übergabe' or 'ubergabe' means the same. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** What has all the words, in the order of the book; a ruling stands where its section ends. */
export function hitsFor(words: string, outline: Outline, parts: readonly Part[]): readonly Hit[] {
  const terms = folded(words).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [];
  const has = (...texts: readonly string[]) => {
    const all = folded(texts.join(' '));
    return terms.every((term) => all.includes(term));
  };
  const sections = new Map(parts.flatMap((part) => part.sections).map((each) => [each.id, each.clauses]));
  const rulings = parts.flatMap((part) => part.rulings);
  return outline.chapters.flatMap((chapter) => {
    const clauses = chapter.sections.flatMap((section) =>
      (sections.get(section.id) ?? [])
        .filter(({ id, text }) => has(id, section.title, text))
        .map((clause): Hit => ({ section, clause, ruling: null })),
    );
    const [section] = chapter.sections;
    const ruled = rulings
      .filter(({ id, question, ruling }) => ownerOf(outline, id) === chapter && has(id, question, ruling))
      .map((ruling): Hit => ({ section, clause: null, ruling }));
    return [...clauses, ...ruled];
  });
}
/** The chapter that a ruling belongs to; where they are numbered through, the first. */
const ownerOf = ({ chapters }: Outline, id: string): Chapter =>
  chapters.find((each) => each.id === id.slice(1).split('-')[0]) ?? chapters[0];
