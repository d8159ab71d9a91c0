/** A value to be corrected, whatever it is made of: a number, one of some words, a text, yes or no, or several. */

import { useId, useState } from 'preact/hooks';
import { isRecord, isSame, partsOf } from '../content/places.ts';
import { partWords, valueWords, wordOf } from '../content/words.ts';
import { Switch } from '../look/choices.tsx';
import { say } from '../messages.ts';
import { areForms, Fields, Forms } from './forms.tsx';
import { elementOf, mayBeNull, meantBy, type Schema, schemaAt, unlessNull } from './schema.ts';

export interface EditorProps {
  readonly game: string;
  readonly schema: Schema;
  readonly value: unknown;
  /** What it is, for those who cannot see where it stands. */
  readonly label: string;
  /** The ids that can stand where this one stands. */
  readonly among: (id: string) => readonly string[];
  /** Whether it is a part of something that is edited here too. */
  readonly isPart?: boolean;
  readonly onChange: (place: readonly string[], to: unknown) => void;
}

export function Editor(props: EditorProps) {
  const { schema, value, isPart = false } = props;
  const meant = meantBy(value === null ? unlessNull(schema) : schema, value);
  if (meant.const !== undefined) return <span class="owners-fixed">{wordOf(props.game, meant.const)}</span>;
  if (meant.enum !== undefined) return <OneOf {...props} words={meant.enum} />;
  if (meant.type === 'boolean') return <YesOrNo {...props} />;
  if (meant.type === 'integer' || meant.type === 'number') return <NumberField {...props} meant={meant} />;
  if (meant.type === 'string') return <TextField {...props} meant={meant} />;
  if (areForms(meant, value)) return <Forms {...props} meant={meant} Each={Editor} />;
  const words = elementOf(meant, 0).enum;
  if (Array.isArray(value) && words !== undefined) return <Several {...props} words={words} />;
  if (isRow(value)) return <Row {...props} meant={meant} />;
  if (isPart && isRecord(value) && meant.properties !== undefined)
    return (
      <div class="owners-parts">
        <Fields {...props} meant={meant} Each={Editor} />
      </div>
    );
  if (isRecord(value) || Array.isArray(value)) return <Parts {...props} meant={meant} />;
  return <Json {...props} />;
}

const SEVERAL = '\n';

function OneOf({ game, schema, value, label, words, onChange }: EditorProps & { words: readonly string[] }) {
  const choices = mayBeNull(schema) ? [null, ...words] : words;
  return (
    <select
      class="input"
      aria-label={label}
      value={value === null ? SEVERAL : String(value)}
      onChange={(event) => {
        const { value: chosen } = event.currentTarget;
        onChange([], chosen === SEVERAL ? null : chosen);
      }}
    >
      {choices.map((word) => (
        <option key={word} value={word ?? SEVERAL}>
          {word === null ? '–' : wordOf(game, word)}
        </option>
      ))}
    </select>
  );
}

function YesOrNo({ value, label, onChange }: EditorProps) {
  const id = useId();
  return (
    <span class="owners-switch">
      <Switch id={id} on={value === true} onChoose={(on) => onChange([], on)} />
      <label for={id}>
        <span class="unseen">{label}: </span>
        {say(value === true ? 'content.yes' : 'content.no')}
      </label>
    </span>
  );
}

interface FieldProps extends EditorProps {
  readonly meant: Schema;
}

function NumberField({ schema, value, label, meant, onChange }: FieldProps) {
  return (
    <input
      type="number"
      class="input"
      aria-label={label}
      value={value === null ? '' : Number(value)}
      min={meant.minimum}
      max={meant.maximum}
      step={meant.type === 'integer' ? 1 : 'any'}
      onChange={({ currentTarget: field }) => {
        if (field.value === '' && mayBeNull(schema)) onChange([], null);
        else if (Number.isNaN(field.valueAsNumber)) field.value = String(value ?? '');
        else onChange([], field.valueAsNumber);
      }}
    />
  );
}

