import { describe, expect, it } from 'vitest';
import { againstLeosthenes, battle, toldOf } from './battle.ts';
import { entering, plays } from './reactions.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';
import { active, storm, surrendering } from './sieges.ts';
import { alone } from './surprises.ts';

const options = { cavalry: true };
const unitsIn = (table: ReturnType<typeof scene>) => table.fact('units');

describe('16.9 Where Cavalry comes from', () => {
  it('S16.9-03 each Starting General has a Cavalry CU besides', () => {
    const dealt = (more: Scene = {}) =>
      scene({ seats: 2, turn: 0, step: 'placement', generals: { perdikkas: '0 dealt' }, ...more });
    expect(unitsIn(dealt({ options }))).toEqual(['0 babylon elephant 2 cavalry 1 royal 4']);
    expect(unitsIn(dealt())).toEqual(['0 babylon elephant 2 royal 4']);
  });

  const phase = (provinces: NonNullable<Scene['provinces']>, more: Scene = {}) =>
    scene({
      options,
      turn: 2,
      step: 'reinforcements',
      provinces,
      pcs: { memphis: 0, sardeis: 1, kelainai: 2, tyros: 3 },
      generals: { perdikkas: '0 memphis' },
      ...more,
    });
  const waiting = (table: ReturnType<typeof scene>, seat: number) =>
    (table.fact('waiting') as { [seat: string]: { [unit: string]: number } })[seat];

  it.each(['makedonia', 'thessalia', 'thrake', 'kappadokia', 'armenia', 'media', 'persis', 'sousiane'])(
    'S16.9-04 who holds %s has one in place of a Mercenary',
    (province) => {
      const table = phase({ [province]: 1, aigyptos: 3, hellas: 3 });
      expect(waiting(table, 1)).toMatchObject({ mercenary: 1, cavalry: 1 });
      expect(told(table, 'ridersJoined')).toEqual({ seat: 1, count: 1 });
    },
  );
  it('S16.9-04 one, and nobody else, and only with the option', () => {
    const table = phase({ media: 1, persis: 1, aigyptos: 3, hellas: 3, babylonia: 3, syria: 3 });
    expect(waiting(table, 1)).toMatchObject({ mercenary: 1, cavalry: 1 });
    expect(waiting(table, 2)).toEqual({ mercenary: 2 });
    expect(waiting(phase({ media: 1 }, { options: {} }), 1).cavalry).toBeUndefined();
  });
  it('S16.9-05 the two Mercenaries for the most VP stay', () => {
    const table = phase({ media: 1, persis: 1, sousiane: 1 });
    expect(waiting(table, 1)).toEqual({ mercenary: 3, cavalry: 1 });
  });

  const training = (ops: string, more: Scene = {}) => {
    const table = scene({ options, step: 'tyche', pcs: { pella: 0 }, hands: { 0: [ops] }, ...more });
    table.does(0, { operations: ops, on: 'train' });
    return table;
  };
  it('S16.9-14 it is trained for 6 OPs', () => {
    const table = training('condemnation');
    expect(offered(table, 0, 'train')).toEqual(['mercenary', 'cavalry', 'loyal']);
    table.does(0, { train: 'cavalry' });
    expect(table.fact('training')).toMatchObject({ 0: 'cavalry 4' });
    expect(told(training('diplomacy', { training: { 0: 'cavalry 4' } }), 'trained')).toEqual({
      seat: 0,
      unit: 'cavalry',
    });
    expect(offered(training('diplomacy', { options: {} }), 0, 'train')).toEqual(['mercenary', 'loyal']);
  });

  it('S16.9-15 D16-20 it does not count for the tie-breaker', () => {
    const table = scene({
      options,
      seats: 3,
      turn: 5,
      step: 'nextTurn',
      provinces: { thrake: 0, lydia: 1, phrygia: 2 },
      generals: { perdikkas: '0 kardia', antigonos: '1 sardeis', eumenes: '2 kelainai' },
      units: ['0 kardia cavalry 3', '1 sardeis loyal 1', '2 kelainai cavalry 2'],
      dispersed: { 0: { cavalry: 2 } },
    });
    expect(table.fact('tieBreakCus')).toEqual({ 0: 0, 1: 1, 2: 0 });
    expect(table.fact('outcome')).toMatchObject({ winners: [1] });
  });
});

