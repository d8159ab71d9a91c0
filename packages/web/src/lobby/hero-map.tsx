/** The map behind the title: a game that is being played, or the scene of the front page. For the eye only. */

import '../games/successors/map.css';
import address from 'virtual:successors-scene';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { api, type Glimpse } from '../api.ts';
import type { Geography } from '../games/successors/geography.ts';
import { loadGeography } from '../games/successors/geography-loading.ts';
import { sketchOf } from '../games/successors/labels-sketch.ts';
import { Layers, planFor, usePlacement } from '../games/successors/map-layers.tsx';
import { lettersLoaded, measured } from '../games/successors/map-measure.ts';
import type { MapTable } from '../games/successors/map-props.ts';
import { nounOf } from '../games/successors/map-words.ts';
import { piecesOf } from '../games/successors/stacks.ts';
import type { Table } from '../games/successors/view.ts';
import { language } from '../messages.ts';
import type { FrontScene } from './front-scene.ts';

/** What is drawn for which zoom, and how far it is then drawn closer still. */
const STEP = Math.SQRT2;
const ZOOM = 1.5;
/** What stands where the light is brightest. */
const MIDDLE = 'kelainai';
const NOTHING: ReadonlySet<string> = new Set();

interface Shown extends FrontScene {
  readonly geography: Geography;
}

interface HeroMapProps {
  /** Hears whose game it is. */
  readonly onLive: (live: Glimpse | null) => void;
}
export function HeroMap({ onLive }: HeroMapProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let gone = false;
    // Without the map the band stays dark, and nobody misses anything.
    loadShown(onLive).then(
      (loaded) => !gone && setShown(loaded),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);
  return shown === null ? null : <Drawn {...shown} />;
}

async function loadShown(onLive: HeroMapProps['onLive']): Promise<Shown> {
  const [scene, geography, board] = await Promise.all([
    fetch(address).then((answer) => answer.json() as Promise<FrontScene>),
    loadGeography(),
    api.lobbyBoard('successors').catch(() => null),
    lettersLoaded(),
  ]);
  onLive(board?.glimpse ?? null);
  const table = board === null ? scene.table : (board.view as unknown as Table);
  return { content: scene.content, geography, table };
}

function Drawn({ table, content, geography }: Shown) {
  const sketch = useMemo(() => {
    const names = new Map(
      [...content.spaces, ...content.provinces].map(({ id, name }) => [id, name] as const),
    );
    return sketchOf(geography, content, (noun, id) => nounOf(noun, id, names.get(id)), measured());
  }, [geography, content, language.value]);
  const onMap = useMemo(() => mapTableOf(table), [table]);
  const pieces = useMemo(() => piecesOf(onMap), [onMap]);
  const placement = usePlacement(planFor(sketch, STEP), pieces, onMap);
  const { sheet } = geography;
  const [x, y] = geography.spaces[MIDDLE];
  const shift = `translate(${sheet.x - x}px, ${sheet.y - y}px)`;
  return (
    <div class="successors-map hero-map" aria-hidden="true" inert>
      <div
        class="map-sheet"
        style={{
          width: `${sheet.w}px`,
          height: `${sheet.h}px`,
          transform: `scale(var(--closer, ${ZOOM})) ${shift}`,
        }}
      >
        {placement !== null && (
          <Layers
            sketch={sketch}
            content={content}
            choices={NOTHING}
            table={onMap}
            placement={placement}
            groundStep={STEP}
            chosen={NOTHING}
            highlight={NOTHING}
            guest={null}
          />
        )}
      </div>
    </div>
  );
}

/** Who is dead or aboard is not on it, and whoever has no colour yet is nobody's. */
const mapTableOf = (table: Table): MapTable => ({
  ...table,
  royals: Object.fromEntries(
    Object.entries(table.royals).map(([id, where]) => [
      id,
      where === 'gone' || where?.aboard === true ? null : where,
    ]),
  ),
  factions: table.factions.map(({ colour }) => ({ colour: colour ?? 'neutral' })),
});
