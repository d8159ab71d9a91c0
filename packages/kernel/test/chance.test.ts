import { describe, expect, it } from 'vitest';
import { type Chance, dice, recorded, recording, scripted, seeded } from '../src/index.ts';
import { chiSquaredP } from './chi-squared.ts';

/** Fixed seeds: a fair source fails this once in a million seeds, and these never. */
const FAIR = 1e-6;
const SEEDS = [1, 2, 3, 'alexander', 'roxane'];

describe('Chance is uniform', () => {
  for (const sides of [2, 3, 6, 7, 20, 100])
    it(`a die with ${sides} sides`, () => {
      for (const seed of SEEDS) {
        const chance = seeded(seed);
        const counts = new Array(sides).fill(0);
        for (let i = 0; i < 2000 * sides; i++) counts[chance.die(sides) - 1]++;
        expect(chiSquaredP(counts)).toBeGreaterThan(FAIR);
      }
    });

  it('two dice in a row: one does not tell the next', () => {
    for (const seed of SEEDS) {
      const chance = seeded(seed);
      const counts = new Array(36).fill(0);
      for (let i = 0; i < 72_000; i++) counts[(chance.die(6) - 1) * 6 + chance.die(6) - 1]++;
      expect(chiSquaredP(counts)).toBeGreaterThan(FAIR);
    }
  });

  it('the first die of seeds that follow one another', () => {
    const counts = new Array(6).fill(0);
    for (let seed = 0; seed < 6000; seed++) counts[seeded(seed).die(6) - 1]++;
    expect(chiSquaredP(counts)).toBeGreaterThan(FAIR);
  });

  it('draws: every order of four cards', () => {
    const orders = new Map<string, number>();
    const chance = seeded('shuffle');
    for (let i = 0; i < 48_000; i++) {
      const deck = [0, 1, 2, 3];
      let order = '';
      while (deck.length > 0) {
        const card = chance.draw(deck);
        order += card;
        deck.splice(deck.indexOf(card), 1);
      }
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquaredP([...orders.values()])).toBeGreaterThan(FAIR);
  });

  it('the test of the test: a loaded die is found out', () => {
    const next = dice(5);
    const counts = new Array(6).fill(0);
    for (let i = 0; i < 12_000; i++) counts[next(20) === 0 ? 5 : next(6)]++;
    expect(chiSquaredP(counts)).toBeLessThan(FAIR);
  });
});

describe('Numbers from a seed', () => {
  const first = (below: number, next = dice('alexander')) => Array.from({ length: 8 }, () => next(below));

  it.each([
    [6, [0, 5, 4, 5, 3, 0, 0, 3]],
    [1000, [638, 763, 106, 697, 195, 912, 628, 455]],
    [2 ** 30, [921838638, 475255763, 286107282, 203200697, 94950371, 791461088, 136199804, 454543455]],
  ])('are what they always were, one of %i: games are on record by their seeds', (below, numbers) => {
    expect(first(below)).toEqual(numbers);
  });

  it('leave out what would make some likelier than others', () => {
    // Of 2^31 words a third would fall on the first third of these a second time.
    const below = 3 * 2 ** 29;
    const words = first(2 ** 31);
    expect(first(below).slice(0, 6)).toEqual(words.filter((word) => word < below).slice(0, 6));
    expect(words[5]).toBeGreaterThan(below);
  });

  it('are not used up where only one thing can fall', () => {
    const next = dice('alexander');
    expect([next(1), next(0), next(1)]).toEqual([0, 0, 0]);
    expect(first(6, next)).toEqual(first(6));
  });
});

describe('Chance from a script or a record', () => {
  it('gives what it was told, in order, and says what is left', () => {
    const chance = scripted([3, 6], [8]);
    expect(chance.die(6)).toBe(3);
    expect(chance.draw([7, 8, 9])).toBe(8);
    expect(chance.left()).toEqual({ dice: [6], draws: [] });
  });

  it.each([
    ['a die that is missing', () => scripted([]).die(6), 'no die left: die 1, with 6 sides'],
    ['a seven on a die with six sides', () => scripted([7]).die(6), 'die 1 of the script is 7'],
    ['half a pip', () => scripted([2.5]).die(6), 'die 1 of the script is 2.5'],
    ['a draw that is missing', () => scripted([]).draw([1]), 'no draw left: draw 1, one of 1 pieces'],
    ['a card that is not there', () => scripted([], [4]).draw([1, 2]), "draw 1 of the script, '4'"],
    ['a card past those that count', () => scripted([], [2]).draw([1, 2], 1), "draw 1 of the script, '2'"],
    ['a record that is too short', () => recorded([]).die(6), 'fewer outcomes'],
    ['a recorded seven', () => recorded([7]).die(6), 'has 7 for a die with 6 sides'],
    ['a recorded nothing', () => recorded([0]).die(6), 'has 0 for a die with 6 sides'],
    ['half a recorded pip', () => recorded([2.5]).die(6), 'has 2.5 for a die with 6 sides'],
    ['a recorded card past those that count', () => recorded([2]).draw([1, 2], 1), 'draws piece 2'],
    ['a recorded card that is not there', () => recorded([7]).draw([1]), 'draws piece 7'],
  ])('refuses %s', (_, attempt, message) => {
    expect(attempt).toThrow(message);
  });

  it('a recording hears what fell, in order', () => {
    const fell = recording(scripted([2, 3], [5, 6]));
    fell.die(6);
    fell.draw([5]);
    fell.die(6);
    fell.draw([7, 6]);
    expect(fell.outcomes).toEqual([2, 5, 3, 6]);
  });

  it.each<[string, (chance: Chance) => void]>([
    ['a die', (chance) => chance.die(6)],
    ['a draw', (chance) => chance.draw([5])],
    ['what is shown', (chance) => chance.reveal()],
    ['answers that are opened', (chance) => chance.reveal('answers')],
  ])('%s closes undo, for whoever listens and for whoever listens behind him', (_, happens) => {
    const behind = recording(scripted([2], [5]));
    const fell = recording(behind);
    expect([fell.learned, behind.learned]).toEqual([false, false]);
    happens(fell);
    expect([fell.learned, behind.learned]).toEqual([true, true]);
  });

  it('a piece that the mover shows himself is noted, and closes nothing', () => {
    const behind = recording(scripted([]));
    const fell = recording(behind);
    fell.reveal('own', 5);
    fell.reveal('own', 3);
    for (const { learned, shown, outcomes } of [fell, behind])
      expect([learned, shown, outcomes]).toEqual([false, [5, 3], []]);
  });
});