/** Antigonos marches to Pergamon, with Cavalry or without; Perdikkas of seat 1 is next to it, in Abydos. */
const coming = (mine: string, theirs: string, more: Scene = {}) => {
  const table = scene({
    options,
    die: 4,
    generals: { antigonos: '0 sardeis', perdikkas: '1 abydos' },
    units: [`0 sardeis ${mine}`, `1 abydos ${theirs}`],
    ...more,
  });
  const counts = mine.includes('cavalry') ? { loyal: 3, cavalry: 1 } : { loyal: 4 };
  table.does(0, { march: 'antigonos', from: 'sardeis', side: 'outside', ...counts });
  table.does(0, { go: 'pergamon' });
  return table;
};
const RIDING = 'cavalry 1 loyal 3';
const FOOT = 'loyal 4';
describe('16.9 Interception', () => {
  // Perdikkas has Initiative 3: 4 or more.
  it.each([
    [FOOT, 'loyal 2', 4],
    [FOOT, 'cavalry 1 loyal 1', 3],
    [RIDING, 'loyal 2', 5],
    [RIDING, 'cavalry 1 loyal 1', 4],
  ])('S16.9-22 S16.9-23 D16-11 %s against %s: %i or more', (mine, theirs, needed) => {
    const table = coming(mine, theirs, { dice: [needed] });
    table.does(1, { intercept: 'perdikkas', loyal: 1 });
    expect(told(table, 'interceptionRoll')).toMatchObject({ needed, success: true });
    const less = coming(mine, theirs, { dice: [needed - 1] });
    less.does(1, { intercept: 'perdikkas', loyal: 1 });
    expect(told(less, 'interceptionRoll')).toMatchObject({ success: false });
  });
  it('S16.9-22 of his own Faction, and only with the option', () => {
    const others = coming(FOOT, 'loyal 2', {
      pcs: { abydos: 2 },
      units: ['0 sardeis loyal 4', '1 abydos loyal 2', '2 abydos cavalry 1'],
      unsettled: true, // beside him, as in the midst of a Procedure
      dice: [1],
    });
    others.does(1, { intercept: 'perdikkas', loyal: 1 });
    expect(told(others, 'interceptionRoll')).toMatchObject({ needed: 4 });
    const without = coming(RIDING, 'cavalry 1 loyal 1', { options: {}, dice: [1] });
    without.does(1, { intercept: 'perdikkas', loyal: 1 });
    expect(told(without, 'interceptionRoll')).toMatchObject({ needed: 4 });
  });
  it('S16.9-02 D16-16 Independent Generals have Cavalry with them, when they are incited and when they move', () => {
    const incited = entering({
      options: { cavalry: true, independentReactions: true },
      generals: { glaukias: 'ephesos' },
      hands: { 1: ['fog'] },
      dice: [3],
      draws: ['desertions'],
    });
    plays(incited, [1, { incite: 'glaukias', price: 'fog' }]);
    // Initiative 3: 4 or more, less one.
    expect(told(incited, 'independentInterception')).toMatchObject({ needed: 3, success: true });
  });
});

describe('16.9 Evasion', () => {
  const upon = (mine: string, theirs: string, more: Scene = {}) =>
    coming(mine, 'loyal 1', {
      generals: { antigonos: '0 sardeis', perdikkas: '1 pergamon' },
      units: [`0 sardeis ${mine}`, `1 pergamon ${theirs}`],
      ...more,
    });
  it.each([
    [FOOT, 'loyal 2', 4],
    [FOOT, 'cavalry 1 loyal 1', 3],
    [RIDING, 'loyal 2', 5],
    [RIDING, 'cavalry 1 loyal 1', 4],
  ])('S16.9-24 S16.9-25 D16-12 %s against %s: %i or more', (mine, theirs, needed) => {
    const table = upon(mine, theirs, { dice: [needed] });
    table.does(1, { evade: true });
    expect(told(table, 'evasionRoll')).toMatchObject({ needed, success: true });
  });
  it('S16.9-02 D16-16 an Independent Army rides as well', () => {
    const table = entering({
      options: { cavalry: true, independentReactions: true },
      generals: { glaukias: 'pergamon' },
      hands: { 1: ['fog'] },
      dice: [3],
      draws: ['desertions'],
    });
    plays(table, [1, { incite: 'glaukias', price: 'fog' }]);
    expect(told(table, 'independentEvasion')).toMatchObject({ needed: 3, success: true });
  });
});

