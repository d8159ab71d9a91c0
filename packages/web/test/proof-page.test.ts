/** The few numbers of the proof game that the page shows are those of the game. */
import { describe, expect, it } from 'vitest';
import { raidUnderWay } from '../src/games/proof/raid.ts';
import { cardNames, GLORY, heroNames, villages } from '../src/games/proof/view.ts';

const { content } = await import(new URL('../../proof/src/content.ts', import.meta.url).href);
const named = (list: { name: string }[], field: string) =>
  Object.fromEntries(list.map((each) => [each.name, each[field as keyof typeof each]]));

describe('the page of the proof game', () => {
  it('shows the numbers of the game', () => {
    const { villages: all, heroes, cards, glory } = content;
    expect(named(all, 'defence')).toEqual(
      Object.fromEntries(Object.entries(villages).map(([k, v]) => [k, v.defence])),
    );
    expect(named(all, 'worth')).toEqual(
      Object.fromEntries(Object.entries(villages).map(([k, v]) => [k, v.worth])),
    );
    expect([...heroNames]).toEqual(heroes.map(({ name }: { name: string }) => name));
    expect([...cardNames].sort()).toEqual(Object.keys(cards).sort());
    expect(GLORY).toBe(glory);
  });

  it('finds the raid under way in the log, with those who have deserted', () => {
    const said = (seq: number, event: string, params: object) => ({
      seq,
      by: 1,
      messages: [{ key: `event.${event}`, params: params as never }],
    });
    const log = [
      said(1, 'marched', { seat: 1, village: 'elis', hoplites: 3, leader: 'youth' }),
      said(2, 'deserted', { hoplites: 2 }),
    ];
    expect(raidUnderWay({ crumbs: ['game', 'season', 'turn', 'raid'], seq: 2 }, log)).toEqual({
      by: 1,
      village: 'elis',
      hoplites: 2,
    });
    expect(raidUnderWay({ crumbs: ['game', 'season', 'turn', 'raid'], seq: 1 }, log)?.hoplites).toBe(3);
    expect(raidUnderWay({ crumbs: ['game', 'season', 'turn'], seq: 2 }, log)).toBeNull();
  });
});
