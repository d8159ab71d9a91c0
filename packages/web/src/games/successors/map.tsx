/** The map at the table: sheet and pieces, looked at through a window that pans and zooms. */

import './map.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { language, say } from '../../messages.ts';
import type { Geography } from './geography.ts';
import { loadGeography } from './geography-loading.ts';
import { sketchOf } from './labels-sketch.ts';
import { lettersLoaded, measured } from './map-measure.ts';
import type { SuccessorsMapProps } from './map-props.ts';
import { NO_INSETS } from './map-view.ts';
import { MapWindow } from './map-window.tsx';
import { nounOf } from './map-words.ts';

/** The line to the server may only have hiccuped. */
const AGAIN_MS = 2000;

export function SuccessorsMap(props: SuccessorsMapProps) {
  const [geography, setGeography] = useState<Geography | null>(null);
  useEffect(() => {
    let gone = false;
    const fetching = (): unknown =>
      Promise.all([loadGeography(), lettersLoaded()]).then(
        ([loaded]) => !gone && setGeography(loaded),
        () => !gone && setTimeout(fetching, AGAIN_MS),
      );
    fetching();
    return () => {
      gone = true;
    };
  }, []);
  const { content, insets = NO_INSETS } = props;
  const sketch = useMemo(
    () => geography && sketchOf(geography, content, named(content), measured()),
    [geography, content, language.value],
  );
  return (
    <div
      class="successors-map"
      style={{
        '--inset-top': `${insets.top}px`,
        '--inset-right': `${insets.right}px`,
        '--inset-bottom': `${insets.covered ?? insets.bottom}px`,
        '--inset-left': `${insets.left}px`,
      }}
    >
      {sketch === null ? (
        <p class="map-waiting">{say('successors.map.waiting')}</p>
      ) : (
        <MapWindow {...props} sketch={sketch} />
      )}
    </div>
  );
}

const named = (content: SuccessorsMapProps['content']) => {
  const names = new Map([
    ...content.spaces.map(({ id, name }) => [`space ${id}`, name] as const),
    ...content.provinces.map(({ id, name }) => [`province ${id}`, name] as const),
  ]);
  return (noun: 'space' | 'province', id: string) => nounOf(noun, id, names.get(`${noun} ${id}`));
};
