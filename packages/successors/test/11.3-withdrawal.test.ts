import { describe, expect, it } from 'vitest';
import { entering, plays } from './reactions.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Perdikkas (seat 1) with three CUs at Ephesos, next to Sardeis and Pergamon. */
const perdikkas: Scene = { generals: { perdikkas: '1 ephesos' }, units: ['1 ephesos loyal 3'] };
const INTERCEPT = { intercept: 'perdikkas', loyal: 3 };
/** He Intercepts Antigonos, who has come from Sardeis to Pergamon. */
const intercepted = (parts: Scene = {}) =>
  plays(entering({ ...perdikkas, dice: [4], ...parts }), [1, INTERCEPT]);
/** Antigonos comes out of his city of Sardeis with two CUs; Perdikkas comes to help Eumenes, who besieges it. */
const sortie = () =>
  plays(
    scene({
      die: 4,
      dice: [4],
      pcs: { sardeis: 0 },
      generals: { antigonos: '0 sardeis inside', perdikkas: '1 ephesos', eumenes: '1 sardeis' },
      units: ['0 sardeis inside loyal 2', '1 ephesos loyal 3', '1 sardeis mercenary 1'],
    }),
    [0, { march: 'antigonos', from: 'sardeis', side: 'inside', loyal: 2 }],
    [0, { shift: 'antigonos', loyal: 2 }],
    [1, INTERCEPT],
  );

describe('11.3 Withdrawal', () => {
  it('S11.3-01 after a successful Interception the active player may Withdraw', () => {
    const table = intercepted();
    expect(table.asked()).toMatchObject([{ seat: 0, kind: 'withdraw', about: { space: 'pergamon' } }]);
    plays(table, [0, { withdraw: true }]);
    expect(table.fact('units')).toEqual(['0 sardeis loyal 4', '1 pergamon loyal 3']);
  });

  it('S11.3-01 after one that failed there is nothing to choose', () => {
    expect(asked(intercepted({ dice: [3] }))).toEqual(['0 march']);
  });

  it('S11.3-02 without a die', () => {
    const table = plays(intercepted(), [0, { withdraw: true }]);
    expect(told(table, 'withdrew')).toEqual({
      seat: 0,
      from: 'pergamon',
      space: 'sardeis',
      side: 'outside',
    });
  });

  it('S11.3-04 pieces that came out of a Major City go back inside', () => {
    const table = sortie();
    expect(asked(table)).toEqual(['0 withdraw']);
    plays(table, [0, { withdraw: true }]);
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 sardeis inside' });
    expect(table.fact('units')).toContain('0 sardeis inside loyal 2');
  });

  it('S11.3-05 others go to the space they came from, by the path they came', () => {
    const table = scene({
      die: 4,
      dice: [4],
      generals: { antigonos: '0 kelainai', perdikkas: '1 ephesos' },
      units: ['0 kelainai loyal 4', '1 ephesos loyal 3'],
    });
    plays(
      table,
      [0, { march: 'antigonos', from: 'kelainai', side: 'outside', loyal: 4 }],
      [0, { go: 'sardeis' }],
      [1, { pass: true }],
      [0, { go: 'pergamon' }],
      [1, INTERCEPT],
      [0, { withdraw: true }],
    );
    expect(table.fact('march')).toMatchObject({ at: 'sardeis', units: { loyal: 4 } });
  });

  it('S11.3-07 all of them', () => {
    const table = scene({
      die: 4,
      dice: [4],
      generals: { antigonos: '0 sardeis', demetrios: '0 sardeis', perdikkas: '1 ephesos' },
      units: ['0 sardeis loyal 3 mercenary 1', '1 ephesos loyal 3'],
      royals: { herakles: 'sardeis by 0' },
    });
    const company = { with: ['demetrios'], loyal: 3, mercenary: 1, carry: ['herakles'] };
    plays(
      table,
      [0, { march: 'antigonos', from: 'sardeis', side: 'outside', ...company }],
      [0, { go: 'pergamon' }],
      [1, INTERCEPT],
    );
    expect(table.options(0)).toEqual([{ withdraw: true }, { stay: true }]);
    plays(table, [0, { withdraw: true }]);
    expect(table.fact('units')).toEqual(['0 sardeis mercenary 1 loyal 3', '1 pergamon loyal 3']);
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 sardeis', demetrios: '0 sardeis' });
    expect(table.fact('royals')).toMatchObject({ herakles: 'sardeis by 0' });
  });

  it('S11.3-08 it costs no MPs, and needs none', () => {
    // Ptolemaios has one MP, which brings him to Pergamon.
    const table = scene({
      die: 1,
      dice: [4],
      generals: { ptolemaios: '0 sardeis', perdikkas: '1 ephesos' },
      units: ['0 sardeis loyal 4', '1 ephesos loyal 3'],
    });
    plays(table, [0, { march: 'ptolemaios', from: 'sardeis', side: 'outside', loyal: 4 }]);
    plays(table, [0, { go: 'pergamon' }], [1, INTERCEPT]);
    const { spent } = table.fact('march') as { spent: number };
    plays(table, [0, { withdraw: true }]);
    expect(table.fact('march')).toMatchObject({ at: 'sardeis', spent });
  });

  it('S11.3-09 and no MPs are left', () => {
    const table = intercepted();
    expect(table.fact('march')).toMatchObject({ left: 3 });
    plays(table, [0, { withdraw: true }]);
    expect(table.fact('march')).toMatchObject({ left: 0 });
    expect(offered(table, 0, 'go')).toEqual([]);
  });
});

