/** The forecast for an Independent Army (9.5): as that of a march, within its limits. */

import type { Game, Json } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { type ReachForecast, successors, type WayForecast } from '../src/index.ts';
import { leading } from './independents.ts';

const game: Game = successors;
const forecast = <F>(table: ReturnType<typeof leading>, request: object): F =>
  game.forecast?.(table.position, 0, request as Json) as unknown as F;

describe('The forecast for an Independent Army', () => {
  it('says where it can go: LEOSTHENES not beyond Thessalia and Hellas', () => {
    const { left, spaces } = forecast<ReachForecast>(leading('leosthenes', 'larisa'), { reach: true });
    expect([left, Object.keys(spaces).sort()]).toEqual([
      3,
      ['aitolia', 'athenai', 'korinthos', 'lamia', 'pagasai', 'thebai', 'trikka'],
    ]);
    expect(spaces.aitolia).toEqual({ cost: 3, way: ['lamia', 'aitolia'] });
  });
  it('and PHILON only where he may end', () => {
    const { spaces } = forecast<ReachForecast>(leading('philon', 'ekbatana'), { reach: true });
    expect(Object.keys(spaces)).toContain('elymaioi');
    expect(Object.keys(spaces)).not.toContain('paraitakene');
  });
  it('says what the judge would say to a step', () => {
    const table = leading('leosthenes', 'larisa');
    expect(forecast<WayForecast>(table, { way: ['pella'] }).blocked).toEqual({ step: 0, clause: 'S9.5-22' });
  });
  it('and whom it meets: its player’s own, too, without his reactions', () => {
    const table = leading('leosthenes', 'lamia', {
      generals: { antigonos: '0 larisa', krateros: '1 pella' },
      units: ['0 larisa loyal 3', '1 pella loyal 2'],
    });
    const [step] = forecast<WayForecast>(table, { way: ['larisa'] }).steps;
    expect(step).toMatchObject({ cost: 1, meets: 'battle', champion: null, evasions: [], interceptions: [] });
    expect(step.battle).toMatchObject({ attacker: { owner: 'independent' }, defender: { owner: 0 } });
  });
  it('nothing happens to PHILON in Hellas', () => {
    const table = leading('philon', 'pagasai', {
      generals: { krateros: '1 lamia' },
      units: ['1 lamia loyal 2'],
    });
    expect(forecast<WayForecast>(table, { way: ['lamia'] }).steps).toMatchObject([
      { meets: 'nobody', battle: null },
    ]);
  });
});
