/** Forged requests: what a cheat, a broken client or a vandal might send. Each says which answers are right. */

import type { Dice } from '../packages/kernel/src/index.ts';
import type { SeatView } from '../packages/server/src/api.ts';
import type { Answer, Call, Fields, Seated } from '../packages/server/test/client.ts';

export interface Move {
  readonly seated: Seated;
  readonly decision: string;
  readonly action: Fields;
}
export interface Done extends Move {
  readonly key: string;
  readonly seq: number;
}
/** A table that is forged at, as it stands. */
export interface Target {
  readonly id: string;
  readonly seats: readonly Seated[];
  /** What each seat sees; none at a table that has not started. */
  readonly views: readonly SeatView[];
  /** Somebody's legal action, and complete ones that the rules refuse, with the clause. */
  readonly legal: Move | null;
  readonly refused: readonly (Move & { readonly clause: string })[];
  /** What was accepted earlier. */
  readonly done: readonly Done[];
}
export interface Forgery {
  readonly path: string;
  readonly how: Call;
  readonly expects: (answer: Answer<{ seq?: number; clause?: string }>) => boolean;
}

type Forger = (target: Target, random: Dice, others: readonly Target[]) => Forgery | null;

const is =
  (...statuses: number[]) =>
  ({ status }: { status: number }): boolean =>
    statuses.includes(status);
const one = <T>(random: Dice, list: readonly T[]): T => list[random(list.length)];
const at = (id: string, what: string) => `/api/tables/${id}/${what}`;
const acting = (
  { seated, decision, action }: { seated: Seated; decision: unknown; action: unknown },
  expects: Forgery['expects'],
  more: Call = {},
): Forgery => ({
  path: at(seated.table, 'actions'),
  how: { token: seated.token, body: { decision, action }, ...more },
  expects,
});
const isPut = ({ views }: Target, seat: number, decision: string): boolean => {
  const { asked, free } = views[seat];
  const [kind, no] = decision.split('.');
  if (no === 'free') return free.includes(kind);
  return asked?.seats.includes(seat) === true && kind === asked.kind && no === String(asked.no);
};
const anySeat = ({ seats }: Target, random: Dice): Seated => one(random, seats);

/** None, a made-up one, or that of somebody at no table. */
const strangeToken = (random: Dice): string | null => one(random, [null, 'x'.repeat(22), 'A'.repeat(43)]);

