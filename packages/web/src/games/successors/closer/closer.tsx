/** The map for whoever looks closer: its spaces as a list, the way to those out of sight, what is told beside them, its signs. */

import './closer.css';
import { useState } from 'preact/hooks';
import type { Placement } from '../labels.ts';
import type { Sketch } from '../labels-sketch.ts';
import { pointFromList } from '../map-moves.ts';
import type { Insets, SuccessorsMapProps } from '../map-props.ts';
import type { MapView } from '../map-view.ts';
import { type AboutProps, Tip } from './about.tsx';
import { Arrows } from './arrows.tsx';
import { GuestCard, OpenedCard, SidesCard } from './cards.tsx';
import { Legend } from './legend.tsx';
import { SpaceList } from './list.tsx';
import { Pointed } from './pinned.tsx';

export { StackGestures } from './gestures.tsx';
export { InFull } from './in-full.tsx';
export { Search } from './search.tsx';

type Shared = Pick<
  SuccessorsMapProps,
  'table' | 'content' | 'choices' | 'sides' | 'guest' | 'whyNot' | 'more'
>;
export interface CloserProps extends Shared {
  readonly sketch: Sketch;
  readonly chosen: ReadonlySet<string>;
  readonly view: MapView;
  readonly insets: Insets;
  readonly placement: Placement | null;
  /** The space that is told of in full. */
  readonly open: string | null;
  readonly legend: boolean;
  setOpen(space: string | null): void;
  take(space: string): void;
}
export function Closer(props: CloserProps) {
  const { sketch, table, content, choices, sides, guest, view, insets, open, setOpen, take } = props;
  const { camera, pins, pointed } = view;
  const [isCovered, setCovered] = useState(false);
  const about = (space: string): AboutProps => ({
    space: content.spaces.find(({ id }) => id === space)!,
    table,
    content,
    why: props.whyNot?.(space) ?? null,
  });
  const pin = { sketch, camera, pins, foot: insets.covered ?? insets.bottom, placement: props.placement };
  const shared = { sketch, content, choices };
  return (
    <>
      <SpaceList
        {...shared}
        table={table}
        chosen={props.chosen}
        onPoint={(space) => pointFromList(view, sketch, space, insets.bottom)}
        onTake={take}
      />
      <Arrows {...shared} {...{ camera, pins, insets }} chosen={props.chosen} onCovered={setCovered} />
      {guest?.Over !== undefined && (
        <guest.Over sketch={sketch} camera={camera} pins={pins} insets={insets} />
      )}
      <Pointed pointed={pointed} hidden={open} {...pin}>
        {(space) => guest?.tip(space) ?? <Tip {...about(space)} />}
      </Pointed>
      {sides && <SidesCard sides={sides} {...pin} />}
      {guest?.pinned && <GuestCard card={guest.pinned} {...pin} />}
      {open !== null && sketch.spots.has(open) && (
        <OpenedCard
          about={about(open)}
          more={props.more}
          onTake={choices.has(open) ? () => take(open) : null}
          onClose={() => setOpen(null)}
          {...pin}
        />
      )}
      {props.legend && <Legend content={content} isInWay={isCovered} />}
    </>
  );
}
