/** The content made ready for the rules: names are numbers, tables can be looked up. Positions carry it along. */

import type { Id, Words } from '@diadochi/kernel';
import { WORDS } from './columns.ts';
import type { Content } from './content-schema.ts';
import { nounsOf } from './nouns.ts';
import { COLOURS, EPOCHS, KINDS, SYMBOLS } from './words.ts';

export type Card = Id<'card'>;
export type Region = Id<'region'>;
export type Colour = Id<'colour'>;
export type Advantage = Id<'advantage'>;
/** P14: what a card can ask for. */
export type Need = Content['cards'][number]['conditions'][number]['needs'];

export const [, ORANGE, PURPLE] = COLOURS.map((_, i): Colour => i);
/** Heroism has no colour of its own. */
export const NO_COLOUR: Colour = COLOURS.length;
export const [CITY, OASIS, PLAIN] = KINDS.map((_, i) => i);

export interface Condition {
  readonly needs: Need;
  /** The colour, symbol or kind of region that counts; 0 where nothing is said. */
  readonly of: number;
  readonly least: number;
}
/** What a card is worth by how many there are of what it counts: `worth[n]`, the last for all above. */
interface Growing {
  readonly counts: 'symbols' | 'cards';
  readonly of: number;
  readonly worth: readonly number[];
}
export interface CardFacts {
  readonly name: string;
  readonly epoch: number;
  readonly colour: Colour;
  readonly conditions: readonly Condition[];
  readonly strength: number;
  readonly growing: Growing | null;
  /** How many of each army symbol. */
  readonly symbols: readonly number[];
}
export interface RegionFacts {
  readonly name: string;
  readonly kind: number;
  readonly value: number;
  /** P1-18: how many figures hold it. */
  readonly figures: number;
}
/** P3: the table for a number of players. */
export interface Setup {
  /** The regions in play, and what borders on what among them. */
  readonly regions: readonly Region[];
  readonly adjacent: readonly (readonly Region[])[];
  /** The start regions in the order of turns. */
  readonly seats: readonly { readonly city: Region; readonly oasis: Region }[];
  readonly hand: number;
  /** How many cards of each part the stack begins with: X, XX, upper XXX, and the base with Heroism. */
  readonly stack: readonly number[];
}

export interface Box {
  readonly content: Content;
  /** The names of all pieces, and the words of all values that columns have. */
  readonly words: Words;
  readonly cards: readonly CardFacts[];
  readonly heroism: Card;
  /** The epoch cards of each epoch. */
  readonly epochs: readonly (readonly Card[])[];
  readonly regions: readonly RegionFacts[];
  readonly setups: readonly (Setup | null)[];
  /** The cards with an ability of each kind. */
  readonly smiths: readonly Card[];
  readonly scouts: readonly Card[];
  readonly camouflages: readonly Card[];
  readonly wagons: { readonly [condition in 'talents' | 'diceSum']: readonly Card[] };
  readonly scoutPrice: number;
  readonly smithTimes: number;
  readonly camouflaged: number;
  /** P22: what each advantage gives; 0 is to have none. */
  readonly advantages: readonly {
    readonly name: string;
    readonly exchangeWithin: number;
    readonly price: number | null;
    readonly startHand: number | null;
    readonly leaderStrength: number;
    readonly crosses: boolean;
  }[];
  readonly startAdvantage: Advantage;
  readonly otherAdvantages: readonly Advantage[];
}

