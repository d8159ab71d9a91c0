/** Where victory points and Legitimacy come from, source by source, each with its clause. */

import { Icon } from '../../look/icon.tsx';
import { say } from '../../messages.ts';
import { Clause } from '../../table/clause.tsx';
import { useView } from '../../table/context.ts';
import { box, spacesOf } from './content.ts';
import { showOnMap } from './map-going.ts';
import { generalName, provinceName, royalName } from './names.ts';
import { pointedAt } from './places.ts';
import type { Source, Table } from './view.ts';

const NOWHERE: ReadonlySet<string> = new Set();

export function Sources({ seat }: { readonly seat: number }) {
  const { table, outcome } = useView<Table>();
  const { vp, l, vpFrom, lFrom } = table.factions[seat];
  const { thresholds } = table;
  const left = [thresholds.vp - vp, thresholds.l - l];
  return (
    <div class="sources">
      <SourceList title={say('successors.track.vp')} sources={vpFrom} />
      <div>
        <SourceList title={say('successors.track.l')} sources={lFrom} />
        {outcome === null && left.every((each) => each > 0) && (
          <p class="to-win">
            <Icon name="laurels" size={12} /> {say('successors.toWin', { vp: left[0], l: left[1] })}
          </p>
        )}
      </div>
    </div>
  );
}

function SourceList({ title, sources }: { readonly title: string; readonly sources: readonly Source[] }) {
  return (
    <div>
      <p class="caps">{title}</p>
      {sources.length === 0 ? (
        <p class="none">{say('successors.noSource')}</p>
      ) : (
        <ul>
          {sources.map(({ clause, what, by }) => (
            <li key={`${clause} ${what}`}>
              <Name clause={clause} what={what} />
              <i />
              <Clause id={clause} />
              <b>{say('successors.by', { by })}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A province or a person is shown on the map by whoever presses it. */
function Name({ clause, what }: { readonly clause: string; readonly what: string | null }) {
  const { table } = useView<Table>();
  const words = what === null ? say(`successors.source.${SOURCES[clause] ?? 'other'}`) : sourceName(what);
  const spaces = what === null ? [] : placesOf(table, what);
  if (spaces.length === 0) return <span>{words}</span>;
  const point = (those: ReadonlySet<string>) => () => {
    pointedAt.value = those;
  };
  return (
    <button
      type="button"
      class="source-place"
      onClick={() => showOnMap(spaces[0])}
      onPointerEnter={point(new Set(spaces))}
      onPointerLeave={point(NOWHERE)}
      onFocus={point(new Set(spaces))}
      onBlur={point(NOWHERE)}
    >
      {words}
    </button>
  );
}

/** What has no name of its own, by its clause. */
const SOURCES: { readonly [clause: string]: string } = {
  'S3.5-02': 'lordOfAsia',
  'S3.5-03': 'largestFleet',
  'S3.5-06': 'hellespont',
  'S3.5-07': 'capital',
  'S3.5-08': 'capturedCapital',
  'S3.6-12': 'champion',
  'S3.6-13': 'burier',
  'S3.6-14': 'tomb',
  'S3.6-18': 'oracle',
  'S3.6-19': 'persian',
  'S3.6-20': 'condemned',
};

const isProvince = (id: string): boolean => box().provinces.some((each) => each.id === id);
const isRoyal = (id: string): boolean => box().royalFamily.some((each) => each.id === id);

const sourceName = (id: string): string =>
  isProvince(id) ? provinceName(id) : isRoyal(id) ? royalName(id) : generalName(id);

function placesOf({ royals, generals }: Table, id: string): readonly string[] {
  if (isProvince(id)) return spacesOf(id);
  const royal = royals[id];
  if (royal !== undefined) return royal === null || royal === 'gone' ? [] : [royal.at];
  const at = generals[id]?.at;
  return typeof at === 'string' ? [at] : [];
}
