import { applyPack, BadInput, type Json, numbersOf } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { checkContent, content, contentChecks, phalanxx, phalanxxWith } from '../src/index.ts';

const corrected = (changes: { [path: string]: Json }) =>
  applyPack(content, { pack: 'test', game: 'phalanxx', changes });
const card = (id: string) => content.cards.find((each) => each.id === id) as (typeof content.cards)[number];
const region = (id: string) =>
  content.boards.flatMap(({ regions }) => regions).find((each) => each.id === id) as never as {
    [field: string]: Json;
  };
const without = (list: readonly Json[], place: number): Json => list.filter((_, i) => i !== place);

describe('the content fits together', () => {
  it('as it is', () => {
    expect(checkContent(content)).toEqual([]);
  });

  /** For each check a change that it must find, and words of what it says. */
  const faults: { readonly [check: string]: [changes: { [path: string]: Json }, words: string[]][] } = {
    'an id stands for one thing': [
      [
        { 'solo.ranks': [...content.solo.ranks, { ...content.solo.ranks[6], least: 40 }] as never },
        ['ranks', "'great'"],
      ],
    ],
    'no two cards have the same name': [
      [{ 'cards.X-01.name.en': card('X-02').name.en }, [card('X-02').name.en, '(en)']],
      [{ 'cards.X-01.name.de': card('X-02').name.de }, [card('X-02').name.de, '(de)']],
    ],
    'a card asks for nothing twice': [
      [
        {
          'cards.X-03.conditions': [
            { needs: 'figures', least: 4 },
            { needs: 'figures', least: 5 },
          ],
        },
        ['cards.X-03.conditions', "'figures' twice"],
      ],
    ],
    'what a card asks for can be had, with any number of players': [
      [
        { 'cards.X-01.conditions': [{ needs: 'ownDice', of: 'orange', least: 3 }] },
        ['asks for 3', 'more than 2'],
      ],
      [{ 'cards.X-01.conditions': [{ needs: 'figures', least: 13 }] }, ['asks for 13', 'more than 12']],
      [{ 'cards.X-01.conditions': [{ needs: 'diceSum', least: 19 }] }, ['asks for 19', 'more than 18']],
      [{ 'cards.X-01.conditions': [{ needs: 'talents', least: 44 }] }, ['asks for 44', 'more than 43']],
      [{ 'cards.X-01.conditions': [{ needs: 'regions', of: 'oasis', least: 9 }] }, ['asks for 9']],
      [{ 'cards.X-01.conditions': [{ needs: 'playedCards', of: 'orange', least: 40 }] }, ['asks for 40']],
      [{ 'cards.X-01.conditions': [{ needs: 'symbols', of: 'archer', least: 40 }] }, ['asks for 40']],
      [{ 'track.most': 20, 'cards.X-01.conditions': [{ needs: 'strength', least: 21 }] }, ['more than 20']],
    ],
    'a card asks for no more own dice than there are fields': [
      [
        {
          'cards.X-01.conditions': [
            { needs: 'ownDice', of: 'white', least: 2 },
            { needs: 'ownDice', of: 'orange', least: 2 },
          ],
        },
        ['cards.X-01.conditions', '4 own dice'],
      ],
    ],
    'what grows, grows': [
      [
        {
          'cards.X-09.strength.steps': [
            [1, 2],
            [2, 2],
          ],
        },
        ['cards.X-09.strength.steps.1'],
      ],
      [
        {
          'cards.X-09.strength.steps': [
            [2, 2],
            [1, 3],
          ],
        },
        ['cards.X-09.strength.steps.1'],
      ],
      [
        {
          'cards.X-09.strength.steps': [
            [1, 0],
            [2, 3],
          ],
        },
        ['cards.X-09.strength.steps.0'],
      ],
    ],
    'army cards, and no others, carry symbols': [
      [{ 'cards.X-01.symbols': [] }, ['cards.X-01.symbols', 'at least one']],
      [{ 'cards.X-09.symbols': ['archer'] }, ['cards.X-09.symbols', 'none']],
    ],
    'a card is worth something, or can do something': [
      [{ 'cards.X-01.strength': { kind: 'none' } }, ['cards.X-01']],
    ],
    'every ability is on a card, and known': [
      [{ 'cards.X-01.ability': 'flight' }, ['cards.X-01.ability', "'flight'"]],
      [
        { 'cards.X-14.ability': null, 'cards.X-14.strength': { kind: 'fixed', value: 1 } },
        ['abilities.scout'],
      ],
    ],
    'what is lost at the end was worth as much before': [
      [{ 'abilities.camouflage.strength': 5 }, ['should be 5']],
    ],
    'one action card is the start player’s, and each has an advantage of its own': [
      [{ 'actionCards.A2.startPlayer': true }, ['actionCards: 2']],
      [{ 'actionCards.A2.advantage': 'flight' }, ['actionCards.A2.advantage']],
      [{ 'actionCards.A2.advantage': 'intrigue' }, ["'intrigue' is on more than one"]],
    ],
    'the money cards turn before they are full': [[{ 'talents.cardsTurnAbove': 43 }, ['below 43']]],
    'neighbours are neighbours of each other, on the same side of the board': [
      [
        { 'boards.II/IV.regions.iv-issos.adjacent': without(region('iv-issos').adjacent as Json[], 0) },
        ['boards.II/IV.regions.iv-kappadokia.adjacent', "'iv-issos'"],
      ],
      [{ 'boards.III.regions.iii-susa.adjacent': ['iv-susa'] }, ["no 'iv-susa' on this side"]],
      [{ 'boards.III.regions.iii-susa.adjacent': ['iii-susa'] }, ['its own neighbour']],
    ],
    'from every region one can get to every other': [
      [
        {
          'boards.II/IV.regions.iv-kappadokia.adjacent': ['iv-issos'],
          'boards.II/IV.regions.iv-issos.adjacent': ['iv-kappadokia'],
        },
        ['setups.2', 'no way leads from iv-kappadokia'],
      ],
    ],
    'a side of the board has halves, or has none': [
      [
        { 'boards.III.regions.iii-susa': { ...region('iii-susa'), half: 'left' } },
        ['boards.III.regions.iii-susa.half'],
      ],
    ],
    'only cities and oases have a value and a start number': [
      [{ 'boards.II/IV.regions.iv-media.value': 1 }, ['iv-media', 'a plain has neither']],
      [{ 'boards.II/IV.regions.iv-issos.value': 0 }, ['iv-issos.value', 'city']],
    ],
    'a start number is there once for cities and once for oases': [
      [{ 'boards.II/IV.regions.iv-babylon.start': 1 }, ['boards.II/IV', 'city 1']],
    ],
    'there is one set-up for each number of players': [[{ 'setups.4.players': 3 }, ['2 for 3 players']]],
    'a set-up has its side, and a start for each seat': [
      [{ 'setups.3.side': 'IV' }, ['setups.3', "'IV'"]],
      [{ 'setups.3.half': 'left' }, ['setups.3', 'left half']],
      [{ 'setups.2.seats': [{ city: 1, oasis: 4 }] }, ['setups.2.seats', '1 for 2']],
      [{ 'setups.2.seats.1.city': 1 }, ['setups.2.seats', 'city 1']],
      [{ 'setups.2.seats.1.city': 2 }, ['setups.2.seats', 'no start city 2']],
    ],
    'there are cards enough for every set-up': [
      [{ 'heroism.amongTheLast': 9 }, ['setups.2.removed.XXX', 'Heroism']],
      [{ 'setups.2.removed.X': 17 }, ['setups.2.removed.X', 'only 16']],
      [{ 'setups.4.hand': 12 }, ['setups.4', '53 are dealt']],
    ],
    'there are figures enough for every set-up': [[{ 'figures.perColour': 9 }, ['setups.1', 'figures']]],
    'a conflict costs no more than the rotated card is worth': [
      [{ 'conflict.loss': 4 }, ['conflict.loss', '4']],
    ],
    'the ranks of the solo game rise': [
      [{ 'solo.ranks.officer.least': 6 }, ['solo.ranks.officer.least']],
      [{ 'solo.ranks.discharged.least': 0 }, ['solo.ranks.discharged.least']],
    ],
  };
  it('and every check is tried here', () => {
    expect(Object.keys(faults)).toEqual(Object.keys(contentChecks));
  });
  describe.each(Object.entries(faults))('or else: %s', (check, cases) => {
    it.each(cases)('%j', (changes, words) => {
      const said = contentChecks[check](corrected(changes)).join('\n');
      for (const word of words) expect(said).toContain(word);
    });
  });
});

