/** What stands at the edge of the map: closer, farther, the whole of it, go to a place, and what the signs mean. */

import { useId, useMemo, useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { Stroke } from '../../look/icon.tsx';
import { say } from '../../messages.ts';
import { MapIcon } from './map-icon.tsx';
import type { MapContent, MapTable } from './map-props.ts';
import { StonesPill } from './map-symbols.tsx';
import { nounOf } from './map-words.ts';
import { piecesOf } from './stacks.ts';

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

interface Found {
  readonly key: string;
  readonly name: string;
  readonly what: string;
  readonly space: string;
}
const AT_MOST = 7;
/** Without accents and capitals. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface SearchProps extends Pick<ToolsProps, 'table' | 'content' | 'onGo'> {
  readonly onClose: () => void;
}
function Search({ table, content, onGo, onClose }: SearchProps) {
  const [text, setText] = useState('');
  const list = useId();
  const all = useMemo(() => placesIn(table, content), [table, content]);
  const wanted = plain(text.trim());
  const found =
    wanted === ''
      ? []
      : all
          .filter(({ name }) => plain(name).includes(wanted))
          .sort((a, b) => plain(a.name).indexOf(wanted) - plain(b.name).indexOf(wanted))
          .slice(0, AT_MOST);
  return (
    <search class="map-search">
      <input
        class="input"
        type="search"
        aria-label={say('successors.map.goTo')}
        placeholder={say('successors.map.goTo')}
        aria-controls={list}
        autocomplete="off"
        value={text}
        ref={(input) => {
          if (input !== null && document.activeElement !== input && text === '') input.focus();
        }}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && found.length > 0) onGo(found[0].space);
          if (event.key === 'Escape') onClose();
        }}
      />
      <ul id={list}>
        {found.map(({ key, name, what, space }) => (
          <li key={key}>
            <button type="button" onClick={() => onGo(space)}>
              <b>{name}</b> <span>{what}</span>
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}

/** Spaces, provinces, and whoever stands somewhere. */
function placesIn(table: MapTable, content: MapContent): readonly Found[] {
  const spaceName = (id: string) => nounOf('space', id, content.spaces.find((each) => each.id === id)?.name);
  const spaces = content.spaces
    .filter(({ kind }) => kind !== 'transit')
    .map(
      ({ id, name, kind }): Found => ({
        key: `space ${id}`,
        name: nounOf('space', id, name),
        what: say(`successors.map.kind.${kind}`),
        space: id,
      }),
    );
  const provinces = content.provinces.flatMap(({ id, name }): Found[] => {
    const first = content.spaces.find(({ province }) => province === id);
    const what = say('successors.map.province');
    return first === undefined
      ? []
      : [{ key: `province ${id}`, name: nounOf('province', id, name), what, space: first.id }];
  });
  const people = piecesOf(table).flatMap(({ at, generals, royals }) => [
    ...generals.map(
      (id): Found => ({ key: id, name: nounOf('general', id), what: spaceName(at), space: at }),
    ),
    ...royals.map((id): Found => ({ key: id, name: nounOf('royal', id), what: spaceName(at), space: at })),
  ]);
  return [...spaces, ...people, ...provinces];
}

const PATHS = [
  ['land', <path key="land" class="path-land" d="M1 5h24" />],
  [
    'mountain',
    <g key="mountain">
      <path class="path-mountain" d="M1 7h24" />
      <path class="path-teeth" d="M3 7l2-4 2 4zM9 7l2-4 2 4zM15 7l2-4 2 4zM21 7l2-4 2 4z" />
    </g>,
  ],
  [
    'strait',
    <g key="strait">
      <path class="path-strait" d="M1 5h24" />
      <path class="path-strait-inside" d="M1 5h24" />
    </g>,
  ],
  ['sea', <path key="sea" class="path-sea" d="M2 5h23" />],
  ['transmed', <path key="transmed" class="path-transmed" d="M0 5h26" />],
] as const;

export function Legend({ content }: { readonly content: MapContent }) {
  const costs = new Map(content.pathTypes.map(({ id, cost }) => [id, cost]));
  return (
    <aside class="map-legend" data-off-map aria-label={say('successors.map.legend')}>
      <ul>
        {PATHS.map(([type, drawing]) => (
          <li key={type}>
            <svg width="26" height="10" viewBox="0 0 26 10" aria-hidden="true">
              {drawing}
            </svg>
            {say(`successors.map.path.${type}`)} <b>{costs.get(type) ?? ''}</b>
          </li>
        ))}
        <li>
          <svg width="26" height="20" viewBox="-13 -10 26 20" aria-hidden="true">
            <circle class="siege-ring" r="8" />
          </svg>
          {say('successors.map.legend.besieged')}
        </li>
      </ul>
      <ul>
        {(['minor', 'stronghold', 'major', 'transit'] as const).map((kind) => (
          <li key={kind} class="unheld">
            <svg width="26" height="20" viewBox="-16 -12.300 32 24.600" aria-hidden="true">
              <use href={`#space-${kind}`} />
            </svg>
            {say(`successors.map.kind.${kind}`)}
          </li>
        ))}
        <li>
          <span class="anchor-sign">
            <MapIcon name="anchor" size={14} />
          </span>
          {say('successors.map.port')}
        </li>
        <li>
          <svg width="38" height="14" viewBox="-0.500 -1 38 14" aria-hidden="true">
            <StonesPill points={1} needed={3} />
          </svg>
          {say('successors.map.legend.points')}
        </li>
      </ul>
    </aside>
  );
}
