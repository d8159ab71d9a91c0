/** What is compared where somebody is asked: who may Intercept, where an Evader may go, and what is foretold of all that. */

import type { Event, Json, Position } from '../../packages/kernel/src/index.ts';
import { aheadComparer } from './ahead.ts';
import { commanderOf } from './book/generals.ts';
import type { Group } from './book/march.ts';
import { mayEnter } from './book/options.ts';
import { type Activation, interceptingSpaces, refuges } from './book/reactions.ts';
import { type Owner, stackAt } from './book/table.ts';
import type { Ledger } from './ledger.ts';
import { type Asked, game, type ShownTable } from './watching.ts';

type Option = { readonly [field: string]: Json };

/** Questions that whoever moves is asked between two steps. */
const MOVING: ReadonlySet<string> = new Set(['march', 'steer', 'sail', 'independents']);

const BEGUN: ReadonlySet<string> = new Set(['event.activated', 'event.activatedIndependent']);
/** What has to be remembered of an activation. */
export const REMEMBERED: ReadonlySet<string> = new Set([...BEGUN, 'event.interceptionRoll', 'event.marched']);

/** Whether the active group stands outside in a space. */
const isIn = ({ march }: ShownTable, space: string): boolean =>
  march !== null && march.at === space && !march.inside && march.generals.length > 0;
/** How many steps are taken at most without a question. */
const STEPS = 4;

export function askedComparer(ledger: Ledger) {
  const { compare } = ledger;
  const ahead = aheadComparer(ledger);
  /** The table between the last steps of a move. */
  let between: ShownTable[] = [];
  const remember = (t: ShownTable): void => {
    between = [t, ...between].slice(0, STEPS);
  };
  const activation: Activation = { relieved: new Set(), intercepted: new Set() };

  function intercept(t: ShownTable, { seat, about }: Asked, options: readonly Option[]): void {
    const { by, space, tried } = about as { by: number; space: string; tried: string[] };
    const before = between.find((each) => !isIn(each, space));
    if (before === undefined) return;
    const found = interceptingSpaces(t, seat, { mover: by, space, before, ...activation });
    const open = found.filter((from) => !tried.includes(from));
    const offered = options.flatMap(({ intercept: general }) => {
      const { at } = t.generals[general as string] ?? {};
      return at === undefined || at === null ? [] : [at];
    });
    compare('who may Intercept', open.sort(), [...new Set(offered)].sort(), `${space} seat ${seat}`);
  }
  function flee(t: ShownTable, { seat, about }: Asked, options: readonly Option[]): void {
    const { general, cus, seen, barred } = about as {
      general: string;
      cus: number;
      seen: string[];
      barred: string | null;
    };
    const closed = [...seen, ...(barred === null ? [] : [barred])];
    // 16.11: whoever has incited him says where he goes.
    const owner: Owner = t.generals[general].owner === 'independent' ? 'independent' : seat;
    const flight = { seat: owner, hasCus: cus > 0, at: seen[seen.length - 1], barred: closed };
    const open = refuges(t, flight).filter((space) => mayEnter(general, space));
    const offered = options.flatMap(({ flee: space }) => (space === undefined ? [] : [space as string]));
    compare('where to Evade', open.sort(), offered.sort(), flight.at);
  }

  return {
    happened({ key, params }: Event, t: ShownTable): void {
      if (BEGUN.has(key)) for (const memory of Object.values(activation)) memory.clear();
      else if (key === 'event.marched') remember(t);
      else if (params.success === true) activation.intercepted.add(params.space as string);
    },
    /** `thorough`: with all that is foretold. */
    atRest(p: Position, t: ShownTable, asked: Asked, thorough: boolean): void {
      const { kind, seat } = asked;
      for (const space of Object.keys(t.besieged)) activation.relieved.add(space);
      const options = () => game.options(p, seat).options as readonly Option[];
      if (kind === 'intercept') intercept(t, asked, options());
      else if (kind === 'flee') flee(t, asked, options());
      if (MOVING.has(kind)) remember(t);
      if (!thorough) return;
      if (kind === 'engage') ahead.engage(p, t, seat);
      if (kind === 'activate')
        for (const [space, by] of Object.entries(t.besieged)) {
          const general = by === seat ? commanderOf(stackAt(t, space, seat)?.generals ?? []) : null;
          const army = stackAt(t, space, seat)?.units ?? {};
          if (general !== null) ahead.siege(p, t, { space, seat, general, army });
        }
      const group: Group | null = t.march === null ? null : { ...t.march, mover: seat };
      const stands = (kind === 'march' || kind === 'steer') && group !== null;
      if (!stands && kind !== 'sail' && kind !== 'besiege') return;
      for (const { go, sail, siege } of options()) {
        if (stands && go !== undefined) ahead.step(p, t, group, go as string, activation);
        if (sail !== undefined) ahead.voyage(p, t, seat, sail as string);
        if (siege === undefined) continue;
        const space = stands ? group.at : (siege as string);
        const { generals = [], units: army = {} } = stands ? group : (stackAt(t, space, seat) ?? {});
        ahead.siege(p, t, { space, seat, general: commanderOf(generals) ?? '', army });
      }
    },
  };
}
