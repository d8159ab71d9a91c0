/** 3.5 and 3.6: Victory Points and Legitimacy of a player. */

import { controllerOf, holderOf, ownersOfFleets } from './control.ts';
import { fleets, majors, provinces, royalFamily, spaces } from './facts.ts';
import { capitalPoints } from './options.ts';
import type { OpenTable } from './table.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** 3.5: all Fleets of a player, those in the Dispersed Box too; on whichever side they lie. */
export function fleetStrengthOf(t: OpenTable, seat: number): number {
  const owners = ownersOfFleets(t);
  const own = fleets.filter(({ id }) => owners[id] === seat);
  return sum(own.map(({ id, normal, upgraded }) => (t.fleets[id].upgraded ? upgraded : normal)));
}

function hasLargestFleet(t: OpenTable, seat: number): boolean {
  const strengths = t.factions.map((_, each) => fleetStrengthOf(t, each));
  const own = strengths[seat];
  return own >= 3 && strengths.every((strength, each) => each === seat || strength < own);
}

export function victoryPoints(t: OpenTable, seat: number): number {
  const provincial = provinces.filter(({ id }) => holderOf(t, id) === seat).map(({ vp }) => vp);
  const isLordOfAsia = ['phrygia', 'syria', 'babylonia'].every((id) => holderOf(t, id) === seat);
  const ports = spaces.filter(({ hellespont }) => hellespont);
  const hasHellespont = ports.every(({ id }) => controllerOf(t, id) === seat);
  return (
    sum(provincial) +
    (isLordOfAsia ? 4 : 0) +
    (hasLargestFleet(t, seat) ? 3 : 0) +
    (hasHellespont ? 2 : 0) +
    capitalPoints(t, seat)
  );
}

const PELLA = 'pella';
/** Alive and in the Faction: the Dispersed count (6.2 D), who has been dealt but not placed does not yet (4.6). */
const LIVING: ReadonlySet<string> = new Set(['map', 'aboard', 'dispersed', 'waiting']);

export function legitimacy(t: OpenTable, seat: number): number {
  const own = royalFamily.filter(({ id }) => {
    const royal = t.royals[id];
    return typeof royal === 'object' && royal !== null && royal.controller === seat;
  });
  const worth = (kind: string): number[] => own.filter((each) => each.kind === kind).map((e) => e.legitimacy);
  const tomb = t.royals.tomb;
  const tombAt = typeof tomb === 'object' && tomb !== null ? tomb.at : null;
  const living = [...majors.values()].filter(({ id }) => {
    const { owner, state } = t.generals[id];
    return owner === seat && LIVING.has(state);
  });
  const condemned = t.lasting.condemnation?.general ?? null;
  return Math.max(
    0,
    Math.max(0, ...worth('heir')) +
      sum(worth('female')) +
      (t.factions[seat].champion ? 3 : 0) +
      (t.burier === seat ? 10 : 0) +
      (tombAt !== null && tombAt !== PELLA && controllerOf(t, tombAt) === seat ? 2 : 0) +
      (holderOf(t, 'makedonia') === seat ? 2 : 0) +
      sum(living.map((each) => (['perdikkas', 'leonnatos'].includes(each.id) ? 1 : 0))) +
      (t.lasting.oracle?.holder === seat ? 1 : 0) -
      (t.lasting['persian-popular-support']?.holder === seat ? 2 : 0) -
      (condemned !== null && t.generals[condemned].owner === seat ? 3 : 0),
  );
}
