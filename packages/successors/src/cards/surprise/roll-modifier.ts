/** `roll-modifier`: something is added to a roll of the card's player (cards 46, 52, O60, O66). */

import type { Seat } from '@diadochi/kernel';
import type { Board } from '../../contract.ts';
import { strengthOfFleets } from '../../position/fleets.ts';
import { ownerOf, whereIs } from '../../position/generals.ts';
import { kindNow } from '../../position/places.ts';
import { escortOf } from '../../position/voyage.ts';
import { evadesFrom, interceptsFrom } from '../../rules/7-pieces/7.1-ratings.ts';
import { demands } from '../demands.ts';
import type { SurpriseEffect } from './facts.ts';
import { FACES, type InWindow, type SubjectOf, type SurpriseKind } from './kind.ts';

type Effect = SurpriseEffect<'roll-modifier'>;

/** Whose roll it is, and what has been added to it already. */
const mayAdd = demands<Effect, [boolean, number]>({
  ownRoll: (_p, _, isOwn) => isOwn,
  // C46-03
  singly: (_p, { most, modifier }, _isOwn, added) => most === null || added < most * modifier,
});
const mayHelpIn = demands<Effect, [number]>({
  // C52-02
  ofCity: (p, { kinds }, space) => kinds === null || kinds.includes(kindNow(p, space)),
});

/** C46-01, C46-02: whether any die would do with it that would not do without. */
const helps = (needed: number, { modifier }: { readonly modifier: number }, added: number): boolean =>
  needed - added > 1 && needed - added - modifier <= FACES;

const attempt = <W extends 'interceptionRoll' | 'evasionRoll'>(
  needs: (p: Board, subject: SubjectOf<W>) => number,
): InWindow<'roll-modifier', W> => ({
  // C46-01: of a General of his own, not of one whom he has incited (16.11).
  broken: (p, seat, { by, general, modifier }, effect) =>
    mayAdd.broken(p, effect, by === seat && ownerOf(p, general) === seat, modifier),
  matters: (p, _, subject, effect) => helps(needs(p, subject), effect, subject.modifier),
  does(_p, seat, subject, { modifier }, _chosen, { tell }) {
    subject.modifier += modifier;
    tell?.all('rollEased', { seat, by: modifier });
  },
});

export const rollModifier: SurpriseKind<'roll-modifier'> = {
  in: {
    interceptionRoll: attempt((p, { general }) => interceptsFrom.sum(p, general, whereIs(p, general))),
    evasionRoll: attempt((p, { general }) => evadesFrom.sum(p, general, whereIs(p, general))),
    siegeRoll: {
      broken: (p, seat, { besieger, modifier, space }, effect) =>
        mayAdd.broken(p, effect, besieger === seat, modifier) ?? mayHelpIn.broken(p, effect, space),
      does(_p, seat, subject, { modifier }, _chosen, { tell }) {
        subject.modifier += modifier;
        tell?.all('rollEased', { seat, by: modifier });
      },
    },
    // CO60-02: whoever is asked has CUs in the battle.
    battleCards: {
      broken: (p, seat, { side, attacker, defender, rollBonus }, effect) =>
        mayAdd.broken(p, effect, [attacker, defender][side] === seat, rollBonus[side]),
      does(_p, seat, subject, { modifier }, _chosen, { tell }) {
        subject.rollBonus = raised(subject.rollBonus, subject.side, modifier);
        tell?.all('rollEased', { seat, by: modifier });
      },
    },
    // CO66-02
    seaCards: {
      broken: (p, seat, subject, effect) => {
        const side = sideAtSea(p, seat, subject);
        return mayAdd.broken(p, effect, side >= 0, subject.bonus[side] ?? 0);
      },
      does(p, seat, subject, { modifier }, _chosen, { tell }) {
        subject.bonus = raised(subject.bonus, sideAtSea(p, seat, subject), modifier);
        tell?.all('rollEased', { seat, by: modifier });
      },
    },
  },
};
const raised = (list: readonly number[], place: number, more: number): number[] =>
  list.map((each, i) => (i === place ? each + more : each));

/** The side of a player in the next Naval Battle, with at least one Fleet: who sails is the first. D6-07: if there still is one. */
function sideAtSea(p: Board, seat: Seat, { mover, battles: [next], fogged }: SubjectOf<'seaCards'>): number {
  if (next === undefined || fogged) return -1;
  if (seat === mover) return strengthOfFleets(p, seat, escortOf(p)) > 0 ? 0 : -1;
  return seat === next ? 1 : -1; // S13.3.A-01: who has declared has one
}
