/** What Surprise cards would change: for every window, and as it then comes. */

import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import type { Outlook, ReactionForecast } from '../src/index.ts';
import { battle } from './battle.ts';
import { forecast } from './forecasts.ts';
import { entering, plays } from './reactions.ts';
import { type Scene, scene, told } from './scene.ts';
import { embarked, engaged } from './sea.ts';
import { active, storm } from './sieges.ts';
import { alone } from './surprises.ts';

const AED = 'anti-elephant-devices';
const reaction = (table: Table, seat: number): ReactionForecast =>
  forecast<ReactionForecast>(table.position, seat, { reaction: true });
/** `wins 0 0.481` */
const said = (outlook: Outlook | null | undefined): string[] =>
  outlook?.chances.map(({ what, of, count, chance }) =>
    [what, ...(of === null ? [] : [of]), ...(count > 0 ? [count] : []), Number(chance.toFixed(3))].join(' '),
  ) ?? [];
const cardIn = (table: Table, seat: number, card: string) => {
  const found = reaction(table, seat).cards.find((each) => each.card === card);
  if (found === undefined) throw new Error(`no ${card}`);
  return found;
};
const withIt = (table: Table, seat: number, card: string): string[] =>
  said(cardIn(table, seat, card).plays[0]?.outlook);
const does = (table: Table, seat: number, card: string): string[] =>
  cardIn(table, seat, card).plays[0].does.map(({ key }) => key);

