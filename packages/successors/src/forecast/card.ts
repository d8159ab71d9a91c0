/** What a card of the hand could be used for now (6.2): what its event could begin with, and what its OPs could. */

import { BadInput, type Seat } from '@diadochi/kernel';
import type { Card } from '../box.ts';
import { isPossible, judgesFor } from '../cards/effects.ts';
import { brokenEvent } from '../cards/event.ts';
import type { EffectFacts, Written } from '../cards/facts.ts';
import { type Board, NOBODY, type SuccessorsContract } from '../contract.ts';
import { cardFacts, isInHand, isSurprise } from '../position/deck.ts';
import { allFleets, passFleet, upgradeFleet } from '../position/fleets.ts';
import { makeLast } from '../position/lasting.ts';
import { allProvinces, allSeats, allSpaces, setNewPc, setPc } from '../position/places.ts';
import { allRoyals } from '../position/royals.ts';
import { legitimacyOf, pointsOf } from '../position/scores.ts';
import { mayPlacePc } from '../rules/6-strategy/6.2-place-pcs.ts';
import { brokenRecruiting, reserveOf } from '../rules/6-strategy/6.2-recruit.ts';
import { fleetsToUpgrade } from '../rules/6-strategy/6.2-tyche.ts';
import { kill } from '../rules/8-royal-family/8.5-death.ts';
import { settleRoyals } from '../rules/8-royal-family/8-royal-family.ts';
import { fitLeaders } from '../rules/9-armies/9.1-groups.ts';
import { isSettling, settleChange } from '../rules/settling/settle.ts';
import type { CardForecast, Offered, UseForecast } from './shape.ts';
import { TRIAL } from './trial-play.ts';

export function forecastCard(
  nouns: SuccessorsContract['nouns'],
  p: Board,
  seat: Seat,
  card: Card,
): CardForecast {
  if (!isInHand(p, seat, card)) throw new BadInput('request.card is not in the hand of the seat');
  const named = ({ of, those, ...change }: Found): UseForecast => ({
    of,
    ids: of === null ? [] : those.map((each) => (of === 'seat' ? String(each) : nouns[of][each])),
    ...change,
  });
  const found = isSurprise(p, card)
    ? []
    : Object.entries({ ...operations(p, seat), ...others(p, seat, card) });
  const event = brokenEvent(p, seat, card) === null ? [['event', eventOf(p, seat, card)] as const] : [];
  return Object.fromEntries(
    [...event, ...found]
      .filter(([use, { those }]) => use === 'event' || those.length > 0)
      .map(([use, each]) => [use, named(each)]),
  );
}

/** How far Victory Points and Legitimacy would change: one's own at the best, those of another player at the worst. */
interface Change {
  readonly vp: number;
  readonly l: number;
  readonly theirs: number;
}
const UNCHANGED: Change = { vp: 0, l: 0, theirs: 0 };
interface Found extends Change {
  readonly of: Offered | null;
  readonly those: readonly number[];
}
const found = (of: Offered, those: readonly number[], change: Change = UNCHANGED): Found => ({
  of,
  those,
  ...change,
});

/** 6.2 B: what OPs do; one who trains has nothing to choose on the map. */
const operations = (p: Board, seat: Seat): { readonly [use: string]: Found } => ({
  placePcs: found(
    'space',
    allSpaces(p).filter((space) => mayPlacePc.allows(p, seat, space)),
  ),
  forceMarch: found('general', fitLeaders(p, seat)),
});
/** 6.2 C and D */
function others(p: Board, seat: Seat, card: Card): { readonly [use: string]: Found } {
  const { fleetRules } = p.box.content;
  const fleets = cardFacts(p, card).ops === fleetRules.upgradeCardOps ? fleetsToUpgrade(p, seat) : [];
  return {
    upgrade: found(
      'fleet',
      fleets,
      bestOf(p, seat, fleets, (fleet) => upgradeFleet(p, fleet)),
    ),
    recruit: found(
      'general',
      reserveOf(p, []).filter((general) => brokenRecruiting(p, seat, card, general) === null),
    ),
  };
}

/** The first effect that lets its player choose; one that can do nothing is passed over (D6-31). */
function eventOf(p: Board, seat: Seat, card: Card): Found {
  const effects = (cardFacts(p, card).event?.effects ?? []).filter((effect) => isPossible(p, seat, effect));
  const asking = effects.find((effect) => asks(effect) !== null);
  const [first] = effects;
  if (asking === undefined)
    return { of: null, those: [], ...(first === undefined ? UNCHANGED : deedAlone(p, seat, card, first)) };
  const of = asks(asking) as Ask;
  const those = AMONG[of](p, seat, asking).filter((each) => JUDGES[of](p, seat, asking, each) === null);
  const change = bestOf(p, seat, those, (each) => tryOut(p, seat, asking, each));
  return found(of === 'leader' ? 'general' : of === 'whom' ? 'seat' : of, those, change);
}

