/** 5.1 Preparations Phase: A turn events, B Usurper, C Turn Order. */

import { type Board, decision, NOBODY, type Play, procedure } from '../../contract.ts';
import {
  forgetNewcomers,
  giveGeneral,
  isLiving,
  LEFT_GAME,
  moveGeneral,
  ownerOf,
  WAITING,
  whereIs,
} from '../../position/generals.ts';
import { allSeats } from '../../position/places.ts';
import { heirOf, isRoyalOnMap, removeRoyal } from '../../position/royals.ts';
import { pointsOf } from '../../position/scores.ts';
import { makeUsurper, PREPARATIONS, setPhase, setTurnOrder, turnOf } from '../../position/turns.ts';
import { those } from '../3-victory/3.5-victory-points.ts';
import { regency } from '../3-victory/3-victory.ts';
import { lowestRoll, mostSenior } from './5.1-ties.ts';

export const preparations = procedure('preparations', () => ({ chooser: 0 })).steps({
  A_begin: (p) => {
    setPhase(p, PREPARATIONS);
    forgetNewcomers(p);
  },
  // S5.1.A-05, S5.1.A-06; D5-02: Polyperchon before Demetrios.
  A_replacement: (p, _, play) => {
    if (turnOf(p) === p.box.replacement.turn) replaceOldMan(p, play);
  },
  // S5.1.A-07
  A_newcomer: (p, _, play) => {
    if (turnOf(p) === p.box.newcomer.turn) joinKin(p, play);
  },
  // S5.1.A-08: at once, by the rules for Reinforcements.
  A_placeNewcomer: {
    call: 'reinforcing',
    with: (p) => {
      const { general } = p.box.newcomer;
      return whereIs(p, general) === WAITING ? { seat: ownerOf(p, general) } : null;
    },
  },
  // S5.1.A-09, S5.1.A-12, D3-21: first the Regency, then the Cart.
  A_regency: (p, _, play) => {
    const heir = heirOf(p, turnOf(p));
    if (heir !== null) regency(p, heir, play);
  },
  A_cart: (p, _, { tell }) => {
    const { cart, cartTurns } = p.box;
    if (turnOf(p) !== cartTurns.removed || !isRoyalOnMap(p, cart)) return;
    removeRoyal(p, cart); // S3.8-11
    tell?.all('cartRemoved', {});
  },
  // S5.1.B-01, S5.1.B-02, D5-04
  B_usurper: (p, _, play) => {
    const seat = mostSenior(p, those(p, pointsOf, 'most'), play);
    makeUsurper(p, seat);
    play.tell?.all('usurper', { seat });
  },
  // S5.1.C-02
  C_chooser: (p, f, play) => {
    f.chooser = lowestRoll(those(p, pointsOf, 'least'), play);
  },
  // S5.1.C-01, S5.1.C-03
  C_turnOrder: {
    ask: 'turnOrder',
    of: (_, { chooser }) => [chooser],
    about: () => ({}),
    then: (p, _, seat, { first, direction }, { tell }) => {
      setTurnOrder(p, first, direction); // S5.1.C-04: for the whole Game Turn
      tell?.all('turnOrder', { seat, first, direction });
    },
  },
});

/** D5-03: the young one takes his place, his CUs and his commands; his markers are lost with him. */
function replaceOldMan(p: Board, { tell }: Play): void {
  const { old, young } = p.box.replacement;
  if (!isLiving(p, old)) return;
  const seat = ownerOf(p, old);
  giveGeneral(p, young, seat);
  moveGeneral(p, young, whereIs(p, old));
  moveGeneral(p, old, LEFT_GAME);
  tell?.all('replaced', { seat, old, young });
}

/** D7-10: of the player who was dealt his kin, alive or not. */
function joinKin(p: Board, { tell }: Play): void {
  const { kin, general } = p.box.newcomer;
  const seat = ownerOf(p, kin);
  if (seat === NOBODY) return; // nobody was dealt him
  giveGeneral(p, general, seat);
  moveGeneral(p, general, WAITING);
  tell?.all('joined', { seat, general });
}

export const turnOrderDecision = decision('turnOrder', [
  {
    first: { among: (p) => allSeats(p), bounds: 'S5.1.C-01' },
    direction: { among: () => DIRECTION_LIST, bounds: 'S5.1.C-03' },
  },
]);
const DIRECTION_LIST: readonly number[] = [0, 1];
