/** The forecast of a march (9 to 14): it agrees with the judge, with the reactions that are asked for, and with the dice. */

import { dice, type Game, type Json, type Position, randomMove, type Seat, seeded } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import {
  type BattleForecast,
  type BehindForecast,
  content,
  type ReachForecast,
  type SiegeForecast,
  type StepForecast,
  successors,
  type WayForecast,
} from '../src/index.ts';
import { type Scene, scene } from './scene.ts';

const game: Game = successors;
const forecast = <F>(p: Position, seat: Seat, request: object): F =>
  game.forecast?.(p, seat, request as Json) as unknown as F;

/** Peithon marches from Gabai on Persepolis, where Peukestas is; a mercenary and a loyal CU are there unless said otherwise. */
const PERSIS: Scene = {
  turn: 2,
  die: 6,
  successors: [0, 1, 2, 3],
  pcs: { persepolis: 1 },
  generals: { peithon: '0 parsargadai', peukestas: '1 persepolis' },
};
const into = (at: Scene, units: { [unit: string]: number }, way: string[]): StepForecast => {
  const naming = { march: 'peithon', from: 'parsargadai', side: 'outside', ...units };
  const { steps, blocked } = forecast<WayForecast>(scene(at).position, 0, { way, naming });
  expect(blocked).toBeNull();
  return steps[steps.length - 1];
};
const inPersepolis = (mine: { [unit: string]: number }, theirs: string, more: Scene = {}): StepForecast => {
  const counts = Object.entries(mine).map(([unit, count]) => `${unit} ${count}`);
  const units = [`0 parsargadai ${counts.join(' ')}`, ...(theirs === '' ? [] : [`1 persepolis ${theirs}`])];
  return into({ ...PERSIS, ...more, units }, mine, ['persepolis']);
};
const battle = (...args: Parameters<typeof inPersepolis>): BattleForecast => {
  const { meets, battle } = inPersepolis(...args);
  expect(meets).toBe('battle');
  return battle as BattleForecast;
};

