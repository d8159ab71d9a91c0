/** What is in the box, as the server plays it: fetched once, before the table is shown. */

import type { Card, Content, General, MajorGeneral, SuccessorsView } from './view.ts';

let content: Content | null = null;
let cards = new Map<string, Card>();
let generals = new Map<string, General>();
let majors = new Map<string, MajorGeneral>();

export function unpack(fetched: Content): void {
  content = fetched;
  cards = new Map(content.cards.map((card) => [card.id, card]));
  majors = new Map(content.majorGenerals.map((general) => [general.id, general]));
  generals = new Map(
    [...content.majorGenerals, ...content.minorGenerals, ...content.independentArmies].map((general) => [
      general.id,
      general,
    ]),
  );
}

export function box(): Content {
  if (content === null) throw new Error('the content has not been fetched');
  return content;
}

/** S16.12-01: the Game Turn with which the game ends. */
export const lastTurnOf = ({ options }: Pick<SuccessorsView, 'options'>): number =>
  box().victory.lastGameTurn - Number(options.shortGame);

/** The second copy of a card has a name of its own, with its number at the end. */
export const designOf = (card: string): string => (cards.has(card) ? card : card.replace(/-\d+$/, ''));
export const cardOf = (card: string): Card | undefined => cards.get(designOf(card));

export const generalOf = (id: string): General | undefined => generals.get(id);
/** Undefined for a Minor General and for the leader of an Independent Army. */
export const majorOf = (id: string): MajorGeneral | undefined => majors.get(id);

export const spacesOf = (province: string): readonly string[] =>
  box()
    .spaces.filter((space) => space.province === province)
    .map(({ id }) => id);

/** S6.2.B3: what a CU of this type costs to train. */
export const trainingCost = (unit: string): number =>
  box().combatUnits.find(({ id }) => id === unit)?.trainingCost ?? 0;
