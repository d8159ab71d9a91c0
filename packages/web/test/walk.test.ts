import { describe, expect, it } from 'vitest';
import type { Options } from '../src/api.ts';
import {
  answerOf,
  choicesIn,
  forcedStep,
  inFocus,
  NO_FOCUS,
  type Step,
  takenBack,
  verbsOf,
} from '../src/table/walk.ts';

const options = (allowed: object[], refused: [object, string][] = []): Options => ({
  kind: 'turn',
  complete: false,
  options: allowed as Options['options'],
  refused: refused.map(([option, clause]) => ({
    option: option as Options['options'][number],
    clause,
    message: { key: `refusal.${clause}`, params: {} },
  })),
});
const turn = options([
  ...['argos', 'delphi', 'elis', 'megara'].map((raid) => ({ raid })),
  ...['argos', 'delphi', 'elis', 'megara'].map((storm) => ({ storm })),
  { shift: 'veteran' },
  { shift: 'youth' },
  { rest: true },
]);
const step = (field: string, value: unknown, forced = false): Step => ({ field, value, forced });

describe('the walk through an answer', () => {
  it('asks for the verb first where there are many choices', () => {
    const verbs = verbsOf(choicesIn(turn), NO_FOCUS);
    expect(verbs?.map(({ field }) => field)).toEqual(['raid', 'storm', 'shift', 'rest']);
    expect(verbs?.at(-1)?.only).toMatchObject({ field: 'rest', value: true });
  });

  it('shows a few choices at once, whatever their verbs', () => {
    expect(verbsOf(choicesIn(options([{ play: 'omen' }, { pass: true }])), NO_FOCUS)).toBeNull();
  });

  it('shows the choices of one verb when it is taken, and those about one thing when that is pointed at', () => {
    const choices = choicesIn(turn);
    expect(verbsOf(choices, { verb: 'shift', value: null })).toBeNull();
    expect(inFocus(choices, { verb: 'shift', value: null }).map(({ value }) => value)).toEqual([
      'veteran',
      'youth',
    ]);
    expect(inFocus(choices, { verb: null, value: 'elis' }).map(({ field }) => field)).toEqual([
      'raid',
      'storm',
    ]);
    expect(inFocus(choices, { verb: 'storm', value: 'elis' })).toHaveLength(1);
  });

  it('says why a whole verb is closed', () => {
    const villages = ['argos', 'delphi', 'elis', 'megara', 'pylos'];
    const closed = options(
      [...villages.map((raid) => ({ raid })), { rest: true }],
      villages.map((storm): [object, string] => [{ storm }, 'T3-07']),
    );
    const verbs = verbsOf(choicesIn(closed), NO_FOCUS);
    expect(verbs?.find(({ field }) => field === 'storm')?.why?.clause).toBe('T3-07');
    expect(verbs?.find(({ field }) => field === 'raid')?.why).toBeNull();
  });

  it('keeps numbers in their order, the refused ones among them', () => {
    const numbers = choicesIn(
      options(
        [{ with: 2 }, { with: 3 }],
        [
          [{ with: 1 }, 'T4-02'],
          [{ with: 4 }, 'T4-04'],
        ],
      ),
    );
    expect(numbers.map(({ value, why }) => [value, why?.clause ?? null])).toEqual([
      [1, 'T4-02'],
      [2, null],
      [3, null],
      [4, 'T4-04'],
    ]);
  });

  it('goes on by itself where one value is left, but never begins by itself', () => {
    const one = options([{ to: 'watch' }], [[{ to: 'camp' }, 'T3-04']]);
    expect(forcedStep([step('shift', 'youth')], one)).toEqual(step('to', 'watch', true));
    expect(forcedStep([], options([{ pass: true }]))).toBeNull();
    expect(forcedStep([], options([{ send: 'envoy' }]), true)).toEqual(step('send', 'envoy', true));
    expect(forcedStep([step('rest', true)], { ...one, complete: true, options: [] })).toBeNull();
  });

  it('takes back the last choice with all that followed from it', () => {
    const steps = [
      step('storm', 'elis'),
      step('led', 'youth'),
      step('with', 1),
      step('under', 'night', true),
    ];
    expect(answerOf(takenBack(steps))).toEqual({ storm: 'elis', led: 'youth' });
    expect(takenBack([step('shift', 'youth'), step('to', 'watch', true)])).toEqual([]);
    expect(takenBack([])).toEqual([]);
  });
});
