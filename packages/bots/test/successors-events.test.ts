/** The greedy bot of Successors and the events of the Tyche deck (6.2 A). */

import { type Game, type Json, setScene } from '@diadochi/kernel';
import { successors } from '@diadochi/successors';
import { describe, expect, it } from 'vitest';
import { type By, decidedBy, type Scene } from './successors-scene.ts';
import { play } from './table.ts';

const game: Game = successors;
const LONG = 120_000;

/** Three seats in the Tyche Segment of seat 0: seat 1 leads by Aigyptos and Phrygia, seat 2 has little. */
const tyche = (
  hand: readonly string[],
  { dice = [], options = {}, ...more }: Partial<Scene> & { options?: By<boolean> } = {},
) =>
  setScene(game, {
    seats: 3,
    options,
    dice,
    position: {
      ...{ turn: 2, round: 1, successors: [0, 1, 2], step: 'tyche' },
      generals: { antipatros: '0 pella', ptolemaios: '1 sardeis', lysimachos: '2 ephesos' },
      units: ['0 pella loyal 4', '1 sardeis loyal 3', '2 ephesos loyal 3'],
      provinces: { makedonia: 0, aigyptos: 1, phrygia: 1 },
      pcs: { sardeis: 1, ephesos: 2 },
      hands: { 0: hand },
      ...more,
    } as never,
  });
/** The answers of seat 0, as long as it is asked about events. */
function played(table: ReturnType<typeof tyche>): By<Json>[] {
  const answers: By<Json>[] = [];
  while (table.asked()[0]?.seat === 0 && /^(tyche|choose|decide)/.test(table.asked()[0].kind)) {
    const answer = decidedBy(table.position, 0) as By<Json>;
    answers.push(answer);
    table.does(0, answer);
  }
  return answers;
}

describe('it', () => {
  it('C25: has CUs of the leader desert, and the best of them', () => {
    const table = tyche(['desertions'], {
      units: ['0 pella loyal 4', '1 sardeis loyal 3 mercenary 1', '2 ephesos loyal 3'],
    });
    table.does(0, { event: 'desertions' });
    expect(played(table)).toEqual([
      { at: 'sardeis', side: 'outside' },
      { unit: 'loyal', count: 1 },
    ]);
  });

  it('S6.2-06: plays a Bonus card for its event, and then for its OPs', () => {
    const table = tyche(['bad-harvest']);
    expect(played(table)[0]).toEqual({ event: 'bad-harvest' });
    expect(table.asked()).toMatchObject([{ seat: 0, kind: 'bonus' }]);
    expect(decidedBy(table.position, 0)).toHaveProperty('on');
  });

  it('S6.2-01: uses that card for its OPs of which the event is worth least', () => {
    // Both have 3 OPs; Kappadokian mercenaries find no friendly space (C7-02).
    const table = tyche(['neoptolemos-satrap-of-armenia', 'cappadocian-mercenaries']);
    const [first] = played(table);
    expect(first.operations).not.toBe('neoptolemos-satrap-of-armenia');
  });

  it('C17: sends a Minor General along where one has to go', () => {
    const table = tyche(['neoptolemos-satrap-of-armenia']);
    table.does(0, { event: 'neoptolemos-satrap-of-armenia' });
    expect(played(table)).toContainEqual({ general: expect.any(String) });
  });

  it('C35: condemns a General of whoever is nearest to winning', () => {
    // S3.6: nobody has less than no L.
    const royals = { philippos: 'sardeis by 1', herakles: 'ephesos by 2' };
    const table = tyche(['condemnation'], { royals });
    table.does(0, { event: 'condemnation' });
    expect(played(table)).toEqual([{ general: 'ptolemaios' }]);
  });

  it('C1: does not kill whom it holds itself', () => {
    const table = tyche(['drink-the-hemlock'], { royals: { alexandros: 'pella by 0' } });
    expect(played(table)[0]).not.toHaveProperty('event');
  });

  describe('CO63: Diplomatic Marriage', () => {
    const options = { diplomaticMarriage: true };
    /** Seat 2 could fall upon Antipatros, around whom there is nothing to be had for OPs. */
    const neighbours = {
      generals: { antipatros: '0 larisa', ptolemaios: '1 babylon', lysimachos: '2 pella' },
      units: ['0 larisa loyal 4', '1 babylon loyal 3', '2 pella loyal 8'],
      provinces: { aigyptos: 1, makedonia: 2, thessalia: 2, hellas: 2, epeiros: 2 },
      pcs: {},
    };
    it('plays it where its OPs bring less, and offers it to whoever has most to give up', () => {
      const table = tyche(['diplomatic-marriage'], { ...neighbours, options });
      expect(played(table)).toEqual([{ event: 'diplomatic-marriage' }, { whom: 2 }]);
    });

    it.each([
      ['refuses it if it would rather attack', 2, { no: true }],
      ['accepts it for the CU if there is nobody to be attacked', 1, { yes: true }],
    ])('%s', (_, whom, answer) => {
      const table = tyche(['diplomatic-marriage'], { ...neighbours, options });
      table.does(0, { event: 'diplomatic-marriage' });
      table.does(0, { whom });
      expect(decidedBy(table.position, whom)).toEqual(answer);
    });
  });

  describe('CO65: Alexander’s Ghost', () => {
    const options = { alexandersGhost: true };
    it('calls two CUs over where it has more Prestige', () => {
      const table = tyche(['alexanders-ghost'], {
        generals: { antipatros: '0 pella', ptolemaios: '1 larisa', lysimachos: '2 ephesos' },
        units: ['0 pella loyal 4', '1 larisa royal 3', '2 ephesos loyal 3'],
        royals: { alexandros: 'pella by 0' },
        options,
      });
      table.does(0, { event: 'alexanders-ghost' });
      expect(played(table)).toEqual([{ unit: 'royal', count: 2 }]);
    });
  });

  it('S8.2-08: goes to her who has offered to marry it', () => {
    const table = tyche(['thessalonike-offers-marriage'], {
      generals: { antipatros: '0 pella', lysimachos: '2 tyros' },
      units: ['0 pella loyal 4', '2 tyros loyal 3'],
      royals: { thessalonike: 'larisa' },
      pcs: {},
      dice: Array(12).fill(6),
    });
    table.does(0, { event: 'thessalonike-offers-marriage' });
    for (let i = 0; i < 20 && table.asked()[0]?.seat === 0; i++) table.does(0, decidedBy(table.position, 0));
    expect(table.fact('royals')).toMatchObject({ thessalonike: expect.stringContaining('by 0') });
  });
});

it(
  'S4.1-03: plays a game to its end with optional cards, and makes use of events',
  () => {
    const options = { oracle: true, alexandersGhost: true };
    const { outcome, actions } = play({ game, seats: ['greedy', 'greedy'], options, seed: 'optional' });
    expect(outcome.winners.length).toBeGreaterThan(0);
    const events = actions.filter((action) => 'event' in (action as object));
    expect(events.length).toBeGreaterThan(2);
  },
  LONG,
);
