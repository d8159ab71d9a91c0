/** What lies beside a space: what is known of one that was opened, the sides of a city that is asked about, a guest's card. */

import { Button } from '../../../look/button.tsx';
import { classes } from '../../../look/classes.ts';
import { Stroke } from '../../../look/icon.tsx';
import { say } from '../../../messages.ts';
import type { Sketch } from '../labels-sketch.ts';
import type { MapGuest, Side, SidesAsked, SuccessorsMapProps } from '../map-props.ts';
import { type AboutProps, InFull, spaceName } from './about.tsx';
import { Pinned, type PinProps } from './pinned.tsx';

interface CardProps extends PinProps {
  readonly sketch: Sketch;
}

const SIDES: readonly Side[] = ['outside', 'inside'];

export function SidesCard({ sides, sketch, ...pin }: CardProps & { readonly sides: SidesAsked }) {
  const spot = sketch.spots.get(sides.at);
  if (spot === undefined) return null;
  return (
    <Pinned spot={spot} look="map-sides" {...pin}>
      <p>{say('successors.map.sides', { space: spot.text ?? '' })}</p>
      {SIDES.map((side) => (
        <Button
          key={side}
          size="small"
          look="act"
          disabled={!sides.open.has(side)}
          onClick={() => sides.onSide(side)}
        >
          {say(`successors.map.side.${side}`)}
        </Button>
      ))}
    </Pinned>
  );
}

interface GuestCardProps extends CardProps {
  readonly card: NonNullable<MapGuest['pinned']>;
}
export function GuestCard({ card, sketch, ...pin }: GuestCardProps) {
  const spot = sketch.spots.get(card.at);
  if (spot === undefined) return null;
  return (
    <Pinned
      key={card.at}
      spot={spot}
      look={classes('map-about', 'map-guest')}
      avoid={[...card.avoid].flatMap((id) => sketch.spots.get(id) ?? [])}
      {...pin}
    >
      {card.content}
    </Pinned>
  );
}

interface OpenedCardProps extends CardProps, Pick<SuccessorsMapProps, 'more'> {
  readonly about: AboutProps;
  /** Takes the space as an answer; null if it is none. */
  readonly onTake: (() => void) | null;
  onClose(): void;
}
export function OpenedCard({ about, more, onTake, onClose, sketch, ...pin }: OpenedCardProps) {
  const { space } = about;
  const spot = sketch.spots.get(space.id);
  if (spot === undefined) return null;
  return (
    <Pinned key={space.id} spot={spot} look="map-about" {...pin}>
      <header>
        <h3>{spaceName(space)}</h3>
        <Button look="quiet" square size="small" aria-label={say('look.close')} onClick={onClose}>
          <Stroke name="close" size={14} />
        </Button>
      </header>
      <InFull {...about} />
      {more?.(space.id)}
      {onTake !== null && (
        <Button look="act" size="small" onClick={onTake}>
          {say('successors.map.choose', { space: spaceName(space) })}
        </Button>
      )}
    </Pinned>
  );
}
