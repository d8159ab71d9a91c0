/** Opens the story, and hears its keys. It shows nothing itself. */

import './follow.css';
import './room.css';
import './since.css';
import './story.css';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { isOverlaid } from '../look/overlaid.ts';
import { type AtTable, useTable } from '../table/context.ts';
import { chooseMapWay, choosePace, MAP_WAYS, mapWay, PACES } from '../table/pace.ts';
import { plainBook } from './plain-book.ts';
import { Queue } from './queue.tsx';
import { Room } from './room.tsx';
import { Since } from './since.tsx';
import { Strip } from './strip.tsx';
import { type Teller, tellerOf } from './teller.ts';

export function Follow() {
  const at = useTable();
  useEffect(() => {
    let gone = false;
    const open = (book = plainBook) => {
      if (!gone) at.story.teller.value = tellerOf(at, book, { Strip, Queue, Since, Room });
    };
    (at.face.book?.() ?? Promise.resolve(plainBook)).then(open, () => open());
    return () => {
      gone = true;
      at.story.teller.peek()?.close();
      at.story.teller.value = null;
    };
  }, [at]);
  const teller = at.story.teller.value;
  // As soon as it is seen: whoever is quick has pressed a key by then.
  useLayoutEffect(() => {
    if (teller === null) return;
    const press = (event: KeyboardEvent) => pressed(event, at, teller);
    // Before the map: it would be moved by the same keys.
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [at, teller]);
  return null;
}

/** Where a key means something else: what is typed, chosen or pressed. */
const TAKES_KEYS = ['input', 'textarea', 'select', 'dialog', '[role="tablist"]', '.room'];
const TAKES_PRESSES = ['button', 'a', 'summary'];
const isIn = (element: Element, among: readonly string[]): boolean =>
  among.some((each) => element.closest(each) !== null);

function pressed(event: KeyboardEvent, { story, answer }: AtTable, teller: Teller): void {
  const { key, target } = event;
  const isTelling = story.isTelling.peek();
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isOverlaid()) return;
  // Who is asked answers; what was told can be looked at again afterwards.
  if (!isTelling && (answer.question.peek() !== null || teller.scenes.peek().length === 0)) return;
  const on = target instanceof Element ? target : document.body;
  if (isIn(on, TAKES_KEYS)) return;
  if ((key === ' ' || key === 'Enter') && isIn(on, TAKES_PRESSES)) return;
  const act = actOf(key, story, teller);
  if (act === null) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

function actOf(key: string, { mode, isTelling }: AtTable['story'], teller: Teller): (() => void) | null {
  const { isPaused, now, book } = teller;
  const isSince = mode.peek() === 'since';
  if (key === 'ArrowLeft') return teller.previous;
  if (key === 'ArrowRight') return isTelling.peek() ? teller.next : null;
  if (key === 'Escape') return isTelling.peek() ? teller.finish : null;
  if (key === ' ' && !isSince)
    return () => {
      isPaused.value = !isPaused.peek();
    };
  if (key === 'm' || key === 'M')
    return () => chooseMapWay(MAP_WAYS[(MAP_WAYS.indexOf(mapWay.peek()) + 1) % MAP_WAYS.length]);
  if (/^[1-4]$/.test(key) && !isSince) return () => choosePace(PACES[Number(key) - 1]);
  const scene = now.peek();
  return key === 'Enter' && isSince && scene !== null ? (book.closer?.(scene, scene.entries) ?? null) : null;
}
