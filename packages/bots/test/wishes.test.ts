/** What a curious player may not do yet, and brings about. */

import {
  beginFilling,
  dice,
  type Filling,
  fillIn,
  fromDice,
  type Game,
  type Position,
  refusedBecause,
  setScene,
} from '@diadochi/kernel';
import { successors } from '@diadochi/successors';
import { expect, it } from 'vitest';
import { type Wish, type Wishes, wishes } from '../src/wishes.ts';

const game: Game = successors;

/** Seat 0 has the Helepolis in its hand, and an Army of four CUs a step away from Sardeis, a city of seat 1 (C43-01). */
const closeToSardeis = () =>
  setScene(game, {
    seats: 2,
    options: {},
    dice: [6],
    position: {
      ...{ turn: 2, round: 1, successors: [0, 1], step: 'tyche' },
      generals: { antigonos: '0 ephesos', ptolemaios: '1 memphis' },
      units: ['0 ephesos loyal 4', '1 memphis loyal 3'],
      pcs: { ephesos: 0, sardeis: 1, memphis: 1 },
      hands: { 0: ['the-helepolis', 'diplomacy'], 1: ['unrest'] },
    } as never,
  }).position;
const event = { event: 'the-helepolis' };
const HELEPOLIS = game.contract.nouns.card.indexOf('the-helepolis');

/** The Helepolis is all that it wants, and turns are tried by plain chance. */
const onlyTheHelepolis = ({ form, way, value }: Wish): boolean =>
  form.ways[way].verb === 'event' && value === HELEPOLIS;
const never = () => false;
const byChance = () => wishes(game, { begin: () => {}, fillIn });

/** The turn of seat 0, as its wish has it, and by chance where that finds nothing. */
function playTurn(
  p: Position,
  its: Wishes,
  seed: string,
  wanted = onlyTheHelepolis,
): { after: Position; pursued: Filling[] } {
  const after = game.copy(p);
  const choice = dice(seed);
  const pursued: Filling[] = [];
  its.begin();
  while (game.turnOf(after) === 0) {
    const q = game.firstQuestion(after) as Filling;
    its.consider(after, q, wanted, never);
    if (its.pursue(after, q, choice)) pursued.push({ ...q });
    else fillIn(after, q, choice);
    expect(game.judge(after, q.seat, game.action(q)).allowed).toBe(true);
    game.play(after, q, game.playing(fromDice(choice)));
  }
  return { after, pursued };
}
/** What the judge would say if seat 0 had its Tyche Segment now. */
const refused = (p: Position): string | null =>
  refusedBecause(p, beginFilling(game.forms.tyche, 0, {}), game.forms.tyche.ways[0], HELEPOLIS);

it('C43-01: marches an Army to a city, keeps the card, and may then play it', () => {
  const p = closeToSardeis();
  expect(game.judge(p, 0, event)).toMatchObject({ allowed: false, clause: 'C43-01' });
  expect(refused(p)).not.toBeNull();
  const its = byChance();
  const turns = [1, 2, 3, 4, 5, 6].map((no) => playTurn(p, its, `a turn ${no}`));
  const granted = turns.filter(({ after }) => refused(after) === null);
  expect(granted.length).toBeGreaterThan(0);
  for (const { pursued } of granted) expect(pursued.some(({ so }) => 'go' in so)).toBe(true);
});

it('C50-02: marches against Elephants, and plays the card for which that is the moment', () => {
  const p = setScene(game, {
    seats: 2,
    options: {},
    dice: [6],
    position: {
      ...{ turn: 2, round: 1, successors: [0, 1], step: 'tyche' },
      generals: { antigonos: '0 ephesos', ptolemaios: '1 sardeis' },
      units: ['0 ephesos loyal 4', '1 sardeis loyal 3', '1 sardeis elephant 1'],
      pcs: { ephesos: 0, sardeis: 1, memphis: 1 },
      hands: { 0: ['anti-elephant-devices', 'diplomacy'], 1: ['unrest'] },
    } as never,
  }).position;
  const DEVICES = game.contract.nouns.card.indexOf('anti-elephant-devices');
  const onlyTheDevices = ({ form, way, value }: Wish): boolean =>
    form.kind === 'battleCards' && form.ways[way].verb === 'play' && value === DEVICES;
  const its = byChance();
  const played = [1, 2, 3, 4, 5, 6].filter((no) =>
    playTurn(p, its, `a battle ${no}`, onlyTheDevices).pursued.some(
      ({ form, so }) => form.kind === 'battleCards' && so.play === DEVICES,
    ),
  );
  // The other may have gone out of his way, or luck decided.
  expect(played.length).toBeGreaterThan(1);
});

it('is not after what nobody wants, and answers nothing then', () => {
  const p = closeToSardeis();
  const q = game.firstQuestion(p) as Filling;
  const its = byChance();
  its.consider(p, q, () => false, never);
  expect(its.pursue(p, q, dice('any'))).toBe(false);
  expect(q.way).toBeNull();
});

it('knows no more than its seat may see: in a world that looks the same it does the same', () => {
  const p = closeToSardeis();
  const world = game.worldOf(game.view(p, 0), fromDice(dice('another')));
  expect(game.canonical(world)).not.toBe(game.canonical(p));
  const first = (here: Position): unknown => {
    const q = game.firstQuestion(here) as Filling;
    const its = byChance();
    its.consider(here, q, onlyTheHelepolis, never);
    return its.pursue(here, q, dice('same')) && game.action(q);
  };
  expect(first(world)).toEqual(first(p));
  expect(first(p)).not.toBe(false);
});
