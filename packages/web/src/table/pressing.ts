/** Where the last press was: what is to be confirmed stands beside it. */

interface Spot {
  /** None: only the pointer was there. */
  readonly elements: readonly Element[];
  /** Where it was then, for what is gone meanwhile. */
  readonly before: DOMRect;
  /** Something on the board: what stands beside it should rather stand at its side. */
  readonly onBoard: boolean;
}
let last: Spot | null = null;

/** What lies about all of them. */
function around(elements: readonly Element[]): DOMRect {
  const rects = elements.map((each) => each.getBoundingClientRect());
  const [left, top] = [
    Math.min(...rects.map((each) => each.left)),
    Math.min(...rects.map((each) => each.top)),
  ];
  const right = Math.max(...rects.map((each) => each.right));
  const bottom = Math.max(...rects.map((each) => each.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}
const remember = (elements: readonly Element[], onBoard: boolean): void => {
  last = { elements, before: around(elements), onBoard };
};
const isBeside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.beside') !== null;

/** Where something was let go of. */
addEventListener(
  'pointerup',
  ({ target, clientX, clientY }) => {
    if (!isBeside(target)) last = { elements: [], before: new DOMRect(clientX, clientY), onBoard: true };
  },
  { capture: true },
);
/** By finger, mouse or key: what is a button ends in a click. */
addEventListener(
  'click',
  ({ target }) => {
    const pressed = target instanceof Element ? target.closest('button, a, [role=button]') : null;
    if (pressed !== null && !isBeside(pressed)) remember([pressed], pressed.closest('.board-box') !== null);
  },
  { capture: true },
);

/** Something on the board was chosen that is no button: it, and what lies there, stay in sight. */
export function pressedOn(selector: string): void {
  const elements = [...document.querySelectorAll(selector)];
  if (elements.length > 0) remember(elements, true);
}

export const isPressOnBoard = (): boolean => last?.onBoard === true;

/** Where it is now. */
export function spotNow(): { readonly at: DOMRect; readonly onBoard: boolean } | null {
  if (last === null) return null;
  const { elements, before, onBoard } = last;
  const there = elements.filter((each) => each.isConnected && each.checkVisibility());
  return { at: there.length > 0 ? around(there) : before, onBoard };
}
