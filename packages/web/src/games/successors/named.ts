/** What a sentence of the log names: places and people are shown on the map. */

import type { Message } from '../../api.ts';
import type { Named } from '../face.ts';
import { box, spacesOf } from './content.ts';
import { showOnMap } from './map-going.ts';
import { fullSpaceName, generalName, provinceName } from './names.ts';
import type { Table } from './view.ts';

export function namedIn(table: Table, { params }: Message): readonly Named[] {
  return [
    ...named(params.space, fullSpaceName, (space) => space),
    ...named(params.from, fullSpaceName, (space) => space),
    ...named(params.province, provinceName, (province) => majorCityOf(province) ?? spacesOf(province)[0]),
    ...named(params.general, generalName, (general) => table.generals[general]?.at),
  ];
}

function named(
  id: unknown,
  nameOf: (id: string) => string,
  spaceOf: (id: string) => string | null | undefined,
): readonly Named[] {
  if (typeof id !== 'string') return [];
  const space = spaceOf(id);
  return space == null ? [] : [{ name: nameOf(id), show: () => showOnMap(space) }];
}

const majorCityOf = (province: string): string | null =>
  box().provinces.find(({ id }) => id === province)?.majorCity ?? null;
