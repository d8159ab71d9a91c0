import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Antigonos stands in Pergamon with five CUs and whom he carries; Lysimachos of seat 1 holds Ephesos with one, and his PC is there. */
type Ready = Scene & { readonly carry?: string[] };
const ready = ({ generals = {}, units = [], pcs = {}, carry = [], ...parts }: Ready): Table => {
  const table = scene({
    die: 4,
    pcs: { ephesos: 1, ...pcs },
    generals: { antigonos: '0 pergamon', lysimachos: '1 ephesos', ...generals },
    units: ['0 pergamon loyal 5', '1 ephesos loyal 1', ...units],
    ...parts,
  });
  table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', loyal: 5, carry });
  return table;
};
const requested = (parts: Ready = {}): Table => {
  const table = ready(parts);
  table.does(0, { request: 'ephesos' });
  return table;
};

describe('10 C Asking for Free Passage', () => {
  it('S10.C-01 where another player has a CU or a General', () => {
    const table = ready({ generals: { eumenes: '2 abydos' } });
    expect(offered(table, 0, 'request').sort()).toEqual(['abydos', 'ephesos']);
    expect(table.refuses(0, { request: 'sardeis' })).toBe('S10.C-01');
    table.does(0, { request: 'ephesos' });
    expect(told(table, 'requestedPassage')).toEqual({ seat: 0, space: 'ephesos' });
    expect(asked(table)).toEqual(['1 passage']);
  });

  it('S10.C-02 not in the space of a Major City', () => {
    const table = ready({ generals: { eumenes: '2 sardeis' }, units: ['2 sardeis loyal 1'] });
    expect(offered(table, 0, 'request')).toEqual(['ephesos']);
    expect(table.refuses(0, { request: 'sardeis' })).toBe('S10.C-02');
  });

  it('S10.C-03 only if the MPs are enough to leave again', () => {
    const table = scene({
      die: 1,
      generals: { antigonos: '0 abydos', lysimachos: '1 ephesos', eumenes: '2 pergamon' },
      units: ['0 abydos loyal 2', '1 ephesos loyal 1'],
    });
    table.does(0, { march: 'antigonos', from: 'abydos', side: 'outside', loyal: 2 });
    expect(offered(table, 0, 'request')).toEqual(['pergamon']);
    table.does(0, { request: 'pergamon' });
    table.does(2, { grant: true });
    table.does(0, { honour: true });
    expect(offered(table, 0, 'go').sort()).toEqual(['abydos', 'ephesos', 'sardeis']);
    expect(table.refuses(0, { request: 'ephesos' })).toBe('S10.C-03');
  });

  it('S10.C-03 as many as the General has there', () => {
    // In Europe the 3 gives Polyperchon 3 MPs; in Abydos it gives him 2, and the Strait takes them.
    const table = scene({
      die: 3,
      generals: { polyperchon: '0 kardia', lysimachos: '1 abydos' },
      units: ['0 kardia loyal 2', '1 abydos loyal 1'],
    });
    table.does(0, { march: 'polyperchon', from: 'kardia', side: 'outside', loyal: 2 });
    expect(table.refuses(0, { request: 'abydos' })).toBe('S10.C-03');
  });

  it('S10.C-04 never of an Independent Army', () => {
    const table = scene({
      die: 4,
      generals: { antigonos: '0 larisa', leosthenes: 'lamia' },
      units: ['0 larisa loyal 2'],
    });
    table.does(0, { march: 'antigonos', from: 'larisa', side: 'outside', loyal: 2 });
    expect(offered(table, 0, 'go')).toContain('lamia');
    expect(table.refuses(0, { request: 'lamia' })).toBe('S10.C-04');
  });
});

describe('10 C Granted or refused', () => {
  it('S10.C-05 the other player is free to do either', () => {
    const table = requested();
    expect(table.options(1)).toEqual([{ grant: true }, { refuse: true }]);
    table.does(1, { refuse: true });
    expect(told(table, 'refusedPassage')).toEqual({ seat: 1, space: 'ephesos' });
    expect(asked(table)).toEqual(['1 evade']);
  });

  it('S10.C-06 what was granted may be broken', () => {
    const table = requested();
    table.does(1, { grant: true });
    expect(told(table, 'grantedPassage')).toEqual({ seat: 1, space: 'ephesos' });
    expect(asked(table)).toEqual(['0 honour']);
    table.does(0, { break: true });
    expect(told(table, 'brokePassage')).toEqual({ seat: 0, space: 'ephesos' });
    expect(asked(table)).toEqual(['1 evade']);
  });

  it('S10.C-10 without it the group may still go in, and the Procedure goes on', () => {
    const table = requested({ dice: [1] });
    table.does(1, { refuse: true });
    table.does(1, { stay: true });
    expect(told(table, 'overran')).toMatchObject({ seat: 0, against: 1, space: 'ephesos' });
    expect(table.fact('units')).toEqual(['0 ephesos loyal 5']);
  });

  it('S10.C-10 as it does if nobody was asked', () => {
    const table = ready({ dice: [1] });
    table.does(0, { go: 'ephesos' });
    table.does(1, { stay: true });
    expect(told(table, 'overran')).toMatchObject({ seat: 0, against: 1 });
  });
});

