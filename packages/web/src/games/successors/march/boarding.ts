/** 13: who goes aboard, or leaves the ship, and with which Fleets. */

import { box } from '../content.ts';
import { fleetsOf, type Table } from '../view.ts';
import { begin } from './armies.ts';
import { allAt, type Company, cutTo, everybody, freshAt, NOBODY, type Place } from './company.ts';
import type { Composing } from './considering.ts';

/** S13.1-03: how many CUs may still come aboard in this Segment. */
export const roomAboard = ({ voyage }: Table): number => voyage?.room ?? box().sailing.cus;

/** S13.2-01: the Fleets that a player has at hand. */
export const fleetsAtHand = (table: Table, seat: number): readonly string[] =>
  fleetsOf(table, seat).filter((fleet) => !table.fleets[fleet].dispersed);

/** The same group, as it would go aboard: with no more than there is room for, and all Fleets. */
export const boardingOf = (table: Table, seat: number, now: Composing): Composing =>
  now.purpose === 'embark'
    ? now
    : {
        ...now,
        purpose: 'embark',
        company: cutTo(now.company, roomAboard(table)),
        escort: fleetsAtHand(table, seat),
      };

/** D13-25: the active group, or a part of it. */
export function composeBoarding(table: Table): void {
  const { march } = table;
  if (march === null || march.owner === 'independent') return;
  const { owner: seat, at, inside, generals, units, royals } = march;
  const group: Company = { generals, units, royals };
  begin('embark', { at, inside }, group, cutTo(group, roomAboard(table)), [], fleetsAtHand(table, seat));
}

/** S13.2-14: who goes ashore on the way; S13.2-25: a Minor General may be placed with them. */
export function composeDropping(table: Table, place: Place): void {
  const { march, voyage } = table;
  if (march === null || march.owner === 'independent' || voyage === null) return;
  const { generals, units, royals } = voyage;
  const isThere = allAt(table, march.owner, place).generals;
  const minors = table.factions[march.owner].minors.filter(
    (minor) => !isThere.includes(minor) && table.generals[minor].state !== 'aboard',
  );
  const aboard = Object.fromEntries(Object.entries(units).filter(([, count]) => count > 0));
  begin('dropOff', place, { generals, units: aboard, royals }, NOBODY, minors);
}

/** Who comes aboard on the way. */
export function composePickingUp(table: Table, place: Place): void {
  const { march } = table;
  if (march === null || march.owner === 'independent') return;
  const pool = freshAt(table, march.owner, place);
  begin('pickUp', place, pool, cutTo(everybody(pool, table), roomAboard(table)));
}
