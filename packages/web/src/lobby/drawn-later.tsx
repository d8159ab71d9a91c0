/** Decoration that is loaded after everything that can be read and pressed; where it cannot be, nobody misses anything. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function drawnLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [Shown, setShown] = useState<ComponentType<Props> | null>(() => loaded);
    useEffect(() => {
      if (Shown !== null) return;
      load().then(
        (component) => {
          loaded = component;
          setShown(() => component);
        },
        () => {},
      );
    }, []);
    return Shown === null ? null : <Shown {...props} />;
  };
}
