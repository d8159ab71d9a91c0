/**
 * The spaces as a list, for the keyboard and for screen readers: arrow keys go to the next space in that direction,
 * letters to the name that begins with them, Page Down to the next that can be chosen. What it stands on is shown on
 * the map.
 */

import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { say } from '../../../messages.ts';
import type { Sketch, Spot } from '../labels-sketch.ts';
import type { MapContent, MapTable } from '../map-props.ts';
import { piecesOf } from '../stacks.ts';
import { factsOf, pieceWords, spaceName } from './about.tsx';

interface SpaceListProps {
  readonly sketch: Sketch;
  readonly table: MapTable;
  readonly content: MapContent;
  readonly choices: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly onPoint: (space: string | null) => void;
  readonly onTake: (space: string) => void;
}

const ARROWS: { readonly [key: string]: readonly [dx: number, dy: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const TYPING_MS = 800;

export function SpaceList({ sketch, table, content, choices, chosen, onPoint, onTake }: SpaceListProps) {
  const at = useSignal<string | null>(null);
  const typed = useRef({ text: '', at: 0 });
  const spaces = useMemo(() => content.spaces.filter(({ id }) => sketch.spots.has(id)), [content, sketch]);
  const names = useMemo(() => new Map(spaces.map((space) => [space.id, spaceName(space)])), [spaces]);
  const options = useMemo(() => {
    const pieces = piecesOf(table);
    return spaces.map((space) => {
      const words = [
        names.get(space.id),
        ...factsOf({ space, table, content }),
        ...pieces.filter(({ at }) => at === space.id).map((piece) => pieceWords(piece, content)),
        choices.has(space.id) ? say('successors.map.choosable') : '',
      ];
      return { id: space.id, words: words.filter(Boolean).join('. ') };
    });
  }, [spaces, names, table, content, choices]);
  const first = [...chosen][0] ?? [...choices][0] ?? spaces[0]?.id ?? '';
  const current = at.value ?? first;

  function go(space: string | undefined): void {
    if (space === undefined) return;
    at.value = space;
    onPoint(space);
  }
  function press(event: KeyboardEvent): void {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Keys may come faster than the list is drawn.
    const current = at.peek() ?? first;
    const arrow = ARROWS[key];
    const ids = spaces.map(({ id }) => id);
    const open = ids.filter((id) => choices.has(id));
    const step = (among: readonly string[], by: number) =>
      among[(among.indexOf(current) + by + among.length) % among.length];
    if (arrow !== undefined) go(nextIn(sketch, current, arrow));
    else if (key === 'Home') go(ids[0]);
    else if (key === 'End') go(ids.at(-1));
    else if (key === 'PageDown') go(step(open, 1));
    else if (key === 'PageUp') go(step(open, open.includes(current) ? -1 : 0));
    else if (key === 'Enter' || key === ' ') onTake(current);
    else if (key.length === 1 && /\p{L}/u.test(key)) go(typing(key));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function typing(letter: string): string | undefined {
    const now = performance.now();
    const text = now - typed.current.at < TYPING_MS ? typed.current.text + letter : letter;
    typed.current = { text, at: now };
    return spaces.find(({ id }) => names.get(id)?.toLowerCase().startsWith(text.toLowerCase()))?.id;
  }

  return (
    <div
      class="map-list"
      role="listbox"
      tabIndex={0}
      data-off-map
      aria-label={say('successors.map.spaces')}
      aria-activedescendant={`space-${current}`}
      onKeyDown={press}
      onFocus={() => onPoint(current)}
      onBlur={() => onPoint(null)}
    >
      {options.map(({ id, words }) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the list holds the focus, and names its active option
        <div key={id} id={`space-${id}`} role="option" aria-selected={id === current}>
          {words}
        </div>
      ))}
    </div>
  );
}

/** The nearest in that direction; what lies off to the side counts as farther away. */
function nextIn({ spots }: Sketch, from: string, [dx, dy]: readonly [number, number]): string | undefined {
  const here = spots.get(from);
  if (here === undefined) return undefined;
  let best: { readonly spot: Spot; readonly far: number } | null = null;
  for (const spot of spots.values()) {
    const [x, y] = [spot.x - here.x, spot.y - here.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 0.5 || aside > along * 1.6) continue;
    const far = along + aside * 1.5;
    if (best === null || far < best.far) best = { spot, far };
  }
  return best?.spot.id;
}
