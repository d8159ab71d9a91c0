/** Section 10: what a group meets that enters a space, if nobody reacts. */

import { type BattlePlan, defects, sidesOf } from './battle.ts';
import { independents, spaceOf } from './facts.ts';
import { isMajor } from './generals.ts';
import { isMajorCity } from './options.ts';
import { type Counts, countOf, type OpenTable, type Owner, type Stack, stackAt } from './table.ts';

/** A group that moves: who moves it, whose it is, where it is. */
export interface Group {
  readonly mover: number;
  readonly owner: Owner;
  readonly at: string;
  readonly inside: boolean;
  readonly generals: readonly string[];
  readonly units: Counts;
}

const cusOf = ({ owner, generals, units }: Group): number =>
  owner === 'independent'
    ? generals.reduce((sum, id) => sum + (independents.get(id)?.cus ?? 0), 0)
    : countOf(units);

function moved(stack: Stack, { generals, units }: Group, cus: number, sign: 1 | -1): Stack {
  const counts = new Map(Object.entries(stack.units));
  for (const [unit, count] of Object.entries(units)) counts.set(unit, (counts.get(unit) ?? 0) + sign * count);
  return {
    ...stack,
    generals:
      sign > 0 ? [...stack.generals, ...generals] : stack.generals.filter((each) => !generals.includes(each)),
    units: Object.fromEntries(counts),
    cus: stack.cus + sign * cus,
  };
}

/** The table when the group has entered, and nothing has come of it yet. */
export function entered(t: OpenTable, group: Group, space: string): OpenTable {
  const { owner, at, inside } = group;
  const cus = cusOf(group);
  const [left, there] = [stackAt(t, at, owner, inside), stackAt(t, space, owner)];
  const others = t.stacks.filter((each) => each !== left && each !== there);
  const empty: Stack = { at: space, inside: false, owner, generals: [], units: {}, cus: 0 };
  const stacks = [
    ...others,
    ...(left === undefined ? [] : [moved(left, group, cus, -1)]),
    moved(there ?? empty, group, cus, 1),
  ].filter((each) => each.cus > 0 || each.generals.length > 0);
  return { ...t, stacks };
}

/** 9.5 and D9-12: PHILON is taken off as soon as he enters Hellas, before anybody can do anything about him. */
export const isHome = ({ generals }: Group, space: string): boolean =>
  generals.includes('philon') && spaceOf.get(space)?.province === 'hellas';

export interface Meeting {
  readonly meets: 'nobody' | 'generals' | 'dispersed' | 'dispersal' | 'overrun' | 'defection' | 'battle';
  /** 10 H: the Champion whom a Champion would attack. */
  readonly champion: number | null;
  /** The table on which they fight: whoever attacks a Champion is none any more (3.7). */
  readonly table: OpenTable;
  readonly plan: BattlePlan | null;
}

/** `t`: with the group in the space. */
export function meetingIn(t: OpenTable, group: Group, space: string): Meeting {
  const { owner } = group;
  const here = t.stacks.filter((each) => each.at === space && !each.inside);
  const own = here.find((each) => each.owner === owner);
  const enemies = here.filter((each) => each.owner !== owner);
  const [enemy] = [...enemies].sort((a, b) => b.cus - a.cus);
  const none = { champion: null, table: t, plan: null };
  if (enemy === undefined || own === undefined) return { meets: 'nobody', ...none };
  if (own.cus === 0) return { meets: enemy.cus === 0 ? 'generals' : 'dispersed', ...none };
  const isAttacked = enemy.cus > 0 || enemies.some(({ generals }) => generals.some(isMajor));
  const champion = isAttacked ? championHurt(t, owner, enemy.owner) : null;
  const factions = t.factions.map((each, seat) =>
    seat === owner && champion !== null ? { ...each, champion: false } : each,
  );
  const table = { ...t, factions };
  if (enemy.cus === 0) return { meets: 'dispersal', champion, table, plan: null };
  // 10 J: five to one, CUs alone.
  if (own.cus >= 5 * enemy.cus) return { meets: 'overrun', champion, table, plan: null };
  const alone = owner === 'independent' ? { army: group.generals[0] } : {};
  const plan = { space, attacker: owner, defender: enemy.owner, ...alone };
  const { attacker, defender } = sidesOf(table, plan);
  const meets = defects(attacker) || defects(defender) ? 'defection' : 'battle';
  return { meets, champion, table, plan };
}

/** 15 and D15-16: the table as it is when a Siege is declared: who besieges a Champion's Major City is none any more. */
export function attacking(t: OpenTable, { seat, space }: { seat: number; space: string }): OpenTable {
  const controller = t.pcs[space];
  const isHurt = isMajorCity(t, space) && championHurt(t, seat, controller) !== null;
  const factions = t.factions.map((each, i) => (i === seat && isHurt ? { ...each, champion: false } : each));
  return { ...t, factions };
}

/** 3.7: a Champion attacks a Champion who is not the Usurper. */
function championHurt(t: OpenTable, owner: Owner, enemy: Owner): number | null {
  if (owner === 'independent' || enemy === 'independent' || enemy === t.usurper) return null;
  return t.factions[owner].champion && t.factions[enemy].champion ? enemy : null;
}
