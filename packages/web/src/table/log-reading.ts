/** Where one is in a list whose newest stands at its end. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Scrolled {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}
/** px from the end that still count as being there. */
const NEAR = 48;
/**
 * Whether somebody reads at the end, after the list has moved. What came below does not take him away from there, nor what
 * grows when its words arrive: only he himself does, by going back.
 */
export function isReadingAtEnd(
  was: { readonly isAtEnd: boolean; readonly top: number },
  now: Scrolled,
): boolean {
  const { scrollTop, scrollHeight, clientHeight } = now;
  return scrollHeight - scrollTop - clientHeight < NEAR || (was.isAtEnd && scrollTop >= was.top);
}

/** For whoever comes back: his last look, and those with which this list has begun before. It may be opened more than once. */
interface Since {
  readonly look: object | null;
  readonly begun: WeakSet<object>;
}
/**
 * Goes on with what comes for whoever reads at the end; who reads what was stays there, also when more of it comes. Whoever
 * comes back begins, once, with what is new.
 */
export function useReadingOn(
  list: RefObject<HTMLElement | null>,
  first: number,
  last: number,
  { look, begun }: Since,
): void {
  const was = useRef({ isAtEnd: true, top: 0, first, height: 0 });
  const isThere = last > 0;
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const read = () => {
      was.current.isAtEnd = isReadingAtEnd(was.current, element);
      was.current.top = element.scrollTop;
    };
    // The room for it changes, as when the panels above it unfold.
    const sized = new ResizeObserver(() => {
      if (was.current.isAtEnd) element.scrollTop = element.scrollHeight;
    });
    sized.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      sized.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, [isThere]);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const { isAtEnd, first: before, height } = was.current;
    if (first < before) element.scrollTop += element.scrollHeight - height;
    else if (isAtEnd) element.scrollTop = element.scrollHeight;
    const isBegun = look === null || begun.has(look);
    const newLine = isBegun || height > 0 ? null : element.querySelector<HTMLElement>('.log-new');
    if (newLine !== null) element.scrollTop = newLine.offsetTop - NEAR;
    if (look !== null) begun.add(look);
    const top = element.scrollTop;
    const stays = isReadingAtEnd({ isAtEnd: isAtEnd && first >= before && newLine === null, top }, element);
    was.current = { isAtEnd: stays, top, first, height: element.scrollHeight };
  }, [first, last]);
}
