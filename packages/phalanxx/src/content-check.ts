/**
 * What must hold in the content besides its form, so that a game can be played with it: each value by itself may be
 * right and still not fit the others. Which values are printed is no matter of this check: a pack may correct them.
 */

import type { Content } from './content-schema.ts';
import { EPOCHS } from './words.ts';

type Region = Content['boards'][number]['regions'][number];
type Setup = Content['setups'][number];

/** The checks by name; each gives a line for every fault. */
export const contentChecks: { readonly [name: string]: (content: Content) => string[] } = {
  'an id stands for one thing': (content) =>
    Object.entries({
      cards: [...content.cards, content.heroism],
      regions: allRegions(content),
      boards: content.boards,
      abilities: content.abilities,
      advantages: content.advantages,
      actionCards: content.actionCards,
      ranks: content.solo.ranks,
    }).flatMap(([what, things]) =>
      repeated(things.map(({ id }) => id)).map((id) => `${what}: '${id}' is there more than once`),
    ),

  'no two cards have the same name': ({ cards }) =>
    (['en', 'de'] as const).flatMap((language) =>
      repeated(
        cards.map(({ name, subtitle }) => [name[language], subtitle?.[language] ?? ''].join(' ').trim()),
      ).map((name) => `cards: more than one is called '${name}' (${language})`),
    ),

  'a card asks for nothing twice': ({ cards }) =>
    cards.flatMap(({ id, conditions }) =>
      repeated(
        conditions.map((condition) => [condition.needs, 'of' in condition ? condition.of : ''].join(' ')),
      ).map((condition) => `cards.${id}.conditions: asks for '${condition.trim()}' twice`),
    ),

  'what a card asks for can be had, with any number of players': (content) =>
    content.cards.flatMap(({ id, conditions }) =>
      conditions.flatMap((condition, i) => {
        const most = mostOf(content, id, condition);
        if (condition.least <= most) return [];
        return [
          `cards.${id}.conditions.${i}: asks for ${condition.least}, but there are never more than ${most}`,
        ];
      }),
    ),

  // P1-12: three red fields.
  'a card asks for no more own dice than there are fields': ({ cards }) =>
    cards.flatMap(({ id, conditions }) => {
      const asked = sum(conditions.map(({ needs, least }) => (needs === 'ownDice' ? least : 0)));
      return asked <= FIELDS
        ? []
        : [`cards.${id}.conditions: asks for ${asked} own dice, nobody has more than ${FIELDS}`];
    }),

  'what grows, grows': ({ cards }) =>
    cards.flatMap(({ id, strength }) =>
      strength.kind !== 'growing'
        ? []
        : strength.steps.flatMap(([count, worth], i) => {
            const [before, less] = strength.steps[i - 1] ?? [0, 0];
            if (count > before && worth > less) return [];
            return [`cards.${id}.strength.steps.${i}: is not above the step before it`];
          }),
    ),

  // P20-10
  'army cards, and no others, carry symbols': ({ cards }) =>
    cards.flatMap(({ id, colour, symbols }) =>
      (colour === 'white') === symbols.length > 0
        ? []
        : [`cards.${id}.symbols: a ${colour} card has ${symbols.length === 0 ? 'at least one' : 'none'}`],
    ),

  'a card is worth something, or can do something': ({ cards }) =>
    cards.flatMap(({ id, strength, ability }) =>
      strength.kind === 'none' && ability === null ? [`cards.${id}: has neither strength nor ability`] : [],
    ),

  'every ability is on a card, and known': ({ cards, abilities }) => {
    const known = abilities.map(({ id }) => id);
    const used = cards.map(({ ability }) => ability);
    return [
      ...cards.flatMap(({ id, ability }) =>
        ability === null || known.includes(ability) ? [] : [`cards.${id}.ability: there is no '${ability}'`],
      ),
      ...known.flatMap((id) => (used.includes(id) ? [] : [`abilities.${id}: is on no card`])),
    ];
  },

  // P21-05: what Camouflage gives is taken away again.
  'what is lost at the end was worth as much before': ({ cards, abilities }) =>
    abilities.flatMap((ability) =>
      ability.kind !== 'lostAtTheEnd'
        ? []
        : cards.flatMap(({ id, ability: own, strength }) =>
            own !== ability.id || (strength.kind === 'fixed' && strength.value === ability.strength)
              ? []
              : [
                  `cards.${id}.strength: should be ${ability.strength}, what '${ability.id}' loses at the end`,
                ],
          ),
    ),

  // P1-14, P1-15
  'one action card is the start player’s, and each has an advantage of its own': ({
    actionCards,
    advantages,
  }) => {
    const starting = actionCards.filter(({ startPlayer }) => startPlayer).length;
    const known = advantages.map(({ id }) => id);
    const given = actionCards.map(({ advantage }) => advantage);
    return [
      ...(starting === 1 ? [] : [`actionCards: ${starting} are the start player’s, one should be`]),
      ...actionCards.flatMap(({ id, advantage }) =>
        known.includes(advantage) ? [] : [`actionCards.${id}.advantage: there is no '${advantage}'`],
      ),
      ...repeated(given).map((advantage) => `actionCards: '${advantage}' is on more than one`),
    ];
  },

  // P1-06
  'the money cards turn before they are full': ({ talents: { cardsTurnAbove, most } }) =>
    cardsTurnAbove < most
      ? []
      : [`talents.cardsTurnAbove: should be below ${most}, the most that they count`],

  'neighbours are neighbours of each other, on the same side of the board': ({ boards }) =>
    boards.flatMap(({ id: side, regions }) =>
      regions.flatMap(({ id, adjacent }) =>
        adjacent.flatMap((other) => {
          const where = `boards.${side}.regions.${id}.adjacent`;
          if (other === id) return [`${where}: is its own neighbour`];
          const there = regions.find((each) => each.id === other);
          if (there === undefined) return [`${where}: there is no '${other}' on this side`];
          return there.adjacent.includes(id) ? [] : [`${where}: has '${other}', which does not have '${id}'`];
        }),
      ),
    ),

  // P3-04, P3-05: the other half does not exist for those who play on one.
  'from every region one can get to every other': (content) =>
    content.setups.flatMap((setup) => {
      const regions = inPlay(content, setup);
      const far = unreached(regions);
      return far === undefined
        ? []
        : [`setups.${setup.players}: no way leads from ${regions[0].id} to ${far.id}`];
    }),

  'a side of the board has halves, or has none': ({ boards }) =>
    boards.flatMap(({ id: side, regions }) =>
      regions.flatMap(({ id, half }) =>
        (half === undefined) === (regions[0].half === undefined)
          ? []
          : [`boards.${side}.regions.${id}.half: should be there for all regions of the side, or for none`],
      ),
    ),

  'only cities and oases have a value and a start number': ({ boards }) =>
    boards.flatMap(({ id: side, regions }) =>
      regions.flatMap(({ id, kind, value, start }) => {
        const where = `boards.${side}.regions.${id}`;
        if (kind === 'plain') return value === 0 && start === null ? [] : [`${where}: a plain has neither`];
        return value > 0 ? [] : [`${where}.value: should be at least 1 for a ${kind}`];
      }),
    ),

  'a start number is there once for cities and once for oases': ({ boards }) =>
    boards.flatMap(({ id: side, regions }) =>
      repeated(regions.flatMap(({ kind, start }) => (start === null ? [] : [`${kind} ${start}`]))).map(
        (number) => `boards.${side}: more than one region is the start ${number}`,
      ),
    ),

  'there is one set-up for each number of players': ({ setups }) =>
    [1, 2, 3, 4].flatMap((players) => {
      const count = setups.filter((setup) => setup.players === players).length;
      return count === 1 ? [] : [`setups: ${count} for ${players} players, one should be`];
    }),

  'a set-up has its side, and a start for each seat': (content) =>
    content.setups.flatMap((setup) => {
      const { players, side, half, seats } = setup;
      const where = `setups.${players}`;
      const regions = inPlay(content, setup);
      if (regions.length === 0)
        return [`${where}: there is no side '${side}' ${half === null ? '' : `with a ${half} half`}`.trim()];
      const starts = seats.flatMap(({ city, oasis }) => [`city ${city}`, `oasis ${oasis}`]);
      const there = regions.map(({ kind, start }) => `${kind} ${start}`);
      return [
        ...(seats.length === players ? [] : [`${where}.seats: ${seats.length} for ${players} players`]),
        ...repeated(starts).map((start) => `${where}.seats: more than one begins in ${start}`),
        ...starts.flatMap((start) =>
          there.includes(start) ? [] : [`${where}.seats: no start ${start} is in play`],
        ),
      ];
    }),

  // P2-06 to P2-10: what is removed, the base, the display and the hands all come from the same cards.
  'there are cards enough for every set-up': (content) =>
    content.setups.flatMap(({ players, removed, hand }) => {
      const left = EPOCHS.map((epoch) => cardsOf(content, epoch) - removed[epoch]);
      const last = EPOCHS.length - 1;
      const dealt = content.display.prices.length + players * Math.max(hand, ...startHands(content));
      return [
        ...EPOCHS.flatMap((epoch, i) =>
          left[i] >= 0
            ? []
            : [`setups.${players}.removed.${epoch}: there are only ${cardsOf(content, epoch)}`],
        ),
        ...(left[last] + 1 >= content.heroism.amongTheLast
          ? []
          : [
              `setups.${players}.removed.XXX: leaves too few to hide Heroism among ${content.heroism.amongTheLast}`,
            ]),
        ...(sum(left) > dealt
          ? []
          : [`setups.${players}: ${sum(left)} cards are left, and ${dealt} are dealt`]),
      ];
    }),

  // P23-03: in the solo game the other side holds every city and oasis that is not the player's.
  'there are figures enough for every set-up': (content) =>
    content.setups.flatMap((setup) => {
      const { figures } = content;
      const own = figures.city + figures.oasis;
      const there = sum(inPlay(content, setup).map(({ kind }) => (kind === 'plain' ? 0 : figures[kind])));
      const most = setup.players === 1 ? Math.max(own, there - own) : own;
      return most <= figures.perColour ? [] : [`setups.${setup.players}: a side begins with ${most} figures`];
    }),

  // P15-07, DP-20
  'a conflict costs no more than the rotated card is worth': ({ conflict: { loss, least } }) =>
    loss <= least
      ? []
      : [`conflict.loss: ${loss} is more than conflict.least, ${least}: strength could fall below 0`],

  // P23-17 to P23-23
  'the ranks of the solo game rise': ({ solo: { ranks } }) =>
    ranks.flatMap(({ id, least }, i) => {
      const where = `solo.ranks.${id}.least`;
      if (i === 0) return least === null ? [] : [`${where}: the lowest rank has no least`];
      const before = ranks[i - 1].least ?? Number.NEGATIVE_INFINITY;
      return least !== null && least > before ? [] : [`${where}: is not above that of the rank before it`];
    }),
};