describe('the battle of E14', () => {
  const e14 = () => battle({ loyal: 2, elephant: 4 }, 'loyal 2 mercenary 2');

  it('says what each side brings, and why', () => {
    const { attacker, defender } = e14();
    expect(attacker).toEqual({
      owner: 0,
      general: 'peithon',
      battle: 3,
      parts: [
        { what: 'elephant', count: 4, each: null, by: 0, clause: 'S14.6-01' },
        { what: 'loyal', count: 2, each: 2, by: 4, clause: 'S14.6-03' },
      ],
      strength: 4,
      elephants: 4,
      aside: 0,
      prestige: null,
    });
    expect(defender).toEqual({
      owner: 1,
      general: 'peukestas',
      battle: 2,
      parts: [
        { what: 'mercenary', count: 2, each: 1, by: 2, clause: 'S14.6-03' },
        { what: 'loyal', count: 2, each: 2, by: 4, clause: 'S14.6-03' },
        { what: 'local', count: 1, each: 1, by: 1, clause: 'S14.5-01' },
        { what: 'local', count: 1, each: 1, by: 1, clause: 'S14.5-05' },
      ],
      strength: 8,
      elephants: 0,
      aside: 0,
      prestige: null,
    });
  });

  it('has the odds that counting every throw gives', () => {
    const odds = e14();
    const { strengths, scores } = content.tables.battleTable;
    const score = (roll: number, strength: number) => {
      const [least, most] = [strengths[0], strengths[strengths.length - 1]];
      return scores[String(roll)][Math.max(least, Math.min(most, strength)) - least];
    };
    const faces = [1, 2, 3, 4, 5, 6];
    const pairs = (rating: number) =>
      faces.flatMap((a) => faces.map((b) => Math.max(a, rating) + Math.max(b, rating)));
    const elephants = faces.flatMap((a) =>
      faces.flatMap((b) =>
        faces.flatMap((c) =>
          faces.map((d) => [a, b, c, d].reduce((sum, die) => sum + Math.max(0, die - 2), 0)),
        ),
      ),
    );
    const count = { win: 0, draw: 0, lose: 0, attackerKilled: 0, defenderKilled: 0, one: 0, other: 0 };
    let all = 0;
    for (const trampling of elephants)
      for (const attacks of pairs(3))
        for (const defends of pairs(2)) {
          const [a, d] = [score(attacks, 4 + trampling), score(defends, 8)];
          all++;
          count[a > d ? 'win' : a < d ? 'lose' : 'draw']++;
          // S14.8-02, S14.8-03
          if (attacks === 9) count.attackerKilled += (a < d ? 2 : 1) / 6;
          if (defends === 9) count.defenderKilled += (d < a ? 2 : 1) / 6;
          if (a === d || (a > d && a < 2 * d)) count.one++;
          if (a === d || (d > a && d < 2 * a)) count.other++;
        }
    for (const key of ['win', 'draw', 'lose', 'attackerKilled', 'defenderKilled'] as const)
      expect(odds[key]).toBeCloseTo(count[key] / all, 10);
    // S14.9-05 to S14.9-07: of two Macedonian CUs Attrition takes what column 2 says.
    const attrition = content.tables.attritionTable.columns['2']
      .slice(0, 6)
      .map((entry) => Number.parseInt(entry, 10) || 0);
    const mean = attrition.reduce((sum, lost) => sum + lost, 0) / 6;
    expect(odds.attackerLosses).toBeCloseTo((count.one + count.lose * (4 + mean)) / all, 10);
    expect(odds.defenderLosses).toBeCloseTo((count.other + count.win * (2 + mean)) / all, 10);
    expect(odds.attackerDispersed).toBeCloseTo((count.lose * (2 - mean)) / all, 10);
    expect(odds.defenderDispersed).toBeCloseTo((count.win * (2 - mean)) / all, 10);
  });
});