describe('what a Surprise card would change', () => {
  it('C46-02 Scouts before the die of an Interception, and of an Evasion', () => {
    const always = { 1: { interceptionRoll: 'always', evasionRoll: 'always' } };
    const parts: Scene = { hands: { 1: ['scouts'] }, orders: always, generals: { perdikkas: '1 ephesos' } };
    const tries = plays(entering({ ...parts, units: ['1 ephesos loyal 3'] }), [
      1,
      { intercept: 'perdikkas', loyal: 3 },
    ]);
    expect(said(reaction(tries, 1).without)).toEqual(['intercepts 1 0.5', 'comesTooLate 1 0.5']);
    expect(withIt(tries, 1, 'scouts')).toEqual(['intercepts 1 0.833', 'comesTooLate 1 0.167']);
    const evades = plays(entering({ ...parts, units: ['1 ephesos loyal 2'] }, 'ephesos'), [
      1,
      { evade: true },
    ]);
    expect(said(reaction(evades, 1).without)).toEqual(['evades 1 0.5', 'isCaught 1 0.5']);
    expect(withIt(evades, 1, 'scouts')).toEqual(['evades 1 0.833', 'isCaught 1 0.167']);
    expect(does(evades, 1, 'scouts')).toEqual(['event.rollEased']);
  });

  const elephants: Parameters<typeof battle>[0] = {
    hands: { 0: [AED, 'cretan-liar'], 1: ['fog'] },
    defenders: 'loyal 2 elephant 2',
  };
  it('C50-03 Anti-Elephant Devices in a battle: the odds are those that the battle then has', () => {
    const table = battle({ ...elephants, draws: ['unrest'], dice: [6, 6, 1, 1, 1] });
    const { without, cards } = reaction(table, 0);
    expect(without?.figures).toEqual([
      { what: 'strength', of: 0, by: 8, dice: 0 },
      { what: 'strength', of: 1, by: 4, dice: 2 },
    ]);
    const [before, then] = [without, cards[0].plays[0].outlook].map(
      (each) => each?.chances.map(({ chance }) => Math.round(chance * 1000)) ?? [],
    );
    expect(then[0]).toBeGreaterThan(before[0]);
    alone(table, 0, { play: AED });
    expect(told(table, 'battle')).toMatchObject({ win: then[0], draw: then[1], lose: then[2] });
  });
  it('S14.3-01 both sides of the battle, as they stand; also while one of its cards is answered', () => {
    const table = battle({ ...elephants, orders: { 1: { surprisePlayed: 'always' } } });
    const { sides } = reaction(table, 0);
    expect(sides?.map(({ owner, strength, elephants: dice }) => [owner, strength, dice])).toEqual([
      [0, 8, 0],
      [1, 4, 2],
    ]);
    expect(sides?.[1].parts).toMatchObject([
      { what: 'elephant', count: 2, each: null },
      { what: 'loyal', count: 2, each: 2, by: 4 },
    ]);
    table.does(0, { play: AED });
    expect(reaction(table, 1).sides).toEqual(sides);
  });
  it('S14.4-02 without the Royal Army CUs that stand aside', () => {
    const table = battle({ ...elephants, attackers: 'mercenary 6', defenders: 'loyal 1 royal 2' });
    const [, defender] = reaction(table, 0).sides ?? [];
    const figure = reaction(table, 0).without?.figures[1];
    expect([defender?.strength, defender?.parts[0].what]).toEqual([figure?.by, 'loyal']);
  });
  it('C56-01 a card that is not for this window has the clause', () => {
    expect(cardIn(battle(elephants), 0, 'cretan-liar')).toMatchObject({ clause: 'C56-01:moment', plays: [] });
  });
  it('C48-04 Mutiny has one way for each sort of CU; D14-23 the last one of a side', () => {
    const parts: Parameters<typeof battle>[0] = { hands: { 0: ['mutiny'] }, popularity: { antigonos: 9 } };
    const two = battle({ ...parts, defenders: 'loyal 2 royal 2', successors: [0, 1] });
    expect(cardIn(two, 0, 'mutiny').plays.map(({ answer }) => answer)).toEqual([
      { sway: 'mutiny', unit: 'loyal' },
      { sway: 'mutiny', unit: 'royal' },
    ]);
    expect(withIt(battle({ ...parts, attackers: 'loyal 4', defenders: 'loyal 1' }), 0, 'mutiny')).toEqual([
      'isWithoutCus 1 1',
    ]);
  });

  it('C56-02 a Cretan Liar: with it all stays as it was, C56-04 and against a Liar as the first card has it', () => {
    const table = plays(battle({ ...elephants, hands: { 0: [AED, 'cretan-liar-2'], 1: ['cretan-liar'] } }), [
      0,
      { play: AED },
    ]);
    const before = said(reaction(battle(elephants), 0).without);
    const scared = withIt(battle(elephants), 0, AED);
    expect(reaction(table, 1)).toMatchObject({
      window: 'battleCards',
      happens: [{ key: 'event.elephantsFail', params: { seat: 1 } }],
    });
    expect(said(reaction(table, 1).without)).toEqual(scared);
    expect(withIt(table, 1, 'cretan-liar')).toEqual(before);
    expect(does(table, 1, 'cretan-liar')).toEqual(['event.cancelledCard']);
    table.does(1, { play: 'cretan-liar' });
    expect(reaction(table, 0).happens).toMatchObject([{ key: 'event.cancelledCard', params: { card: AED } }]);
    expect(said(reaction(table, 0).without)).toEqual(before);
    expect(withIt(table, 0, 'cretan-liar-2')).toEqual(scared);
  });
  it('C58-01 of a card that is played at any time nobody can say what it brings', () => {
    const table = scene({
      hands: { 0: ['ahura-mazda'], 1: ['cretan-liar'] },
      orders: { 1: { surprisePlayed: 'always' } },
      discard: ['fog'],
    });
    table.does(0, { invoke: 'ahura-mazda' });
    expect(reaction(table, 1)).toMatchObject({ window: null, without: null, happens: [] });
    expect(cardIn(table, 1, 'cretan-liar').plays).toHaveLength(1);
  });

  it('C51-03 The Gift of Oratory before Prestige is compared', () => {
    const table = scene({
      die: 4,
      successors: [0, 1],
      generals: { antigonos: '0 pergamon', lysimachos: '1 ephesos' },
      popularity: { antigonos: 4, lysimachos: 0 },
      units: ['0 pergamon mercenary 4', '1 ephesos royal 3'],
      hands: { 1: ['the-gift-of-oratory'] },
    });
    table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', mercenary: 4 });
    table.does(0, { go: 'ephesos' });
    table.does(1, { stay: true });
    expect(said(reaction(table, 1).without)).toEqual(['yields 1 1']);
    expect(withIt(table, 1, 'the-gift-of-oratory')).toEqual(['nobodyYields 1']);
    expect(reaction(table, 1).without?.figures.map(({ by }) => by)).toEqual([4, 0]);
  });

  it('C53-04 Storms at Sea, C55-03 Fog and CO66-02 a Superior Admiral', () => {
    const always = Object.fromEntries([0, 2].map((seat) => [seat, { seaCards: 'always' }]));
    const sails = plays(embarked({ hands: { 2: ['storms-at-sea', 'fog'] }, orders: always }), [
      0,
      { sail: 'salamis' },
    ]);
    expect(said(reaction(sails, 2).without)).toEqual(['sails 0 1']);
    expect(withIt(sails, 2, 'storms-at-sea')).toEqual(['isDrivenBack 0 1']);
    expect(cardIn(sails, 2, 'fog').clause).toBe('C55-01:declared');
    const meets = engaged({ hands: { 1: ['superior-admiral'], 2: ['fog'] }, orders: always });
    expect(withIt(meets, 2, 'fog')).toEqual(['sails 0 1']);
    const [before, then] = [
      reaction(meets, 1).without,
      cardIn(meets, 1, 'superior-admiral').plays[0].outlook,
    ];
    expect(then?.chances[2].chance).toBeGreaterThan(before?.chances[2].chance ?? 1);
    expect(before?.figures.map(({ by }) => by)).toEqual([0, 2]);
  });

  it('C52-03 a Traitor Inside City before the die of a Siege', () => {
    const table = storm(active({ hands: { 0: ['traitor-inside-city'] } }));
    const [before, then] = [said(reaction(table, 0).without), withIt(table, 0, 'traitor-inside-city')];
    expect(before).not.toEqual(then);
    const gains = cardIn(table, 0, 'traitor-inside-city').plays[0].outlook?.chances ?? [];
    expect(gains.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  });
  it('S16.5-01 a Traitor takes no city while CUs inside stand in for the last Siege Point', () => {
    const besieged = (siegeDefence: boolean, inside: number): Table =>
      storm(
        active({
          options: { siegeDefence },
          sieges: { sardeis: '0 2' },
          units: [`1 sardeis inside mercenary ${inside}`],
          hands: { 0: ['traitor-inside-city'] },
        }),
      );
    // Two Siege Points at most, three with the Traitor.
    expect(said(reaction(besieged(true, 2), 0).without)).toEqual(['getsPoints 0 1']);
    expect(said(reaction(besieged(false, 2), 0).without)[0]).toMatch(/^takesCity 0/);
    expect(withIt(besieged(true, 1), 0, 'traitor-inside-city')[0]).toMatch(/^takesCity 0/);
  });
  it('CO69-05 a port that is supplied: one way for each number of Siege Points', () => {
    const table = storm(
      active({
        at: 'tyros',
        provinces: { phoinike: 1 },
        sieges: { tyros: '0 2' },
        hands: { 1: ['port-re-supplied'] },
      }),
    );
    expect(cardIn(table, 1, 'port-re-supplied').plays.map(({ answer }) => answer.points)).toEqual([1, 2]);
  });

  it('CO68-04 the Price of Failure: by its die', () => {
    const table = battle({
      hands: { 0: ['price-of-failure'] },
      attackers: 'loyal 6',
      defenders: 'loyal 2',
      dice: [6, 6, 1, 1, 1],
      orders: { 0: { battleCards: 'never' }, 1: { battleCards: 'never' } },
    });
    expect(said(reaction(table, 0).without)).toEqual(['lives 1 1']);
    expect(withIt(table, 0, 'price-of-failure').toSorted()).toEqual(['dies 1 0.5', 'lives 1 0.5']);
  });

  it('nothing of it stays on the board, and where no window is open there is none', () => {
    const table = battle(elephants);
    const before = JSON.stringify(table.position.cells);
    reaction(table, 0);
    expect(JSON.stringify(table.position.cells)).toBe(before);
    expect(() => reaction(scene({}), 0)).toThrow('no window is open');
  });
});