function TextField({ schema, value, label, meant, among, onChange }: FieldProps) {
  const list = useId();
  const ids = among(String(value ?? ''));
  return (
    <>
      <input
        type="text"
        class="input"
        aria-label={label}
        value={String(value ?? '')}
        maxLength={meant.maxLength}
        list={ids.length > 0 ? list : undefined}
        autocomplete="off"
        onChange={({ currentTarget: field }) =>
          onChange([], field.value === '' && mayBeNull(schema) ? null : field.value)
        }
      />
      {ids.length > 0 && (
        <datalist id={list}>
          {ids.map((id) => (
            <option key={id} value={id} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** Some of a few words: each can be ticked. */
function Several({ game, value, label, words, onChange }: EditorProps & { words: readonly string[] }) {
  const ticked = value as readonly unknown[];
  return (
    <fieldset class="owners-several" aria-label={label}>
      {words.map((word) => (
        <label key={word}>
          <input
            type="checkbox"
            checked={ticked.includes(word)}
            onChange={({ currentTarget: { checked } }) =>
              onChange([], checked ? [...ticked, word] : ticked.filter((each) => each !== word))
            }
          />
          {wordOf(game, word)}
        </label>
      ))}
    </fieldset>
  );
}

/** Words or numbers in a row are written as one would: with commas. */
const isRow = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string' || typeof part === 'number');

function Row({ value, label, meant, onChange }: FieldProps) {
  const { type } = meantBy(elementOf(meant, 0), (value as readonly unknown[])[0]);
  const isOfNumbers = type === 'integer' || type === 'number';
  const read = (text: string): readonly unknown[] => {
    const parts = text.split(',').map((part) => part.trim());
    const given = parts.filter((part) => part !== '');
    return isOfNumbers ? given.map((part) => (Number.isNaN(Number(part)) ? part : Number(part))) : given;
  };
  return (
    <input
      type="text"
      class="input"
      aria-label={`${label} (${say('owners.commas')})`}
      value={(value as readonly unknown[]).join(', ')}
      autocomplete="off"
      onChange={({ currentTarget: field }) => onChange([], read(field.value))}
    />
  );
}

/** What has parts: each by itself; or all of it as JSON, for whoever wants more or fewer of them. */
function Parts({ game, value, label, meant, among, isPart = false, onChange, schema }: FieldProps) {
  const [asJson, setAsJson] = useState(false);
  return (
    <div class="owners-parts">
      {asJson ? (
        <Json {...{ game, schema, value, label, among, onChange }} />
      ) : (
        partsOf(value).map(([name, part]) => {
          const words = Array.isArray(value) ? String(Number(name) + 1 || name) : partWords(game, name);
          return (
            <div key={name} class="owners-part">
              <span>{words}</span>
              <Editor
                game={game}
                schema={schemaAt(meant, value, [name])}
                value={part}
                label={`${label}, ${words}`}
                among={among}
                isPart
                onChange={(place, to) => onChange([name, ...place], to)}
              />
            </div>
          );
        })
      )}
      {!isPart && (
        <button type="button" class="owners-as" onClick={() => setAsJson(!asJson)}>
          {say(asJson ? 'owners.asParts' : 'owners.asJson')}
          <span class="unseen">: {label}</span>
        </button>
      )}
    </div>
  );
}

function Json({ value, label, onChange }: EditorProps) {
  const [wrong, setWrong] = useState(false);
  return (
    <>
      <textarea
        class="input"
        aria-label={`${label} (JSON)`}
        aria-invalid={wrong}
        rows={Math.min(16, JSON.stringify(value, null, 1).split('\n').length)}
        spellcheck={false}
        value={JSON.stringify(value, null, 1)}
        onChange={({ currentTarget: field }) => {
          try {
            const to: unknown = JSON.parse(field.value);
            setWrong(false);
            if (!isSame(to, value)) onChange([], to);
          } catch {
            setWrong(true);
          }
        }}
      />
      {wrong && (
        <span class="owners-wrong" role="alert">
          {say('owners.noJson')}
        </span>
      )}
    </>
  );
}

/** What it was before, in words. */
export function Before({
  game,
  value,
  names,
}: {
  readonly game: string;
  readonly value: unknown;
  readonly names: ReadonlyMap<string, string>;
}) {
  return <span class="owners-before">{say('owners.before', { value: valueWords(game, value, names) })}</span>;
}
