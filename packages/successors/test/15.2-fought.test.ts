import { describe, expect, it } from 'vitest';
import { waking } from './independents.ts';
import { plays } from './reactions.ts';
import { asked, offered, type Scene } from './scene.ts';

/** Seat 0 stands with four CUs before Athenai, an Independent city, and moves LEOSTHENES against them: they win. */
const attacked = ({ generals = {}, units = [], ...rest }: Scene = {}, led = 'antigonos') =>
  plays(
    waking('philon', {
      pcs: { athenai: 'independent' },
      generals: { philon: 'killed', leosthenes: 'thebai', [led]: '0 athenai', ...generals },
      units: ['0 athenai loyal 6', ...units],
      dice: [1, 1, 6, 6],
      colours: ['red', 'blue', 'yellow', 'green'],
      ...rest,
    }),
    [0, { move: 'leosthenes' }],
    [0, { go: 'athenai' }],
  );
const FORCE_MARCH = { on: 'forceMarch' };
const from = (march: string, space: string, loyal: number) => ({
  march,
  from: space,
  side: 'outside',
  loyal,
});

describe('15.2.A Who has fought', () => {
  it('S15.2.A-07 conducts no Siege with the OPs of the card that sent an Independent Army against him', () => {
    const table = plays(attacked(), [0, FORCE_MARCH], [0, from('antigonos', 'athenai', 6)]);
    expect(table.fact('fought')).toEqual({
      generals: ['antigonos'],
      spaces: ['athenai'],
      units: { loyal: 6 },
    });
    expect(table.refuses(0, { siege: true, loyal: 3 })).toBe('S15.2.A-07');
  });
  it('S15.2.A-07 who was not attacked does', () => {
    const table = waking('philon', {
      pcs: { athenai: 'independent' },
      generals: { philon: 'killed', leosthenes: 'thebai', antigonos: '0 athenai' },
      units: ['0 athenai loyal 6'],
    });
    plays(table, [0, { done: true }], [0, FORCE_MARCH], [0, from('antigonos', 'athenai', 6)]);
    expect(offered(table, 0, 'siege')).toEqual([true]);
  });
  it('S15.2.A-07 such CUs do not count under a General who was not there', () => {
    const table = plays(attacked({}, 'attalos'), [0, FORCE_MARCH], [0, from('dokimos', 'athenai', 6)]);
    expect(table.refuses(0, { siege: true, loyal: 3 })).toBe('S15.2.A-07');
  });
  it('S15.2.A-07 nor do those whom somebody picks up', () => {
    const table = plays(
      attacked({ generals: { demetrios: '0 korinthos' }, units: ['0 korinthos mercenary 1'] }),
      [0, FORCE_MARCH],
      [0, { march: 'demetrios', from: 'korinthos', side: 'outside', mercenary: 1 }],
      [0, { go: 'athenai' }],
      [0, { regroup: 'demetrios', mercenary: 1, loyal: 6 }],
    );
    expect(table.fact('fought')).toMatchObject({ units: { loyal: 6 } });
    expect(table.refuses(0, { siege: true, loyal: 2 })).toBe('S15.2.A-07');
  });
  it('S15.2.A-07 nor does such a General with other CUs', () => {
    const table = plays(
      attacked(
        {
          pcs: { athenai: 'independent', sparta: 'independent' },
          generals: { dokimos: '0 sparta' },
          units: ['0 sparta loyal 3'],
        },
        'attalos',
      ),
      [0, FORCE_MARCH],
      [0, from('attalos', 'sparta', 3)],
    );
    if (asked(table)[0] === '0 guard') table.does(0, { disperse: true });
    expect(table.refuses(0, { siege: true, loyal: 3 })).toBe('S15.2.A-07');
  });
  it('S15.2.A-07 in the next Segment all of them do', () => {
    const table = plays(attacked({ dice: [1, 1, 6, 6, 5] }), [0, { none: true }], [0, { roll: true }]);
    plays(table, [0, from('antigonos', 'athenai', 6)]);
    expect([table.fact('fought'), offered(table, 0, 'siege')]).toEqual([
      { generals: [], spaces: [], units: {} },
      [true],
    ]);
  });
});
