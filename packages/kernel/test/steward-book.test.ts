/** What a player has settled ahead, as it comes from outside. */

import { describe, expect, it } from 'vitest';
import { BadInput, MOST_ORDERS, MOST_STEPS, readBook } from '../src/index.ts';
import { parley } from './parley.ts';
import { toy } from './toy.ts';

const SEATS = 3;
const read = (book: unknown) => readBook(parley, book, SEATS);
const refused = (book: unknown, message: string) => expect(() => read(book)).toThrow(new BadInput(message));
const order = { on: 'herald', answer: 'default' };
const orders = (more: object) => ({ orders: [{ ...order, ...more }] });
const many = <T>(count: number, item: T): T[] => Array<T>(count).fill(item);

describe('A book', () => {
  it('may be empty', () => expect(read({})).toEqual({ orders: [] }));

  it('is read as it is written', () => {
    const book = {
      orders: [
        { on: 'herald', when: { by: ['0', '2'], towns: ['argos'], gifts: 1 }, answer: 'ask' },
        { on: 'herald', when: { gifts: 3 }, answer: { do: 'play', with: { play: ['spy1'] }, most: true } },
        { on: 'tribute', when: {}, answer: 'default', once: true, spent: 'tribute.1.0', off: true },
        { on: 'embassy', when: {}, answer: { do: 'send', with: { gifts: ['0', '12'], to: ['2'] } } },
        { on: 'embassy', when: {}, answer: { do: 'stay' } },
      ],
      quiet: { until: 'activation', since: 'activation 3' },
      plan: [{ on: 'embassy', do: { stay: true } }],
    };
    expect(read(book)).toEqual(book);
  });

  it('keeps nothing that means nothing', () => {
    expect(
      read(orders({ once: false, off: false, spent: 'x', answer: { do: 'pass', most: false } })),
    ).toEqual({
      orders: [{ on: 'herald', when: {}, answer: { do: 'pass' } }],
    });
    expect(read(orders({ once: 1, off: 1 }))).toEqual({ orders: [{ ...order, when: {} }] });
    // The name of a question is short.
    expect(read(orders({ once: true, spent: 'x'.repeat(100) }))).toEqual({
      orders: [{ ...order, when: {}, once: true, spent: 'x'.repeat(100) }],
    });
    for (const spent of ['x'.repeat(101), 7])
      expect(read(orders({ once: true, spent }))).toEqual({ orders: [{ ...order, when: {}, once: true }] });
  });

  it('is a record of what a steward knows', () => {
    refused([], 'book should be an object');
    refused({ oders: [] }, 'book.oders is nothing that a steward knows');
  });

  it('stays small', () => {
    const step = { on: 'embassy', do: { stay: true } };
    expect(read({ orders: many(MOST_ORDERS, order) }).orders).toHaveLength(MOST_ORDERS);
    refused({ orders: many(MOST_ORDERS + 1, order) }, `book.orders has more than ${MOST_ORDERS} entries`);
    refused({ orders: { 0: order } }, 'book.orders should be a list');
    expect(read({ plan: many(MOST_STEPS, step) }).plan).toHaveLength(MOST_STEPS);
    refused({ plan: many(MOST_STEPS + 1, step) }, `book.plan has more than ${MOST_STEPS} entries`);
    expect(read({ plan: [] })).toEqual({ orders: [], plan: [] });
  });
});

describe('Quiet', () => {
  it('lasts for a span, since a moment in few words', () => {
    const since = 's'.repeat(200);
    expect(read({ quiet: { until: 'turn', since } }).quiet).toEqual({ until: 'turn', since });
    const message = 'book.quiet.since should be a short text';
    refused({ quiet: { until: 'turn', since: `${since}s` } }, message);
    refused({ quiet: { until: 'turn', since: 3 } }, message);
    refused({ quiet: { until: 'turns', since } }, 'no span "turns"; do you mean "turn"?');
    refused({ quiet: 'turn' }, 'book.quiet should be an object');
  });
});

describe('A step of a plan', () => {
  const plan = (step: unknown) => ({ plan: [step] });
  /** As JSON so many characters long. */
  const long = (length: number) => ({ x: 'x'.repeat(length - 8) });

  it('answers something that can be asked', () => {
    refused(plan({ on: 'embasy', do: {} }), 'book.plan.0.on: no question "embasy"; do you mean "embassy"?');
    // What is said uninvited is no answer.
    refused(plan({ on: 'riot', do: { riot: true } }), 'book.plan.0.on: no question "riot"');
    refused(plan({ on: 'orders', do: {} }), 'book.plan.0.on: no question "orders"');
    refused(plan('embassy'), 'book.plan.0 should be an object');
    refused(plan({ on: 'embassy', do: 'stay' }), 'book.plan.0.do should be an object');
  });

  it('is short', () => {
    expect(JSON.stringify(long(2000))).toHaveLength(2000);
    expect(read(plan({ on: 'embassy', do: long(2000) })).plan).toHaveLength(1);
    refused(plan({ on: 'embassy', do: long(2001) }), 'book.plan.0.do is too long');
  });
});

