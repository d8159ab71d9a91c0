/** `recruit-general`: a General who waits beside the board joins a player, with CUs that stay with him (cards 16 and 18). */

import { done } from '@diadochi/kernel';
import { type Board, type Location, procedure, TYPES } from '../contract.ts';
import { EVENT, giveGeneral, moveGeneral, WAITING, whereIs } from '../position/generals.ts';
import { locationOf, sideOf, spaceOf } from '../position/places.ts';
import { addWaiting } from '../position/units.ts';
import { hasRoomForMore, raisePc } from '../rules/6-strategy/6.2-recruit.ts';
import { companyOf } from './cavalry.ts';
import type { EffectFacts } from './facts.ts';
import { type EffectKind, effectFacts } from './kind.ts';
import {
  asksForPc,
  brokenSide,
  brokenSpace,
  hasPlace,
  mustClaim,
  placeTogether,
  sizeOf,
  spacesFor,
  whereAt,
} from './placing.ts';

type Facts = EffectFacts<'recruit-general'>;
const factsOf = (p: Board, f: { readonly card: number; readonly effect: number }): Facts =>
  effectFacts(p, f.card, f.effect);

export const bringingGeneral = procedure('bringingGeneral', (_, args) => ({
  ...args,
  at: null,
  claims: false,
})).steps({
  A_join: (p, f, { tell }) => {
    const effect = factsOf(p, f);
    const { general } = effect;
    const units = companyOf(p, effect);
    giveGeneral(p, general, f.seat);
    tell?.all('joined', { seat: f.seat, general });
    if (hasPlace(p, f.seat, effect, sizeOf(units))) return;
    // D6-18: 5.2 has an answer for those who have no space.
    for (let unit = 0; unit < TYPES; unit++) addWaiting(p, f.seat, unit, units[unit]);
    moveGeneral(p, general, WAITING);
    return 'E_elsewhere';
  },
  B_place: {
    ask: 'chooseLocation',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect, from: null }),
    then: (_, f, _seat, answer) => {
      if ('at' in answer) f.at = locationOf(answer.at, answer.side);
    },
  },
  C_pc: {
    ask: 'decide',
    of: (p, f) => (asksForPc(p, f.seat, factsOf(p, f), f.at as Location) ? [f.seat] : []),
    about: (_, { card, effect, at }) => ({ card, effect, ...whereAt(at), by: null }),
    then: (_, f, _seat, answer) => {
      f.claims = 'yes' in answer;
    },
  },
  D_place: (p, f, play) => {
    const { seat, claims } = f;
    const effect = factsOf(p, f);
    const { general } = effect;
    const at = f.at as Location;
    if (claims || mustClaim(p, seat, at)) raisePc(p, seat, spaceOf(at), play); // D6-22
    moveGeneral(p, general, at);
    play.tell?.all('placedGeneral', { seat, general, space: spaceOf(at), side: sideOf(at) });
    placeTogether(p, seat, companyOf(p, effect), at, play);
    return done({ army: at });
  },
  E_elsewhere: { call: 'reinforcing', with: (_, { seat }) => ({ seat }) },
});

export const recruitGeneral: EffectKind<'recruit-general'> = {
  possible: (p, seat, { general, counted }) =>
    whereIs(p, general) === EVENT && (!counted || hasRoomForMore(p, seat)),
  bound: () => true,
  procedure: 'bringingGeneral',
  rules: {
    spaces: spacesFor,
    space: (p, seat, effect, space) => brokenSpace(p, seat, effect, sizeOf(companyOf(p, effect)), space),
    side: (p, seat, effect, space, side) =>
      brokenSide(p, seat, effect, sizeOf(companyOf(p, effect)), space, side),
  },
};
