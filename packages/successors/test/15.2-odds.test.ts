/** 15.2: what is foretold of one Siege and of two is what comes of them, if every die is tried. */

import type { Chance, Json, Position, Sink } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import type { SiegeForecast } from '../src/index.ts';
import { forecast, game } from './forecasts.ts';
import { active, type Siege } from './sieges.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const TYPES = ['cavalry', 'loyal', 'royal', 'mercenary', 'elephant', 'silver-shields'];
/** A Siege that has come so far: its position, the CUs that it has cost, and whether the space has fallen. */
interface State {
  readonly position: Position;
  readonly lost: number;
  readonly fallen: boolean;
}

/** Three CUs of the Army, or as many as the Siege takes: Cavalry first, then whoever is there. */
function naming(p: Position, least: number): { [unit: string]: number } {
  const { units } = game.fact(p, 'march') as unknown as { units: { [unit: string]: number } };
  let left = least;
  const counts = TYPES.map((unit) => {
    const count = Math.min(unit === 'cavalry' ? 1 : left, units[unit] ?? 0);
    left -= count;
    return [unit, count] as const;
  });
  return Object.fromEntries(counts);
}
/** First the die of the Siege; those inside a city that falls have it as easy as can be. */
const showing = (die: number): Chance => {
  const dice = [die];
  return { die: () => dice.shift() ?? 1, draw: () => expect.unreachable(), reveal: () => {} };
};
/** One more Siege, with a die, as far as there can be one. The Besieged give up Royal Army CUs first (D16-24). */
function stormed({ position, lost, fallen }: State, least: number, die: number): State {
  const before = game.copy(position);
  const action = { siege: true, ...naming(before, least) };
  if (fallen || !game.judge(before, 0, action).allowed) return { position, lost, fallen };
  const [sink, chance]: [Sink, Chance] = [[], showing(die)];
  let p = game.apply(before, 0, action, chance, sink);
  for (let [asked] = losing(p); asked !== undefined; [asked] = losing(p)) {
    const types = game.options(p, asked.seat).options as Json[];
    p = game.apply(p, asked.seat, types.at(asked.seat === 0 ? 0 : -1) as Json, chance, sink);
  }
  const told = game.events(sink, 'all');
  const more = told.filter(({ key, params }) => key === 'event.lostUnit' && params.seat === 0).length;
  return { position: p, lost: lost + more, fallen: told.some(({ key }) => key === 'event.cityFell') };
}
const losing = (p: Position) => game.pending(p).filter(({ kind }) => kind === 'lose');

/** In the mean of all dice: whether the space has fallen, and how many CUs were lost. */
const meanOf = (states: readonly State[]) => ({
  falls: states.filter(({ fallen }) => fallen).length / states.length,
  losses: states.reduce((sum, { lost }) => sum + lost, 0) / states.length,
});

const within = (cus: string): readonly string[] => [`1 sardeis inside ${cus}`];
const defence = { siegeDefence: true };

describe('15.2 The odds of a Siege', () => {
  it.each<[string, Siege]>([
    ['S15.2.B-10 before a city of another player', {}],
    ['S15.2.A-01 with three CUs, of which the first loss is one too many', { cus: 'loyal 3' }],
    ['S15.4-04 with two Siege Points already', { sieges: { sardeis: '0 2' } }],
    [
      'S15.2.B-12 Royal Army CUs that come over with the first point count for the next Siege',
      { cus: 'loyal 3', units: within('royal 2'), popularity: { antigonos: 4 } },
    ],
    ['S15.2.B-12 and do not come without one', { cus: 'loyal 3', units: within('royal 2') }],
    ['S15.2.B-03 against Rhodos without a Fleet', { at: 'rhodos', sieges: { rhodos: '0 2' } }],
    ['S15.2.B-04 against Memphis', { at: 'memphis', sieges: { memphis: '0 1' } }],
    ['D15-14 with the last CU the Siege Points go', { led: 'demetrios', cus: 'loyal 2' }],
    [
      'S16.5-01 CUs inside stand in',
      { options: defence, sieges: { sardeis: '0 2' }, units: within('loyal 2') },
    ],
    [
      'S16.5-02 for the second point of a roll',
      { options: defence, sieges: { sardeis: '0 1' }, units: within('loyal 1') },
    ],
    [
      'D16-24 Royal Army CUs inside stand in, or come over',
      {
        options: defence,
        cus: 'loyal 3',
        sieges: { sardeis: '0 1' },
        units: within('royal 2'),
        popularity: { antigonos: 4 },
      },
    ],
    [
      'S16.9-17 Cavalry is Dispersed and not lost',
      { options: { cavalry: true }, at: 'aitolia', pc: 'independent', cus: 'cavalry 1 loyal 3' },
    ],
  ])('%s', (_, siege) => {
    const { position } = active(siege);
    const { least, now, again } = forecast<SiegeForecast>(position, 0, { siege: siege.at ?? 'sardeis' });
    const once = FACES.map((die) => stormed({ position, lost: 0, fallen: false }, least, die));
    const twice = once.flatMap((state) => FACES.map((die) => stormed(state, least, die)));
    for (const [foretold, states] of [[now, once] as const, [again, twice] as const]) {
      const { falls, losses } = meanOf(states);
      expect(foretold).toEqual({ falls: expect.closeTo(falls), losses: expect.closeTo(losses) });
    }
  });

  it('D15-18 in the Surrender Segment after it all who are there go on', () => {
    const parted = (cus: string): SiegeForecast => {
      const { position } = active({ cus, die: 1, taking: 3 });
      return forecast<SiegeForecast>(position, 0, { siege: 'sardeis' });
    };
    // One Siege now; the next in the Surrender Segment. A 1 gives no point, 2 to 5 one, a 6 two; up to a 3 costs a CU.
    const alone = parted('loyal 3');
    expect(alone.surrender.falls).toBeCloseTo((2 / 6) * (1 / 6) + (1 / 6) * (5 / 6));
    const joined = parted('loyal 5');
    expect(joined.surrender.falls).toBeCloseTo((4 / 6) * (1 / 6) + (1 / 6) * (5 / 6));
    expect([alone.surrender.losses, joined.surrender.losses]).toEqual([
      expect.closeTo(3 / 6 + (3 / 6) * (3 / 6)),
      expect.closeTo(1),
    ]);
  });
});
