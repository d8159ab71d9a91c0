/** What is loaded only when somebody wants it: until then nothing is shown in its place. */

import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../look/announce.ts';
import { loadSeatingMessages, say } from '../messages.ts';
import { isSettled } from './settled.ts';

/** The line to the server may only have hiccuped. */
const AGAIN_MS = 2000;

/** The server may have another page by now, and what this one consists of is gone: then the new one is loaded. */
async function renew(): Promise<void> {
  const mine = document.querySelector<HTMLScriptElement>('[type=module]')?.src.split('/').pop();
  const page = await fetch('/').then((answer) => (answer.ok ? answer.text() : mine));
  if (mine !== undefined && !page?.includes(mine)) location.reload();
}

export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => VNode | null {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const [Shown, setShown] = useState<ComponentType<Props> | null>(() => loaded);
    useEffect(() => {
      let gone = false;
      const fetching = (): unknown =>
        load().then(
          (component) => {
            loaded = component;
            if (!gone) setShown(() => component);
          },
          () => {
            announce(say('problem.offline'));
            renew().catch(() => {});
            if (!gone) setTimeout(fetching, AGAIN_MS);
          },
        );
      if (Shown === null) fetching();
      return () => {
        gone = true;
      };
    }, []);
    return Shown === null ? null : <Shown {...props} />;
  };
}

/** The same for what everybody will see: it is loaded as soon as what is asked is in sight. */
export function soon<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => VNode | null {
  const Shown = lazy(load);
  return (props) => (isSettled.value ? <Shown {...props} /> : null);
}

/** A part that speaks with the texts which nobody needs for the first decision. */
export const withWords = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => VNode | null) =>
  lazy<Props>(async () => {
    const [component] = await Promise.all([load(), loadSeatingMessages()]);
    return component;
  });
