/** When a city falls, its ring, its Siege Points and its PC fade from the map together; with reduced motion they are gone. */

import { useLayoutEffect, useRef } from 'preact/hooks';

const FADING_MS = 240;

/** As it lies on the map: the symbol with ring and PC, and the stones beside it. Nothing, if nobody besieges it there. */
function drawnOf(space: string): readonly Node[] {
  const drawn = [...document.querySelectorAll(`.spaces > [data-space="${space}"]`)];
  return drawn.some((each) => each.querySelector('.siege-ring') !== null)
    ? drawn.map((each) => each.cloneNode(true))
    : [];
}
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function useFading(space: string | undefined, isAtRest: boolean, fell: boolean): void {
  const seen = useRef<readonly Node[]>([]);
  // While the die falls, the map is still as it was.
  useLayoutEffect(() => {
    if (!isAtRest && space !== undefined && !isStill()) seen.current = drawnOf(space);
    if (!isAtRest || !fell || seen.current.length === 0) return;
    const going = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    going.classList.add('siege-going');
    going.append(...seen.current);
    seen.current = [];
    document.querySelector('.spaces')?.append(going);
    const fading = going.animate({ opacity: [1, 0] }, FADING_MS);
    const end = () => going.remove();
    fading.finished.then(end, end);
    return () => fading.cancel();
  }, [space, isAtRest, fell]);
}
