import { describe, expect, it } from 'vitest';
import { countAnswers, type Position, seeded, setScene } from '../src/index.ts';
import { refusal } from '../src/judge.ts';
import { type Board, toy, toyThat } from './toy.ts';

const sitDown = (seats = 3) => setScene(toy, { seats, position: 'standard' });
const stackOf = (p: Position) => toy.toJson(p).stack;

describe('Questions in turn', () => {
  it('ask one seat after another, and each answer counts at once', () => {
    const table = sitDown();
    expect(table.fact('asked')).toEqual([{ 0: 'vote' }]);
    table.does(0, { vote: 'red' });
    expect(table.events()).toEqual([{ key: 'event.voted', params: { seat: 0, colour: 'red' }, to: null }]);
    expect(table.fact('asked')).toEqual([{ 1: 'vote' }]);
    expect(table.refuses(0, { vote: 'red' })).toBe('K-01');
    expect(table.refuses(2, { vote: 'red' })).toBe('K-01');
  });

  it('leave off when an answer leads elsewhere', () => {
    const table = sitDown();
    table.does(0, { vote: 'blue' });
    expect(table.fact('asked')).toEqual([{ 1: 'stake' }, { 2: 'stake' }]);
  });

  it('are put anew after an interjection, to those who are still asked', () => {
    const table = sitDown();
    table.does(0, { abstain: true });
    const [{ id }] = table.asked();
    table.does(2, { ring: true });
    expect(table.asked()[0].id).toBe(id);
    expect(table.options(1)).toEqual([{ vote: 'green' }, { vote: 'blue' }, { abstain: true }]);
    table.does(1, { ring: true });
    // Seats 1 and 2 have rung and lost their votes: the tally is next, then the stakes.
    expect(table.fact('asked')).toEqual([{ 0: 'whisper' }]);
  });
});

describe('Questions to several at once', () => {
  const atStakes = () => {
    const table = sitDown(4);
    table.does(0, { vote: 'blue' });
    return table;
  };

  it('answer themselves where only one answer is possible', () => {
    // Seat 0 has an empty purse: its stake is nothing, and nobody asks.
    expect(atStakes().fact('asked')).toEqual([{ 1: 'stake' }, { 2: 'stake' }, { 3: 'stake' }]);
  });

  it('but not if they are secret', () => {
    const table = atStakes();
    table.does(3, { stake: 3 });
    table.does(1, { stake: 1 });
    table.does(2, { stake: 0 });
    expect(table.fact('asked')).toEqual([{ 0: 'whisper' }]);
    expect(table.options(0)).toEqual([{ whisper: 'green' }]);
  });

  it('keep answers sealed until the last is there, then count them in order', () => {
    const table = atStakes();
    table.does(3, { stake: 2 });
    expect(table.fact('spent')).toEqual([0, 0, 0, 0]);
    expect(toy.view(table.position, 1).stack.at(-1)).toMatchObject({
      answered: [true, false, false, true],
      answers: [null, null, null, null],
    });
    expect(toy.view(table.position, 3).stack.at(-1)?.answers?.[3]).toEqual({ stake: 2 });
    table.does(1, { stake: 1 });
    table.does(2, { stake: 0 });
    expect(table.fact('spent')).toEqual([0, 1, 0, 2]);
  });

  it('drop a sealed answer that an interjection has made impossible, and ask again or answer by themselves', () => {
    const table = atStakes();
    table.does(3, { stake: 2 });
    table.does(3, { ring: true });
    // The bell emptied the purse: two is impossible now, nothing is all that is left.
    table.does(1, { stake: 0 });
    table.does(2, { stake: 2 });
    expect(table.fact('spent')).toEqual([0, 0, 2, 0]);
  });
});

describe('Calls', () => {
  it('hand copies down: the callee empties its list, the caller still has its own', () => {
    const table = sitDown();
    for (const seat of [0, 1, 2]) table.does(seat, { vote: 'green' });
    // Without a vote it is over before it counts.
    expect(table.fact('result')).toBe(2);
    expect(stackOf(table.position)[0].locals).toMatchObject({ votes: [{ by: 0 }, { by: 1 }, { by: 2 }] });
  });

  it('go to whichever procedure the position says, at each moment', () => {
    const table = sitDown();
    const rung = () => [(table.position as Board).bells[0], table.fact('spent')];
    table.does(2, { ring: true });
    expect(rung()).toEqual([1, [0, 0, 0, 0]]);
    (table.position as Board).bells[0] = 3;
    table.does(1, { ring: true });
    expect(rung()).toEqual([3, [0, 9, 0, 0]]);
  });
});