/** What is wrong with content that has the right form; nothing when all is well. */
export const checkContent = (content: Content): string[] =>
  Object.values(contentChecks).flatMap((check) => check(content));

const FIELDS = 3;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, i) => names.indexOf(name) < i)),
];

const allRegions = ({ boards }: Content): Region[] => boards.flatMap(({ regions }) => regions);
/** P3-05 */
const inPlay = ({ boards }: Content, { side, half }: Setup): Region[] =>
  boards
    .filter(({ id }) => id === side)
    .flatMap(({ regions }) => regions.filter((region) => half === null || region.half === half));
const cardsOf = ({ cards }: Content, epoch: string): number =>
  cards.filter((card) => card.epoch === epoch).length;
const startHands = ({ advantages }: Content): number[] =>
  advantages.flatMap(({ effect }) => (effect.kind === 'leaders' ? [effect.startHand] : []));

/** The most that somebody can have of what a card asks for, in the set-up where that is least. */
function mostOf(
  content: Content,
  card: string,
  condition: Content['cards'][number]['conditions'][number],
): number {
  const { cards, dice, figures, setups, talents, track } = content;
  const others = cards.filter(({ id }) => id !== card);
  switch (condition.needs) {
    case 'ownDice': {
      const own = dice.own.filter((colour) => colour === condition.of).length;
      const travelling = dice.travelling.filter((colour) => colour === condition.of).length;
      return Math.min(FIELDS, 2 * own + travelling); // two sides are the fewest
    }
    case 'figures':
      return figures.perColour;
    case 'playedCards':
      return others.filter(({ colour }) => colour === condition.of).length;
    case 'diceSum':
      return FIELDS * dice.sides;
    case 'regions':
      return Math.min(
        ...setups.map((setup) => inPlay(content, setup).filter(({ kind }) => kind === condition.of).length),
      );
    case 'symbols':
      return sum(others.map(({ symbols }) => symbols.filter((symbol) => symbol === condition.of).length));
    case 'talents':
      return talents.most;
    case 'strength':
      return track.most;
  }
}

/** A region to which no way leads from the first. */
function unreached(regions: readonly Region[]): Region | undefined {
  const reached = new Set(regions.slice(0, 1).map(({ id }) => id));
  for (const id of reached)
    for (const other of regions.find((region) => region.id === id)?.adjacent ?? [])
      if (regions.some((region) => region.id === other)) reached.add(other);
  return regions.find(({ id }) => !reached.has(id));
}