export function boxOf(content: Content): Box {
  const all = content.boards.flatMap(({ regions }) => regions);
  const place = (id: string): Region => all.findIndex((region) => region.id === id);
  const cards = content.cards.map(
    (card): CardFacts => ({
      name: card.id,
      epoch: EPOCHS.indexOf(card.epoch),
      colour: COLOURS.indexOf(card.colour),
      conditions: card.conditions.map((condition) => ({
        needs: condition.needs,
        of: 'of' in condition ? wordPlace(condition.of) : 0,
        least: condition.least,
      })),
      strength: card.strength.kind === 'fixed' ? card.strength.value : 0,
      growing: card.strength.kind === 'growing' ? growing(card.strength) : null,
      symbols: SYMBOLS.map((symbol) => card.symbols.filter((each) => each === symbol).length),
    }),
  );
  const heroism = cards.length;
  cards.push({
    name: content.heroism.id,
    epoch: EPOCHS.length - 1,
    colour: NO_COLOUR,
    conditions: [],
    strength: 0,
    growing: null,
    symbols: [0, 0, 0],
  });
  const abilities = (kind: string) => content.abilities.filter((ability) => ability.kind === kind);
  const cardsWith = (ids: readonly string[]): Card[] =>
    content.cards.flatMap(({ ability }, card) => (ability !== null && ids.includes(ability) ? [card] : []));
  const cardsThat = (kind: string) => cardsWith(abilities(kind).map(({ id }) => id));
  const [scout] = content.abilities.flatMap((each) => (each.kind === 'buyTop' ? [each.price] : []));
  const [smith] = content.abilities.flatMap((each) => (each.kind === 'setDie' ? [each.times] : []));
  const [camouflage] = content.abilities.flatMap((each) =>
    each.kind === 'lostAtTheEnd' ? [each.strength] : [],
  );
  const ignoring = (condition: string) =>
    cardsWith(
      content.abilities.flatMap((each) =>
        each.kind === 'ignore' && each.condition === condition ? [each.id] : [],
      ),
    );
  const advantages = [NONE, ...content.advantages.map(advantageOf)];
  const advantageNamed = (id: string): Advantage => advantages.findIndex(({ name }) => name === id);
  return {
    content,
    words: { ...nounsOf(content), ...WORDS },
    cards,
    heroism,
    epochs: EPOCHS.map((epoch) => content.cards.flatMap((card, i) => (card.epoch === epoch ? [i] : []))),
    regions: all.map(({ id, kind, value }) => ({
      name: id,
      kind: KINDS.indexOf(kind),
      value,
      figures: content.figures[kind],
    })),
    setups: [null, 1, 2, 3, 4].map((players) =>
      players === null ? null : setupFor(content, players, place),
    ),
    smiths: cardsThat('setDie'),
    scouts: cardsThat('buyTop'),
    camouflages: cardsThat('lostAtTheEnd'),
    wagons: { talents: ignoring('talents'), diceSum: ignoring('diceSum') },
    scoutPrice: scout ?? 0,
    smithTimes: smith ?? 0,
    camouflaged: camouflage ?? 0,
    advantages,
    startAdvantage: advantageNamed(
      content.actionCards.find(({ startPlayer }) => startPlayer)?.advantage ?? '',
    ),
    otherAdvantages: content.actionCards.flatMap(({ startPlayer, advantage }) =>
      startPlayer ? [] : [advantageNamed(advantage)],
    ),
  };
}

/** The number of a colour, a symbol or a kind of region: no word is two of them. */
function wordPlace(word: string): number {
  for (const words of [COLOURS, SYMBOLS, KINDS] as readonly (readonly string[])[])
    if (words.includes(word)) return words.indexOf(word);
  throw new Error(`no colour, symbol or kind of region is called '${word}'`);
}

function growing(strength: Extract<Content['cards'][number]['strength'], { kind: 'growing' }>): Growing {
  const { counts, of, steps } = strength;
  const most = Math.max(...steps.map(([count]) => count));
  // P20-07: below the first step it is worth nothing.
  const worth = Array.from({ length: most + 1 }, (_, n) =>
    steps.reduce((value, [count, step]) => (n >= count ? step : value), 0),
  );
  return { counts, of: wordPlace(of), worth };
}

const NONE = {
  name: 'none',
  exchangeWithin: 0,
  price: null,
  startHand: null,
  leaderStrength: 0,
  crosses: false,
};
function advantageOf({ id, effect }: Content['advantages'][number]): Box['advantages'][number] {
  const none = { ...NONE, name: id };
  switch (effect.kind) {
    case 'exchangeWithin':
      return { ...none, exchangeWithin: effect.of };
    case 'displayPrice':
      return { ...none, price: effect.of };
    case 'leaders':
      return { ...none, startHand: effect.startHand, leaderStrength: effect.strength };
    case 'cross':
      return { ...none, crosses: effect.of > 0 };
  }
}

function setupFor(content: Content, players: number, place: (id: string) => Region): Setup {
  const setup = content.setups.find((each) => each.players === players);
  if (setup === undefined) throw new Error(`there is no set-up for ${players} players`);
  const { side, half, removed, hand, seats } = setup;
  const board = content.boards.find(({ id }) => id === side);
  if (board === undefined) throw new Error(`there is no board side '${side}'`);
  // P3-05: with half a board, regions of the other half do not exist, nor do links to them.
  const inPlay = board.regions.filter((region) => half === null || region.half === half);
  const ids = new Set(inPlay.map(({ id }) => id));
  const adjacent: Region[][] = content.boards.flatMap(({ regions }) => regions.map(() => []));
  for (const { id, adjacent: near } of inPlay)
    adjacent[place(id)] = near.filter((other) => ids.has(other)).map(place);
  const numbered = (kind: string, start: number): Region => {
    const region = inPlay.find((each) => each.kind === kind && each.start === start);
    if (region === undefined) throw new Error(`side ${side} has no ${kind} with the number ${start}`);
    return place(region.id);
  };
  const inEpoch = EPOCHS.map(
    (epoch) => content.cards.filter((card) => card.epoch === epoch).length - removed[epoch],
  );
  // P2-07: the base is the last cards of XXX and Heroism.
  const base = Math.min(content.heroism.amongTheLast, inEpoch[2] + 1);
  return {
    regions: inPlay.map(({ id }) => place(id)),
    adjacent,
    seats: seats.map(({ city, oasis }) => ({
      city: numbered('city', city),
      oasis: numbered('oasis', oasis),
    })),
    hand,
    stack: [inEpoch[0], inEpoch[1], inEpoch[2] + 1 - base, base],
  };
}
