/** 14.4: Royal Army CUs do not fight for the side with less Prestige. */

import { ROYAL } from '../../box.ts';
import { type Board, isPlayer, NOBODY, type Owner, type Play } from '../../contract.ts';
import { spaceOf } from '../../position/places.ts';
import { cusAt, unitsAt } from '../../position/units.ts';
import { weakerSide } from '../10-land-movement/10.K-royal-army.ts';
import type { Battle } from './14.6-battle-strength.ts';

/** Whose Royal Army CUs are set aside, and how many; D10-11, D14-10: or all that this side has. */
export interface Aside {
  readonly asideOf: Owner;
  readonly aside: number;
  readonly isAll: boolean;
}

/** S14.4-01, S14.4-02: with the Prestige of this moment. */
export function setAside(p: Board, battle: Battle, play: Pick<Play, 'tell'>): Aside {
  const { location, attacker, defender } = battle;
  const royals = (owner: Owner): number => (isPlayer(owner) ? unitsAt(p, location, owner, ROYAL) : 0);
  if (royals(attacker) + royals(defender) === 0) return NOTHING;
  const weaker = weakerSide(p, location, attacker, defender, play);
  const aside = weaker === NOBODY ? 0 : royals(weaker);
  if (aside === 0) return NOTHING;
  const isAll = cusAt(p, location, weaker) === aside;
  if (!isAll) play.tell?.all('setAside', { seat: weaker, space: spaceOf(location), count: aside });
  return { asideOf: weaker, aside, isAll };
}
const NOTHING: Aside = { asideOf: NOBODY, aside: 0, isAll: false };