describe('odds', () => {
  const armies = [
    'loyal 1',
    'mercenary 2 loyal 1',
    'elephant 3 mercenary 1',
    'royal 4',
    'loyal 3 elephant 2',
  ];
  const unitsOf = (army: string): { [unit: string]: number } => {
    const words = army.split(' ');
    return Object.fromEntries(
      words.flatMap((word, i) => (i % 2 === 0 ? [[word, Number(words[i + 1])]] : [])),
    );
  };

  it.each(armies)('are all that can happen: %s', (army) => {
    for (const other of armies) {
      const step = inPersepolis(unitsOf(army), other);
      if (step.battle === null) continue;
      const { win, draw, lose, ...rest } = step.battle;
      expect(win + draw + lose).toBeCloseTo(1, 12);
      for (const chance of [win, draw, lose, rest.attackerKilled, rest.defenderKilled]) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
    }
  });

  it('are the same from the other side, where nothing but the armies tells the sides apart', () => {
    const ratings = { generals: { krateros: '0 parsargadai', peukestas: '1 persepolis' }, pcs: {} };
    const sides = (mine: string, theirs: string, [a, b]: readonly string[]): BattleForecast => {
      const units = [`0 parsargadai ${mine}`, `1 persepolis ${theirs}`];
      const generals = { [a]: '0 parsargadai', [b]: '1 persepolis' };
      const { position } = scene({ ...PERSIS, ...ratings, generals, units });
      const naming = { march: a, from: 'parsargadai', side: 'outside', ...unitsOf(mine) };
      const { steps } = forecast<WayForecast>(position, 0, { way: ['persepolis'], naming });
      return steps[0].battle as BattleForecast;
    };
    for (const [mine, theirs] of [
      ['loyal 3', 'mercenary 4'],
      ['elephant 2 loyal 1', 'loyal 4'],
    ]) {
      const one = sides(mine, theirs, ['perdikkas', 'antigonos']);
      const other = sides(theirs, mine, ['antigonos', 'perdikkas']);
      expect(one.win).toBeCloseTo(other.lose, 12);
      expect(one.draw).toBeCloseTo(other.draw, 12);
      expect(one.attackerKilled).toBeCloseTo(other.defenderKilled, 12);
      expect(one.attackerLosses).toBeCloseTo(other.defenderLosses, 12);
      expect(one.defenderDispersed).toBeCloseTo(other.attackerDispersed, 12);
    }
  });

  it.each(['mercenary', 'elephant', 'loyal'])('never fall with another CU: %s', (unit) => {
    let before = 0;
    for (let count = 1; count <= 8; count++) {
      const { win } = battle({ [unit]: count }, 'loyal 3');
      expect(win).toBeGreaterThanOrEqual(before);
      before = win;
    }
  });

  it('leave Royal Army CUs aside that do not fight, and say what Prestige decided', () => {
    const { attacker, defender } = battle({ loyal: 1, royal: 2 }, 'loyal 2', {
      popularity: { peithon: 1, peukestas: 5 },
    });
    expect(attacker).toMatchObject({ strength: 2, aside: 2, prestige: 1 });
    expect(defender).toMatchObject({ aside: 0, prestige: 5 });
  });

  it('know Independent Armies, two at once, which lose all or nothing (D14-01, D14-07)', () => {
    const armies = content.independentArmies.slice(0, 2);
    const generals = { peithon: '0 parsargadai', [armies[0].id]: 'persepolis', [armies[1].id]: 'persepolis' };
    const { attacker, defender, ...odds } = battle({ loyal: 4 }, '', { generals, pcs: {} });
    const cus = armies[0].cus + armies[1].cus;
    expect(defender).toMatchObject({ owner: 'independent', strength: cus, elephants: 0 });
    expect(defender.battle).toBe(Math.max(armies[0].battle, armies[1].battle));
    expect(odds.defenderLosses).toBeCloseTo(odds.win * cus, 12);
    expect([odds.defenderDispersed, odds.defenderKilled]).toEqual([0, 0]);
    expect(attacker.strength).toBe(8);
  });
});

describe('what a step meets', () => {
  it('nobody', () =>
    expect(inPersepolis({ loyal: 1 }, '', { generals: { peithon: '0 parsargadai' } }).meets).toBe('nobody'));
  it('Generals alone, on both sides (S10.G-01)', () => {
    const units = ['0 parsargadai loyal 1'];
    expect(into({ ...PERSIS, units }, {}, ['persepolis'])).toMatchObject({
      meets: 'generals',
      champion: null,
    });
  });
  it('an Army, and is alone (S10.I-01)', () => {
    const units = ['0 parsargadai loyal 1', '1 persepolis loyal 1'];
    const { position } = scene({ ...PERSIS, units });
    const naming = { march: 'peithon', from: 'parsargadai', side: 'outside' };
    const { steps, blocked } = forecast<WayForecast>(position, 0, {
      way: ['persepolis', 'parsargadai'],
      naming,
    });
    expect(steps[0].meets).toBe('dispersed');
    expect(blocked).toEqual({ step: 1, clause: 'K-02' });
  });
  it('a General alone (S10.I-01), and is no Champion any more (S10.H-01)', () =>
    expect(inPersepolis({ loyal: 1 }, '', { successors: [] })).toMatchObject({
      meets: 'dispersal',
      champion: 1,
    }));
  it('a fifth of its own number (S10.J-01), and can go on', () => {
    expect(inPersepolis({ loyal: 4 }, 'loyal 1').meets).toBe('battle');
    expect(inPersepolis({ loyal: 5 }, 'loyal 1')).toMatchObject({ meets: 'overrun', battle: null });
    const at = { ...PERSIS, units: ['0 parsargadai loyal 5', '1 persepolis loyal 1'] };
    expect(into(at, { loyal: 5 }, ['persepolis', 'parsargadai']).meets).toBe('nobody');
  });
  it('nothing but Royal Army CUs of less Prestige (S10.K-03)', () =>
    expect(inPersepolis({ loyal: 1 }, 'royal 2', { popularity: { peithon: 6 } }).meets).toBe('defection'));
  it('enough to fight: then no MPs are left (S10.L-02)', () => {
    const { position } = scene({ ...PERSIS, units: ['0 parsargadai loyal 2', '1 persepolis loyal 2'] });
    const naming = { march: 'peithon', from: 'parsargadai', side: 'outside', loyal: 2 };
    const way = forecast<WayForecast>(position, 0, { way: ['persepolis', 'parsargadai'], naming });
    expect(way).toMatchObject({ blocked: { step: 1, clause: 'S9.3.A-07' }, steps: [{ meets: 'battle' }] });
    expect(way.left).toBeLessThan(0);
  });
});

