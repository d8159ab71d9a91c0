/** `simulate --report bots`: how games end, and how sensibly they were played. */

import { describe, expect, it } from 'vitest';
import { engagementsIn, together } from '../src/engagements.ts';
import { type StepBack, stepsBackIn } from '../src/steps-back.ts';
import { diadochi } from './command.ts';

describe('steps back without a reason', () => {
  // A row of spaces, one MP apart: a, b, c …
  const far = (one: string, other: string): number => Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
  type Event = readonly [event: string, params: object];
  const told = ([event, params]: Event) => ({ key: `event.${event}`, params: { ...params } });
  const back = (...events: Event[]): Pick<StepBack, 'from' | 'to'>[] =>
    stepsBackIn(events.map(told), far).map(({ from, to }) => ({ from, to }));

  const SEAT = 0;
  const RIVAL = 1;
  const activated = (space: string, cus = 4, seat = SEAT) =>
    ['activated', { seat, general: `general of ${seat}`, space, cus }] as const;
  const marched = (from: string, space: string, seat = SEAT) =>
    ['marched', { seat, general: `general of ${seat}`, from, space }] as const;
  const ended = ['endedActivation', { seat: SEAT }] as const;

  it('to a space that was left in the same activation', () => {
    expect(back(activated('a'), marched('a', 'b'), marched('b', 'a'), ended)).toEqual([
      { from: 'b', to: 'a' },
    ]);
    expect(back(activated('a'), marched('a', 'b'), marched('b', 'c'), ended)).toEqual([]);
  });

  it('not if something was done there', () => {
    const removed = ['removedPc', { seat: SEAT, space: 'b', from: RIVAL }] as const;
    expect(back(activated('a'), marched('a', 'b'), removed, marched('b', 'a'), ended)).toEqual([]);
    const again = [marched('b', 'a'), marched('a', 'b')] as const;
    expect(back(activated('a'), marched('a', 'b'), removed, ...again, ended)).toEqual([
      { from: 'a', to: 'b' },
    ]);
  });

  const there = [activated('a'), marched('a', 'b'), ended] as const;
  const home = [activated('b'), marched('b', 'a'), ended] as const;

  it('to where the activation before began', () => {
    expect(back(...there, ...home)).toEqual([{ from: 'b', to: 'a' }]);
    expect(back(...there, activated('b'), marched('b', 'c'), ended)).toEqual([]);
  });

  it('not if something has happened in between, next door or nearer', () => {
    const placed = (space: string) => ['placedPc', { seat: SEAT, space }] as const;
    expect(back(...there, placed('b'), ...home)).toEqual([]);
    expect(back(...there, placed('c'), ...home)).toEqual([]);
    expect(back(...there, placed('d'), ...home)).toHaveLength(1);
  });

  it('not if an Army of somebody else has come near, which an own one is no reason for', () => {
    expect(back(...there, marched('g', 'f', RIVAL), ...home)).toEqual([]);
    expect(back(...there, marched('h', 'g', RIVAL), ...home)).toHaveLength(1);
    expect(back(...there, marched('c', 'b', SEAT), ...home)).toHaveLength(1);
  });

  it('not if he takes somebody along whom he had come for', () => {
    const cart = ['takesAlong', { seat: SEAT, royal: 'funeral-cart' }] as const;
    const [sets, ...goes] = home;
    expect(back(...there, sets, cart, ...goes)).toEqual([]);
    const [first, ...went] = there;
    expect(back(first, cart, ...went, sets, cart, ...goes)).toHaveLength(1);
  });

  it('by sea as by land', () => {
    const sailed = (from: string, space: string) => ['sailed', { seat: SEAT, from, space }] as const;
    const embarked = (space: string) => ['embarked', { seat: SEAT, space }] as const;
    const landed = (space: string) => ['landed', { seat: SEAT, space }] as const;
    const out = [activated('a'), embarked('a'), sailed('a', 'b'), sailed('b', 'c')] as const;
    expect(back(...out, landed('c'), ended)).toEqual([]);
    expect(back(...out, sailed('c', 'a'), landed('a'), ended)).toEqual([{ from: 'a', to: 'a' }]);
    const home = [activated('c'), embarked('c'), sailed('c', 'a'), landed('a'), ended] as const;
    expect(back(...out, landed('c'), ended, ...home)).toEqual([{ from: 'c', to: 'a' }]);
    const driven = ['drivenBack', { seat: SEAT, space: 'a' }] as const;
    expect(back(...out, driven, ended)).toEqual([]);
  });

  it('not if he has brought CUs there', () => {
    expect(back(...there, activated('b', 2), marched('b', 'a'), ended)).toEqual([]);
  });
});

it('13.3: counts who is asked about a Naval Movement, and who is asked again', () => {
  const told = (event: string, seat: number) => ({ key: `event.${event}`, params: { seat } });
  const events = [
    ...[told('embarked', 0), told('sailed', 0), told('letPass', 1), told('engaged', 2)],
    ...[told('sailed', 0), told('letPass', 1)],
    ...[told('embarked', 1), told('sailed', 1), told('letPass', 0)],
  ];
  expect(together([engagementsIn(events), engagementsIn([])])).toEqual({
    ...{ seaSteps: 3, asked: 4, declared: 1, askedAgain: 1 },
  });
});

it('counts how games of any kind end', async () => {
  const { code, stdout } = await diadochi(
    ...['simulate', '--game', 'proof', '--players', '3', '--games', '5', '--report', 'bots', '--json'],
  );
  expect(code).toBe(0);
  const { endings, wins, conduct, ...rest } = JSON.parse(stdout.trim().split('\n').at(-1) as string);
  expect(rest).toMatchObject({ report: 'bots', game: 'proof', players: 3, games: 5 });
  expect(Object.values<number>(endings).reduce((sum, count) => sum + count, 0)).toBe(5);
  expect(wins).toHaveLength(3);
  expect(conduct).toEqual({});
});

it('tells in Successors who won, who starved, and where Alexander lies', async () => {
  const { code, stdout } = await diadochi(
    ...['simulate', '--game', 'successors', '--players', '4', '--games', '2', '--report', 'bots'],
  );
  expect(code).toBe(0);
  const lines = stdout.trim().split('\n').slice(2);
  expect(lines[0]).toMatch(/^2 games ended by: /);
  for (const figure of [
    'endings by Game Turn',
    'won by whoever was dealt',
    'events played a game',
    'CUs starved a game',
    'burials by place',
    'steps back without a reason',
    'turns with an empty hand, a game',
    'sea steps a player turn',
    'Naval Battles declared a player turn',
    'prompts to declare one a sea step',
    'Sieges a player turn',
    'Major Cities taken a game',
    'part of the games with a Major City taken',
  ])
    expect(lines.some((line) => line.startsWith(`  ${figure}: `))).toBe(true);
});
