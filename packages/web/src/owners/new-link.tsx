/** A path that is on the board and not in our content. */

import { useId, useState } from 'preact/hooks';
import { type Record, valueAt } from '../content/places.ts';
import { partWords, wordOf } from '../content/words.ts';
import { Button } from '../look/button.tsx';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';
import { elementOf, type Schema } from './schema.ts';

interface NewLinkProps {
  readonly game: string;
  readonly list: string;
  readonly links: readonly Record[];
  readonly schema: Schema;
  /** What can be joined. */
  readonly among: readonly string[];
  readonly onAdd: (path: string, link: Record) => void;
}

export function NewLink({ game, list, links, schema, among, onAdd }: NewLinkProps) {
  const [ends, setEnds] = useState<readonly [string, string]>(['', '']);
  const choices = choicesIn(elementOf(schema.properties?.[list] ?? {}, 0));
  const [chosen, setChosen] = useState<{ readonly [field: string]: string }>({});
  const options = useId();
  const [from, to] = ends;
  const isReady = from !== to && among.includes(from) && among.includes(to);
  const end = (at: 0 | 1, label: string) => (
    <label>
      <span>{label}</span>
      <input
        type="text"
        class="input"
        list={options}
        autocomplete="off"
        value={ends[at]}
        onInput={({ currentTarget: { value } }) => setEnds(at === 0 ? [value, to] : [from, value])}
      />
    </label>
  );
  return (
    <form
      class="owners-new"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        const first = Object.fromEntries(choices.map(([field, words]) => [field, chosen[field] ?? words[0]]));
        onAdd(`${list}.${freeName(links, from, to)}`, { ends, ...first });
        setEnds(['', '']);
      }}
    >
      <b>{say('owners.newLink')}</b>
      {end(0, say('owners.from'))}
      {end(1, say('owners.to'))}
      {choices.map(([field, words]) => (
        <label key={field}>
          <span>{partWords(game, field)}</span>
          <select
            class="input"
            value={chosen[field] ?? words[0]}
            onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, [field]: value })}
          >
            {words.map((word) => (
              <option key={word} value={word}>
                {wordOf(game, word)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit" disabled={!isReady}>
        <Stroke name="plus" size={14} /> {say('owners.add')}
      </Button>
      <datalist id={options}>
        {among.map((id) => (
          <option key={id} value={id} />
        ))}
      </datalist>
    </form>
  );
}

/** The fields that every link has, besides its ends, and the words that each can be. */
const choicesIn = ({ properties = {}, required = [] }: Schema): [field: string, words: readonly string[]][] =>
  required.flatMap((field) => {
    const words = properties[field]?.enum;
    return words === undefined || field === 'provenance' ? [] : [[field, words]];
  });

function freeName(links: readonly Record[], from: string, to: string): string {
  const name = `${from}--${to}`;
  const isTaken = (each: string): boolean => valueAt(links, [each]) !== undefined;
  let copy = 2;
  if (!isTaken(name)) return name;
  while (isTaken(`${name}-${copy}`)) copy++;
  return `${name}-${copy}`;
}