describe('Interjections', () => {
  it('are refused with their clause when they are closed', () => {
    const table = sitDown();
    table.does(1, { ring: true });
    expect(table.refuses(1, { ring: true })).toBe('X1-04');
    expect(table.refuses(1, { ring: false })).toBe('K-03');
  });

  it('are open to seats only, and only while the game lasts', () => {
    const table = sitDown(2);
    expect(table.refuses(5, { ring: true })).toBe('K-01');
    expect(table.refuses(-1, { ring: true })).toBe('K-01');
    table.does(0, { vote: 'blue' });
    table.does(1, { stake: 1 });
    table.does(0, { whisper: 'green' });
    expect(table.fact('outcome')).toEqual({ winners: [0], kind: 'over', scores: [0, 1] });
    expect(table.refuses(0, { ring: true })).toBe('K-01');
    expect(toy.pending(table.position)).toEqual([]);
  });
});

describe('What is settled after each step', () => {
  const settled = (settle: (p: Board) => boolean, seats = 3) =>
    setScene(toyThat(settle), { seats, position: 'standard' });
  const over = { winners: [0], kind: 'over' };

  it('is looked at after a plain step and after every answer that counts', () => {
    let times = 0;
    const table = settled(() => {
      times++;
      return false;
    });
    expect(times).toBe(1); // the purses
    table.does(0, { abstain: true });
    table.does(1, { abstain: true });
    expect(times).toBe(3);
    table.does(2, { ring: true }); // the bell; with it seat 2 has lost its vote
    expect(table.fact('asked')).toEqual([{ 1: 'stake' }]);
  });

  it('can change the board before anything else happens', () => {
    const table = settled((p) => {
      p.purse[1] = 0;
      return false;
    });
    table.does(0, { vote: 'blue' });
    // Seat 1 has nothing left to stake.
    expect(table.fact('asked')).toEqual([{ 2: 'stake' }]);
  });

  it('ends the game between two who are asked in turn', () => {
    const table = settled((p) => p.stack[0].turn === 1);
    table.does(0, { vote: 'red' });
    expect(table.fact('outcome')).toMatchObject(over);
    expect(table.fact('asked')).toEqual([]);
    expect(table.refuses(1, { vote: 'red' })).toBe('K-01');
  });

  it('ends it between two sealed answers: the second does not count', () => {
    const table = settled((p) => p.spent[1] > 0);
    table.does(0, { vote: 'blue' });
    table.does(2, { stake: 2 });
    table.does(1, { stake: 1 });
    expect(table.fact('outcome')).toMatchObject({ ...over, scores: [0, 1, 0] });
  });

  it('ends it in a procedure that was called: its caller does not go on', () => {
    const table = settled((p) => p.stack.length === 2);
    for (const seat of [0, 1, 2]) table.does(seat, { vote: 'green' });
    expect(table.fact('outcome')).toMatchObject(over);
    expect(table.fact('result')).toBe(0); // the tally has handed nothing back
    expect(stackOf(table.position)).toEqual([]);
  });

  it('ends it by an interjection', () => {
    const table = settled((p) => p.bells[0] === 1);
    table.does(2, { ring: true });
    expect(table.fact('outcome')).toMatchObject(over);
    expect(toy.pending(table.position)).toEqual([]);
  });
});

