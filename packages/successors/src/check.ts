/**
 * What holds at every rest, computed from scratch: for `simulate --check` and the laws. What follows from one rule stands
 * beside it, as a fault.
 */

import { firstWrong, nameOf, type Wrong, wrongOfEach } from '@diadochi/kernel';
import { mirror } from './columns.ts';
import { type Board, NOBODY } from './contract.ts';
import { countsFault } from './position/counts.ts';
import { pilesFault } from './position/deck.ts';
import { cardFault } from './position/known.ts';
import { allSeats, controllerOf, holderOf, isTransit, pcOn } from './position/places.ts';
import { isChampion, pointsOf } from './position/scores.ts';
import { endingOf, phaseOf, STRATEGY } from './position/turns.ts';
import { colourFault } from './rules/4-setup/4-setup.ts';
import { trainingFault } from './rules/6-strategy/6.2-train.ts';
import { companyFault, generalFault } from './rules/7-pieces/7.1-minor-generals.ts';
import { unitsChangeFault, unitsFault } from './rules/7-pieces/7.2-units.ts';
import { fleetFault } from './rules/7-pieces/7.4-fleets.ts';
import { offerFault } from './rules/8-royal-family/8.2-marriage.ts';
import { royalFault } from './rules/8-royal-family/8.3-losing.ts';
import { marchFault } from './rules/9-armies/9.1-groups.ts';
import { voyageFault } from './rules/13-naval-movement/13.1-limitations.ts';
import { siegeFault } from './rules/15-sieges/15.4-completing.ts';
import { isSettling, scoreFault, unsettledFault } from './rules/settling/settle.ts';

/**
 * `isBetween`: in the midst of a Procedure, until what comes of it is settled, pieces may be where they cannot stay; what wins
 * at once leaves them there (S3.1-07). A position that was laid out by hand says so itself.
 */
export function check(p: Board, isBetween = isSettling(p) || endingOf(p) !== 0): Wrong {
  return (
    mirror.fault(p) ??
    colourFault(p) ??
    keptFault(p) ??
    wrongOfEach(p, 'general', (general) => generalFault(p, general, isBetween)) ??
    firstWrong(allSeats(p), (seat) => scoreFault(p, seat) ?? trainingFault(p, seat)) ??
    unitsFault(p, isBetween) ??
    (isBetween ? null : wrongOfEach(p, 'general', (general) => companyFault(p, general))) ??
    firstWrong(p.box.all.royals, (royal) => royalFault(p, royal, isBetween)) ??
    marchFault(p, isBetween) ??
    voyageFault(p) ??
    wrongOfEach(p, 'fleet', (fleet) => fleetFault(p, fleet)) ??
    wrongOfEach(p, 'space', (space) => siegeFault(p, space, isBetween)) ??
    pilesFault(p) ??
    wrongOfEach(p, 'card', (card) => cardFault(p, card) ?? offerFault(p, card))
  );
}

/** What no action may do. */
export function checkChange(before: Board, after: Board): Wrong {
  // S3.7-16: only by dropping to 0 VP.
  for (const seat of allSeats(after))
    if (!isChampion(before, seat) && isChampion(after, seat) && pointsOf(after, seat) > 0)
      return `seat ${seat} is a Champion again, with ${pointsOf(after, seat)} VP`;
  // D2-01
  return unsettledFault(after) ?? (phaseOf(before) === STRATEGY ? unitsChangeFault(before, after) : null);
}
/** What is kept equals a computation from scratch: counts, and who holds each Province (S2-24, S2-25, S2-33). */
function keptFault(p: Board): Wrong {
  const onTransit = p.box.all.spaces.find((space) => isTransit(p, space) && pcOn(p, space) !== NOBODY);
  if (onTransit !== undefined) return `${nameOf(p, 'space', onTransit)} is a Transit Point with a PC`;
  return (
    countsFault(p) ??
    wrongOfEach(p, 'province', (province) => {
      const [is, should] = [holderOf(p, province), controllerOf(p, province)];
      return is === should ? null : `held by ${is}, but controlled by ${should}`;
    })
  );
}

/** Of a scene's parts: there is one of each card, but it moves to where it is laid last, and the board cannot tell. */
export function cardTwice(parts: Record<string, unknown>): Wrong {
  const { hands = {}, discard = [], out = [], beside = [], front = {} } = parts;
  const cards = [
    ...Object.values(hands as object),
    discard,
    out,
    beside,
    Object.keys(front as object),
  ].flat();
  const twice = cards.find((card, i) => cards.indexOf(card) < i);
  return twice === undefined ? null : `the card ${twice} is there twice`;
}
