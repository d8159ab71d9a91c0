import { describe, expect, it } from 'vitest';
import { leading, waking } from './independents.ts';
import { plays } from './reactions.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Krateros (seat 1) with three CUs at Pella, next to Larisa; LEOSTHENES is at Lamia, on the other side of it. */
const krateros: Scene = { generals: { krateros: '1 pella' }, units: ['1 pella loyal 3'] };
const INTERCEPT = { intercept: 'krateros', loyal: 3 };

describe('9.5, 10 to 14 Independent Armies and others', () => {
  it('S10.D-01 others Intercept it, and its player may Withdraw', () => {
    const table = leading('leosthenes', 'lamia', { ...krateros, pcs: { lamia: 2 }, dice: [6] });
    plays(table, [0, { go: 'larisa' }], [1, INTERCEPT]);
    expect(table.asked()).toMatchObject([
      { seat: 0, kind: 'withdraw', about: { back: 'lamia', box: false } },
    ]);
    plays(table, [0, { withdraw: true }]);
    expect(told(table, 'withdrew')).toMatchObject({ seat: null, from: 'larisa', space: 'lamia' });
    expect([asked(table), table.fact('generals')]).toMatchObject([['0 bonus'], { leosthenes: 'lamia' }]);
  });
  it('D10-14 its own player neither Intercepts it nor Evades', () => {
    const own: Scene = {
      generals: { krateros: '0 pella', antigonos: '0 larisa' },
      units: ['0 pella loyal 3', '0 larisa loyal 2'],
      dice: [6, 6, 1, 1, 1],
    };
    const table = leading('leosthenes', 'lamia', own);
    table.does(0, { go: 'larisa' });
    expect(told(table, 'battle')).toMatchObject({ attacker: null, defender: 0 });
  });
  it('S12-01 others Evade it', () => {
    const table = leading('leosthenes', 'lamia', {
      generals: { krateros: '1 larisa' },
      units: ['1 larisa loyal 2'],
      dice: [6],
    });
    plays(table, [0, { go: 'larisa' }], [1, { evade: true }], [1, { flee: 'pella' }], [1, { halt: true }]);
    expect([asked(table), table.fact('units')]).toEqual([['0 steer'], ['1 pella loyal 2']]);
  });

  it('S9.5-29 no PC goes where it Withdrew to', () => {
    const table = leading('leosthenes', 'lamia', { ...krateros, pcs: { lamia: 2 }, dice: [6] });
    plays(table, [0, { go: 'larisa' }], [1, INTERCEPT], [0, { withdraw: true }]);
    expect([told(table, 'razedPc'), table.fact('pcs')]).toEqual([undefined, { lamia: 2 }]);
  });
  it('D9-13 it goes where it Retreated to after a draw', () => {
    const table = leading('leosthenes', 'lamia', {
      ...krateros,
      units: ['1 pella loyal 3'],
      pcs: { lamia: 2 },
      dice: [6, 4, 4, 4, 4],
    });
    plays(table, [0, { go: 'larisa' }], [1, INTERCEPT], [0, { stay: true }]);
    expect(told(table, 'drewBattle')).toBeDefined();
    expect(told(table, 'retreated')).toMatchObject({ seat: null, from: 'larisa', space: 'lamia' });
    expect([told(table, 'razedPc'), table.fact('pcs')]).toMatchObject([{ space: 'lamia', from: 2 }, {}]);
  });

  /** PHILON comes to Hekatompylos, where Peithon (seat 1) Intercepts from the Transit Point next to it. */
  const philon = (position: Scene) =>
    plays(
      waking('philon', {
        generals: { peithon: '1 transit-rhagai-hekatompylos', leosthenes: 'lamia' },
        units: ['1 transit-rhagai-hekatompylos loyal 2 mercenary 1'],
        ...position,
      }),
      [0, { enter: 'philon', at: 'hekatompylos' }],
      [1, { intercept: 'peithon', loyal: 2, mercenary: 1 }],
    );
  it('S11.3-06 one that has just entered Withdraws into its box, and is inactive', () => {
    const table = philon({ dice: [6] });
    expect(table.asked()).toMatchObject([{ kind: 'withdraw', about: { back: null, box: true } }]);
    plays(table, [0, { withdraw: true }]);
    expect(told(table, 'backInBox')).toEqual({ general: 'philon', from: 'hekatompylos' });
    expect(table.fact('generals')).toMatchObject({ philon: 'box' });
  });
  it('D9-28 and does not come again in this event', () => {
    const table = plays(philon({ dice: [6] }), [0, { withdraw: true }]);
    expect(table.refuses(0, { enter: 'philon', at: 'hekatompylos' })).toBe('D9-28');
    expect(offered(table, 0, 'done')).toEqual([true]);
  });
  it('S14.10-05 after a draw it Retreats into its box', () => {
    const table = plays(philon({ dice: [6, 4, 4, 4, 4] }), [0, { stay: true }], [1, { lose: 'mercenary' }]);
    expect(told(table, 'drewBattle')).toBeDefined();
    expect([told(table, 'backInBox'), table.fact('generals')]).toMatchObject([
      { general: 'philon', from: 'hekatompylos' },
      { philon: 'box', peithon: '1 hekatompylos' },
    ]);
  });
  it('S11.3-05 one that has gone on from where it entered goes back there', () => {
    const table = waking('glaukias', {
      generals: { krateros: '1 pella', leosthenes: 'lamia' },
      units: ['1 pella loyal 3'],
      dice: [6],
    });
    plays(table, [0, { enter: 'glaukias', at: 'taulantioi' }], [0, { go: 'herakleia-lynkestis' }]);
    plays(table, [1, { intercept: 'krateros', loyal: 3 }], [0, { withdraw: true }]);
    expect(table.fact('generals')).toMatchObject({ glaukias: 'taulantioi' });
  });

  /** LEOSTHENES goes to Larisa, where seat 0, who moves him, has Antigonos. */
  const own = (position: Scene, units = '0 larisa loyal 3') =>
    plays(
      leading('leosthenes', 'lamia', { generals: { antigonos: '0 larisa' }, units: [units], ...position }),
      [0, { go: 'larisa' }],
    );
  it('S14.1-03 its player may stand on both sides, and the Independent Faction attacks', () => {
    const table = own({ dice: [6, 6, 1, 1, 1] });
    expect(told(table, 'battle')).toMatchObject({
      attacker: null,
      attackers: 'leosthenes',
      defender: 0,
      defenders: 'antigonos',
    });
    expect([told(table, 'wonBattle'), table.fact('generals')]).toMatchObject([
      { seat: null, against: 0 },
      { antigonos: '0 dispersed', leosthenes: 'larisa' },
    ]);
  });
  it('S7.5-05 it attacks the forces of every player', () => {
    const table = leading('leosthenes', 'lamia', {
      generals: { krateros: '3 larisa' },
      units: ['3 larisa loyal 2'],
      dice: [6, 6, 1, 1, 1],
    });
    plays(table, [0, { go: 'larisa' }], [3, { stay: true }]);
    expect([told(table, 'battle'), table.fact('units')]).toMatchObject([{ attacker: null, defender: 3 }, []]);
  });
  it('S10.H-03 whoever moves it against a Champion stays one', () => {
    const table = leading('leosthenes', 'lamia', {
      generals: { krateros: '3 larisa' },
      units: ['3 larisa loyal 2'],
      dice: [6, 6, 1, 1, 1],
    });
    plays(table, [0, { go: 'larisa' }], [3, { stay: true }]);
    expect([told(table, 'becameSuccessor'), table.fact('champions')]).toEqual([undefined, [0, 1, 2, 3]]);
  });
  it('S10.I-01 a General without CUs is Dispersed, its player’s own too', () => {
    const table = leading('leosthenes', 'lamia', { generals: { antigonos: '0 larisa' } });
    table.does(0, { go: 'larisa' });
    expect([asked(table), table.fact('generals')]).toMatchObject([['0 steer'], { antigonos: '0 dispersed' }]);
  });

  it('S10.J-07 it Overruns a fifth of its CUs, and goes on', () => {
    const table = leading('leosthenes', 'lamia', {
      units: ['1 larisa loyal 1'],
      pcs: { larisa: 1 },
      dice: [1],
    });
    table.does(0, { go: 'larisa' });
    expect(told(table, 'overran')).toEqual({ seat: null, against: 1, space: 'larisa', cus: 1, by: 6 });
    expect(asked(table)).toEqual(['0 steer']);
  });
  it('S10.J-07 and is Overrun by five times as many', () => {
    const table = scene({
      die: 4,
      generals: { antigonos: '0 pella', glaukias: 'larisa' },
      units: ['0 pella loyal 20'],
    });
    plays(
      table,
      [0, { march: 'antigonos', from: 'pella', side: 'outside', loyal: 20 }],
      [0, { go: 'larisa' }],
    );
    expect(told(table, 'overran')).toMatchObject({ seat: 0, against: null, cus: 4, by: 20 });
    expect(table.fact('generals')).toMatchObject({ glaukias: 'box' });
  });
  it('S14.9-13 beaten in its own attack it is gone, and the next one may be moved', () => {
    const table = own({ dice: [1, 1, 6, 6] }, '0 larisa loyal 6');
    expect(told(table, 'beaten')).toEqual({ general: 'leosthenes', space: 'larisa' });
    expect([told(table, 'gainedPopularity'), table.fact('march')]).toMatchObject([
      { seat: 0, general: 'antigonos' },
      null,
    ]);
  });
  it('S15.3-01 a Besieger whom it drives off loses his Siege Points', () => {
    const table = leading('leosthenes', 'thebai', {
      pcs: { athenai: 2 },
      sieges: { athenai: '1 2' },
      generals: { krateros: '1 athenai' },
      units: ['1 athenai loyal 2'],
      dice: [6, 6, 1, 1, 1],
    });
    plays(table, [0, { go: 'athenai' }], [1, { stay: true }]);
    expect([table.fact('sieges'), table.fact('besieged')]).toEqual([{}, { athenai: 'independent' }]);
  });
});
