/** What the module of a kind of effect gives. */

import type { Seat } from '@diadochi/kernel';
import type { Card, Fleet, General, Province, Royal, Space, Unit } from '../box.ts';
import type { Board, Location, Side } from '../contract.ts';
import { cardFacts } from '../position/deck.ts';
import type { EffectFacts, Written } from './facts.ts';

export interface EffectKind<K extends Written> {
  /** C0-01: whether the effect could do anything now. */
  possible(p: Board, seat: Seat, effect: EffectFacts<K>): boolean;
  /** D6-29: whether the event needs it to. An effect that may do nothing is passed over where it can do nothing. */
  bound(effect: EffectFacts<K>): boolean;
  /** What carries it out: procedures that are told whose card it is, and which of its effects. */
  readonly procedure: EffectProcedure;
  /** The judges of what it asks of a seat: why something cannot be chosen, or null. */
  readonly rules: {
    /** The spaces outside of which none can be chosen: only these are judged when they are listed. */
    spaces?(p: Board, seat: Seat, effect: EffectFacts<K>): readonly Space[];
    space?(p: Board, seat: Seat, effect: EffectFacts<K>, space: Space): string | null;
    side?(p: Board, seat: Seat, effect: EffectFacts<K>, space: Space, side: Side): string | null;
    /** Who can be chosen at all, and whether he may be. */
    generals?(p: Board, seat: Seat, effect: EffectFacts<K>, list: General[]): readonly General[];
    general?(p: Board, seat: Seat, effect: EffectFacts<K>, general: General): string | null;
    royal?(p: Board, seat: Seat, effect: EffectFacts<K>, royal: Royal): string | null;
    fleet?(p: Board, seat: Seat, effect: EffectFacts<K>, fleet: Fleet): string | null;
    whom?(p: Board, seat: Seat, effect: EffectFacts<K>, other: Seat): string | null;
    province?(p: Board, seat: Seat, effect: EffectFacts<K>, province: Province): string | null;
    /** CUs of a type, and so many of them. */
    unit?(p: Board, seat: Seat, effect: EffectFacts<K>, unit: Unit): string | null;
    count?(p: Board, seat: Seat, effect: EffectFacts<K>, unit: Unit, count: number): string | null;
    /** Of an activation: who leads it, from which space and location of it, and with how many CUs. */
    leader?(p: Board, seat: Seat, effect: EffectFacts<K>, general: General): string | null;
    from?(p: Board, seat: Seat, effect: EffectFacts<K>, space: Space): string | null;
    start?(p: Board, seat: Seat, effect: EffectFacts<K>, location: Location): string | null;
    load?(p: Board, seat: Seat, effect: EffectFacts<K>, cus: number): string | null;
    /** Whether nothing need be chosen now; without this judge something must be. */
    none?(p: Board, seat: Seat, effect: EffectFacts<K>): boolean;
  };
}
export type EffectProcedure =
  | 'takingRoad'
  | 'hiringGuides'
  | 'activatingArmies'
  | 'activatingIndependents'
  | 'convertingCity'
  | 'placingUnits'
  | 'bringingGeneral'
  | 'swappingCards'
  | 'removingPcs'
  | 'puttingPcs'
  | 'placingMarker'
  | 'failingHarvest'
  | 'rollingAttrition'
  | 'eliminatingUnit'
  | 'changingSides'
  | 'gainingFleet'
  | 'upgradingFleet'
  | 'killingRoyal'
  | 'takingRoyal'
  | 'offeringMarriage'
  | 'movingFemales'
  | 'markingLegitimacy'
  | 'condemning'
  | 'lookingAtHand'
  | 'sailingEuxine'
  | 'makingPact'
  | 'foundingCapital';

/** One effect of a card that is being resolved: only those whose events are written are. */
export const effectFacts = <K extends Written>(p: Board, card: Card, effect: number): EffectFacts<K> =>
  cardFacts(p, card).event?.effects[effect] as unknown as EffectFacts<K>;