/** What a field cannot hold, whatever it held. */
function wrongValue(value: unknown, random: Dice): unknown {
  const never = [
    null,
    [],
    {},
    [value],
    { value },
    '__proto__',
    'constructor',
    'toString',
    '',
    1e308,
    -1,
    1.5,
    99_999,
  ];
  if (typeof value === 'number')
    return one(random, [...never, String(value), `${value} `, true, -1e-9, value + 1000]);
  if (value === true) return one(random, [...never, false, 1, 'true', 'yes']);
  return one(random, [
    ...never,
    `${value} `,
    ` ${value}`,
    String(value).toUpperCase(),
    0,
    1,
    true,
    'atlantis',
  ]);
}
const RAW: readonly (readonly [string, number, { [name: string]: string }?])[] = [
  ['', 400],
  ['{', 400],
  ['null', 400],
  ['[]', 400],
  ['"turn"', 400],
  ['{"decision":"DECISION"}', 400],
  ['{"action":ACTION}', 400],
  ['{"decision":"DECISION","action":ACTION,"seat":0}', 400],
  ['{"decision":"DECISION","action":ACTION,"__proto__":{"seat":0}}', 400],
  ['{"decision":["DECISION"],"action":ACTION}', 400],
  ['{"decision":"DECISION","action":ACTION}}', 400],
  ['{"decision":"DECISION","action":ACTION} {}', 400],
  ["{'decision':'DECISION','action':ACTION}", 400],
  ['{"decision":"DECISION","action":{"__proto__":ACTION}}', 400],
  ['{"decision":"DECISION","action":{"constructor":{"prototype":ACTION}}}', 400],
  ['{"decision":"DECISION","action":{"\\u005f_proto__":ACTION}}', 400],
  [`{"decision":"DECISION","action":${'['.repeat(500)}${']'.repeat(500)}}`, 400],
  ['{"decision":"DECISION","action":[ACTION]}', 422],
  ['{"decision":"DECISION","action":"ACTION"}'.replace('ACTION', 'rest'), 422],
  ['{"decision":"DECISION","action":{"offer":1e400}}', 422],
  ['{"decision":"DECISION","action":{"offer":-1e400}}', 422],
  ['{"decision":"DECISION","action":{"with":123456789012345678901234567890}}', 422],
  [`{"decision":"DECISION","action":"${'x'.repeat(60_000)}"}`, 422],
  [`{"decision":"DECISION","action":"${'x'.repeat(66_000)}"}`, 413],
  [`{"decision":"${'x'.repeat(200)}","action":ACTION}`, 400],
  ['{"decision":"DECISION","action":ACTION}', 415, { 'content-type': 'text/plain' }],
  ['decision=DECISION', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['{"decision":"DECISION","action":ACTION}', 400, { 'idempotency-key': 'x'.repeat(65) }],
];

/** Every kind of forgery; null where a table offers no occasion. */
export const forgers: { readonly [kind: string]: Forger } = {
  'another seat’s token': (target, random) => {
    if (target.legal === null) return null;
    const { seated, decision, action } = target.legal;
    const thief = one(random, target.seats.filter((each) => each !== seated).concat(seated));
    return thief === seated ? null : acting({ seated: thief, decision, action }, is(409));
  },
  'out of turn': (target, random) => {
    if (target.legal === null) return null;
    const seated = anySeat(target, random);
    const decision = target.legal.decision.replace(/\d+$/, String(seated.seat));
    if (isPut(target, seated.seat, decision)) return null;
    return acting({ seated, decision, action: target.legal.action }, is(409));
  },
  'no token': ({ legal }, random) => {
    if (legal === null) return null;
    const headers: Record<string, string>[] = [{}, { authorization: '' }, { authorization: 'Bearer' }];
    return acting(legal, is(401), { token: null, headers: one(random, headers) });
  },
  'made-up token': ({ legal }, random) => {
    if (legal === null) return null;
    const { token } = legal.seated;
    const made = [
      token.slice(1),
      `${token}x`,
      token.toUpperCase(),
      'null',
      '0',
      `A${token.slice(1)}`,
      'x'.repeat(999),
    ];
    const chosen = one(random, made);
    return chosen === token ? null : acting(legal, is(401), { token: chosen });
  },
  'token of another table': ({ legal, id }, random, others) => {
    const other = one(random, others);
    if (legal === null || other.id === id) return null;
    return acting(legal, is(401), { token: anySeat(other, random).token });
  },
  'action for another table': ({ legal, id }, random, others) => {
    const other = one(random, others);
    if (legal === null || other.id === id) return null;
    const { token } = legal.seated;
    return acting({ ...legal, seated: { ...legal.seated, table: other.id } }, is(401), { token });
  },
  'table that is not there': ({ legal }, random) => {
    if (legal === null) return null;
    const table = one(random, ['zzzzzzzz', '00000000', '__proto__', '..', '%2e%2e', 'x', 'X'.repeat(300)]);
    return acting({ ...legal, seated: { ...legal.seated, table } }, is(400, 404, 414));
  },
  'stale decision': (target, random) => {
    if (target.done.length === 0) return null;
    const old = one(random, target.done);
    return isPut(target, old.seated.seat, old.decision) ? null : acting(old, is(409));
  },
  'decision that was never put': ({ legal }, random) => {
    if (legal === null) return null;
    const [kind, no, seat] = legal.decision.split('.');
    const numbers = [Number(no) + 1 + random(50), -1, 0, `${no}.0`, `0${no}`, 'free', 'NaN', '1e3'];
    const decision = one(random, [
      ...numbers.map((number) => `${kind}.${number}.${seat}`),
      `nothing.${no}.${seat}`,
      `${kind}.${no}.${Number(seat) + 1}`,
      `${kind}.${no}.-1`,
      `${kind}.${no}`,
      '__proto__',
    ]);
    return decision === legal.decision ? null : acting({ ...legal, decision }, is(409));
  },
  'what the rules refuse': ({ refused }, random) => {
    if (refused.length === 0) return null;
    const { clause, ...move } = one(random, refused);
    return acting(move, ({ status, body }) => status === 422 && body.clause === clause);
  },
  'field not offered': ({ legal }, random) => {
    if (legal === null) return null;
    const field = one(random, Object.keys(legal.action));
    const value = wrongValue(legal.action[field], random);
    return acting({ ...legal, action: { ...legal.action, [field]: value } }, is(422));
  },
  'field too many or too few': ({ legal }, random) => {
    if (legal === null) return null;
    const { action } = legal;
    const [last] = Object.keys(action).slice(-1);
    const { [last]: _, ...shorter } = action;
    const more = one<Fields>(random, [
      { seat: 1 },
      { undo: true },
      { sing: 'loud' },
      { '': 0 },
      { toString: 1 },
      { by: 0 },
    ]);
    return acting(
      { ...legal, action: one(random, [shorter, { ...action, ...more }, {}, null, [], [action]]) },
      is(422),
    );
  },
  'sent again with its key': ({ done }, random) => {
    if (done.length === 0) return null;
    const old = one(random, done);
    // When entries are packed the last four keys of each seat are kept, those of undone ones among them.
    const later = done.filter(({ seated, seq }) => seated === old.seated && seq > old.seq).length;
    const expects: Forgery['expects'] = ({ status, body }) =>
      status === 200 ? body.seq === old.seq : later >= 2 && status === 409;
    return acting(old, expects, { key: old.key });
  },
  'somebody else’s key': (target, random) => {
    if (target.done.length === 0) return null;
    const old = one(random, target.done);
    const seated = anySeat(target, random);
    if (seated === old.seated) return null;
    return acting({ ...old, seated }, is(409), { key: old.key });
  },
  'malformed body': ({ legal }, random) => {
    if (legal === null) return null;
    const [text, status, headers = {}] = one(random, RAW);
    const raw = text.replace('DECISION', legal.decision).replace('ACTION', JSON.stringify(legal.action));
    return acting(legal, is(status), { raw, headers, method: 'POST' });
  },
  'undo that is not allowed': (target, random) => {
    const seated = anySeat(target, random);
    const verb = one(random, ['undo', 'redo'] as const);
    const how: Call = { method: 'POST', token: seated.token, key: one(random, ['k', 'undo', undefined]) };
    if (random(3) === 0) return { path: at(target.id, verb), how: { ...how, token: null }, expects: is(401) };
    if (target.views.length === 0) return { path: at(target.id, verb), how, expects: is(409) };
    return target.views[seated.seat][verb] ? null : { path: at(target.id, verb), how, expects: is(422) };
  },
  'undo as an action': (target, random) => {
    const action = one(random, [{ undo: true }, { redo: true }, { undo: 1 }, { undo: true, redo: true }]);
    const decision = target.legal?.decision ?? 'orders.free.0';
    return acting(
      { seated: target.legal?.seated ?? anySeat(target, random), decision, action },
      is(409, 422),
    );
  },
  'orders for others': (target, random) => {
    const seated = anySeat(target, random);
    const other = (seated.seat + 1) % target.seats.length;
    if (other === seated.seat) return null;
    const action = { arm: one(random, ['omens', 'answering']), when: one(random, ['always', 'never']) };
    if (random(2)) return acting({ seated, decision: `orders.free.${other}`, action }, is(409));
    const named = { ...action, seat: other };
    return acting({ seated, decision: `orders.free.${seated.seat}`, action: named }, is(409, 422));
  },
  'orders that are none': (target, random) => {
    const seated = anySeat(target, random);
    const action = one<unknown>(random, [
      { arm: 'omens' },
      { arm: 'omens', when: 'perhaps' },
      { arm: '__proto', when: 'always' },
      { arm: 'constructor', when: 'never' },
      { arm: ['omens'], when: 'never' },
      { arm: 0, when: 0 },
      { when: 'always' },
    ]);
    return acting({ seated, decision: `orders.free.${seated.seat}`, action }, is(409, 422));
  },
  'answer under the name of orders': ({ legal }) =>
    legal === null ? null : acting({ ...legal, decision: `orders.free.${legal.seated.seat}` }, is(422)),
  'interjection that is not open': (target, random) => {
    const seated = anySeat(target, random);
    if (target.views[seated.seat]?.free.includes('envoy')) return null;
    const action = { send: 'envoy', for: one(random, ['veteran', 'youth']) };
    return acting({ seated, decision: `envoy.free.${seated.seat}`, action }, is(409));
  },
  'a seat by a wrong link': ({ id, seats }, random, others) => {
    const secret = one(random, [
      'x',
      'x'.repeat(22),
      one(random, seats).token,
      anySeat(one(random, others), random).token,
    ]);
    const body = one<object>(random, [{ secret, name: 'Eve' }, { name: 'Eve' }]);
    return { path: at(id, 'join'), how: { body }, expects: is(409) };
  },
  'only asking': ({ id, legal }, random) => {
    if (legal === null) return null;
    const { token } = legal.seated;
    if (random(2))
      return { path: at(id, 'judge'), how: { token, body: { actions: [legal.action] } }, expects: is(200) };
    const partial = encodeURIComponent(JSON.stringify(legal.action));
    return { path: at(id, `options?partial=${partial}`), how: { token }, expects: is(200) };
  },
  'start again': ({ id, views }) =>
    views.length === 0 ? null : { path: at(id, 'start'), how: { method: 'POST' }, expects: is(200) },
  'orders for a steward of another': (target, random) => {
    const body = one<object>(random, [
      { orders: [] },
      { orders: [{ on: 'omens', when: {}, answer: 'ask' }] },
    ]);
    const token = strangeToken(random);
    return { path: at(target.id, 'steward'), how: { token, body }, expects: is(401) };
  },
  'orders that no steward knows': (target, random) => {
    if (target.views.length === 0) return null;
    const order = one<unknown>(random, [
      { on: 'nothing', when: {}, answer: 'ask' },
      { on: '__proto__', when: {}, answer: 'default' },
      { on: 'omens', when: { hoplites: 99 }, answer: 'default' },
      { on: 'omens', when: { constructor: 1 }, answer: 'default' },
      { on: 'omens', when: {}, answer: 'whatever' },
      { on: 'omens', when: {}, answer: { do: 'win' } },
      { on: 'turn', when: {}, answer: { do: 'pass', with: 7 } },
      null,
      7,
    ]);
    const how: Call = { token: anySeat(target, random).token, body: { orders: [order] } };
    return { path: at(target.id, 'steward'), how, expects: is(400) };
  },
  'a plan for another': (target, random) => {
    const { legal } = target;
    const steps = legal === null ? [] : [{ on: legal.decision.split('.')[0], do: legal.action }];
    return {
      path: at(target.id, 'plan'),
      how: { token: strangeToken(random), body: { steps } },
      expects: is(401),
    };
  },
  'a plan that is none': (target, random) => {
    if (target.views.length === 0) return null;
    const steps = one<unknown>(random, [
      [{ on: 'nothing', do: {} }],
      [{ on: 'turn' }],
      [null],
      'turn',
      { on: 'turn', do: { rest: true } },
      Array(41).fill({ on: 'turn', do: { rest: true } }),
    ]);
    const how: Call = { token: anySeat(target, random).token, body: { steps } };
    return { path: at(target.id, 'plan'), how, expects: is(400) };
  },
  'time that is not there': (target, random) => {
    if (target.views.length === 0) return null;
    const isStranger = random(2) === 0;
    const token = isStranger ? strangeToken(random) : anySeat(target, random).token;
    const days = isStranger ? 1 : one<unknown>(random, [60, 8, -1, 1.5, '1', null]);
    return {
      path: at(target.id, 'seat/away'),
      how: { token, body: { days } },
      expects: is(isStranger ? 401 : 400),
    };
  },
  'another method': ({ id, legal }, random) => {
    const how = { method: one(random, ['PUT', 'DELETE', 'PATCH']), body: { action: legal?.action ?? {} } };
    return { path: at(id, one(random, ['actions', 'view', 'entries', 'undo'])), how, expects: is(404) };
  },
  'a table without a moment of its own': (target, random) => {
    // Not started, or over: nothing can be done there.
    if (target.legal !== null) return null;
    const seated = anySeat(target, random);
    const action = one<unknown>(random, [
      { rest: true },
      { offer: 0 },
      { arm: 'omens', when: 'never' },
      { pass: true },
    ]);
    const decision = one(random, [
      `turn.1.${seated.seat}`,
      `augury.1.${seated.seat}`,
      `orders.free.${seated.seat}`,
    ]);
    return acting({ seated, decision, action }, is(409));
  },
};
