import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene } from './scene.ts';

const naming = (march: string, from: string, units: object = {}) => ({
  march,
  from,
  side: 'outside',
  ...units,
});

describe('Card 39, Major Campaign', () => {
  /** Two Armies, at Larisa and at Babylon. */
  const campaigning = (position: Scene = {}): Table =>
    scene({
      step: 'tyche',
      hands: { 0: ['major-campaign'] },
      units: ['0 larisa mercenary 2', '0 babylon loyal 2'],
      generals: { perdikkas: '0 babylon', peithon: '0 larisa' },
      ...position,
    });

  it('C39-01 needs a General on the map', () => {
    const table = campaigning({ units: [], generals: { perdikkas: '0 dispersed' } });
    expect(table.refuses(0, { event: 'major-campaign' })).toBe('C39-01');
  });

  it('C39-02 S9.1-03 S6.2.B1-05 activates two Armies or Generals, one after the other', () => {
    const table = campaigning();
    table.does(0, { event: 'major-campaign' });
    expect(table.asked()).toMatchObject([{ seat: 0, kind: 'campaign', about: { left: 2 } }]);
    table.does(0, naming('peithon', 'larisa', { mercenary: 2 }));
    table.does(0, { go: 'trikka' });
    table.does(0, { end: true });
    expect(table.asked()).toMatchObject([{ seat: 0, kind: 'campaign', about: { left: 1 } }]);
    table.does(0, naming('perdikkas', 'babylon', { loyal: 2 }));
    expect(asked(table)).toEqual(['0 march']);
    table.does(0, { end: true });
    expect([asked(table), table.fact('discard')]).toEqual([['0 activate'], ['major-campaign']]);
  });

  it('C39-03 the second may be left out, CK-03 the first may not', () => {
    const table = campaigning();
    table.does(0, { event: 'major-campaign' });
    expect(table.refuses(0, { none: true })).toBe('CK-03');
    table.does(0, naming('peithon', 'larisa', { mercenary: 2 }));
    table.does(0, { end: true });
    table.does(0, { none: true });
    expect(asked(table)).toEqual(['0 activate']);
  });

  it('C39-04 S9.2-02 each has 3 MPs', () => {
    const table = campaigning();
    table.does(0, { event: 'major-campaign' });
    table.does(0, naming('peithon', 'larisa', { mercenary: 2 }));
    expect(table.fact('march')).toMatchObject({ allowance: 3, left: 3 });
  });

  it('C39-05 S9.1-10 no piece is in both', () => {
    const table = campaigning();
    table.does(0, { event: 'major-campaign' });
    table.does(0, naming('peithon', 'larisa', { mercenary: 2 }));
    table.does(0, { go: 'trikka' });
    table.does(0, { end: true });
    expect(table.refuses(0, naming('peithon', 'trikka'))).toBe('S9.1-10');
  });
});

describe('Card 42, Treasure City Looted: the march', () => {
  const looting = (position: Scene = {}): Table => {
    const table = scene({
      step: 'tyche',
      hands: { 0: ['treasure-city-looted'] },
      pcs: { sousa: 0 },
      units: ['0 sousa loyal 2', '0 babylon loyal 1'],
      generals: { perdikkas: '0 sousa', peithon: '0 babylon' },
      ...position,
    });
    table.does(0, { event: 'treasure-city-looted' });
    return table;
  };

  it('C42-06 then he may activate that Army, and no other', () => {
    const table = looting();
    expect(asked(table)).toEqual(['0 campaign']);
    expect(offered(table, 0, 'march')).toContain('perdikkas');
    expect(table.refuses(0, naming('peithon', 'babylon', { loyal: 1 }))).toBe('C42-06');
    table.does(0, { none: true });
    expect(asked(table)).toEqual(['0 activate']);
  });

  it('C42-07 with 3 MPs, the new CUs included', () => {
    const table = looting();
    table.does(0, naming('perdikkas', 'sousa', { loyal: 2, mercenary: 2 }));
    expect(table.fact('march')).toMatchObject({ allowance: 3, units: { loyal: 2, mercenary: 2 } });
  });
});
