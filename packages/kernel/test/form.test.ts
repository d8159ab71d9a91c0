/** Forms by themselves: what is offered, in which order, how much of it is judged, and who draws what. */
import { describe, expect, it } from 'vitest';
import {
  allAnswers,
  beginFilling,
  choose,
  countAnswers,
  END,
  type Filling,
  type Form,
  fillIn,
  isAnswerTo,
  isFilled,
  listOptions,
  makeForm,
  nextOptions,
  onlyAnswer,
  optionOf,
  refusedBecause,
  refusedOptions,
} from '../src/form.ts';
import { type Position, positionMaker } from '../src/position.ts';

const place = (): Position => positionMaker({ some: 1 }, {}, [])();
const p = place();
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);

interface Rules {
  readonly [field: string]: { readonly [part: string]: unknown };
}
type Way = readonly [shape: { readonly [field: string]: unknown }, rules: Rules];
const form = (...ways: readonly Way[]): Form =>
  makeForm(
    'ask',
    {},
    ways.map(([shape]) => shape) as never,
    ways.map(([, rules]) => rules),
  );
const begin = (...ways: readonly Way[]): Filling => beginFilling(form(...ways), 0, {});
const chosen = (q: Filling, ...options: readonly number[]): Filling => {
  for (const option of options) choose(q, option);
  return q;
};
/** A number of so many, `take`, and how often it was looked at whether one may be taken. */
const take = (most: number, may?: (value: number) => string | null): Way => [
  { take: 'count' },
  {
    take: {
      among: () => upTo(most),
      bounds: 'X1-01',
      may: may && ((_p: Position, _q: Filling, v: number) => may(v)),
    },
  },
];
const wait: Way = [{ wait: 'yes' }, { wait: {} }];
/** So many to choose from that are filled into the list that is handed over. */
const filling = (...values: readonly number[]) => ({
  among: (_p: Position, _q: Filling, list: number[]) => {
    list.push(...values);
    return list;
  },
  bounds: 'X1-02',
});

describe('What is offered', () => {
  const offered = (q: Filling, limit: number, at = p) => {
    const options: number[] = [];
    return options.slice(0, nextOptions(at, q, options, limit));
  };

  it('are the options of all ways, or the first of them', () => {
    const two = begin(take(3), wait);
    const all = [1, 2, 3, optionOf(1, 1)];
    for (let limit = 0; limit <= 5; limit++) expect(offered(two, limit)).toEqual(all.slice(0, limit));
  });

  it('are as few where they are known already', () => {
    const [q, at] = [begin(take(3), wait), place()];
    onlyAnswer(at, q.form, q.seat, q.about);
    for (let limit = 0; limit <= 5; limit++)
      expect(offered(q, limit, at)).toEqual([1, 2, 3, optionOf(1, 1)].slice(0, limit));
  });

  it('are of a list those that may still join it, and its end, or the first of them', () => {
    const q = chosen(
      begin([
        { take: 'count', with: ['count'] },
        { take: { among: () => [7] }, with: { among: () => upTo(4) } },
      ]),
      7,
      1,
    );
    const all = [2, 3, 4, END];
    for (let limit = 0; limit <= 5; limit++) expect(offered(q, limit)).toEqual(all.slice(0, limit));
  });

  it('stay the same, however often somebody fills them in', () => {
    const q = begin([
      { take: 'count', with: ['count'], at: 'count' },
      { take: filling(1, 2), with: filling(3, 4), at: filling(5) },
    ]);
    for (let times = 0; times < 3; times++) {
      expect(listOptions(p, begin(...([[{ take: 'count' }, { take: filling(1, 2) }]] as const)))).toEqual([
        1, 2,
      ]);
      expect(listOptions(p, chosen({ ...q, so: {} }, 1))).toEqual([3, 4, END]);
      expect(fillIn(p, chosen({ ...q, so: {} }, 1, END), (count) => count - 1)).toMatchObject({ at: 5 });
    }
    // What was offered before is out of the question now.
    const later = chosen({ ...q, so: {} }, 1);
    expect(refusedBecause(p, later, later.form.ways[0], 1)).toBe('X1-02');
    expect(refusedBecause(p, later, later.form.ways[0], 3)).toBe(null);
  });

  it('are told with what is refused, way by way, in the order of the candidates', () => {
    const odd = (value: number) => (value % 2 === 1 ? 'X1-03' : null);
    const [[, { take: field }]] = [take(4, odd)];
    const q = begin(take(3, odd), [{ give: 'count' }, { give: field }]);
    expect(refusedOptions(p, q)).toEqual(
      [optionOf(0, 1), optionOf(0, 3), optionOf(1, 1), optionOf(1, 3)].map((option) => ({
        option,
        clause: 'X1-03',
      })),
    );
  });

  it('of a window end with the way to let it pass', () => {
    const { ways } = makeForm('window', {}, [{ stop: 'yes' }], [{ stop: {} }], { pass: true });
    expect(ways.map(({ verb }) => verb)).toEqual(['stop', 'pass']);
  });
});

