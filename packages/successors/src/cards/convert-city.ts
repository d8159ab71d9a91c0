/** `convert-city`: a PC of another Faction makes way for one's own (card 2). */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../box.ts';
import { type Board, isPlayer, procedure } from '../contract.ts';
import { allSpaces, pcOn, setNewPc } from '../position/places.ts';
import { demands } from './demands.ts';
import type { EffectFacts } from './facts.ts';
import { type EffectKind, effectFacts } from './kind.ts';
import { isEnemyTarget, isFree, isOfKind, isOpen } from './targets.ts';

type Facts = EffectFacts<'convert-city'>;

export const convertingCity = procedure('convertingCity', (p, args) => ({
  ...args,
  left: effectFacts<'convert-city'>(p, args.card, args.effect).count,
})).steps({
  A_choose: {
    ask: 'chooseSpace',
    of: (_, { seat }) => [seat],
    about: (_, { card, effect }) => ({ card, effect }),
    then: (p, f, seat, answer, { tell }) => {
      if ('none' in answer) return;
      const { at } = answer;
      const from = pcOn(p, at);
      setNewPc(p, at, seat); // D2-01: one change
      tell?.all('replacedPc', { seat, space: at, from: isPlayer(from) ? from : null });
      f.left--;
    },
  },
  B_more: (p, { seat, card, effect, left }) =>
    left > 0 && isPossible(p, seat, effectFacts<'convert-city'>(p, card, effect)) ? 'A_choose' : undefined,
});

const mayConvert = demands<'convert-city', [Seat, Space]>({
  target: isEnemyTarget,
  kind: (p, effect, _, space) => isOfKind(p, effect, space),
  independent: (p, effect, _, space) => isOpen(p, effect, space),
  free: isFree,
});

function isPossible(p: Board, seat: Seat, effect: Facts): boolean {
  for (const space of allSpaces(p)) if (mayConvert.allows(p, effect, seat, space)) return true;
  return false;
}

export const convertCity: EffectKind<'convert-city'> = {
  possible: isPossible,
  bound: () => true,
  procedure: 'convertingCity',
  rules: {
    space: (p, seat, effect, space) => mayConvert.broken(p, effect, seat, space),
  },
};
