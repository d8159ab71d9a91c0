/** Panels that are loaded when somebody wants them, together with what they say. */

import type { ComponentType, VNode } from 'preact';
import { loadLaterMessages } from '../../messages.ts';
import { lazy } from '../../table/lazy.tsx';

export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => VNode | null) =>
  lazy(async () => {
    const [panel] = await Promise.all([load(), loadLaterMessages()]);
    return panel;
  });
