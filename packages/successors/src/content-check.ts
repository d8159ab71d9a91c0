/**
 * What must hold in the content besides its form, so that a game can be played with it: each value by itself may be
 * right and still not fit the others. Which values are printed is no matter of this check: a pack may correct them.
 */

import { cardChecks } from './checks/cards.ts';
import { generalChecks } from './checks/generals.ts';
import { mapChecks } from './checks/map.ts';
import type { Checks } from './checks/parts.ts';
import { pieceChecks } from './checks/pieces.ts';
import { playChecks } from './checks/play.ts';
import { referenceChecks } from './checks/references.ts';
import { tableChecks } from './checks/tables.ts';
import type { Content } from './content-schema.ts';

/** The checks by name; each gives a line for every fault. */
export const contentChecks: Checks = {
  ...referenceChecks,
  ...mapChecks,
  ...generalChecks,
  ...pieceChecks,
  ...cardChecks,
  ...tableChecks,
  ...playChecks,
};

/** What is wrong with content that has the right form; nothing when all is well. */
export const checkContent = (content: Content): string[] =>
  Object.values(contentChecks).flatMap((check) => check(content));
