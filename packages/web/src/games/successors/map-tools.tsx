/** What stands at the edge of the map: closer, farther, the whole of it, go to a place, and what the signs mean. */

import { useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { Stroke } from '../../look/icon.tsx';
import { say } from '../../messages.ts';
import { lazy } from '../../table/lazy.tsx';
import type { SearchProps } from './closer/search.tsx';
import type { MapContent, MapTable } from './map-props.ts';

interface ToolsProps {
  readonly table: MapTable;
  readonly content: MapContent;
  readonly legend: boolean;
  readonly onLegend: () => void;
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
  readonly onGo: (space: string) => void;
}

const STEP = 1.5;

const Search = lazy<SearchProps>(() => import('./closer/closer.tsx').then((loaded) => loaded.Search));

export function Tools({ table, content, legend, onLegend, onZoom, onFit, onGo }: ToolsProps) {
  const [searching, setSearching] = useState(false);
  return (
    <div class="map-tools" data-off-map>
      <Button square aria-label={say('successors.map.closer')} onClick={() => onZoom(STEP)}>
        <Stroke name="plus" />
      </Button>
      <Button square aria-label={say('successors.map.farther')} onClick={() => onZoom(1 / STEP)}>
        <Stroke name="minus" />
      </Button>
      <Button square aria-label={say('successors.map.whole')} onClick={onFit}>
        <Stroke name="fit" />
      </Button>
      <Button
        square
        aria-label={say('successors.map.goTo')}
        aria-expanded={searching}
        onClick={() => setSearching(!searching)}
      >
        <Stroke name="search" />
      </Button>
      <Button square aria-label={say('successors.map.legend')} aria-expanded={legend} onClick={onLegend}>
        <Stroke name="layers" />
      </Button>
      {searching && (
        <Search
          table={table}
          content={content}
          onClose={() => setSearching(false)}
          onGo={(space) => {
            setSearching(false);
            onGo(space);
          }}
        />
      )}
    </div>
  );
}