describe('16.9 Land Battles', () => {
  const riding = (parts: Parameters<typeof battle>[0]) => battle({ options, ...parts });
  it('S16.9-01 its Combat Strength is 1', () => {
    const table = riding({ attackers: 'loyal 2 cavalry 3', dice: [6, 6, 1, 1, 1] });
    expect(toldOf(table, 'battleStrength', 0)).toMatchObject({ cavalry: 3, strength: 7 });
  });
  it('S16.9-26 a side with Cavalry adds 1, after the dice are raised', () => {
    const table = riding({ attackers: 'loyal 4 cavalry 2', dice: [1, 6, 2, 4] });
    // Battle Rating 3: 3 + 6 + 1.
    expect(toldOf(table, 'battleRoll', 0)).toMatchObject({ dice: [1, 6], rating: 3, bonus: 0, roll: 10 });
    expect(toldOf(table, 'battleRoll', 1)).toMatchObject({ dice: [2, 4], roll: 7 });
    expect(toldOf(table, 'charged', 0)).toEqual({ seat: 0, space: 'ephesos', by: 1 });
    expect(toldOf(table, 'charged', 1)).toBeUndefined();
    // A 9, which may kill him (S14.8-01).
    const usual = battle({ attackers: 'loyal 4 cavalry 2', dice: [1, 6, 2, 4, 3] });
    expect(toldOf(usual, 'battleRoll', 0)).toMatchObject({ roll: 9 });
  });
  it('S16.9-27 but not against Elephants whose dice gave them strength', () => {
    const parts = { attackers: 'loyal 4 cavalry 1', defenders: 'loyal 3 elephant 1' };
    const strong = riding({ ...parts, dice: [3, 5, 5, 3, 3, 1] });
    expect(toldOf(strong, 'battleRoll', 0)).toMatchObject({ dice: [5, 5], roll: 10 });
    const weak = riding({ ...parts, dice: [2, 5, 5, 3, 3, 1] });
    expect(toldOf(weak, 'battleRoll', 0)).toMatchObject({ dice: [5, 5], roll: 11 });
    // Of one's own they do not matter.
    const own = riding({ attackers: 'loyal 3 cavalry 1 elephant 1', dice: [6, 5, 5, 3, 3, 1] });
    expect(toldOf(own, 'battleRoll', 0)).toMatchObject({ dice: [5, 5], roll: 11 });
  });
  it('C50-05 Elephants that do nothing do not scare Cavalry', () => {
    const table = riding({
      attackers: 'loyal 4 cavalry 1',
      defenders: 'loyal 3 elephant 1',
      hands: { 0: ['anti-elephant-devices'] },
      draws: ['unrest'],
      dice: [5, 5, 3, 3, 1],
    });
    alone(table, 0, { play: 'anti-elephant-devices' });
    expect(toldOf(table, 'battleRoll', 0)).toMatchObject({ dice: [5, 5], roll: 11 });
  });
  it('S16.9-02 D16-16 one CU of each Independent Army is Cavalry', () => {
    const table = againstLeosthenes({ options, attackers: 'loyal 8', dice: [6, 6, 4, 4] });
    expect(toldOf(table, 'battleStrength', null)).toMatchObject({ independents: 6, cavalry: 0 });
    expect(toldOf(table, 'charged', null)).toEqual({ seat: null, space: 'lamia', by: 1 });
    const roll = toldOf(table, 'battleRoll', null) as { dice: number[]; rating: number; roll: number };
    expect(roll.roll).toBe(roll.dice.reduce((sum, die) => sum + Math.max(die, roll.rating), 0) + 1);
  });
  it('S16.9-28 D16-15 the loser loses all Cavalry, as Mercenaries', () => {
    const table = riding({ attackers: 'loyal 6', defenders: 'loyal 1 cavalry 2', dice: [6, 6, 1, 1, 1] });
    expect(toldOf(table, 'eliminated', 1)).toEqual({ seat: 1, unit: 'cavalry', count: 2, space: 'ephesos' });
    expect(table.fact('dispersed')).toMatchObject({ 1: { loyal: 1 } });
  });
  // The Attrition die of the loser is 5; with +2 it is a 7.
  const shaken = (attackers: string, defenders: string, more = {}) =>
    riding({ attackers, defenders, dice: [6, 6, 1, 1, 4], ...more });
  it('S16.9-29 D16-13 +2 on the Attrition of who has none, after a battle with who has some', () => {
    const table = shaken('loyal 8 cavalry 1', 'loyal 4');
    expect(toldOf(table, 'pursued', 1)).toEqual({ seat: 1, space: 'ephesos', by: 2 });
    const usual = shaken('loyal 8 mercenary 1', 'loyal 4');
    expect(toldOf(usual, 'pursued', 1)).toBeUndefined();
    expect(toldOf(table, 'attrition', 1)).toMatchObject({ column: 4, die: 4, lost: 2 });
    expect(toldOf(usual, 'attrition', 1)).toMatchObject({ column: 4, die: 4, lost: 1 });
    const both = shaken('loyal 8 cavalry 1', 'loyal 4 cavalry 1');
    expect(toldOf(both, 'pursued', 1)).toBeUndefined();
  });
  it('S16.9-29 what the winner loses afterwards does not matter', () => {
    // The scores are close enough that the winner loses a CU: he gives up his only Cavalry.
    const table = shaken('loyal 4 cavalry 1', 'loyal 4', { dice: [6, 6, 5, 6, 4] });
    expect(asked(table)).toEqual(['0 lose']);
    table.does(0, { lose: 'cavalry' });
    expect(toldOf(table, 'pursued', 1)).toMatchObject({ by: 2 });
  });
});

