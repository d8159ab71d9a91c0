/** `popularity`: a Commanding General has more P until the end of the Procedure (card 51). */

import type { Seat } from '@diadochi/kernel';
import { ROYAL } from '../../box.ts';
import { type Board, INDEPENDENT, isPlayer, type Location, NOBODY, type Owner } from '../../contract.ts';
import { hasCards } from '../../position/deck.ts';
import { commanderAt } from '../../position/generals.ts';
import { makeLast } from '../../position/lasting.ts';
import { locationOf } from '../../position/places.ts';
import { unitsAt } from '../../position/units.ts';
import { prestigeIn } from '../../rules/7-pieces/7.2-prestige.ts';
import { demands } from '../demands.ts';
import { couldSway, foeOf, placeOfBattle } from './battle.ts';
import type { SurpriseEffect } from './facts.ts';
import type { InWindow, SubjectOf, SurpriseKind } from './kind.ts';

type Effect = SurpriseEffect<'popularity'>;
type Window = 'battleCards' | 'prestigeCompared';

/** Where a player's General would speak; null if he is none of the sides. */
const placeIn = {
  battleCards: (battle: SubjectOf<'battleCards'>, seat: Seat) =>
    [battle.attacker, battle.defender][battle.side] === seat ? placeOfBattle(battle) : null,
  prestigeCompared: ({ spaces, within, sides }: SubjectOf<'prestigeCompared'>, seat: Seat) => {
    const side = sides.indexOf(seat);
    return side < 0 ? null : locationOf(spaces[side], within[side]);
  },
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
      const location = placeOfBattle(battle);
      const [mine, theirs] = [prestigeIn(p, location, seat, defends), prestigeIn(p, location, foe, !defends)];
      const more = prestigeIn(p, location, seat, defends, amount);
      return (
        asideIn(p, battle, seat, mine - theirs) !== asideIn(p, battle, seat, more - theirs) ||
        (mine <= theirs && more > theirs && couldSway(p, battle, seat)) ||
        (mine < theirs && more >= theirs && isForeseen(p, battle, foe))
      );
    }),
    prestigeCompared: speaking('prestigeCompared', (p, seat, subject, { amount }) => {
      const without = losersOf(p, subject, seat, 0);
      const withIt = losersOf(p, subject, seat, amount);
      return without !== withIt;
    }),
  },
};
/** 14.4: how many Royal Army CUs would stand aside, by how much Prestige a player has more; those of the other side below 0. */
function asideIn(p: Board, battle: SubjectOf<'battleCards'>, seat: Seat, lead: number): number {
  const foe = foeOf(battle, seat);
  const royals = (owner: Owner): number =>
    isPlayer(owner) ? unitsAt(p, placeOfBattle(battle), owner, ROYAL) : 0;
  if (lead === 0) return 0;
  return lead < 0 ? royals(seat) : -royals(foe);
}
/** S14.3-03: whether the other side, whose cards come later, may hold one that needs the higher Prestige. */
const isForeseen = (p: Board, battle: SubjectOf<'battleCards'>, foe: Owner): boolean =>
  battle.side === 0 && isPlayer(foe) && hasCards(p, foe) && couldSway(p, battle, foe);

/** The Prestige of both sides, with so much more for one player. */
export function prestigesIn(
  p: Board,
  { spaces, within, sides, defends }: SubjectOf<'prestigeCompared'>,
  seat: Owner = NOBODY,
  more = 0,
): { readonly owner: Owner; readonly by: number }[] {
  return sides.map((side, i) => {
    const owner = side ?? INDEPENDENT;
    const location = locationOf(spaces[i], within[i]);
    return { owner, by: prestigeIn(p, location, owner, i === 1 && defends, owner === seat ? more : 0) };
  });
}
/** Which of the two sides loses CUs by the comparison, with so much more for one player; NOBODY: none. */
function losersOf(p: Board, subject: SubjectOf<'prestigeCompared'>, seat: Seat, more: number): Owner {
  const [one, other] = prestigesIn(p, subject, seat, more);
  const lower = one.by === other.by ? NOBODY : one.by < other.by ? one.owner : other.owner;
  return subject.yields.includes(lower) ? lower : NOBODY;
}
