/** The forecast of a march agrees with the judge, and with the reactions that are asked for, wherever random play leads. */

import { dice, type Json, type Position, randomMove, type Seat, seeded } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { content, type ReachForecast, type WayForecast } from '../src/index.ts';
import { forecast, game } from './forecasts.ts';

describe('in games played at random', () => {
  const ids = content.spaces.map(({ id }) => id);
  /** Every position in which a group is asked where to go, with a way to go on. */
  function marches(seed: string, each: (p: Position, seat: Seat) => void): number {
    const choose = dice(seed);
    const p = game.start({ seats: 4 }, seeded(seed));
    const playing = game.playing(seeded(`${seed} dice`));
    let met = 0;
    for (let i = 0; i < 4000; i++) {
      const move = randomMove(game, p, choose);
      if (move === null) return met;
      if (move.form.kind === 'march') {
        met++;
        each(p, move.seat);
      }
      game.play(p, move, playing);
    }
    return met;
  }

  it('a step is refused if and as the judge refuses it, and nothing changes on the table', () => {
    const seen = new Set<string | null>();
    const met = marches('judge', (p, seat) => {
      const before = game.hash(p);
      for (const space of ids.filter((_, i) => i % 16 === 0 || game.judge(p, seat, { go: ids[i] }).allowed)) {
        const { blocked } = forecast<WayForecast>(p, seat, { way: [space] });
        const verdict = game.judge(p, seat, { go: space });
        expect(blocked).toEqual(verdict.allowed ? null : { step: 0, clause: verdict.clause });
        seen.add(blocked?.clause ?? null);
      }
      expect(game.hash(p)).toBe(before);
    });
    expect(met).toBeGreaterThan(20);
    expect([...seen]).toEqual(expect.arrayContaining([null, 'S10.A-01', 'S9.3.A-07']));
  });

  it('what is within reach can be walked, and its way costs what is said', () => {
    let walked = 0;
    marches('reach', (p, seat) => {
      const { spaces } = forecast<ReachForecast>(p, seat, { reach: true });
      for (const { cost, way } of Object.values(spaces)) {
        const whole = forecast<WayForecast>(p, seat, { way });
        expect(whole).toMatchObject({ cost, blocked: null });
        // D9-31, S9.2-06: extra MPs pay for some paths, and some Generals have more of them in some places.
        expect(whole.left as number).toBeGreaterThanOrEqual(0);
        if (way.length > 1) walked++;
      }
    });
    expect(walked).toBeGreaterThan(20);
  });

  it('those are asked to Intercept and to Evade who are named', () => {
    let [intercepting, evading] = [0, 0];
    marches('reactions', (p, seat) => {
      const { spaces } = forecast<ReachForecast>(p, seat, { reach: true });
      for (const [space, { way }] of Object.entries(spaces)) {
        if (way.length > 1) continue;
        const [{ interceptions, evasions }] = forecast<WayForecast>(p, seat, { way }).steps;
        const named = interceptions.map(({ seat, general }) => `${seat} intercepts with ${general}`);
        expect(askedAfter(p, seat, space)).toEqual([
          ...named,
          ...evasions.map(({ seat }) => `${seat} evades`),
        ]);
        intercepting += interceptions.length;
        evading += evasions.length;
      }
    });
    expect(intercepting).toBeGreaterThan(5);
    expect(evading).toBeGreaterThan(1);
  });

  /** Who is asked to react when a group goes into a space, while everybody declines. */
  function askedAfter(p: Position, seat: Seat, space: string): string[] {
    const asked: string[] = [];
    let now = game.apply(p, seat, { go: space }, seeded('go'));
    for (let q = game.firstQuestion(now); q !== null; q = game.firstQuestion(now)) {
      const { kind } = q.form;
      if (!['hold', 'lose', 'intercept', 'evade'].includes(kind)) break;
      const { options } = game.options(now, q.seat);
      for (const option of options as readonly { [field: string]: Json }[])
        if (kind === 'intercept' && 'intercept' in option)
          asked.push(`${q.seat} intercepts with ${option.intercept}`);
        else if ('evade' in option) asked.push(`${q.seat} evades`);
      const declining = { hold: { keep: true }, intercept: { pass: true }, evade: { stay: true } }[kind];
      now = game.apply(now, q.seat, declining ?? options[0], seeded('on'));
    }
    return asked;
  }
});
