/** A Fleet as a piece: a hull in its faction's colour with a ship and the number that lies face up. */

import './fleet-token.css';
import { classes } from '../../look/classes.ts';
import { seatColour } from '../../look/emblem.tsx';
import { language, say } from '../../messages.ts';
import { useView } from '../../table/context.ts';
import { box } from './content.ts';
import { MapIcon } from './map-icon.tsx';
import type { Named } from './map-props.ts';
import { fleetName, provinceName, spaceName } from './names.ts';
import type { Table } from './view.ts';

export type FleetState = Table['fleets'][string];

/** The number of the side that lies face up, Dispersed or not. */
export function fleetStrength(fleet: string, { upgraded }: FleetState): number {
  const facts = box().fleets.find(({ id }) => id === fleet);
  return (upgraded ? facts?.upgraded : facts?.normal) ?? 0;
}

/** Whose control it goes by: short, where one sees that it is a Fleet. */
export function fleetHome(fleet: string): string {
  const facts = box().fleets.find(({ id }) => id === fleet);
  const { control } = facts ?? {};
  const name: Named | undefined = facts?.name;
  if (control?.kind === 'province') return provinceName(control.province);
  if (control?.kind === 'space') return spaceName(control.space);
  return name?.[language.value] ?? name?.en ?? fleetName(fleet);
}

export const stateOf = ({ dispersed, upgraded }: FleetState): string =>
  dispersed ? 'dispersed' : upgraded ? 'upgraded' : 'normal';

interface FleetProps {
  readonly fleet: string;
  /** What it is like, if that is not what the table shows: as it was, or as it will be. */
  readonly state?: FleetState;
  /** In a row with much else. */
  readonly small?: boolean;
}

/** The token alone, with its words for who cannot see it. */
export function FleetToken({ fleet, state, small = false }: FleetProps) {
  const { table } = useView<Table>();
  const shown = state ?? table.fleets[fleet];
  const strength = fleetStrength(fleet, shown);
  const words = say('successors.fleet.token', { name: fleetName(fleet), strength, state: stateOf(shown) });
  return (
    <span
      class={classes(
        'fleet-token',
        typeof shown.owner === 'number' ? seatColour(shown.owner) : 'neutral',
        small && 'small',
        shown.dispersed ? 'dispersed' : shown.upgraded && 'upgraded',
      )}
      role="img"
      aria-label={words}
      title={words}
    >
      <MapIcon name="trireme" size={small ? 13 : 15} /> {strength}
    </span>
  );
}
