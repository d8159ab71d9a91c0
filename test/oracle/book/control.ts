/** Section 2: who controls spaces and Provinces; 7.4: and Fleets. */

import { fleets, provinceOf, provinces, spacesOf } from './facts.ts';
import { capitalsOf } from './options.ts';
import type { OpenTable, Owner } from './table.ts';

/** A space with a PC belongs to its Faction; Transit Points never have one. */
export const controllerOf = (t: OpenTable, space: string): Owner | null => t.pcs[space] ?? null;

/** Whoever has its Major City and Capitals, if it has any, and as many spaces as the circle says (D2-06). */
export function holderOf(t: OpenTable, province: string): Owner | null {
  const card = provinceOf.get(province);
  if (card === undefined) throw new Error(`no Province ${province}`);
  const held = new Map<Owner, number>();
  for (const id of spacesOf.get(province) ?? []) {
    const owner = controllerOf(t, id);
    if (owner !== null) held.set(owner, (held.get(owner) ?? 0) + 1);
  }
  for (const [owner, count] of held) {
    const cities = [...(card.majorCity === null ? [] : [card.majorCity]), ...capitalsOf(t, province)];
    const hasCity = cities.every((city) => controllerOf(t, city) === owner);
    if (hasCity && count >= card.controlRequired) return owner;
  }
  return null;
}

export function holders(t: OpenTable): { [province: string]: Owner } {
  const found = provinces.map(({ id }) => [id, holderOf(t, id)] as const);
  return Object.fromEntries(found.filter((each): each is [string, Owner] => each[1] !== null));
}

/** 7.4: a Fleet follows its Province, or Athenai; that of Kilikia, the card alone. */
export function ownersOfFleets(t: OpenTable): { [fleet: string]: Owner | null } {
  return Object.fromEntries(
    fleets.map(({ id, control }) => {
      if (control.kind === 'province') return [id, holderOf(t, control.province)];
      if (control.kind === 'space') return [id, controllerOf(t, control.space)];
      return [id, t.fleets[id].owner];
    }),
  );
}