describe('16.9 On the march', () => {
  const passed = (cus: { [unit: string]: number }, die: number, more: Scene = {}) => {
    const units = Object.entries(cus).map(([unit, count]) => `0 ekbatana ${unit} ${count}`);
    const table = scene({
      options,
      die: 3,
      pcs: { elymaioi: 'independent' },
      generals: { peithon: '0 ekbatana' },
      units,
      dice: [die],
      ...more,
    });
    table.does(0, { march: 'peithon', from: 'ekbatana', side: 'outside', ...cus });
    for (const go of ['transit-ekbatana-elymaioi', 'elymaioi', 'sousa']) table.does(0, { go });
    return table;
  };
  it('S16.9-21 D16-10 through a Stronghold it goes by column 1', () => {
    // In column 2 a 5 costs a CU, in column 1 only a 6.
    expect(told(passed({ loyal: 1, cavalry: 1 }, 5), 'strongholdRoll')).toMatchObject({ lost: 0 });
    expect(told(passed({ loyal: 2 }, 5), 'strongholdRoll')).toMatchObject({ lost: 1 });
    expect(told(passed({ loyal: 1, cavalry: 1 }, 6), 'strongholdRoll')).toMatchObject({ lost: 1 });
    const usual = passed({ loyal: 1, cavalry: 1 }, 5, { options: {} });
    expect(told(usual, 'strongholdRoll')).toMatchObject({ lost: 1 });
  });

  const inLarisa = (cus: { [unit: string]: number }, more: Scene = {}) => {
    const units = Object.entries(cus).map(([unit, count]) => `${unit} ${count}`);
    const table = scene({
      options,
      die: 4,
      provinces: { thessalia: 1 },
      generals: { antigonos: '0 larisa' },
      units: [`0 larisa ${units.join(' ')}`],
      ...more,
    });
    table.does(0, { march: 'antigonos', from: 'larisa', side: 'outside', ...cus });
    return table;
  };
  it('S16.9-20 with a Cavalry CU among three, a PC is removed for 1 MP', () => {
    const table = inLarisa({ loyal: 2, cavalry: 1 });
    table.does(0, { removePc: true });
    expect(table.fact('march')).toMatchObject({ spent: 1 });
    expect(table.fact('pcs')).not.toHaveProperty('larisa');
    const foot = inLarisa({ loyal: 3 });
    foot.does(0, { removePc: true });
    expect(foot.fact('march')).toMatchObject({ spent: 2 });
    expect(inLarisa({ loyal: 1, cavalry: 1 }).refuses(0, { removePc: true })).toBe('S9.3.D-02');
  });
});

