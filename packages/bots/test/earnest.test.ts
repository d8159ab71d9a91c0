/** Games of a campaign that are played in earnest: by somebody who knows the game, and goes where a card could be played. */

import { dice, type Filling, type Game, type Json, setScene, type Table } from '@diadochi/kernel';
import { phalanxx } from '@diadochi/phalanxx';
import { successors } from '@diadochi/successors';
import type { Board } from '@diadochi/successors/board';
import { describe, expect, it } from 'vitest';
import { curiosity, earnestIn } from '../src/index.ts';
import { waysTo } from '../src/successors-map.ts';
import { playOut } from './playing-out.ts';

const game: Game = successors;
const PORT = 'port-re-supplied';

describe('where a card for the die of a Siege could be played', () => {
  type Hands = { readonly [seat: number]: readonly string[] };
  /** Antigonos, of seat 0, stands near Tyros, a port of seat 1: with so few CUs it is hardly ever taken. */
  const tableWith = (
    hands: Hands,
    units: readonly string[] = ['0 damaskos mercenary 3', '1 pella loyal 2'],
    more: object = {},
  ): Table =>
    setScene(game, {
      seats: 2,
      options: { portReSupplied: true },
      dice: [],
      position: {
        ...{ turn: 2, round: 1, successors: [0, 1], die: 6, hands, units },
        generals: { antigonos: '0 damaskos', lysimachos: '1 pella' },
        pcs: { pella: 1 },
        provinces: { phoinike: 1, syria: 0, 'koile-syria': 0, ioudaia: 0 },
        ...more,
      } as never,
    });
  /** What whoever is asked answers in earnest. */
  const answerOf = ({ position }: Table): Json => {
    const q = game.firstQuestion(position) as Filling;
    return game.action({ ...q, so: earnestIn(game)?.(position, q, dice('in earnest')) ?? {} });
  };
  /** The spaces to which Antigonos marches, up to Tyros. */
  function marchOf(table: Table): string[] {
    const gone: string[] = [];
    for (let i = 0; i < 8 && table.asked()[0]?.seat === 0 && gone.at(-1) !== 'tyros'; i++) {
      const action = answerOf(table);
      table.does(0, action);
      gone.push(...Object.entries(action as object).flatMap(([verb, to]) => (verb === 'go' ? [to] : [])));
    }
    return gone;
  }
  const goesToTyros = (hands: Hands, units?: readonly string[]): boolean =>
    marchOf(tableWith(hands, units)).includes('tyros');

  it('CO69-02: besieges the port of whoever has the card that supplies it', () => {
    expect(goesToTyros({ 0: ['unrest'], 1: [PORT] })).toBe(true);
  });

  it('not where nobody has one', () => {
    expect(goesToTyros({ 0: ['unrest'], 1: ['diplomacy'] })).toBe(false);
  });

  it('C47B-02: seeks a battle with the Silver Shields, if a card of its own makes them change sides', () => {
    const silver = ['0 damaskos loyal 5', '1 tyros silver-shields 2', '1 tyros loyal 2'];
    expect(goesToTyros({ 0: ['silver-shields-change-sides'], 1: [] }, silver)).toBe(true);
    expect(goesToTyros({ 0: ['unrest'], 1: [] }, silver)).toBe(false);
  });

  it('C47B-02: marches there for Rounds, if need be', () => {
    const shields = ['0 damaskos loyal 5', '1 memphis silver-shields 2'];
    const { space } = game.contract.nouns;
    const [near, far] = [['silver-shields-change-sides'], ['unrest']].map((hand) => {
      const table = tableWith({ 0: hand, 1: [] }, shields, { die: 1, pcs: { pella: 1, memphis: 1 } });
      const end = marchOf(table).at(-1) ?? 'damaskos';
      return waysTo(table.position as Board, space.indexOf('memphis'))[space.indexOf(end)];
    });
    expect(near).toBeLessThan(far);
  });

  it('C47B-02: nobody runs away from it', () => {
    const met = (hand: readonly string[]): Json => {
      const units = ['0 damaskos loyal 6', '1 tyros silver-shields 2'];
      const generals = { antigonos: '0 damaskos', lysimachos: '1 tyros' };
      const table = tableWith({ 0: hand, 1: [] }, units, { generals });
      table.does(0, { march: 'antigonos', from: 'damaskos', side: 'outside', loyal: 6 });
      table.does(0, { go: 'tyros' });
      return answerOf(table);
    };
    expect(met(['silver-shields-change-sides'])).toEqual({ keep: true });
    expect(met(['unrest'])).toMatchObject({ hold: true });
  });

  it('S7.2.D-02: plays the event by which the card comes into the game', () => {
    const table = tableWith({ 0: ['silver-shields', 'unrest'], 1: [] }, [], { step: 'tyche' });
    expect(answerOf(table)).toEqual({ event: 'silver-shields' });
  });

  it('C52-02: besieges a Major City with a card of its own for that', () => {
    expect(goesToTyros({ 0: ['traitor-inside-city'], 1: ['diplomacy'] })).toBe(true);
  });
});

it('every fourth game is played in earnest: all but what is asked about cards', () => {
  const asked: string[] = [];
  const memory = curiosity(game, (p, q, choice) => {
    asked.push(q.form.kind);
    return earnestIn(game)?.(p, q, choice) ?? {};
  });
  // Nobody plays the first ones.
  for (let no = 1; no <= 2; no++) {
    memory.begin(dice(`curious ${no}`));
    memory.end();
  }
  playOut(game, memory, 'earnest 3');
  expect(asked).toEqual([]);
  playOut(game, memory, 'earnest 4');
  expect(asked).toContain('activate');
  expect(asked.filter((kind) => kind in game.contract.windows)).toEqual([]);
});

it('nobody plays a game in earnest that nobody knows', () => {
  expect(earnestIn(phalanxx)).toBeNull();
});