describe('A verb', () => {
  it('tells one way from the others, so it stands in none of them', () => {
    const said = "'take' is a verb of 'ask', so it cannot stand in another of its answers";
    expect(() => begin(take(3), take(2))).toThrow(said);
    expect(() =>
      begin(take(3), [
        { give: 'count', take: 'count' },
        { give: {}, take: {} },
      ]),
    ).toThrow(said);
  });
});

describe('An answer on its way', () => {
  it('has what was said so far, and the list that comes next', () => {
    const q = begin([
      { take: 'count', at: 'count', with: ['count'] },
      { take: { among: () => [7] }, at: { among: () => [8] }, with: { among: () => [9] } },
    ]);
    expect(chosen(q, 7).so).toStrictEqual({ take: 7 });
    expect(chosen(q, 8).so).toStrictEqual({ take: 7, at: 8, with: [] });
    expect(chosen(q, 9).so).toStrictEqual({ take: 7, at: 8, with: [9] });
    expect([isFilled(q), isFilled(chosen(q, END))]).toEqual([false, true]);
  });

  it('is begun anew for each question that could answer itself', () => {
    const seen: object[] = [];
    const watched = form([
      { take: 'count' },
      {
        take: {
          among: () => [1],
          may: (_p: Position, { so }: Filling) => {
            seen.push({ ...so });
            return null;
          },
        },
      },
    ]);
    for (let times = 0; times < 2; times++) expect(onlyAnswer(p, watched, 0, {})).toEqual({ take: 1 });
    expect(seen).toEqual([{}, {}]);
  });
});