type Ask = 'space' | 'general' | 'leader' | 'royal' | 'fleet' | 'whom' | 'province';
/** What each kind asks for first. */
const ASKS: { readonly [K in Written]: Ask | null } = {
  'activate-army': 'leader',
  'extra-mps': 'general',
  'path-costs': null,
  'activate-independents': null,
  'convert-city': 'space',
  'remove-pc': 'space',
  'place-pc': 'space',
  'place-marker': 'space',
  'forage-limit': 'province',
  'found-capital': 'space',
  'place-units': 'space',
  'recruit-general': 'space',
  'swap-silver-shields-cards': null,
  'roll-attrition': 'space',
  'eliminate-unit': 'space',
  'unit-changes-side': 'space',
  'gain-fleet': null,
  'upgrade-fleet': 'fleet',
  'kill-royal': 'royal',
  'take-royal': 'royal',
  'marriage-offer': null,
  'move-females': 'royal',
  'legitimacy-marker': null,
  condemn: 'general',
  'look-at-hand': 'whom',
  'diplomatic-marriage': 'whom',
  'sail-euxine': 'leader',
};
function asks(effect: EffectFacts): Ask | null {
  // Where a die or the next Reinforcements decide, nothing is known yet.
  if (effect.kind === 'place-pc' && effect.byDie !== null) return null;
  if (effect.kind === 'place-units' && (effect.eachPhase !== null || isWaiting(effect))) return null;
  return ASKS[effect.kind];
}
const isWaiting = ({ places }: EffectFacts<'place-units'>): boolean =>
  places.some(({ at }) => at === 'reinforcement');

type Judge = (p: Board, seat: Seat, effect: EffectFacts, each: number) => string | null;
/** The judges that the question itself will go by. */
const JUDGES: { readonly [A in Ask]: Judge } = {
  space: (p, seat, effect, each) => judgesFor(effect).space?.(p, seat, effect, each) ?? null,
  general: (p, seat, effect, each) => judgesFor(effect).general?.(p, seat, effect, each) ?? null,
  leader: (p, seat, effect, each) => judgesFor(effect).leader?.(p, seat, effect, each) ?? null,
  royal: (p, seat, effect, each) => judgesFor(effect).royal?.(p, seat, effect, each) ?? null,
  fleet: (p, seat, effect, each) => judgesFor(effect).fleet?.(p, seat, effect, each) ?? null,
  whom: (p, seat, effect, each) => judgesFor(effect).whom?.(p, seat, effect, each) ?? null,
  province: (p, seat, effect, each) => judgesFor(effect).province?.(p, seat, effect, each) ?? null,
};
const AMONG: { readonly [A in Ask]: (p: Board, seat: Seat, effect: EffectFacts) => readonly number[] } = {
  space: (p) => allSpaces(p),
  general: (p, seat, effect) => judgesFor(effect).generals?.(p, seat, effect, []) ?? [],
  leader: (p, seat) => fitLeaders(p, seat),
  royal: (p) => allRoyals(p),
  fleet: (p) => allFleets(p),
  whom: (p) => allSeats(p),
  province: (p) => allProvinces(p),
};

// What it would be worth

/** What an answer does at once, where that is plain. */
function tryOut(p: Board, seat: Seat, effect: EffectFacts, each: number): void {
  if (effect.kind === 'convert-city' || (effect.kind === 'place-pc' && !effect.independent))
    setNewPc(p, each, seat);
  if (effect.kind === 'remove-pc') setPc(p, each, NOBODY, seat);
  if (effect.kind === 'upgrade-fleet') upgradeFleet(p, each);
  if (effect.kind === 'kill-royal') kill(p, each, undefined);
}
/** The same of an effect that asks for nothing. */
const deedAlone = (p: Board, seat: Seat, card: Card, effect: EffectFacts): Change =>
  changeBy(p, seat, () => {
    if (effect.kind === 'gain-fleet') passFleet(p, effect.fleet, seat);
    if (effect.kind === 'legitimacy-marker') makeLast(p, card, { holder: seat });
  });

function bestOf(p: Board, seat: Seat, those: readonly number[], deed: (each: number) => void): Change {
  let best: Change | null = null;
  for (const each of those) {
    const { vp, l, theirs } = changeBy(p, seat, () => deed(each));
    best =
      best === null
        ? { vp, l, theirs }
        : { vp: Math.max(best.vp, vp), l: Math.max(best.l, l), theirs: Math.min(best.theirs, theirs) };
  }
  return best ?? UNCHANGED;
}
/** Tried out on the copy, which is afterwards as it was. */
function changeBy(p: Board, seat: Seat, deed: () => void): Change {
  const [cells, points, legitimacies] = [p.cells.slice(), pointsNow(p), legitimacyOf(p, seat)];
  deed();
  if (!isSettling(p)) settleRoyals(p, TRIAL); // S8.2-02, S8.3-04: with a PC an Heir may come, or go
  settleChange(p, TRIAL);
  const change = {
    vp: pointsOf(p, seat) - points[seat],
    l: legitimacyOf(p, seat) - legitimacies,
    theirs: Math.min(0, ...allSeats(p).map((each) => (each === seat ? 0 : pointsOf(p, each) - points[each]))),
  };
  p.cells.set(cells);
  return change;
}
const pointsNow = (p: Board): readonly number[] => allSeats(p).map((seat) => pointsOf(p, seat));