describe('other content', () => {
  it('makes another game, and leaves the first as it is', () => {
    const other = phalanxxWith(corrected({ 'cards.X-04.strength.value': 4 }));
    expect(other.contentHash).not.toBe(phalanxx.contentHash);
    expect(numbersOf(phalanxx.content)).toContainEqual({ path: 'cards.X-04.strength.value', value: 3 });
    expect(numbersOf(other.content)).toContainEqual({ path: 'cards.X-04.strength.value', value: 4 });
  });

  it('corrects only what there is', () => {
    expect(() => corrected({ 'cards.X-4.strength.value': 4 })).toThrow(BadInput);
  });
});

/** What is printed, compared with what we have; a content pack may differ, our own content may not. */
describe('what is printed in the rulebook is in the content', () => {
  it('P1-02 P1-04 P1-06 the material', () => {
    const inEpoch = (epoch: string) => content.cards.filter((each) => each.epoch === epoch).length;
    expect(['X', 'XX', 'XXX'].map(inEpoch)).toEqual([16, 13, 13]);
    expect(content.actionCards).toHaveLength(4);
    expect(content.figures.perColour).toBe(12);
    expect(content.talents).toMatchObject({ most: 43, cardsTurnAbove: 21 });
  });

  it.each([
    ['P20-01', 'Parmenion', [0, 2, 3, 4, 4]],
    ['P20-02', 'Bessos', [0, 1, 3, 5, 5]],
    ['P20-03', 'Porus', [0, 1, 2, 3, 4]],
    ['P20-04', 'Dareios', [0, 0, 2, 3, 5]],
    ['P20-05', 'Antigonos', [0, 1, 3, 4, 4]],
    ['P20-06', 'Memmon von Rhodos', [0, 2, 4, 6, 6]],
    ['P21-11', 'Militärmusik', [0, 2, 4, 7, 7]],
    ['P21-12', 'Pferde', [0, 0, 2, 4, 4]],
    ['P21-13', 'Festung', [0, 1, 3, 4, 4]],
  ])('%s %s grows', (_, name, worth) => {
    const { strength } = content.cards.find(
      (each) => each.name.de === name,
    ) as (typeof content.cards)[number];
    const at = (count: number) =>
      strength.kind !== 'growing'
        ? null
        : strength.steps.reduce((value, [least, step]) => (count >= least ? step : value), 0);
    expect(worth.map((_, count) => at(count))).toEqual(worth);
  });

  it('the links of a side can be drawn without crossing each other', () => {
    for (const { regions } of content.boards) {
      const links = regions.flatMap((from) =>
        regions
          .filter((to) => from.id < to.id && from.adjacent.includes(to.id))
          .map((to) => [from, to] as const),
      );
      const side = (a: readonly number[], b: readonly number[], c: readonly number[]) =>
        Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
      const crossing = links.flatMap(([a, b], i) =>
        links.slice(i + 1).flatMap(([c, d]) => {
          if (new Set([a, b, c, d]).size < 4) return [];
          const cross =
            side(a.pos, b.pos, c.pos) !== side(a.pos, b.pos, d.pos) &&
            side(c.pos, d.pos, a.pos) !== side(c.pos, d.pos, b.pos);
          return cross ? [`${a.id} – ${b.id} and ${c.id} – ${d.id}`] : [];
        }),
      );
      expect(crossing).toEqual([]);
    }
  });
});
