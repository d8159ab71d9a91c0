/** What lies before everybody at a real table is in everybody's view, a spectator's too. */

import { describe, expect, it } from 'vitest';
import { asked, newGame, scene, seen } from './scene.ts';

interface Source {
  readonly clause: string;
  readonly what?: string | null;
  readonly by: number;
}
const worded = ({ clause, what, by }: Source): string => [clause, what, by].filter(Boolean).join(' ');
interface Seen {
  readonly active: number | null;
  readonly holders: { readonly [province: string]: unknown };
  readonly royals: { readonly [royal: string]: unknown };
  readonly stacks: readonly { readonly at: string; readonly royals: readonly string[] }[];
  readonly factions: readonly {
    readonly colour: string;
    readonly vpFrom: readonly Source[];
    readonly lFrom: readonly Source[];
  }[];
}
type Table = ReturnType<typeof scene>;
/** The view of a spectator, which every seat has as well. */
function inSight<T>(table: Table, what: (view: Seen) => T): T {
  const views = [null, 0, 1].map((seat) => what(seen(table, seat) as unknown as Seen));
  for (const each of views) expect(each).toEqual(views[0]);
  return views[0];
}

const thessalia = () =>
  scene({
    step: 'surrender',
    provinces: { thessalia: 1, makedonia: 0 },
    generals: { krateros: '0 larisa', polyperchon: '0 trikka' },
    units: ['0 larisa loyal 2', '0 trikka loyal 2'],
    royals: { philippos: 'larisa by 0', olympias: 'dead' },
  });

describe('In sight of all', () => {
  it('S2-36 who holds a Province, for as long as he does', () => {
    const table = thessalia();
    const holder = () => inSight(table, ({ holders }) => holders.thessalia ?? null);
    expect(holder()).toBe(1);
    table.does(0, { remove: 'larisa' });
    table.does(0, { remove: 'trikka' });
    expect(holder()).toBe(null);
  });

  it('S2-43 who of the Royal Family is on the map, still in the box, or gone', () => {
    const royals = inSight(thessalia(), (view) => view.royals);
    expect(royals.philippos).toMatchObject({ at: 'larisa' });
    expect([royals.herakles, royals.olympias]).toEqual([null, 'gone']);
  });

  it('S3.5-09 S3.6-21 where each player has his VP and his L from', () => {
    const table = scene({ provinces: { makedonia: 0, thessalia: 1 }, generals: { krateros: '0 pella' } });
    const [vp, l] = inSight(table, ({ factions }) => [
      factions.map(({ vpFrom }) => vpFrom.map(worded)),
      factions.map(({ lFrom }) => lFrom.map(worded)),
    ]);
    expect(vp).toEqual([['S3.5-01 makedonia 3'], ['S3.5-01 thessalia 2'], [], []]);
    for (const each of l) expect(each).toContain('S3.6-12 3');
  });

  it('S6-12 whose Player Turn it is', () => {
    for (const active of [0, 1])
      expect(inSight(scene({ step: 'tyche', active }), (view) => view.active)).toBe(active);
  });

  it('S8.1-07 with which Army a member of the Royal Family goes', () => {
    const stacks = inSight(thessalia(), (view) => view.stacks);
    expect(stacks.find(({ at }) => at === 'larisa')?.royals).toEqual(['philippos']);
  });
});

it('S4.5-01 each player chooses a colour that nobody has', () => {
  const table = newGame(2, { options: { chooseColours: true } });
  expect(asked(table)).toEqual(['0 colour']);
  table.does(0, { colour: 'black' });
  expect(asked(table)).toEqual(['1 colour']);
  expect(table.refuses(1, { colour: 'black' })).toBe('S4.5-01');
  expect(inSight(table, ({ factions }) => factions[0].colour)).toBe('black');
});
