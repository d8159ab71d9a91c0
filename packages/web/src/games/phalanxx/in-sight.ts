/** Where room is scarce, what is asked about is brought into sight: the display for a purchase, open regions for an action. */

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isWide } from '../../table/wide.ts';

/** Once for each question, and when other regions can be chosen, most of which are out of sight. */
export function useInSight(
  frame: RefObject<HTMLElement | null>,
  question: string | null,
  open: string,
): void {
  const told = useRef(question);
  useEffect(() => {
    const isNew = told.current !== question;
    told.current = question;
    const map = frame.current;
    const board = map?.closest<HTMLElement>('.board-box') ?? null;
    if (map === null || board === null || isWide.peek() || question === null) return;
    const regions = [...map.querySelectorAll('.region.open')].map((each) => each.getBoundingClientRect());
    if (regions.length === 0) {
      // Who has chosen a region goes on looking at it.
      if (isNew && map.closest('[data-first="display"]') !== null) board.scrollTop = 0;
      return;
    }
    const seen = board.getBoundingClientRect();
    const isSeen = ({ top, bottom, left, right }: DOMRect): boolean =>
      top >= seen.top && bottom <= seen.bottom && left >= seen.left && right <= seen.right;
    if (regions.filter(isSeen).length * 2 >= regions.length) return;
    const middle = (ends: readonly number[]): number => (Math.min(...ends) + Math.max(...ends)) / 2;
    board.scrollTop +=
      middle(regions.flatMap(({ top, bottom }) => [top, bottom])) - middle([seen.top, seen.bottom]);
    map.scrollLeft +=
      middle(regions.flatMap(({ left, right }) => [left, right])) - middle([seen.left, seen.right]);
  }, [frame, question, open]);
}