describe('MPs', () => {
  const units = ['0 parsargadai loyal 2'];
  const naming = { march: 'peithon', from: 'parsargadai', side: 'outside', loyal: 2 };
  it('are those of the movement die; before it has fallen nobody knows them (S9.2-04)', () => {
    const [rolled, open] = [{ die: 1 }, { step: 'activation' as const }].map((more) => {
      const { die: _, ...rest } = PERSIS;
      return forecast<ReachForecast>(scene({ ...rest, ...more, units }).position, 0, { reach: true, naming });
    });
    expect(rolled.left).toBe(2);
    expect(Math.max(...Object.values(rolled.spaces).map(({ cost }) => cost))).toBe(2);
    expect(open.left).toBeNull();
    expect(Object.keys(open.spaces).length).toBeGreaterThan(Object.keys(rolled.spaces).length);
  });
  it('are the OPs of the card that is being resolved (S6.2.B1-02)', () => {
    const card = content.cards.find(
      ({ ops, type, copies }) => ops === 3 && type !== 'surprise' && copies === 1,
    )?.id as string;
    const { die: _, ...rest } = PERSIS;
    const table = scene({ ...rest, step: 'tyche', hands: { 0: [card] }, units });
    table.does(0, { operations: card, on: 'forceMarch' });
    expect(forecast<ReachForecast>(table.position, 0, { reach: true, naming }).left).toBe(3);
  });
});

it.each([
  [{}, "request has no 'way'"],
  [{ way: ['athens'] }, 'request.way[0]: no space "athens"'],
  [{ way: [] }, 'request has no naming, and the seat has no active group'],
  [{ reach: true, naming: { march: 'peithon', from: 'parsargadai' } }, "request.naming has no 'side'"],
  [{ reach: true, to: 'pella' }, 'request: no field "to"'],
  [{ reach: true, naming: { march: 'peithon', from: 'persepolis', side: 'outside' } }, 'refused by S9.1-01'],
  [
    { reach: true, naming: { march: 'peithon', from: 'parsargadai', side: 'outside', loyal: 3 } },
    'refused by S9.1-10',
  ],
])('%j is no request', (request, fault) => {
  const { position } = scene({ ...PERSIS, units: ['0 parsargadai loyal 2'] });
  expect(() => forecast(position, 0, request)).toThrow(fault);
});

