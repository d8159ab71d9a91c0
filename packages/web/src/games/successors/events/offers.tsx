/** What an event lets choose, each as the piece that it is, with what one must know of it. */

import { Emblem } from '../../../look/emblem.tsx';
import { say, seatName } from '../../../messages.ts';
import { useView } from '../../../table/context.ts';
import { box, majorOf } from '../content.ts';
import { FleetToken, fleetHome } from '../fleet-token.tsx';
import { MapIcon } from '../map-icon.tsx';
import { royalIcons } from '../map-icon-names.ts';
import { Medallion } from '../medallion.tsx';
import { generalName, provinceName, royalName, spaceName } from '../names.ts';
import type { Table } from '../view.ts';

interface OfferProps {
  readonly id: string;
}

/** With whose he is and where; a Major General with his ratings. Who cannot be chosen takes no more room than his name. */
export function PersonOffer({ id, isOpen }: OfferProps & { readonly isOpen: boolean }) {
  const { table } = useView<Table>();
  const { owner, at } = table.generals[id];
  const major = majorOf(id);
  const facts = [
    ...(major === undefined
      ? []
      : [say('successors.ratings', { initiative: major.initiative, battle: major.battle })]),
    ...(at === null ? [] : [spaceName(at)]),
  ];
  return (
    <>
      <Medallion general={id} owner={typeof owner === 'number' ? owner : null} size={24} />
      <span class="general-value">
        <b>{generalName(id)}</b>
        {isOpen && facts.length > 0 && <small>{facts.join(' · ')}</small>}
      </span>
    </>
  );
}

export function RoyalOffer({ id }: OfferProps) {
  const { table } = useView<Table>();
  const where = table.royals[id];
  const kind = box().royalFamily.find((each) => each.id === id)?.kind ?? 'heir';
  const there = where === null || where === 'gone' ? null : where;
  return (
    <>
      <MapIcon name={royalIcons[kind] ?? 'crown'} size={18} />
      <span class="general-value">
        <b>{royalName(id)}</b>
        <small>
          {there === null
            ? say('successors.event.inBox')
            : say('successors.event.royal', {
                at: there.at,
                controller: there.controller === null ? 'none' : 'some',
                seat: there.controller,
              })}
        </small>
      </span>
    </>
  );
}

export function FleetOffer({ id }: OfferProps) {
  const fleet = box().fleets.find((each) => each.id === id);
  return (
    <>
      <FleetToken fleet={id} small />
      <span>{fleetHome(id)}</span>
      {fleet !== undefined && (
        <small>
          {say('successors.upgrade.strength', { normal: fleet.normal, upgraded: fleet.upgraded })}
        </small>
      )}
    </>
  );
}

export function SeatOffer({ id }: OfferProps) {
  const seat = Number(id);
  return (
    <>
      <Emblem seat={seat} size={20} /> {seatName.value(seat)}
    </>
  );
}

export function ProvinceOffer({ id }: OfferProps) {
  const { table } = useView<Table>();
  const holder = table.holders[id];
  return (
    <>
      {typeof holder === 'number' && <Emblem seat={holder} size={18} />}
      {provinceName(id)}
    </>
  );
}
