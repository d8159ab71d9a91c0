/** Goes to a place, or to whoever stands somewhere, by name. */

import { useId, useMemo, useState } from 'preact/hooks';
import { say } from '../../../messages.ts';
import type { MapContent, MapTable } from '../map-props.ts';
import { nounOf } from '../map-words.ts';
import { piecesOf } from '../stacks.ts';

interface Found {
  readonly key: string;
  readonly name: string;
  readonly what: string;
  readonly space: string;
}
const AT_MOST = 7;
/** Without accents and capitals. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export interface SearchProps {
  readonly table: MapTable;
  readonly content: MapContent;
  readonly onGo: (space: string) => void;
  readonly onClose: () => void;
}
export function Search({ table, content, onGo, onClose }: SearchProps) {
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