describe('the end of the way', () => {
  const forageAfter = (way: string[], ...others: string[]): WayForecast['forage'] => {
    const units = ['0 kelainai loyal 4', ...others];
    const minors = others.map((line) => [
      ['attalos', 'alketas'][Number(line[0])],
      line.split(' ', 2).join(' '),
    ]);
    const generals = { antigonos: '0 kelainai', ...Object.fromEntries(minors) };
    const { position } = scene({ die: 6, generals, units });
    const naming = { march: 'antigonos', from: 'kelainai', side: 'outside', loyal: 4 };
    return forecast<WayForecast>(position, 0, { way, naming }).forage;
  };
  const TRANSIT = 'transit-daskyleion-gordion';

  it('feeds three CUs if it is a Transit Point, eight elsewhere (S6.4-02)', () => {
    expect(forageAfter([TRANSIT])).toEqual({ cus: 4, limit: 3 });
    expect(forageAfter(['ikonion'])).toBeNull();
  });
  it('counts, not what lies on the way', () => {
    expect(forageAfter([TRANSIT, 'daskyleion'])).toBeNull();
  });
  it('feeds those too who are there already (S6.4-01), but nobody knows how many a battle leaves', () => {
    expect(forageAfter(['ikonion'], '0 ikonion mercenary 4')).toBeNull();
    expect(forageAfter(['ikonion'], '0 ikonion mercenary 5')).toEqual({ cus: 9, limit: 8 });
    expect(forageAfter([TRANSIT], `1 ${TRANSIT} loyal 3`)).toBeNull();
  });
});

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
      const { left, spaces } = forecast<ReachForecast>(p, seat, { reach: true });
      for (const { cost, way } of Object.values(spaces)) {
        const whole = forecast<WayForecast>(p, seat, { way });
        expect(whole).toMatchObject({ cost, blocked: null });
        expect(cost).toBeLessThanOrEqual(left as number);
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

describe('the die that a reaction needs', () => {
  it('is what it is rolled for: EUMENES Intercepts from 3 on (S11.2-12), others by their Initiative (S11.2-11)', () => {
    const at: Scene = {
      ...PERSIS,
      pcs: {},
      unsettled: true, // one of the two in Gabai has just come
      generals: { peithon: '0 parsargadai', eumenes: '1 gabai', seleukos: '2 gabai' },
      units: ['0 parsargadai loyal 1', '1 gabai loyal 1'],
    };
    const { interceptions } = into(at, { loyal: 1 }, ['transit-gabai-parsargadai']);
    expect(interceptions).toEqual([
      { seat: 1, general: 'eumenes', needed: 3, chance: 4 / 6, clause: 'S11.2-12' },
      expect.objectContaining({ seat: 2, general: 'seleukos', clause: 'S11.2-11' }),
    ]);
    const table = scene({ ...at, dice: [2, 6] });
    table.does(0, { march: 'peithon', from: 'parsargadai', side: 'outside', loyal: 1 });
    table.does(0, { go: 'transit-gabai-parsargadai' });
    table.does(1, { intercept: 'eumenes', loyal: 1 });
    table.does(2, { intercept: 'seleukos' });
    const needed = table
      .events()
      .flatMap(({ key, params }) => (key === 'event.interceptionRoll' ? params.needed : []));
    expect(needed).toEqual(interceptions.map((each) => each.needed));
  });
});

describe('whom a group would leave behind without anybody (S7.2.A-04)', () => {
  const table = (parts: Scene = {}) =>
    scene({
      die: 4,
      pcs: { pella: 0 },
      generals: { antigonos: '0 sardeis', dokimos: '0 kardia', perdikkas: '1 ephesos' },
      units: ['0 sardeis loyal 4', '0 kardia loyal 2', '0 pella loyal 2', '1 ephesos loyal 3'],
      ...parts,
    });
  const behind = (answer: object, seat = 0, parts: Scene = {}): BehindForecast =>
    forecast(table(parts).position, seat, { behind: answer });
  const sardeis = { march: 'antigonos', from: 'sardeis', side: 'outside' };

  it('tells how many CUs, and that their player will be asked', () => {
    expect(behind({ ...sardeis, loyal: 3 })).toEqual({
      stranded: [{ space: 'sardeis', side: 'outside', cus: 1 }],
      asked: true,
    });
    expect(behind({ ...sardeis, loyal: 4 }).stranded).toEqual([]);
  });

  it('not where somebody stays, or in one’s own space', () => {
    const stays = {
      generals: { antigonos: '0 sardeis', eumenes: '0 sardeis', dokimos: '0 kardia', perdikkas: '1 ephesos' },
    };
    expect(behind({ ...sardeis, loyal: 3 }, 0, stays).stranded).toEqual([]);
    const own = { pcs: { pella: 0, sardeis: 0 } } as const;
    expect(behind({ ...sardeis, loyal: 1 }, 0, own).stranded).toEqual([]);
  });

  it('also those from whom a Minor General is called away', () => {
    const pella = { march: 'dokimos', from: 'pella', side: 'outside', loyal: 2 };
    expect(behind(pella).stranded).toEqual([{ space: 'kardia', side: 'outside', cus: 2 }]);
  });

  it('after an Interception nobody is asked (S7.1.C-08)', () => {
    expect(behind({ intercept: 'perdikkas', loyal: 2 }, 1)).toEqual({
      stranded: [{ space: 'ephesos', side: 'outside', cus: 1 }],
      asked: false,
    });
  });

  it('a guard is somebody', () => {
    const units = ['0 sardeis loyal 4'];
    const at = table({ units, generals: { antigonos: '0 sardeis', eumenes: '0 pergamon' }, pcs: {} });
    at.does(0, { ...sardeis, loyal: 4 });
    at.does(0, { go: 'pergamon' });
    const left = { regroup: 'antigonos', with: [], loyal: 3 };
    const those = (answer: object) => forecast<BehindForecast>(at.position, 0, { behind: answer }).stranded;
    expect(those(left)).toEqual([]); // Eumenes is there
    expect(those({ ...left, with: ['eumenes'] })).toEqual([{ space: 'pergamon', side: 'outside', cus: 1 }]);
    expect(those({ ...left, with: ['eumenes'], guard: ['attalos'] })).toEqual([]);
  });

  it('agrees with what happens', () => {
    const at = table();
    at.does(0, { ...sardeis, loyal: 3 });
    at.does(0, { go: 'pergamon' });
    at.does(1, { pass: true });
    expect(at.asked()).toMatchObject([{ seat: 0, kind: 'guard', about: { space: 'sardeis' } }]);
  });

  it('is told only of answers that name a group', () => {
    expect(() => behind({ end: true })).toThrow('no answer that names a group');
    expect(() => behind({ intercept: 'perdikkas' })).toThrow('no General of the seat');
    expect(() => behind({ regroup: 'antigonos' })).toThrow('no active group');
  });
});

describe('a Siege that is considered', () => {
  /** Antigonos before Sardeis, a city of seat 1 without a port, with four CUs. */
  const BEFORE: Scene = {
    turn: 2,
    pcs: { sardeis: 1 },
    generals: { antigonos: '0 sardeis' },
    units: ['0 sardeis loyal 4'],
    successors: [0],
  };
  const siege = (at: Scene, request: object = {}): SiegeForecast =>
    forecast<SiegeForecast>(scene(at).position, 0, { siege: 'sardeis', ...request });
  const naming = { march: 'antigonos', from: 'sardeis', side: 'outside', loyal: 4 };

  it('S15.2.B-09 says what every die gives, and why', () => {
    const { modifier, reasons, rolls } = forecast<SiegeForecast>(
      scene({
        ...BEFORE,
        pcs: { rhodos: 1 },
        generals: { menelaos: '0 rhodos' },
        units: ['0 rhodos loyal 3'],
      }).position,
      0,
      { siege: 'rhodos' },
    );
    expect(modifier).toBe(-1);
    expect(reasons).toEqual([
      { clause: 'S15.2.B-02', by: -1 },
      { clause: 'S15.2.B-03', by: -1 },
      { clause: 'S15.2.B-07', by: 1 },
    ]);
    expect(rolls[0]).toEqual({ die: 1, total: 0, points: 0, losses: 1 });
    expect(rolls[5]).toEqual({ die: 6, total: 5, points: 1, losses: 0 });
  });

  it('S15.4-01 the chances of one Siege, of two, and of one more in the next Surrender Segment', () => {
    const { now, again, surrender } = siege({ ...BEFORE, die: 6, sieges: { sardeis: '0 1' } }, { naming });
    // Two points: a 6. A 1, a 2 or a 3 costs a CU.
    expect(now?.falls).toBeCloseTo(1 / 6);
    expect(now?.losses).toBeCloseTo(3 / 6);
    // Not at once: 1 (no point), or 2 to 5 (one); then a 6, or 2 to 6.
    expect(again?.falls).toBeCloseTo(1 / 6 + (1 / 6) * (1 / 6) + (4 / 6) * (5 / 6));
    expect(surrender.falls).toBeGreaterThan(again?.falls ?? 1);
  });

  it('S9.3.C-01 a second one only if it can be paid', () => {
    const { now, again } = siege({ ...BEFORE, die: 1 }, { naming });
    expect([now === null, again]).toEqual([false, null]);
    expect(siege({ ...BEFORE, die: 6 }, { naming }).again).not.toBeNull();
    expect(siege({ ...BEFORE, die: 6 }, { naming, mps: 1 }).now).toBeNull();
  });
  it('S15.2.A-02 in a Surrender Segment one, and one in the next', () => {
    const { blocked, now, again } = siege({ ...BEFORE, step: 'surrender' });
    expect([blocked, again]).toEqual([null, null]);
    expect(now?.losses).toBeCloseTo(3 / 6);
  });
  it('S9.3.C-03 says what forbids it, and is told of another Army', () => {
    const few = { ...BEFORE, units: ['0 sardeis loyal 2'] };
    expect(siege({ ...few, die: 6 }, { naming: { ...naming, loyal: 2 } })).toMatchObject({
      blocked: 'S9.3.C-03',
      cus: 2,
      least: 3,
      now: { falls: 0, losses: 0 },
    });
    expect(siege(few, { general: 'demetrios' })).toMatchObject({
      least: 2,
      modifier: 1,
      general: 'demetrios',
    });
    expect(siege({ ...BEFORE, generals: {}, units: [] }, { cus: 5 })).toMatchObject({
      cus: 5,
      general: null,
    });
  });

  it('S15.4-06 what is inside, and what its fall is worth', () => {
    const found = siege({
      ...BEFORE,
      die: 6,
      successors: [],
      provinces: { lydia: 1 },
      generals: { antigonos: '0 sardeis', lysimachos: '1 sardeis inside' },
      units: ['0 sardeis loyal 4', '1 sardeis inside mercenary 1 loyal 1'],
      royals: { herakles: 'sardeis inside by 1' },
    });
    expect(found).toMatchObject({
      champion: 1,
      inside: {
        eliminated: { mercenary: 1 },
        dispersed: { loyal: 1 },
        generals: ['lysimachos'],
        minors: [],
        royals: ['herakles'],
      },
    });
    expect(found.fall).toEqual({
      uncontrolled: [
        { seat: 0, vp: 0, l: 2 },
        { seat: 1, vp: -3, l: -2 },
      ],
      controlled: [
        { seat: 0, vp: 0, l: 2 },
        { seat: 1, vp: -3, l: -2 },
      ],
      fleets: [],
      royals: [{ royal: 'herakles', to: 0 }],
    });
  });
  it('S15.2.B-12 counts Royal Army CUs that would come over', () => {
    const royals = {
      ...BEFORE,
      popularity: { antigonos: 4 },
      generals: { antigonos: '0 sardeis', lysimachos: '1 sardeis inside' },
      units: ['0 sardeis loyal 4', '1 sardeis inside royal 2'],
    };
    expect(siege(royals).royals).toBe(2);
    expect(siege({ ...royals, successors: [] }).royals).toBe(2);
    expect(siege({ ...royals, popularity: { antigonos: 2 } }).royals).toBe(0);
  });
});
