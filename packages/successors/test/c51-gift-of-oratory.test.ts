import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { battle } from './battle.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';
import { active, storm } from './sieges.ts';
import { alone, passes } from './surprises.ts';

const ORATORY = 'the-gift-of-oratory';
/** Antigonos comes to Ephesos, where seat 1 has nothing but Royal Army CUs; nobody has Legitimacy. */
const stepK = (parts: Scene = {}): Table => {
  const table = scene({
    die: 4,
    successors: [0, 1],
    generals: { antigonos: '0 pergamon', lysimachos: '1 ephesos' },
    popularity: { antigonos: 4, lysimachos: 0 },
    units: ['0 pergamon mercenary 4', '1 ephesos royal 3'],
    hands: { 1: [ORATORY] },
    ...parts,
  });
  table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', mercenary: 4 });
  table.does(0, { go: 'ephesos' });
  table.does(1, { stay: true });
  return table;
};
const prestige = (table: Table) =>
  table
    .events('all')
    .filter(({ key }) => key === 'event.prestige')
    .map(({ params }) => [params.seat, params.prestige]);

describe('Card 51, The Gift of Oratory', () => {
  it('C51-01 is played before Prestige is compared in step K, by one of the two sides', () => {
    const table = stepK({
      hands: { 1: [ORATORY], 2: ['fog'] },
      orders: { 2: { prestigeCompared: 'always' } },
    });
    expect([asked(table), prestige(table)]).toEqual([['1 prestigeCompared'], []]);
    expect(offered(table, 1, 'play')).toEqual([ORATORY]);
  });
  it('C51-01 when battle cards are played', () => {
    const table = battle({
      hands: { 0: [ORATORY] },
      attackers: 'loyal 2 royal 1',
      successors: [0, 1],
      popularity: { antigonos: 0, lysimachos: 4 },
    });
    expect([asked(table), offered(table, 0, 'play')]).toEqual([['0 battleCards'], [ORATORY]]);
  });
  it('C51-01 in a Siege, when a Siege Point was added and Royal Army CUs are inside', () => {
    const table = storm(
      active({
        generals: { lysimachos: '1 sardeis inside' },
        units: ['1 sardeis inside royal 2'],
        popularity: { antigonos: 4 },
        hands: { 1: [ORATORY] },
        draws: ['unrest'],
        dice: [4],
      }),
    );
    expect(asked(table)).toEqual(['1 prestigeCompared']);
    alone(table, 1, { play: ORATORY });
    expect([told(table, 'siegePoint'), told(table, 'defected')]).toMatchObject([{ points: 1 }, undefined]);
  });
  it('C51-01 CO65-04 in Alexander’s Ghost, for which it counts', () => {
    const ghost = (hands: Scene['hands'], parts: Scene = {}): Table =>
      scene({
        step: 'tyche',
        successors: [0, 1],
        hands: { 0: ['alexanders-ghost'], ...hands },
        pcs: { trikka: 1 },
        units: ['0 larisa mercenary 2', '1 trikka royal 3'],
        generals: { antigonos: '0 larisa', lysimachos: '1 trikka' },
        popularity: { antigonos: 4, lysimachos: 0 },
        ...parts,
      });
    const table = ghost({ 1: [ORATORY] }, { draws: ['unrest'] });
    table.does(0, { event: 'alexanders-ghost' });
    expect(asked(table)).toEqual(['1 prestigeCompared']);
    alone(table, 1, { play: ORATORY });
    expect(prestige(table)).toEqual([
      [0, 4],
      [1, 5],
    ]);
    expect(table.fact('units')).toEqual(['0 larisa mercenary 2', '1 trikka royal 3']);
  });
  it('C51-01 at no other time', () => {
    expect(scene({ hands: { 0: [ORATORY] } }).refuses(0, { invoke: ORATORY })).toBe('C51-01');
  });

  it('C51-02 it is for the General who commands there', () => {
    const table = stepK({ draws: ['unrest'], dice: [1, 1, 6, 6] });
    alone(table, 1, { play: ORATORY });
    expect(told(table, 'orated')).toEqual({ seat: 1, general: 'lysimachos', by: 5 });
  });
  it('C51-02 nobody speaks where no General of his commands', () => {
    const table = battle({
      hands: { 1: [ORATORY, 'cavalry-superiority'] },
      pcs: { ephesos: 1 },
      against: [],
      defenders: 'loyal 3 royal 1',
      successors: [0, 1],
      popularity: { antigonos: 4 },
    });
    expect(table.refuses(1, { play: ORATORY })).toBe('C51-02');
  });

  it('C51-03 S7.2.F-13 he has 5 P more', () => {
    const table = stepK({ draws: ['unrest'], dice: [1, 1, 6, 6] });
    alone(table, 1, { play: ORATORY });
    expect(prestige(table).slice(0, 2)).toEqual([
      [0, 4],
      [1, 5],
    ]);
    expect(told(table, 'defected')).toBeUndefined();
  });

  it('C51-04 to the end of the Procedure: in the battle that follows, too', () => {
    const table = stepK({ draws: ['unrest'], dice: [1, 1, 6, 6] });
    alone(table, 1, { play: ORATORY });
    expect(prestige(table)).toEqual([
      [0, 4],
      [1, 5],
      [0, 4],
      [1, 5],
    ]);
    expect(told(table, 'setAside')).toBeUndefined();
  });
  it('C51-05 and no longer', () => {
    const table = stepK({ draws: ['unrest'], dice: [1, 1, 6, 6] });
    alone(table, 1, { play: ORATORY });
    expect(table.fact('prestige')).toMatchObject({ '1 ephesos': 0 });
  });

  /** Antigonos attacks; nobody has Royal Army CUs. */
  const attack = (antigonos: number, lysimachos: number, parts: Parameters<typeof battle>[0] = {}): Table =>
    battle({
      hands: { 0: [ORATORY], 1: ['mutiny'] },
      popularity: { antigonos, lysimachos },
      successors: [0, 1],
      defenders: 'mercenary 4',
      ...parts,
    });
  it.each([
    [4, 9, '0 battleCards'], // then both have 9
    [3, 9, '1 battleCards'], // of no use
    [4, 8, '0 battleCards'],
  ])(
    'C51-01 D6-09 before the cards of a Defender who could have a Mutiny (%i against %i): %s',
    (mine, theirs, who) => {
      expect(asked(attack(mine, theirs))).toEqual([who]);
    },
  );
  it('D6-09 who attacks is not asked for a Mutiny of which there is none', () => {
    const hands = { 0: [ORATORY], 1: ['unrest'] };
    for (const parts of [
      { hands, out: ['mutiny', 'mutiny-2'] },
      { hands: { 0: [ORATORY] } },
      { hands, attackers: 'mercenary 4' },
    ])
      expect(told(attack(4, 9, { ...parts, dice: [6, 6, 1, 1] }), 'wonBattle')).toBeDefined();
  });
  it('D6-09 nor for a higher Prestige where there is nothing to sway or to be set aside', () => {
    const plain = { hands: { 0: [ORATORY] }, dice: [6, 6, 1, 1] };
    expect(told(attack(4, 5, plain), 'wonBattle')).toBeDefined();
    // His own Royal Army CUs fight for him as it is.
    expect(told(attack(4, 4, { ...plain, attackers: 'mercenary 3 royal 1' }), 'wonBattle')).toBeDefined();
    expect(asked(attack(4, 5, { hands: plain.hands, defenders: 'loyal 4' }))).toEqual(['0 battleCards']);
  });

  it('D6-33 who plays none loses his CUs; where 5 P change nothing nobody is asked', () => {
    expect(told(passes(stepK()), 'defected')).toMatchObject({ seat: 1, to: 0, count: 3 });
    const hopeless = stepK({ popularity: { antigonos: 9, lysimachos: 0 } });
    expect(told(hopeless, 'defected')).toMatchObject({ seat: 1, to: 0, count: 3 });
  });
});
