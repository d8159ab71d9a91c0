/** One item of the box: opened, every value can be corrected or confirmed. */

import { useState } from 'preact/hooks';
import { isSame, valueAt } from '../content/places.ts';
import { StandingMark } from '../content/standing.tsx';
import { standingWords } from '../content/words.ts';
import { Button } from '../look/button.tsx';
import { classes } from '../look/classes.ts';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';
import { confirmed, corrected, type Draft, restored } from './draft.ts';
import { Before, Editor } from './editor.tsx';
import type { Entry, EntryField } from './entries.ts';
import { type Schema, schemaAt } from './schema.ts';

interface EntryProps {
  readonly game: string;
  readonly entry: Entry;
  readonly content: unknown;
  readonly schema: Schema;
  readonly draft: Draft;
  readonly names: ReadonlyMap<string, string>;
  readonly among: (id: string) => readonly string[];
  readonly onWrite: (draft: Draft) => void;
}

export function EntryDetails(props: EntryProps) {
  const { entry } = props;
  const { item, title, fields, isGone } = entry;
  const [isOpen, setIsOpen] = useState(false);
  const standings = [...new Set(fields.map(({ standing }) => standing))];
  return (
    <details
      class={classes('owners-entry', isGone && 'gone')}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <span class="owners-name">
          {title} {item.id !== null && item.id !== title && <small>{item.id}</small>}
          {isGone && <em> {say('owners.gone')}</em>}
        </span>
        {standings.map((standing) => (
          <span key={standing} title={standingWords(standing)}>
            <StandingMark of={standing} />
            <span class="unseen">{standingWords(standing)}</span>
          </span>
        ))}
      </summary>
      {isOpen && <Opened {...props} />}
    </details>
  );
}

function Opened(props: EntryProps) {
  const { entry, content, draft, onWrite } = props;
  const { item, title, fields, isGone } = entry;
  const { path } = item;
  const isLink = fields.some(({ field }) => field === 'ends');
  const isUnsure = fields.some(({ standing }) => standing !== 'corrected' && standing !== 'confirmed');
  const isTouched = fields.some(({ standing }) => standing === 'corrected' || standing === 'confirmed');
  return (
    <div class="owners-opened">
      {!isGone && fields.map((each) => <FieldRow key={each.field} {...props} of={each} />)}
      {item.note !== null && <p class="standing-note">{item.note}</p>}
      <div class="owners-acts">
        {isUnsure && !isGone && (
          <Button size="small" onClick={() => onWrite(confirmed(draft, path))}>
            <Stroke name="check" size={14} /> {say('owners.confirmAll')}
            <span class="unseen">: {title}</span>
          </Button>
        )}
        {isLink && !isGone && (
          <Button size="small" look="quiet" onClick={() => onWrite(corrected(draft, content, path, null))}>
            <Stroke name="close" size={14} /> {say('owners.takeAway')}
            <span class="unseen">: {title}</span>
          </Button>
        )}
        {(isTouched || isGone) && (
          <Button size="small" look="quiet" onClick={() => onWrite(restored(draft, path))}>
            <Stroke name="undo" size={14} /> {say('owners.restoreAll')}
            <span class="unseen">: {title}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

function FieldRow({ of, ...props }: EntryProps & { readonly of: EntryField }) {
  const { game, entry, content, schema, draft, names, among, onWrite } = props;
  const { field, label, value, standing } = of;
  const path = `${entry.item.path}.${field}`;
  const place = path.split('.');
  const before = valueAt(content, place);
  const isOurs = standing === 'corrected' || standing === 'confirmed';
  return (
    <fieldset class="owners-field" aria-label={`${entry.title}: ${label}`}>
      <span class="owners-label">{label}</span>
      <div class="owners-value">
        <Editor
          game={game}
          schema={schemaOf(schema, content, place)}
          value={value}
          label={`${entry.title}: ${label}`}
          among={among}
          onChange={(below, to) => onWrite(corrected(draft, content, [path, ...below].join('.'), to))}
        />
        {standing === 'corrected' && before !== undefined && !isSame(before, value) && (
          <Before game={game} value={before} names={names} />
        )}
      </div>
      <span class="owners-standing">
        <StandingMark of={standing} />
        {standingWords(standing)}
      </span>
      <Button
        size="small"
        look={isOurs ? 'quiet' : 'plain'}
        aria-label={say(isOurs ? 'owners.restore' : 'owners.confirm', { what: `${entry.title}: ${label}` })}
        title={say(isOurs ? 'owners.restoreHint' : 'owners.confirmHint')}
        onClick={() => onWrite(isOurs ? restored(draft, path) : confirmed(draft, path))}
      >
        <Stroke name={isOurs ? 'undo' : 'check'} size={14} />
      </Button>
    </fieldset>
  );
}

/** What was added is like what was there: the schema of a list is that of each of its elements. */
function schemaOf(schema: Schema, content: unknown, place: readonly string[]): Schema {
  const [list, id, ...below] = place;
  const links = valueAt(content, [list]);
  if (!Array.isArray(links) || valueAt(links, [id]) !== undefined) return schemaAt(schema, content, place);
  return schemaAt(schema, { [list]: [{ ...links[0], id }] }, [list, id, ...below]);
}
