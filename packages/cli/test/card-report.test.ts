/** `simulate --report cards` in Successors: events that were possible, played, and won with. */

import { type Game, type Outcome, setScene } from '@diadochi/kernel';
import { successors } from '@diadochi/successors';
import { describe, expect, it } from 'vitest';
import { cardReport } from '../src/card-report.ts';
import { diadochi } from './command.ts';

const game: Game = successors;
const isSurprise = (design: string): boolean =>
  (game.content as { cards: { id: string; type: string }[] }).cards.find(({ id }) => id === design)?.type ===
  'surprise';

describe('6.2: the report on events', () => {
  const tyche = (hand: string[], more: object = {}) =>
    setScene(game, {
      seats: 2,
      options: {},
      dice: [],
      position: {
        ...{ turn: 2, round: 1, successors: [0, 1], step: 'tyche' },
        generals: { antigonos: '0 pergamon', lysimachos: '1 pella' },
        units: ['0 pergamon loyal 4', '1 pella loyal 2'],
        pcs: { pergamon: 0, pella: 1 },
        hands: { 0: hand },
        ...more,
      } as never,
    }).position;
  const used = (seat: number, card: string) => ({ key: 'event.usedEvent', params: { seat, card } });
  const wonBy = (...winners: number[]) => ({ kind: 'regency', winners, scores: [1, 1] }) as Outcome;

  it('counts a card that is in the hand and allowed, once a Tyche Segment', () => {
    const report = cardReport();
    // Mercenaries come only to friendly spaces in Kappadokia, and there is none (C7-02).
    const position = tyche(['desertions', 'cappadocian-mercenaries']);
    report.asked(position, 0, 'tyche');
    report.asked(position, 0, 'tyche');
    report.asked(position, 0, 'activate');
    report.asked(tyche(['desertions', 'scouts'], { round: 2 }), 0, 'tyche');
    const { desertions, 'cappadocian-mercenaries': cappadocian } = report.counts();
    expect(desertions).toEqual({ possible: 2, chosen: 0, won: null });
    expect(cappadocian).toEqual({ possible: 0, chosen: 0, won: null });
    expect(report.counts().scouts).toEqual({ possible: 0, chosen: 0, won: null });
  });

  it('takes copies together, and tells which part of those who played a card won', () => {
    const report = cardReport();
    report.gameOver([used(0, 'desertions'), used(0, 'desertions-2'), used(1, 'desertions')], wonBy(0));
    report.gameOver([used(1, 'desertions'), used(1, 'unrest')], wonBy(0, 1));
    expect(report.counts().desertions).toEqual({ possible: 0, chosen: 4, won: 0.5 });
    expect(report.counts().unrest).toEqual({ possible: 0, chosen: 1, won: 0.5 });
  });

  it('S4.1-03: leaves optional cards out that are not in the deck', () => {
    expect(cardReport().counts()).not.toHaveProperty('alexanders-ghost');
  });
});

describe('after the games', () => {
  const table = ['--game', 'successors', '--players', '2', '--games', '2', '--report', 'cards'];

  it('is the last document of --json, and a line a design without', async () => {
    const [data, text] = await Promise.all([
      diadochi('simulate', ...table, '--json'),
      diadochi('simulate', ...table),
    ]);
    expect([data.code, text.code]).toEqual([0, 0]);
    const lines = data.stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    const { events, ofEvents, playerTurns, ...rest } = JSON.parse(lines[2]);
    expect(rest).toEqual({
      ...{ report: 'cards', game: 'successors', players: 2, games: 2 },
      bots: ['random', 'random'],
    });
    // Each of two players has had some twenty turns in each of two games.
    expect(playerTurns).toBeGreaterThan(20);
    expect(text.stdout).toContain(`\n  by events: ${ofEvents.byEvents} a player turn `);
    const chosen = lines
      .slice(0, 2)
      .flatMap((line) => {
        const { usedEvent = {}, surprise = {} } = JSON.parse(line).cards;
        return [...Object.values<number>(usedEvent), ...Object.values<number>(surprise)];
      })
      .reduce((sum, count) => sum + count, 0);
    const counts: [string, { possible: number; chosen: number }][] = Object.entries(events);
    expect(counts.reduce((sum, [, each]) => sum + each.chosen, 0)).toBe(chosen);
    // Of Surprise cards only what was played is counted.
    for (const [design, each] of counts)
      if (!isSurprise(design)) expect(each.chosen).toBeLessThanOrEqual(each.possible);
    const { possible } = events.diplomacy;
    expect(text.stdout).toContain(`\n  Diplomacy: possible ${possible}, chosen `);
  });

  it('is not there for games without events', async () => {
    const { stdout } = await diadochi(
      ...['simulate', '--game', 'proof', '--players', '2', '--report', 'cards', '--json'],
    );
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  });
});
