/** 16.1: a completed Capital is a Major City on the map. */

import { useMemo } from 'preact/hooks';
import { box } from './content.ts';
import type { Content, Table } from './view.ts';

export const capitalsIn = ({ factions }: Pick<Table, 'factions'>): readonly string[] =>
  factions.flatMap(({ capital: { state, at } }) => (state === 'complete' && at !== null ? [at] : []));

/** The box as the map draws it: another one only when a Capital is completed or lost. */
export function useContentNow(table: Pick<Table, 'factions'>): Content {
  const capitals = capitalsIn(table).join(' ');
  return useMemo(() => {
    if (capitals === '') return box();
    const spaces = box().spaces.map((space) =>
      capitals.split(' ').includes(space.id) ? ({ ...space, kind: 'major' } as const) : space,
    );
    return { ...box(), spaces };
  }, [capitals]);
}
