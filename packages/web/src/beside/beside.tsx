/** Something small beside where the last press was; it stays there when the board moves. */

import './beside.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { classes } from '../look/classes.ts';
import { spotNow } from '../table/pressing.ts';

const [GAP, EDGE] = [8, 8];

interface BesideProps {
  readonly role: 'dialog' | 'status';
  readonly label?: string;
  readonly look?: string;
  readonly children: ComponentChildren;
}
export function Beside({ role, label, look, children }: BesideProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = element.current;
    if (here === null) return;
    // Above everything, wherever on the page it is written.
    here.showPopover?.(); // a browser that cannot shows it where it is
    let next = 0;
    const place = () => {
      const [left, top] = placed(here.offsetWidth, here.offsetHeight);
      here.style.left = `${Math.round(left)}px`;
      here.style.top = `${Math.round(top)}px`;
      next = requestAnimationFrame(place);
    };
    place();
    return () => cancelAnimationFrame(next);
  }, []);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles may have a label
    <div
      ref={element}
      class={classes('beside', look)}
      popover="manual"
      role={role}
      aria-label={label}
      data-off-map
    >
      {children}
    </div>
  );
}

/** Under a button or above it; at the side of a place on the board, which stays in sight. */
function placed(width: number, height: number): readonly [left: number, top: number] {
  const spot = spotNow();
  const [wide, high] = [document.documentElement.clientWidth, document.documentElement.clientHeight];
  if (spot === null) return [(wide - width) / 2, (high - height) / 2];
  const { at, onBoard } = spot;
  // What is pressed on the board or above it is answered there, not over what stands at its side.
  const main = document.querySelector('.table-main')?.getBoundingClientRect();
  const edge = main !== undefined && at.left < main.right ? Math.max(main.right, width + 2 * EDGE) : wide;
  const middle = [(at.left + at.right - width) / 2, (at.top + at.bottom - height) / 2] as const;
  const right = [at.right + GAP, middle[1]] as const;
  const left = [at.left - GAP - width, middle[1]] as const;
  const below = [middle[0], at.bottom + GAP] as const;
  const above = [middle[0], at.top - GAP - height] as const;
  const inside = ([x, y]: readonly [number, number]) =>
    [
      Math.max(EDGE, Math.min(x, edge - width - EDGE)),
      Math.max(EDGE, Math.min(y, high - height - EDGE)),
    ] as const;
  const hides = ([x, y]: readonly [number, number]): boolean =>
    x < at.right && x + width > at.left && y < at.bottom && y + height > at.top;
  const ways = (onBoard ? [right, left, below, above] : [below, above, right, left]).map(inside);
  return ways.find((way) => !hides(way)) ?? ways[0];
}