describe('10 C Honoured', () => {
  const honoured = (parts: Ready = {}): Table => {
    const table = requested(parts);
    table.does(1, { grant: true });
    table.does(0, { honour: true });
    return table;
  };

  it('S10.C-07 the group leaves with all its CUs and Generals', () => {
    const table = honoured();
    expect(table.refuses(0, { end: true })).toBe('S10.C-07');
    expect(table.refuses(0, { regroup: 'antigonos', loyal: 4 })).toBe('S10.C-07');
    table.does(0, { go: 'halikarnassos' });
    expect(table.fact('units')).toEqual(['1 ephesos loyal 1', '0 halikarnassos loyal 5']);
  });

  it('S10.C-07 whom of the Royal Family it takes along is free', () => {
    // The space is seat 0's own, so that somebody can be left there.
    const table = honoured({
      pcs: { ephesos: 0 },
      royals: { philippos: 'pergamon by 0' },
      carry: ['philippos'],
    });
    expect(table.refuses(0, { regroup: 'antigonos', loyal: 4 })).toBe('S10.C-07');
    table.does(0, { regroup: 'antigonos', loyal: 5, leave: ['philippos'] });
    table.does(0, { go: 'halikarnassos' });
    table.does(1, { pass: true });
    expect(table.fact('units')).toContain('0 halikarnassos loyal 5');
    expect(table.fact('royals')).toMatchObject({ philippos: 'ephesos by 1' });
  });

  it('S10.C-07 Generals and CUs of the Faction that were there before come along', () => {
    const table = ready({
      unsettled: true, // one of them has just come
      generals: { seleukos: '0 ephesos', lysimachos: '1 ephesos' },
      units: [],
    });
    table.does(0, { request: 'ephesos' });
    table.does(1, { grant: true });
    table.does(0, { honour: true });
    table.does(0, { go: 'halikarnassos' });
    expect(table.fact('generals')).toMatchObject({
      antigonos: '0 halikarnassos',
      seleukos: '0 halikarnassos',
      lysimachos: '1 ephesos',
    });
  });

  it('the owner of CUs there keeps whom he controls of the Royal Family (D8-11)', () => {
    const table = honoured({
      generals: { lysimachos: '1 tarsos' },
      royals: { herakles: 'ephesos by 1', kleopatra: 'ephesos by 1' },
    });
    const kept = { herakles: 'ephesos by 1', kleopatra: 'ephesos by 1' };
    expect(table.fact('royals')).toMatchObject(kept);
    table.does(0, { go: 'halikarnassos' });
    expect(table.fact('royals')).toMatchObject(kept);
  });

  it('S10.C-08 the Procedure is over: nobody Intercepts, and nothing is lost', () => {
    const table = honoured({ generals: { eumenes: '1 sardeis' }, units: ['1 sardeis loyal 4'] });
    expect(asked(table)).toEqual(['0 march']);
    expect([table.fact('champions'), table.fact('units')]).toEqual([
      [0, 1, 2, 3],
      ['1 sardeis loyal 4', '0 ephesos loyal 5', '1 ephesos loyal 1'],
    ]);
  });

  it('S10.C-08 and the next thing to do is to go on', () => {
    const table = honoured();
    expect(table.fact('march')).toMatchObject({ at: 'ephesos', left: 3 });
    expect(table.refuses(0, { removePc: true })).toBe('S10.C-08');
    expect(offered(table, 0, 'go').sort()).toEqual([
      'halikarnassos',
      'pergamon',
      'sardeis',
      'transit-halikarnassos-kelainai',
    ]);
  });
});

describe('10 C Broken', () => {
  const broken = (parts: Scene = {}): Table => {
    const table = requested(parts);
    table.does(1, { grant: true });
    table.does(0, { break: true });
    return table;
  };

  it('S10.C-09 the Army stops there, with what follows', () => {
    const table = broken({ dice: [1] });
    table.does(1, { stay: true });
    expect(told(table, 'overran')).toMatchObject({ seat: 0, against: 1 });
    expect(table.fact('march')).toMatchObject({ at: 'ephesos', left: 3 });
    expect(offered(table, 0, 'go')).toEqual([]);
    expect(table.refuses(0, { go: 'halikarnassos' })).toBe('S10.C-09');
    table.does(0, { removePc: true });
    expect(table.fact('pcs')).toEqual({});
  });

  it('S10.C-09 even if its enemy Evades', () => {
    const table = broken({ dice: [3] });
    table.does(1, { evade: true });
    table.does(1, { flee: 'sardeis' });
    table.does(1, { halt: true });
    expect(table.refuses(0, { go: 'halikarnassos' })).toBe('S10.C-09');
  });

  it('S10.C-09 a Minor General who is put elsewhere has no MPs there', () => {
    const table = scene({
      die: 4,
      pcs: { ephesos: 0, sardeis: 0, ikonion: 0 },
      generals: { attalos: '0 sardeis', lysimachos: '1 ephesos' },
      units: ['0 sardeis loyal 5', '1 ephesos loyal 1', '0 ikonion loyal 2'],
      dice: [1],
    });
    table.does(0, { march: 'attalos', from: 'sardeis', side: 'outside', loyal: 5 });
    table.does(0, { request: 'ephesos' });
    table.does(1, { grant: true });
    table.does(0, { break: true });
    table.does(1, { stay: true });
    table.does(0, { relocate: 'ikonion', side: 'outside', loyal: 2 });
    expect(table.fact('march')).toMatchObject({ at: 'ikonion', left: 0 });
  });

  it('S10.C-09 Generals without CUs can only Withdraw', () => {
    const table = scene({ die: 4, generals: { antigonos: '0 sardeis', lysimachos: '1 ephesos' } });
    table.does(0, { march: 'antigonos', from: 'sardeis', side: 'outside' });
    table.does(0, { request: 'ephesos' });
    table.does(1, { grant: true });
    table.does(0, { break: true });
    table.does(1, { stay: true });
    expect(told(table, 'withdrew')).toMatchObject({ seat: 0, from: 'ephesos', space: 'sardeis' });
  });
});