describe('Drawing an answer', () => {
  it('takes the first that is allowed, whichever it is', () => {
    const picks = [0, 1, 1];
    const q = begin([{ take: 'count' }, { take: { among: () => [0, 1, 2] } }]);
    expect(fillIn(p, q, () => picks.shift() as number)).toEqual({ take: 0 });
    expect(picks).toHaveLength(2);
  });

  it('judges a few of many, in the first field and in the next', () => {
    let looks = 0;
    const look = () => {
      looks++;
      return null;
    };
    const many = { among: () => upTo(1000), may: look, closed: () => null };
    const q = begin(
      [
        { take: 'count', at: 'count' },
        { take: many, at: many },
      ],
      wait,
    );
    expect(fillIn(p, q, (count) => Math.min(count - 1, 500))).toEqual({ take: 501, at: 501 });
    expect(looks).toBe(2);
  });

  it('finds the one that is allowed among many that are not', () => {
    const last = {
      among: () => upTo(1000),
      may: (_p: Position, _q: Filling, v: number) => (v < 1000 ? 'X1-04' : null),
    };
    const q = begin([
      { take: 'count', at: 'count' },
      { take: last, at: last },
    ]);
    expect(fillIn(p, q, () => 0)).toEqual({ take: 1000, at: 1000 });
  });

  it('leaves a closed way out', () => {
    const shut = { among: () => upTo(9), closed: () => 'X1-05' };
    expect(fillIn(p, begin([{ take: 'count' }, { take: shut }], wait), () => 0)).toEqual({ wait: true });
  });

  it.each<[string, Way, readonly number[]]>([
    ['no candidate', [{ take: 'count' }, { take: { among: () => [] } }], []],
    ['a closed way', [{ take: 'count' }, { take: { among: () => [1], closed: () => 'X1-05' } }], []],
    [
      'none for the next field',
      [
        { take: 'count', at: 'count' },
        { take: { among: () => [1] }, at: { among: () => [] } },
      ],
      [1],
    ],
    [
      'a next field that is closed',
      [
        { take: 'count', at: 'count' },
        { take: { among: () => [1] }, at: { among: () => [1], closed: () => 'X1-05' } },
      ],
      [1],
    ],
  ])('says that there is none, with %s', (_, way, options) => {
    expect(() => fillIn(p, chosen(begin(way), ...options), () => 0)).toThrow("dead end: 'ask' after");
  });
});

describe('All answers', () => {
  /** Three to take with one or two of something; three to give; or nothing. */
  const bargain = () =>
    begin(
      [
        { take: 'count', with: 'count' },
        { take: { among: () => upTo(3) }, with: { among: () => [1, 2] } },
      ],
      [{ give: 'count' }, { give: { among: () => upTo(3) } }],
      wait,
    );
  const taken = (value: number, other: number) => ({ take: value, with: other });

  it('come in the order of their paths', () => {
    const all = [
      ...upTo(3).flatMap((value) => [taken(value, 1), taken(value, 2)]),
      ...upTo(3).map((value) => ({ give: value })),
      { wait: true },
    ];
    expect(allAnswers(p, bargain(), 10)).toEqual(all);
    expect(allAnswers(p, bargain(), 100)).toEqual(all);
  });

  it('or, if they are too many, way by way in turn, and in each way option by option', () => {
    expect(allAnswers(p, bargain(), 8)).toEqual([
      taken(1, 1),
      { give: 1 },
      { wait: true },
      taken(2, 1),
      { give: 2 },
      taken(3, 1),
      { give: 3 },
      taken(1, 2),
    ]);
    expect(allAnswers(p, bargain(), 1)).toEqual([taken(1, 1)]);
  });

  it('are counted as far as one likes', () => {
    expect([1, 5, 9, 10, 11].map((limit) => countAnswers(p, bargain(), limit))).toEqual([1, 5, 9, 10, 10]);
    const last = () =>
      chosen(
        begin([
          { take: 'count', at: 'count' },
          { take: { among: () => [1] }, at: { among: () => upTo(5) } },
        ]),
        1,
      );
    expect([2, 5, 9].map((limit) => countAnswers(p, last(), limit))).toEqual([2, 5, 5]);
  });
});

describe('Whether an action speaks in the words of a question', () => {
  const { form: both } = begin(
    [
      { take: 'count', at: 'count' },
      { take: {}, at: {} },
    ],
    wait,
  );
  it.each<[string, unknown, boolean]>([
    ['one of its ways', { wait: true }, true],
    ['the other', { take: 1, at: 2 }, true],
    ['a part of it', { take: 1 }, true],
    ['a field that is not its', { take: 1, by: 2 }, false],
    ['two verbs', { take: 1, wait: true }, false],
    ['a field without its verb', { at: 2 }, false],
    ['nothing', {}, false],
    ['null', null, false],
    ['no value', undefined, false],
    ['a text', 'take', false],
  ])('%s', (_, action, is) => {
    expect(isAnswerTo(both, action)).toBe(is);
  });
});