describe('The judge', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', [{ vote: 'red' }]],
    ['a text', 'vote'],
    ['no such colour', { vote: 'mauve' }],
    ['a number for a colour', { vote: 0 }],
    ['a field too many', { vote: 'red', twice: true }],
    ['two answers at once', { vote: 'red', abstain: true }],
    ['a no for a yes', { abstain: false }],
  ])('refuses %s as malformed', (_, action) => {
    const p = toy.start({ seats: 2 }, seeded(1));
    expect(toy.judge(p, 0, action)).toMatchObject({ allowed: false, clause: 'K-03' });
  });

  it('refuses a verb that nobody asked for', () => {
    const p = toy.start({ seats: 2 }, seeded(1));
    expect(toy.judge(p, 0, { stake: 1 })).toMatchObject({ clause: 'K-02' });
    expect(toy.judge(p, 0, {})).toMatchObject({ clause: 'K-02' });
    expect(toy.judge(p, 0, JSON.parse('{"__proto__": {"vote": "red"}}'))).toMatchObject({ clause: 'K-02' });
  });

  it('says what is refused, with the clause and everything its message may speak of', () => {
    const table = sitDown();
    table.does(1, { ring: true });
    expect(toy.options(table.position, 0, {}, { refused: true }).refused).toEqual([
      {
        option: { vote: 'red' },
        clause: 'X1-01',
        message: { key: 'refusal.X1-01', params: { seat: 0, round: 1, vote: 'red' } },
      },
    ]);
  });

  it('says so of what can only be said or not, too', () => {
    const table = sitDown();
    table.does(1, { ring: true });
    expect(toy.options(table.position, 1, {}, { kind: 'bell', refused: true }).refused).toStrictEqual([
      {
        option: { ring: true },
        clause: 'X1-04',
        message: { key: 'refusal.X1-04', params: { seat: 1 } },
      },
    ]);
  });

  it('says what many clauses say alike in one text', () => {
    expect(refusal('X1-01:colour', { vote: 'red' })).toEqual({
      allowed: false,
      clause: 'X1-01',
      message: { key: 'refusal.colour', params: { vote: 'red' } },
    });
  });

  it('counts answers without listing more than it must', () => {
    const p = toy.start({ seats: 2 }, seeded(1));
    const q = toy.question(p, 0);
    expect(q && countAnswers(p, q, 100)).toBe(4);
    expect(q && countAnswers(p, q, 2)).toBe(2);
  });
});

describe('A position from outside', () => {
  const saved = () => JSON.parse(toy.canonical(sitDown().position));
  const spoil = (change: (json: ReturnType<typeof saved>) => void) => () => {
    const json = saved();
    change(json);
    toy.fromJson(json);
  };

  it.each([
    [
      'a column that is too short',
      spoil((json) => json.columns.purse.pop()),
      'columns.purse should be a list of 4',
    ],
    [
      'a number that does not fit',
      spoil((json) => json.columns.purse.fill(1e6)),
      'columns.purse[0] should be a whole',
    ],
    [
      'a column nobody knows',
      spoil((json) => Object.assign(json.columns, { purs: [] })),
      'do you mean "purse"?',
    ],
    [
      'a seat too many',
      spoil((json) => Object.assign(json, { seats: 9 })),
      'position.seats should be a whole number',
    ],
    [
      'no such procedure',
      spoil((json) => Object.assign(json.stack[0], { proc: 'gane' })),
      'do you mean "game"?',
    ],
    [
      'no such step',
      spoil((json) => Object.assign(json.stack[0], { step: 'B_vote' })),
      'do you mean "B_votes"?',
    ],
    ['a local that is missing', spoil((json) => delete json.stack[0].locals.round), "has no 'round'"],
    [
      'a list that is none',
      spoil((json) => Object.assign(json.stack[0].locals, { votes: {} })),
      'should be a list',
    ],
    [
      'an asked seat that is not there',
      spoil((json) => Object.assign(json.stack[0], { asked: [7], answers: [null] })),
      'asked[0]',
    ],
    [
      'answers without seats',
      spoil((json) => Object.assign(json.stack[0], { asked: null })),
      'answers are missing',
    ],
    [
      'an answer to another question',
      spoil((json) => Object.assign(json.stack[0], { asked: [0], answers: [{ stake: 1 }] })),
      "answer to 'vote'",
    ],
    [
      'a game in which nobody is asked',
      spoil((json) => Object.assign(json.stack[0], { asked: null, answers: null, turn: -1 })),
      'asks nobody',
    ],
    ['no position at all', () => toy.fromJson(null), 'position should be an object'],
  ])('is refused with %s, in one line that says where', (_, attempt, message) => {
    expect(attempt).toThrow(message);
    expect(attempt).toThrow(expect.objectContaining({ name: 'BadInput' }));
  });
});
