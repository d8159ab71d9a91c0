/** `popularity`: a Commanding General has more P until the end of the Procedure (card 51). */

import type { Seat } from '@diadochi/kernel';
import { ROYAL } from '../../box.ts';
import { type Board, isPlayer, type Location, NOBODY, type Owner } from '../../contract.ts';
import { isFaceup } from '../../position/deck.ts';
import { commanderAt } from '../../position/generals.ts';
import { makeLast } from '../../position/lasting.ts';
import { unitsAt } from '../../position/units.ts';
import { prestigeIn } from '../../rules/7-pieces/7.2-prestige.ts';
import { demands } from '../demands.ts';
import { foeOf } from './battle.ts';
import type { SurpriseEffect } from './facts.ts';
import type { InWindow, SubjectOf, SurpriseKind } from './kind.ts';

type Effect = SurpriseEffect<'popularity'>;
type Window = 'battleCards' | 'prestigeCompared';

/** Where a player's General would speak; null if he is none of the sides. */
const placeIn = {
  battleCards: ({ location, side, attacker, defender }: SubjectOf<'battleCards'>, seat: Seat) =>
    [attacker, defender][side] === seat ? location : null,
  prestigeCompared: ({ locations, sides }: SubjectOf<'prestigeCompared'>, seat: Seat) =>
    locations[sides.indexOf(seat)] ?? null,
};
const maySpeak = demands<Effect, [Location | null, Seat]>({
  // C51-02: of Generals it is the one who commands there whose P counts.
  orator: (p, _, location, seat) => location !== null && commanderAt(p, location, seat) !== null,
});

const speaking = <W extends Window>(
  window: W,
  matters: NonNullable<InWindow<'popularity', W>['matters']>,
): InWindow<'popularity', W> => {
  const place = placeIn[window] as (subject: SubjectOf<W>, seat: Seat) => Location | null;
  return {
    broken: (p, seat, subject, effect) => maySpeak.broken(p, effect, place(subject, seat), seat),
    matters,
    // C51-03, C51-04
    does(p, seat, subject, { amount }, { card }, { tell }) {
      const general = commanderAt(p, place(subject, seat) as Location, seat);
      if (general === null) return;
      makeLast(p, card, { holder: seat, general });
      tell?.all('orated', { seat, general, by: amount });
    },
  };
};

export const popularity: SurpriseKind<'popularity'> = {
  in: {
    battleCards: speaking('battleCards', (p, seat, battle, { amount }) => {
      const foe = foeOf(battle, seat);
      const defends = seat === battle.defender;
      const [mine, theirs] = [
        prestigeIn(p, battle.location, seat, defends),
        prestigeIn(p, battle.location, foe, !defends),
      ];
      const more = prestigeIn(p, battle.location, seat, defends, amount);
      if (Math.sign(mine - theirs) === Math.sign(more - theirs)) return false;
      return hasRoyals(p, battle) || (isPlayer(foe) && more > theirs && mayPrestigeBeNeeded(p));
    }),
    prestigeCompared: speaking('prestigeCompared', (p, seat, subject, { amount }) => {
      const without = losersOf(p, subject, seat, 0);
      const withIt = losersOf(p, subject, seat, amount);
      return without !== withIt;
    }),
  },
};
/** 14.4: whether anybody could be set aside. */
const hasRoyals = (p: Board, { location, attacker, defender }: SubjectOf<'battleCards'>): boolean =>
  [attacker, defender].some((owner) => isPlayer(owner) && unitsAt(p, location, owner, ROYAL) > 0);
/** Whether somebody may hold a card that needs the higher Prestige (C48-03). */
const mayPrestigeBeNeeded = (p: Board): boolean =>
  p.box.surprises.battleCards.some(
    (card) =>
      !isFaceup(p, card) &&
      p.box.cards[card].surprise?.effects.some(
        (effect) => effect.kind === 'unit-changes-side' && effect.needsPrestige,
      ),
  );

/** Which of the two sides loses CUs by the comparison, with so much more for one player; NOBODY: none. */
function losersOf(
  p: Board,
  { locations, sides: [one, other], yields, defends }: SubjectOf<'prestigeCompared'>,
  seat: Seat,
  more: number,
): Owner {
  const first = prestigeIn(p, locations[0], one, false, one === seat ? more : 0);
  const second = prestigeIn(p, locations[1], other, defends, other === seat ? more : 0);
  const lower = first === second ? NOBODY : first < second ? one : other;
  return yields.includes(lower) ? lower : NOBODY;
}