describe('16.9 Sieges', () => {
  /** Before Aitolia, an Independent Stronghold. */
  const raid = (more: Parameters<typeof active>[0] = {}) =>
    active({ options, at: 'aitolia', pc: 'independent', cus: 'loyal 3 cavalry 1', ...more });
  const TWO = { loyal: 2, cavalry: 1 };
  const spent = (table: ReturnType<typeof active>) => table.fact('march');

  it('S16.9-16 with a Cavalry CU named, a Siege of an Independent Stronghold or Minor City costs 1 MP', () => {
    expect(spent(storm(raid({ dice: [4] }), TWO))).toMatchObject({ spent: 1 });
    expect(spent(storm(raid({ dice: [4] }), { loyal: 3 }))).toMatchObject({ spent: 2 });
    const minor = storm(raid({ at: 'lamia', dice: [2] }), TWO);
    expect(spent(minor)).toMatchObject({ spent: 1 });
    const usual = storm(raid({ options: {}, dice: [4] }), TWO);
    expect(spent(usual)).toMatchObject({ spent: 2 });
  });
  it('S16.9-16 who has 1 MP left names one', () => {
    const tired = (cus: string) => {
      const table = active({
        options,
        at: 'pergamon',
        pc: null,
        pcs: { ephesos: 'independent' },
        cus,
        dice: [5],
      });
      for (const go of ['abydos', 'pergamon', 'ephesos']) table.does(0, { go });
      return table;
    };
    const table = tired('mercenary 3 cavalry 1 loyal 2');
    for (const named of [{ mercenary: 3 }, { mercenary: 2, loyal: 1 }, { mercenary: 1, loyal: 2 }])
      expect(table.refuses(0, { siege: true, ...named })).toBe('S16.9-16');
    storm(table, { mercenary: 2, cavalry: 1 });
    expect(spent(table)).toMatchObject({ left: 0 });
  });
  it('S16.9-17 D16-14 a Cavalry CU is Dispersed in place of a loss', () => {
    const table = storm(raid({ dice: [1] }), TWO);
    expect(told(table, 'siegeRoll')).toMatchObject({ losses: 1 });
    expect(table.fact('dispersed')).toMatchObject({ 0: { cavalry: 1 } });
    expect(unitsIn(table)).toEqual(['0 aitolia loyal 3']);
    // Who has named none loses one.
    const foot = storm(raid({ dice: [1] }), { loyal: 3 });
    expect([asked(foot), offered(foot, 0, 'lose')]).toEqual([['0 lose'], ['cavalry', 'loyal']]);
  });
  it('S16.9-18 two Sieges of a space are the most', () => {
    const table = raid({ cus: 'loyal 3 cavalry 3', dice: [1, 1] });
    storm(table, TWO);
    storm(table, TWO);
    expect(spent(table)).toMatchObject({ spent: 2, left: 2 });
    expect(table.refuses(0, { siege: true, ...TWO })).toBe('S15.2.A-04');
  });
  it('S16.9-19 before a Major City it is an ordinary CU', () => {
    const table = storm(active({ options, cus: 'loyal 3 cavalry 1', dice: [1] }), TWO);
    expect(spent(table)).toMatchObject({ spent: 2 });
    expect(told(table, 'siegeRoll')).toMatchObject({ losses: 1 });
    expect(offered(table, 0, 'lose')).toEqual(['cavalry', 'loyal']);
    table.does(0, { lose: 'cavalry' });
    expect(table.fact('dispersed')).toMatchObject({ 0: {} });
    const surrender = surrendering({ options, cus: 'loyal 3 cavalry 1' });
    expect(surrender.refuses(0, { siegeWithCavalry: 'sardeis' })).toBe('S16.9-19');
  });
  it('S16.9-17 D16-14 D16-26 in a Surrender Segment it is named too, and has no other effect', () => {
    const before = (more = {}) =>
      surrendering({ options, at: 'aitolia', pc: 'independent', cus: 'loyal 3 cavalry 1', ...more });
    const named = before({ dice: [1] });
    named.does(0, { siegeWithCavalry: 'aitolia' });
    expect(named.fact('dispersed')).toMatchObject({ 0: { cavalry: 1 } });
    const foot = before({ dice: [1] });
    foot.does(0, { siege: 'aitolia' });
    expect(asked(foot)).toEqual(['0 lose']);
    // Where it is needed for three it is one of them.
    expect(before({ cus: 'loyal 2 cavalry 1' }).refuses(0, { siege: 'aitolia' })).toBe('D16-14');
    expect(offered(before({ options: {} }), 0, 'siegeWithCavalry')).toEqual([]);
  });
});