describe('11.3 Whoever is left behind', () => {
  it('a General among the Interceptors’ CUs is Dispersed, as in step I', () => {
    const table = intercepted({ generals: { perdikkas: '1 ephesos', lysimachos: '2 pergamon' } });
    plays(table, [0, { withdraw: true }]);
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 pergamon', lysimachos: '2 dispersed' });
  });

  it('S10.G-03 a General of his own goes along if those who Intercepted have no CUs (D10-07)', () => {
    const table = entering({
      generals: { seleukos: '0 pergamon', perdikkas: '1 ephesos' },
      dice: [4],
    });
    plays(table, [1, { intercept: 'perdikkas' }], [0, { withdraw: true }]);
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 sardeis', seleukos: '0 sardeis' });
    plays(table, [0, { end: true }]);
    expect(table.fact('moved')).toMatchObject({ generals: ['antigonos', 'seleukos'] });
  });

  it('S10.I-01 and is Dispersed by those who have', () => {
    const table = intercepted({ generals: { seleukos: '0 pergamon', perdikkas: '1 ephesos' } });
    plays(table, [0, { withdraw: true }]);
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 sardeis', seleukos: '0 dispersed' });
  });
});

describe('D10-05 The way back', () => {
  /** Antigonos goes from Pergamon to Abydos and back; Eumenes there lets him pass, Lysimachos comes from Ephesos. */
  const roundabout = ({ generals = {}, units = [], ...parts }: Scene = {}, loyal = 4) =>
    plays(
      scene({
        die: 4,
        generals: {
          antigonos: '0 pergamon',
          eumenes: '1 abydos',
          lysimachos: '2 ephesos',
          ...generals,
        },
        units: [`0 pergamon loyal ${loyal}`, '1 abydos loyal 2', '2 ephesos loyal 4', ...units],
        dice: [6, 4, 4, 4, 4],
        ...parts,
      }),
      [0, { march: 'antigonos', from: 'pergamon', side: 'outside', loyal }],
      [0, { request: 'abydos' }],
      [1, { grant: true }],
      [0, { honour: true }],
      [0, { go: 'pergamon' }],
      [1, { pass: true }],
      [2, { intercept: 'lysimachos', loyal: 4 }],
    );

  it('D10-05 nobody Withdraws to where he stands: he is not asked, and all hear why', () => {
    const table = roundabout({ pcs: { sardeis: 0 } });
    expect(told(table, 'noWayBack')).toEqual({ seat: 0, space: 'pergamon' });
    expect(told(table, 'drewBattle')).toMatchObject({ space: 'pergamon' });
  });

  it('D10-05 who must Retreat goes to the nearest space of his', () => {
    const table = roundabout({ pcs: { sardeis: 0, kelainai: 0 } });
    expect(told(table, 'retreated')).toMatchObject({ from: 'pergamon', space: 'sardeis', side: 'outside' });
    expect(table.fact('march')).toMatchObject({ at: 'sardeis', left: 0, way: [], units: { loyal: 3 } });
  });

  it('D10-05 through spaces that are nobody’s, not to or through those with enemies', () => {
    const pcs = { kelainai: 0, halikarnassos: 0, sardeis: 0 } as const;
    expect(told(roundabout({ pcs: { kelainai: 0 } }), 'retreated')).toMatchObject({ space: 'kelainai' });
    const table = roundabout({ pcs, generals: { krateros: '3 sardeis' }, units: ['3 sardeis loyal 1'] });
    plays(table, [3, { pass: true }]);
    expect(told(table, 'retreated')).toMatchObject({ space: 'halikarnassos' }); // by Ephesos, which Lysimachos has left
  });

  it('D10-05 and if none is left he is Dispersed', () => {
    const table = roundabout();
    expect(told(table, 'cutOff')).toEqual({ seat: 0, space: 'pergamon' });
    expect(told(table, 'retreated')).toBeUndefined();
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 dispersed' });
    expect(table.fact('dispersed')).toMatchObject({ 0: { loyal: 3 } });
    expect(table.fact('march')).toBeNull();
  });

  it('D10-05 a General alone who can neither move on nor go back goes there too', () => {
    const table = scene({
      die: 1,
      dice: [6],
      pcs: { sardeis: 0 },
      generals: { antigonos: '0 pergamon', eumenes: '1 abydos', lysimachos: '2 ephesos' },
    });
    plays(
      table,
      [0, { march: 'antigonos', from: 'pergamon', side: 'outside' }],
      [0, { go: 'abydos' }],
      [1, { stay: true }],
      [0, { moveOn: true }],
      [0, { go: 'pergamon' }],
      [1, { pass: true }],
      [2, { intercept: 'lysimachos' }],
    );
    expect(told(table, 'withdrew')).toMatchObject({ seat: 0, from: 'pergamon', space: 'sardeis' });
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 sardeis', lysimachos: '2 pergamon' });
  });
});
