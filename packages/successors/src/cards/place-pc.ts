/** `place-pc`: PCs of one's own, or an Independent one in a Province that a die names (cards 20, 21, 37, 38). */

import type { Seat } from '@diadochi/kernel';
import type { Province, Space } from '../box.ts';
import { type Board, INDEPENDENT, isPlayer, NOBODY, type Play, procedure, under } from '../contract.ts';
import {
  allSpaces,
  insideOf,
  isAnyIn,
  isIndependent,
  isUncontrolled,
  pcOn,
  provinceFacts,
  setNewPc,
  setPc,
  spaceFacts,
  spacesIn,
} from '../position/places.ts';
import { isAnybodyInside } from '../rules/15-sieges/15.4-completing.ts';
import { demands } from './demands.ts';
import type { EffectFacts } from './facts.ts';
import { type EffectKind, effectFacts } from './kind.ts';
import { isFree, isInProvinces, isOfKind } from './targets.ts';
import { mayDoLess } from './up-to.ts';

type Facts = EffectFacts<'place-pc'>;

export const puttingPcs = procedure('puttingPcs', (_, args) => ({
  ...args,
  province: null,
  taken: [],
  from: NOBODY,
})).steps({
  // C20-01: where it strikes is known only now.
  A_die: (p, f, { chance, tell }) => {
    const { byDie } = effectFacts<'place-pc'>(p, f.card, f.effect);
    if (byDie === null) return;
    const die = chance.die(byDie.length);
    f.province = byDie[die - 1];
    tell?.all('provinceRolled', { seat: f.seat, card: f.card, die, province: f.province });
  },
  B_choose: {
    ask: 'chooseSpace',
    of: (p, { seat, card, effect }) =>
      hasPlace(p, seat, effectFacts<'place-pc'>(p, card, effect)) ? [seat] : [],
    none: 'E_nowhere',
    about: (_, { card, effect }) => ({ card, effect }),
    then: (p, f, seat, answer, play) => {
      if ('none' in answer) return 'F_done';
      f.from = pcOn(p, answer.at);
      f.taken = [...f.taken, answer.at];
      const { independent } = effectFacts<'place-pc'>(p, f.card, f.effect);
      if (independent) turnIndependent(p, answer.at, play);
      else putOwn(p, seat, answer.at, play);
      return;
    },
  },
  // S9.4-08: what was inside loses as in a battle; S9.4-09: what is outside does not.
  C_inside: {
    call: 'defeat',
    with: (p, { taken, from }) => {
      const space = taken[taken.length - 1];
      return isIndependent(p, space) && isAnybodyInside(p, space, from)
        ? { loser: from, location: insideOf(space), aside: 0, pursuit: 0 }
        : null;
    },
  },
  D_more: (p, { seat, card, effect, taken }) => {
    const facts = effectFacts<'place-pc'>(p, card, effect);
    return taken.length < facts.most && hasPlace(p, seat, facts) ? 'B_choose' : 'F_done';
  },
  // C20-06
  E_nowhere: (_p, { card, province }, { tell }) => {
    if (province !== null) tell?.all('nowhere', { card, province });
  },
  F_done: () => {},
});

/** C20-04, D2-01: one change; the act of the Independent Faction, whoever resolves the event. */
function turnIndependent(p: Board, space: Space, { tell }: Play): void {
  const from = pcOn(p, space);
  setPc(p, space, INDEPENDENT, INDEPENDENT);
  tell?.all('turnedIndependent', { space, from: isPlayer(from) ? from : null });
}
function putOwn(p: Board, seat: Seat, space: Space, { tell }: Play): void {
  const from = pcOn(p, space);
  setNewPc(p, space, seat);
  if (from === NOBODY) tell?.all('placedPc', { seat, space });
  else tell?.all('replacedPc', { seat, space, from: isPlayer(from) ? from : null });
}

const mayPut = demands<'place-pc', [Seat, Space]>({
  named: (p, effect, seat, space) => isInArea(p, effect, seat, spaceFacts(p, space).province),
  target: (p, effect, seat, space) =>
    isInProvinces(p, effect, space) &&
    effect.states.includes(stateOf(p, space)) &&
    !isOwn(p, effect, seat, space),
  kind: (p, effect, _, space) => isOfKind(p, effect, space),
  free: isFree,
  spread: (p, { maxPerProvince }, _, space) =>
    maxPerProvince === null || takenIn(p, spaceFacts(p, space).province) < maxPerProvince,
});
function stateOf(p: Board, space: Space): Facts['states'][number] {
  if (isUncontrolled(p, space)) return 'uncontrolled';
  return isIndependent(p, space) ? 'independent' : 'player';
}
const isOwn = (p: Board, { independent }: Facts, seat: Seat, space: Space): boolean =>
  !independent && pcOn(p, space) === seat;
const takenIn = (p: Board, province: Province): number =>
  (under(p, 'puttingPcs')?.taken ?? []).filter((space) => spaceFacts(p, space).province === province).length;

/** S6.2.A-05, C20-05, D6-12: the Province of the die; if it has no place, those next to it. */
function isInArea(p: Board, effect: Facts, seat: Seat, province: Province): boolean {
  const named = under(p, 'puttingPcs')?.province ?? null;
  if (named === null || province === named) return true;
  return (
    effect.fallback &&
    provinceFacts(p, named).adjacent.includes(province) &&
    !provinceFacts(p, named).spaces.some((space) => mayPut.allows(p, effect, seat, space))
  );
}

/** The Provinces of the effect (null: all), or the one of the die and those next to it. */
function provincesFor(p: Board, { provinces, fallback }: Facts): readonly Province[] | null {
  const named = under(p, 'puttingPcs')?.province ?? null;
  if (named === null) return provinces;
  return fallback ? [named, ...provinceFacts(p, named).adjacent] : [named];
}
function spacesFor(p: Board, effect: Facts): readonly Space[] {
  const provinces = provincesFor(p, effect);
  return provinces === null ? allSpaces(p) : spacesIn(p, provinces);
}

function hasPlace(p: Board, seat: Seat, effect: Facts): boolean {
  const isPlace = (space: Space): boolean => mayPut.allows(p, effect, seat, space);
  return isAnyIn(p, provincesFor(p, effect), isPlace);
}

export const placePc: EffectKind<'place-pc'> = {
  // D6-29: nothing hangs on a die that is still to be rolled.
  possible: (p, seat, effect) => effect.byDie !== null || hasPlace(p, seat, effect),
  bound: ({ upTo, byDie }) => !upTo && byDie === null,
  procedure: 'puttingPcs',
  rules: {
    spaces: (p, _, effect) => spacesFor(p, effect),
    space: (p, seat, effect, space) => mayPut.broken(p, effect, seat, space),
    none: (p, _, { upTo }) => {
      const frame = under(p, 'puttingPcs');
      return upTo && mayDoLess(p, frame, frame?.taken.length ?? 0);
    },
  },
};