describe('An order', () => {
  it('is for something that is asked', () => {
    refused({ orders: ['herald'] }, 'book.orders.0 should be an object');
    refused({ orders: [order, { on: 'riot' }] }, 'book.orders.1.on: no question "riot"');
    refused(orders({ when: 'always' }), 'book.orders.0.when should be an object');
  });

  it.each([
    [{ gift: 1 }, '.when: no test "gift"; do you mean "gifts"?'],
    [{ toString: 1 }, '.when: no test "toString"'],
    [{ gifts: 0 }, '.when.gifts should be a whole number from 1 to 3'],
    [{ gifts: 4 }, '.when.gifts should be a whole number from 1 to 3'],
    [{ gifts: 1.5 }, '.when.gifts should be a whole number from 1 to 3'],
    [{ gifts: '2' }, '.when.gifts should be a whole number from 1 to 3'],
    [{ by: [] }, '.when.by should be a list of 1 to 60 names'],
    [{ by: '0' }, '.when.by should be a list of 1 to 60 names'],
    [{ by: many(61, '0') }, '.when.by should be a list of 1 to 60 names'],
    [{ towns: ['argo'] }, '.when.towns: no town "argo"; do you mean "argos"?'],
  ])('is tested with what the test needs: %j', (when, message) => {
    refused(orders({ when }), `book.orders.0${message}`);
  });

  it('names no seat that nobody can have', () => {
    expect(() => read(orders({ when: { by: ['2', '3'] } }))).toThrow('.when.by: no seat "3"');
  });

  it('may name as many as that, and numbers for seats', () => {
    expect(read(orders({ when: { by: many(60, '0') } })).orders[0].when.by).toHaveLength(60);
    expect(read(orders({ when: { by: [2] } })).orders[0].when).toEqual({ by: ['2'] });
  });

  it('is tested only with what can be asked of its question, and of its game', () => {
    refused(
      { orders: [{ on: 'tribute', when: { gifts: 1 }, answer: 'default' }] },
      'book.orders.0.when: no test "gifts"',
    );
    expect(() => readBook(toy, { orders: [{ on: 'vote', when: { gifts: 1 }, answer: 'ask' }] }, 2)).toThrow(
      new BadInput('book.orders.0.when: no test "gifts"'),
    );
  });
});

describe('The answer of an order', () => {
  const on = (kind: string, answer: unknown) => ({ orders: [{ on: kind, answer }] });
  const sends = (given: unknown) => on('embassy', { do: 'send', with: given });

  it('is by default only where there is one', () => {
    refused(on('embassy', 'default'), "book.orders.0.answer: 'embassy' has no default");
    expect(read(on('tribute', 'default')).orders[0].answer).toBe('default');
  });

  it('is a way to answer that question', () => {
    refused(on('tribute', 'refuse'), 'book.orders.0.answer should be an object');
    refused(on('tribute', { do: 'refus' }), 'book.orders.0.answer.do: no way "refus"; do you mean "refuse"?');
    expect(read(on('herald', { do: 'pass' })).orders[0].answer).toEqual({ do: 'pass' });
  });

  it.each([
    [{ takes: ['dion'] }, "takes is no field of 'send'"],
    [{ send: 'argos' }, 'send should be a list of 1 to 60 names'],
    [{ send: ['sparta'] }, 'send: no town "sparta"'],
    [{ taking: [] }, 'taking should be a list of 1 to 60 names'],
    [{ taking: ['diom'] }, 'taking: no envoy "diom"; do you mean "dion"?'],
    [{ gifts: '2' }, 'gifts should be a list of numbers'],
    [{ gifts: ['2', 'many'] }, 'gifts should be a list of numbers'],
    [{ gifts: ['1000'] }, 'gifts should be a list of numbers'],
    [{ gifts: [-1] }, 'gifts should be a list of numbers'],
    [{ gifts: many(61, '1') }, 'gifts should be a list of numbers'],
  ])('names values of its fields: %j', (given, message) => {
    refused(sends(given), `book.orders.0.answer.with.${message}`);
  });

  it('names no value of what is only yes', () => {
    refused(
      on('tribute', { do: 'refuse', with: { refuse: ['true'] } }),
      "book.orders.0.answer.with.refuse is no field of 'refuse'",
    );
  });

  it('may name as many numbers as that, as texts or as numbers', () => {
    expect(read(sends({ gifts: many(60, '1') })).orders[0].answer).toMatchObject({
      with: { gifts: many(60, '1') },
    });
    expect(read(sends({ gifts: [3, 999] })).orders[0].answer).toEqual({
      do: 'send',
      with: { gifts: ['3', '999'] },
    });
    expect(read(sends({})).orders[0].answer).toEqual({ do: 'send' });
  });
});
