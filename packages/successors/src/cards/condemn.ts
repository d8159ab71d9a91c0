/** `condemn`: whoever is condemned is freed, then a General of another player may be (D6-11; card 35). */

import type { Seat } from '@diadochi/kernel';
import type { General } from '../box.ts';
import { type Board, isPlayer, OUTSIDE, procedure, under } from '../contract.ts';
import { DISPERSED, isMajor, isOnMap, ownerOf, whereIs } from '../position/generals.ts';
import { endLasting, generalUnder, makeLast } from '../position/lasting.ts';
import { demands } from './demands.ts';
import type { EffectFacts } from './facts.ts';
import { type EffectKind, effectFacts } from './kind.ts';

type Facts = EffectFacts<'condemn'>;
const factsOf = (p: Board, { card, effect }: { card: number; effect: number }): Facts =>
  effectFacts<'condemn'>(p, card, effect);

export const condemning = procedure('condemning', (_, args) => ({ ...args, lifted: false })).steps({
  // S6.2.A-03: a change of its own, which can win the game.
  A_lift: (p, f, { tell }) => {
    if (!factsOf(p, f).lifts) return;
    for (const { card } of p.box.lasting.condemn) {
      const general = generalUnder(p, card);
      if (general === null) continue;
      endLasting(p, card);
      f.lifted = true;
      tell?.all('freed', { general });
    }
  },
  // S6.2.A-04
  B_condemn: {
    ask: 'chooseGeneral',
    of: (p, f) => (hasTarget(p, f.seat, factsOf(p, f)) ? [f.seat] : []),
    about: (_, { card, effect }) => ({ card, effect, space: null, side: OUTSIDE }),
    then: (p, { card }, seat, answer, { tell }) => {
      if ('none' in answer) return;
      makeLast(p, card, { general: answer.general });
      tell?.all('condemned', { seat, general: answer.general });
    },
  },
});

const mayCondemn = demands<'condemn', [Seat, General]>({
  rival: (p, { whereabouts }, seat, general) =>
    isMajor(p, general) &&
    isPlayer(ownerOf(p, general)) &&
    ownerOf(p, general) !== seat &&
    ((whereabouts.includes('map') && isOnMap(p, general)) ||
      (whereabouts.includes('dispersed-box') && whereIs(p, general) === DISPERSED)),
});
const hasTarget = (p: Board, seat: Seat, effect: Facts): boolean =>
  effect.condemns && p.box.all.majors.some((general) => mayCondemn.allows(p, effect, seat, general));
const isAnybodyCondemned = (p: Board): boolean =>
  p.box.lasting.condemn.some(({ card }) => generalUnder(p, card) !== null);

export const condemn: EffectKind<'condemn'> = {
  possible: (p, seat, effect) => (effect.lifts && isAnybodyCondemned(p)) || hasTarget(p, seat, effect),
  bound: () => true,
  procedure: 'condemning',
  rules: {
    generals: (p) => p.box.all.majors,
    general: (p, seat, effect, general) => mayCondemn.broken(p, effect, seat, general),
    // CK-03: whoever has freed nobody condemns somebody.
    none: (p) => under(p, 'condemning')?.lifted === true,
  },
};
