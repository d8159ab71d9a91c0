/** What a sentence of the log names: places and people are shown on the map. */

import type { Message } from '../../api.ts';
import type { Named } from '../face.ts';
import { box, spacesOf } from './content.ts';
import { showOnMap } from './map-going.ts';
import { fullSpaceName, generalName, provinceName } from './names.ts';
import type { Table } from './view.ts';

export function namedIn(table: Table, { params }: Message): readonly Named[] {
  return [
    ...named(table, params.space, fullSpaceName, (_, space) => space),
    ...named(table, params.from, fullSpaceName, (_, space) => space),
    ...named(
      table,
      params.province,
      provinceName,
      (_, province) => majorCityOf(province) ?? spacesOf(province)[0],
    ),
    ...named(table, params.general, generalName, ({ generals }, general) => generals[general]?.at),
  ];
}

type Whereabouts = (table: Table, id: string) => string | null | undefined;
function named(
  table: Table,
  id: unknown,
  nameOf: (id: string) => string,
  spaceOf: Whereabouts,
): readonly Named[] {
  if (typeof id !== 'string' || spaceOf(table, id) == null) return [];
  const show: Named['show'] = (now) => {
    const space = spaceOf(now.table as Table, id);
    if (space != null) showOnMap(space);
  };
  return [{ name: nameOf(id), show }];
}

const majorCityOf = (province: string): string | null =>
  box().provinces.find(({ id }) => id === province)?.majorCity ?? null;
