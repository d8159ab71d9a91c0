/** A seat's sign: its colour and its emblem, so that colour is never the only sign. */

import { icons } from 'virtual:icons';
import { signal } from '@preact/signals';
import { classes } from './classes.ts';
import { Icon, Stroke } from './icon.tsx';
import type { IconName } from './icon-names.ts';

export const seatColours = ['red', 'blue', 'yellow', 'green', 'black'] as const;
const emblems: readonly (IconName | 'star')[] = ['star', 'lion', 'owl', 'trident', 'elephant-head'];

/** How many seats there are where we are: what a game counts beyond them is a side that nobody plays. */
export const seatCount = signal(Number.POSITIVE_INFINITY);
const isNeutral = (seat: number): boolean => seat >= seatCount.value;

/** The colours of the seats, where they are the game's to give; a seat that has none yet is nobody's colour. */
export const givenColours = signal<readonly (string | null)[] | null>(null);

/** The class that gives a seat's colours (`--f`, `--fo`, …) to whatever is inside. */
export function seatColour(seat: number): string {
  if (isNeutral(seat)) return 'neutral';
  return givenColours.value === null
    ? seatColours[seat % seatColours.length]
    : (givenColours.value[seat] ?? 'neutral');
}

/** Sixteen points on two circles, by turns. */
const star = Array.from({ length: 16 }, (_, i) => {
  const [angle, radius] = [(Math.PI / 8) * i - Math.PI / 2, i % 2 === 1 ? 48 : 124];
  const [x, y] = [128 + radius * Math.cos(angle), 128 + radius * Math.sin(angle)];
  return `${i === 0 ? 'M' : 'L'}${Math.round(x)},${Math.round(y)}`;
}).join('');

/** The drawing of a colour's emblem, on a field of 256 by 256: for maps, which are drawn in one piece. */
export function emblemPath(colour: string): string {
  const emblem = emblems[Math.max(0, seatColours.indexOf(colour as (typeof seatColours)[number]))];
  return emblem === 'star' ? star : icons[emblem];
}

interface EmblemProps {
  readonly seat: number;
  readonly size?: number;
  /** Said by screen readers and shown on hover; without it the emblem is decoration. */
  readonly label?: string;
  /** Its colour, where that is not the one that it has here. */
  readonly colour?: string;
}

export function Emblem({ seat, size = 24, label, colour: name = seatColour(seat) }: EmblemProps) {
  const colour = seatColours.indexOf(name as (typeof seatColours)[number]);
  const emblem = colour < 0 ? 'spartan-helmet' : emblems[colour];
  const inner = Math.round(size * 0.68);
  return (
    <span
      class={classes('emblem', name)}
      style={{ '--size': `${size}px` }}
      {...(label === undefined
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': label, title: label })}
    >
      {emblem === 'star' ? (
        <svg class="icon" width={inner} height={inner} viewBox="0 0 256 256" aria-hidden="true">
          <path fill="currentColor" d={star} />
        </svg>
      ) : (
        <Icon name={emblem} size={inner} />
      )}
    </span>
  );
}

/** A seat that waits for its player. */
export function EmptySeat({ size = 24, label }: { readonly size?: number; readonly label: string }) {
  return (
    <span class="emblem-empty" style={{ '--size': `${size}px` }} role="img" aria-label={label} title={label}>
      <Stroke name="plus" size={Math.round(size * 0.5)} />
    </span>
  );
}
