/** A bot that answers nonsense, some of it rather clever. */
const answers: unknown[] = [
  undefined,
  null,
  7,
  Number.NaN,
  'rest',
  [],
  {},
  { undo: true },
  { redo: true },
  { offer: 1e308 },
  { offer: -1 },
  { offer: '1' },
  { rest: false },
  { rest: true, more: true },
  { raid: '__proto__', led: 'veteran', with: 1 },
  { raid: 'argos', led: 'veteran', with: 99 },
  JSON.parse('{"__proto__":{"rest":true}}'),
  new Map([['rest', true]]),
  new Date(0),
  'x'.repeat(1_000_000),
  Array.from({ length: 1000 }).reduce<unknown>((inner) => ({ inner }), {}),
];
let times = 0;
export default function think(): unknown {
  return answers[times++ % answers.length];
}
