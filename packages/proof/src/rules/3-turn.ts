/** 3 A seat's turn: draw, shift heroes, then raid, storm or rest. */

import { type Seat, upTo } from '@diadochi/kernel';
import { content } from '../content.ts';
import { type Board, type Card, decision, type Hero, type Post, procedure, rule } from '../contract.ts';
import {
  allHeroes,
  allVillages,
  bothPosts,
  discard,
  drawCard,
  freshTurn,
  handOf,
  handSize,
  hasShifted,
  held,
  inCamp,
  NIGHT,
  postOf,
  recruit,
  seasonOf,
  shift,
} from '../position.ts';
import { mayBeRaided, mayFollow, mayLead, mayRaid } from './4-raid.ts';

export const turn = procedure('turn', (_, args) => ({ ...args, village: 0, hoplites: 0, leader: 0 })).steps({
  // T3-01, T3-02, T3-03
  A_draw: (p, { seat }, { chance, tell }) => {
    freshTurn(p);
    if (handSize(p, seat) >= content.handLimit) return;
    const card = drawCard(p, seat, chance);
    if (card === null) return;
    tell?.only(seat, 'drew', { seat, card }); // T3-08
    tell?.others(seat, 'drewHidden', { seat });
  },
  B_act: {
    ask: 'turn',
    of: (_, { seat }) => [seat],
    about: (p) => ({ season: seasonOf(p) }),
    then: (p, f, seat, answer, { tell }) => {
      if ('shift' in answer) {
        shift(p, seat, answer.shift, answer.to); // T3-04
        tell?.all('shifted', { seat, hero: answer.shift, to: answer.to });
        return 'B_act'; // T3-12
      }
      if ('rest' in answer) {
        const joined = recruit(p, seat) ? 1 : 0; // T3-06, T3-11
        tell?.all('rested', { seat, joined });
        return 'D_end';
      }
      f.hoplites = answer.with;
      f.leader = answer.led;
      if ('raid' in answer) {
        f.village = answer.raid;
        return;
      }
      discard(p, seat, answer.under); // T3-09: discarded, not played, so that nobody is asked to answer
      tell?.all('played', { seat, card: answer.under });
      f.village = answer.storm;
      tell?.all('stormed', { seat, village: f.village, hoplites: f.hoplites, leader: f.leader });
      return 'C_storm';
    },
  },
  C_raid: {
    call: 'raid',
    with: (_, { seat, village, hoplites, leader }) => ({ by: seat, village, hoplites, leader }),
    then: 'D_end',
  },
  // T3-10: by night nobody reads the omens.
  C_storm: {
    call: 'raid',
    at: 'C_assault',
    with: (_, { seat, village, hoplites, leader }) => ({ by: seat, village, hoplites, leader }),
  },
  D_end: () => {},
});

/** T3-04, T3-05: a hero changes his post for nothing, but once a turn: so that every turn ends. */
const mayShift = rule<[Seat, Hero]>({
  'T3-05': (p, seat, hero) => !hasShifted(p, seat, hero),
});
const mayShiftTo = rule<[Seat, Hero, Post]>({
  'T3-04': (p, seat, hero, to) => postOf(p, seat, hero) !== to,
});
/** T3-07: a storm needs a night. */
const mayStormUnder = rule<[Card]>({
  'T3-07': (_, card) => card === NIGHT,
});
const mayStorm = rule<[Seat]>({
  'T3-07': (p, seat) => held(p, seat, NIGHT) > 0,
});

/** Who goes, by day or by night. */
const party = {
  led: {
    among: () => allHeroes,
    bounds: 'T4-03',
    may: (p: Board, { seat }: { seat: Seat }, hero: Hero) => mayLead.broken(p, seat, hero),
  },
  with: {
    among: (p: Board, { seat }: { seat: Seat }) => upTo(inCamp(p, seat), 1),
    bounds: 'T4-02',
    may: (p: Board, { so }: { so: { led: Hero } }, hoplites: number) => mayFollow.broken(p, so.led, hoplites),
  },
};

export const turnDecision = decision('turn', [
  {
    raid: {
      among: () => allVillages,
      bounds: 'T4-01',
      closed: (p, { seat }) => mayRaid.broken(p, seat),
      may: (p, { seat }, village) => mayBeRaided.broken(p, seat, village),
    },
    ...party,
  },
  {
    storm: {
      among: () => allVillages,
      bounds: 'T4-01',
      closed: (p, { seat }) => mayStorm.broken(p, seat) ?? mayRaid.broken(p, seat),
      may: (p, { seat }, village) => mayBeRaided.broken(p, seat, village),
    },
    ...party,
    under: {
      among: (p, { seat }, list) => handOf(p, seat, list),
      bounds: 'T5-01',
      may: (p, _, card) => mayStormUnder.broken(p, card),
    },
  },
  {
    shift: {
      among: () => allHeroes,
      bounds: 'T3-04',
      may: (p, { seat }, hero) => mayShift.broken(p, seat, hero),
    },
    to: {
      among: () => bothPosts,
      bounds: 'T3-04',
      may: (p, { seat, so }, to) => mayShiftTo.broken(p, seat, so.shift, to),
    },
  },
  { rest: {} },
]);
