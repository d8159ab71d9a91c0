import { describe, expect, it } from 'vitest';
import type { Options } from '../src/api.ts';
import {
  answerOf,
  choicesIn,
  fieldsOf,
  forcedStep,
  inFocus,
  inFull,
  laidOut,
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

  it('takes a step that the server says was forced', () => {
    expect(forcedStep({ to: 'watch' })).toEqual(step('to', 'watch', true));
  });

  it('has options that came with the news in full, each refused one with its reason', () => {
    const params = { seat: 0, general: 'krateros' };
    const first = {
      kind: 'deploy',
      complete: false,
      options: [{ at: 'tarsos' }],
      refused: [['S4.6-05', params, 'at', ['pella', 'stoboi']] as const],
    };
    const why = (at: string) => ({
      option: { at },
      clause: 'S4.6-05',
      message: { key: 'refusal.S4.6-05', params: { ...params, at } },
    });
    expect(inFull(first)).toEqual({
      kind: 'deploy',
      complete: false,
      options: [{ at: 'tarsos' }],
      refused: [why('pella'), why('stoboi')],
    });
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

describe('the walk through a list', () => {
  const pack = step('pack', 'north');
  const begun = choicesIn(options([{ with: [] }, { with: ['ass'] }, { with: ['ox'] }]));
  const growing = choicesIn(
    options(
      [{ with: ['ass', 'ox'] }, { bags: 0 }, { bags: 2 }],
      [
        [{ with: ['ass', 'mule'] }, 'X2-04'],
        [{ bags: 1 }, 'X2-06'],
      ],
    ),
  );
  const values = (choices: readonly { readonly value: unknown }[]) => choices.map(({ value }) => value);

  it('begins with those who may join, or is left empty', () => {
    const { choices, end } = laidOut(begun, [pack], NO_FOCUS);
    expect(values(choices)).toEqual([['ass'], ['ox']]);
    expect(end).toMatchObject({ field: 'with', value: [] });
  });

  it('goes on with those who may still join, until it is ended by a look at what follows', () => {
    const steps = [pack, step('with', ['ass'])];
    const { choices, end } = laidOut(growing, steps, NO_FOCUS);
    expect(values(choices)).toEqual([
      ['ass', 'ox'],
      ['ass', 'mule'],
    ]);
    expect(end).toEqual({ verb: 'bags', value: null });
    const ended = laidOut(growing, steps, { verb: 'bags', value: null });
    expect(values(ended.choices)).toEqual([0, 1, 2]);
    expect(ended.end).toBeNull();
  });

  it('is ended by the one thing that can follow', () => {
    const one = choicesIn(options([{ with: ['ass', 'ox'] }, { bags: 0 }]));
    expect(laidOut(one, [pack, step('with', ['ass'])], NO_FOCUS).end).toMatchObject({
      field: 'bags',
      value: 0,
    });
  });

  it('ends by itself where it was left empty or nobody more may join', () => {
    expect(values(laidOut(growing, [pack, step('with', [])], NO_FOCUS).choices)).toEqual([0, 1, 2]);
    const full = choicesIn(options([{ bags: 0 }, { bags: 1 }], [[{ with: ['ass', 'ox'] }, 'X2-03']]));
    expect(values(laidOut(full, [pack, step('with', ['ass'])], NO_FOCUS).choices)).toEqual([0, 1]);
  });

  it('at the end of an answer has nothing after it', () => {
    const last = choicesIn({ ...options([{ carry: ['mask', 'lyre'] }]), complete: true });
    expect(laidOut(last, [step('carry', ['mask'])], NO_FOCUS)).toEqual({ choices: last, end: null });
  });

  it('finds who is pointed at', () => {
    expect(values(inFocus(growing, { verb: null, value: 'ox' }))).toEqual([['ass', 'ox']]);
  });

  it('is one field of several steps, taken back member by member', () => {
    const steps = [pack, step('with', ['ox']), step('with', ['ox', 'ass']), step('bags', 0, true)];
    expect(fieldsOf(steps).map(({ field, value, from }) => [field, value, from])).toEqual([
      ['pack', 'north', 0],
      ['with', ['ox', 'ass'], 1],
      ['bags', 0, 3],
    ]);
    expect(answerOf(takenBack(steps))).toEqual({ pack: 'north', with: ['ox'] });
  });
});
