import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Seat 0 has the card. */
const holding = (card: string, position: Scene): Table =>
  scene({ step: 'tyche', hands: { 0: [card] }, ...position });
function playing(card: string, position: Scene): Table {
  const table = holding(card, position);
  table.does(0, { event: card });
  return table;
}
const places = (table: Table) => offered(table, 0, 'at').sort();

describe('Card 37, Freedom of the Greeks', () => {
  const freedom = (position: Scene): Table => playing('freedom-of-the-greeks', position);
  const event = { event: 'freedom-of-the-greeks' };
  /** Hellas and Thessalia are all seat 0's. */
  const greece = { provinces: { hellas: 0, thessalia: 0 } } as const;

  it('C37-01 needs a PC to remove or a space to place one in', () => {
    const card = 'freedom-of-the-greeks';
    expect(holding(card, greece).refuses(0, event)).toBe('C37-01');
    expect(offered(holding(card, { ...greece, pcs: { lamia: 1 } }), 0, 'event')).toEqual([card]);
    expect(offered(holding(card, { ...greece, pcs: { lamia: null } }), 0, 'event')).toEqual([card]);
  });

  it('C37-02 removes up to two PCs of other players in Hellas and Thessalia', () => {
    const table = freedom({
      pcs: { lamia: 1, trikka: 2, elis: 0, thebai: 'independent', pella: 1, stoboi: 1 },
    });
    expect(places(table)).toEqual(['lamia', 'trikka']);
    for (const at of ['elis', 'thebai', 'stoboi']) expect(table.refuses(0, { at })).toBe('C37-02');
    table.does(0, { at: 'lamia' });
    table.does(0, { at: 'trikka' });
    expect(table.fact('pcs')).toEqual({ elis: 0, thebai: 'independent', pella: 1, stoboi: 1 });
    expect(told(table, 'tookPc')).toEqual({ seat: 0, space: 'trikka', from: 2 });
  });

  it('C37-02 none with CUs of their owner; those of others do not matter', () => {
    const table = freedom({
      pcs: { lamia: 1, trikka: 2, larisa: 1 },
      units: ['1 lamia mercenary 1', '1 trikka mercenary 1'],
      generals: { krateros: '1 trikka' },
    });
    expect(places(table)).toEqual(['larisa', 'trikka']);
    expect(table.refuses(0, { at: 'lamia' })).toBe('C37-02');
  });

  it('C37-02 one, or none at all', () => {
    const table = freedom({ pcs: { lamia: 1, trikka: 2 } });
    table.does(0, { none: true });
    expect(table.fact('pcs')).toEqual({ lamia: 1, trikka: 2 });
    const one = freedom({ pcs: { lamia: 1, trikka: 2 } });
    one.does(0, { at: 'lamia' });
    one.does(0, { none: true });
    expect(one.fact('pcs')).toEqual({ trikka: 2 });
  });

  it('C37-03 a Stronghold that a player controls counts, a Major City does not', () => {
    const table = freedom({ pcs: { sparta: 1, lamia: 1, athenai: 1 } });
    expect(places(table)).toEqual(['lamia', 'sparta']);
    expect(table.refuses(0, { at: 'athenai' })).toBe('C37-03');
  });

  it('C37-04 then he may place one in an uncontrolled Minor City there without enemy CUs', () => {
    const table = freedom({
      ...greece,
      pcs: { lamia: 1, elis: null, athenai: null, trikka: null },
      units: ['2 trikka mercenary 1'],
      generals: { krateros: '2 trikka' },
    });
    table.does(0, { at: 'lamia' }); // the only one
    expect(places(table)).toEqual(['elis', 'lamia']);
    for (const at of ['athenai', 'trikka', 'stoboi', 'larisa'])
      expect(table.refuses(0, { at })).toBe('C37-04');
    table.does(0, { at: 'lamia' });
    expect([asked(table), table.fact('pcs')]).toMatchObject([['0 activate'], { lamia: 0 }]);
    expect(told(table, 'placedPc')).toEqual({ seat: 0, space: 'lamia' });
    expect(table.fact('newPcs')).toEqual(['lamia']);
  });

  it('C37-04 or not', () => {
    const table = freedom({ ...greece, pcs: { elis: null } });
    table.does(0, { none: true });
    expect(asked(table)).toEqual(['0 activate']);
    expect(table.fact('pcs')).not.toHaveProperty('elis');
  });

  it('D6-29 where nothing can be removed, he begins with the PC', () => {
    const table = freedom({ ...greece, pcs: { elis: null, lamia: null } });
    expect(places(table)).toEqual(['elis', 'lamia']);
  });
});

describe('Card 38, Partition at Triparadeisos', () => {
  const partition = (position: Scene): Table => playing('partition-at-triparadeisos', position);

  it('C38-01 up to three PCs', () => {
    const table = partition({});
    table.does(0, { at: 'lamia' });
    table.does(0, { at: 'gaza' });
    table.does(0, { at: 'stoboi' });
    expect([asked(table), table.fact('pcs')]).toEqual([['0 activate'], { gaza: 0, lamia: 0, stoboi: 0 }]);
  });

  it('C38-01 and at least one', () => {
    const table = partition({});
    expect(table.refuses(0, { none: true })).toBe('CK-03');
    table.does(0, { at: 'lamia' });
    table.does(0, { none: true });
    expect([asked(table), table.fact('pcs')]).toEqual([['0 activate'], { lamia: 0 }]);
  });

  it('C38-02 each in an uncontrolled Minor City or Stronghold without enemy CUs, however far away', () => {
    const table = partition({
      pcs: { lamia: 1, thebai: 0, elis: 'independent' },
      units: ['1 chalkis mercenary 1', '0 korinthos mercenary 1'],
      generals: { krateros: '1 chalkis', attalos: '0 korinthos', leonnatos: '2 gaza' },
    });
    expect(places(table)).toEqual(expect.arrayContaining(['sparta', 'korinthos', 'gaza', 'mardoi']));
    for (const at of ['lamia', 'thebai', 'elis', 'chalkis']) expect(table.refuses(0, { at })).toBe('C38-02');
  });

  it('C38-03 at most one in each Province', () => {
    const table = partition({});
    table.does(0, { at: 'lamia' });
    expect(table.refuses(0, { at: 'thebai' })).toBe('C38-03');
    expect(places(table)).toContain('larisa');
  });

  it('C38-04 neither Major Cities nor Transit Points', () => {
    const table = partition({});
    expect(table.refuses(0, { at: 'athenai' })).toBe('C38-04');
    expect(table.refuses(0, { at: 'transit-gaza-pelousion' })).toBe('C38-04');
  });

  it('D2-12 each is a change of its own: the first can give him the Province before the second', () => {
    const table = partition({ provinces: { thessalia: 0 }, pcs: { trikka: null, larisa: null } });
    table.does(0, { at: 'trikka' });
    expect(table.fact('provinces')).toMatchObject({ thessalia: 0 });
    expect(asked(table)).toEqual(['0 chooseSpace']);
  });
});
