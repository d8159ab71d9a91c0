import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const outside = (at: string) => ({ at, side: 'outside' });
/** Perdikkas has the Prestige: his Legitimacy, and his Popularity. */
const haunted = (position: Scene = {}): Table =>
  scene({
    step: 'tyche',
    hands: { 0: ['alexanders-ghost'] },
    pcs: { trikka: 1 },
    units: ['0 larisa mercenary 2', '1 trikka royal 3'],
    generals: { perdikkas: '0 larisa', peithon: '1 trikka' },
    ...position,
  });
/** He plays it: the only Army, and the only target, name themselves. */
function haunt(position: Scene = {}): Table {
  const table = haunted(position);
  table.does(0, { event: 'alexanders-ghost' });
  return table;
}

describe('Card O65, Alexander’s Ghost', () => {
  it.each([
    [
      'in its space',
      {
        pcs: { pella: 1 },
        units: ['0 pella mercenary 2', '1 pella inside royal 2'],
        generals: { perdikkas: '0 pella', peithon: '1 pella inside' },
      },
    ],
    ['a Land path away', {}],
  ])('CO65-01 needs an Army with Royal Army CUs of another %s', (_, position) => {
    expect(offered(haunted(position as Scene), 0, 'event')).toEqual(['alexanders-ghost']);
  });

  it.each([
    ['no Army', { units: ['1 trikka royal 3'] }],
    ['nobody of the Royal Army there', { units: ['0 larisa mercenary 2', '1 trikka loyal 3'] }],
    ['only his own', { units: ['0 larisa mercenary 2 royal 2'], generals: { perdikkas: '0 larisa' } }],
    [
      'nobody near enough',
      { units: ['0 babylon mercenary 2', '1 trikka royal 3'], generals: { perdikkas: '0 babylon' } },
    ],
    [
      'a Mountain path between them',
      {
        units: ['0 molossia mercenary 2', '1 trikka royal 3'],
        generals: { perdikkas: '0 molossia', peithon: '1 trikka' },
      },
    ],
  ])('CO65-01 and is not chosen with %s', (_, position) => {
    expect(haunted(position as Scene).refuses(0, { event: 'alexanders-ghost' })).toBe('CO65-01');
  });

  it('CO65-02 CO65-03 compares the Prestige of both: Legitimacy and the Popularity of who commands there', () => {
    const table = haunt();
    expect(told(table, 'prestige')).toMatchObject({ space: 'trikka', seat: 1 });
    expect(asked(table)).toEqual(['0 chooseUnit']);
  });

  it('CO65-03 without a Commanding General it is the Legitimacy alone', () => {
    const table = haunt({
      units: ['0 larisa mercenary 2', '1 trikka royal 3'],
      generals: { perdikkas: '0 larisa' },
    });
    expect(told(table, 'prestige')).toMatchObject({ space: 'trikka', seat: 1, prestige: 3 });
  });

  it.each([
    [1, '0 larisa mercenary 2 royal 1', '1 trikka royal 2'],
    [2, '0 larisa mercenary 2 royal 2', '1 trikka royal 1'],
  ])('CO65-05 %i of them join his Army', (count, his, theirs) => {
    const table = haunt();
    expect(table.refuses(0, { unit: 'royal', count: 3 })).toBe('CO65-05');
    expect(table.refuses(0, { unit: 'loyal', count: 1 })).toBe('CO65-05');
    table.does(0, { unit: 'royal', count });
    expect(table.fact('units')).toEqual([his, theirs]);
    expect(told(table, 'defected')).toEqual({ seat: 1, to: 0, space: 'trikka', count });
  });

  it('CK-03 one at least, since it does nothing else', () => {
    expect(haunt().refuses(0, { none: true })).toBe('CK-03');
    // The only one comes without a question.
    const table = haunt({ units: ['0 larisa mercenary 2', '1 trikka royal 1'] });
    expect([asked(table), table.fact('units')]).toEqual([['0 activate'], ['0 larisa mercenary 2 royal 1']]);
  });

  it.each([
    ['equal', 1],
    ['lower', 9],
  ])('CO65-06 if his Prestige is %s nothing happens', (_, peithon) => {
    const table = haunt({ popularity: { perdikkas: 0, peithon } });
    expect([asked(table), table.fact('units')]).toEqual([
      ['0 activate'],
      ['0 larisa mercenary 2', '1 trikka royal 3'],
    ]);
  });

  it('D6-34 an Army inside a Besieged city reaches nobody', () => {
    const position = {
      pcs: { pella: 0 as const },
      units: ['0 pella inside mercenary 2', '1 pella royal 3'],
      generals: { perdikkas: '0 pella inside', peithon: '1 pella' },
    };
    expect(haunted(position).refuses(0, { event: 'alexanders-ghost' })).toBe('CO65-01');
  });

  it('S9.4-06 D6-30 what does not fit inside comes outside', () => {
    const table = haunt({
      pcs: { pella: 0, stoboi: 1 },
      units: ['0 pella inside mercenary 1', '1 stoboi royal 3'],
      generals: { perdikkas: '0 pella inside', peithon: '1 stoboi' },
    });
    table.does(0, { unit: 'royal', count: 2 });
    expect(table.fact('units')).toEqual(
      expect.arrayContaining(['0 pella royal 1', '0 pella inside mercenary 1 royal 1']),
    );
  });

  it('D6-30 and is Dispersed where an enemy General stands before the gate', () => {
    const table = haunt({
      pcs: { pella: 0, stoboi: 1 },
      units: ['0 pella inside mercenary 1', '1 stoboi royal 3'],
      generals: { perdikkas: '0 pella inside', peithon: '1 stoboi', leonnatos: '2 pella' },
    });
    table.does(0, { unit: 'royal', count: 2 });
    expect(table.fact('units')).toEqual(['0 pella inside mercenary 1 royal 1', '1 stoboi royal 1']);
    expect(table.fact('dispersed')).toMatchObject({ 0: { royal: 1 } });
  });

  it('CO65-01 of several Armies and targets he names both', () => {
    const table = haunt({
      pcs: { trikka: 1, pagasai: 2 },
      units: ['0 larisa mercenary 2', '0 trikka mercenary 1', '1 trikka royal 3', '2 pagasai royal 2'].filter(
        (stack) => stack !== '0 trikka mercenary 1',
      ),
      generals: { perdikkas: '0 larisa', peithon: '1 trikka', leonnatos: '2 pagasai' },
    });
    expect(offered(table, 0, 'at').sort()).toEqual(['pagasai', 'trikka']);
    expect(table.refuses(0, outside('larisa'))).toBe('CO65-01');
  });
});
