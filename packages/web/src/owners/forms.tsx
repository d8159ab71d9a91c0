/** What is made of several records, such as the effects of a card: each is a form; one can be added, taken away, or become another kind. */

import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { isRecord, nameOf, type Record } from '../content/places.ts';
import { partWords, wordOf } from '../content/words.ts';
import { Button } from '../look/button.tsx';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';
import { blankOf, type Form, formOf, formsOf, inForm } from './blank.ts';
import type { EditorProps } from './editor.tsx';
import { elementOf, meantBy, type Schema } from './schema.ts';

interface FormsProps extends EditorProps {
  /** The schema of the list, or of the record. */
  readonly meant: Schema;
  /** What edits each value. */
  readonly Each: ComponentType<EditorProps>;
}

/** Records in a list, whose schema says what they may be. */
export const areForms = (schema: Schema, value: unknown): boolean =>
  schema.type === 'array' &&
  Array.isArray(value) &&
  value.every(isRecord) &&
  (elementOf(schema, 0).type === 'object' || elementOf(schema, 0).anyOf !== undefined);

export function Forms(props: FormsProps) {
  const { game, value, label, meant, onChange } = props;
  const list = value as readonly Record[];
  const schema = elementOf(meant, 0);
  const forms = formsOf(schema);
  return (
    <div class="owners-forms">
      {list.map((each, i) => {
        const name = nameOf(each, i);
        const words = `${label}, ${i + 1}`;
        return (
          <fieldset key={name} class="owners-form" aria-label={words}>
            <p class="owners-form-head">
              <b>{i + 1}</b>
              {forms.length > 0 && (
                <KindChoice
                  game={game}
                  label={say('owners.kind', { what: words })}
                  forms={forms}
                  chosen={formOf(forms, schema, each)?.key ?? ''}
                  onChoose={(form) => onChange([name], inForm(form, each))}
                />
              )}
              {list.length > (meant.minItems ?? 0) && (
                <TakeAway what={words} onTake={() => onChange([], list.toSpliced(i, 1))} />
              )}
            </p>
            <Fields
              {...props}
              value={each}
              label={words}
              meant={meantBy(schema, each)}
              onChange={(place, to) => onChange([name, ...place], to)}
            />
          </fieldset>
        );
      })}
      {list.length < (meant.maxItems ?? 99) && (
        <AddOne {...{ game, label, forms, schema }} onAdd={(added) => onChange([], [...list, added])} />
      )}
    </div>
  );
}

/** The fields of a record: those that it has, and those that it could have. */
export function Fields({ game, value, label, meant, among, Each, onChange }: FormsProps) {
  const record = value as Record;
  const { properties = {}, required = [] } = meant;
  // What a kind is told by has been chosen above.
  const names = Object.keys(properties).filter((name) => !isFixed(properties[name], required.includes(name)));
  const missing = names.filter((name) => record[name] === undefined);
  const without = (name: string): Record =>
    Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));
  return (
    <>
      {names
        .filter((name) => record[name] !== undefined)
        .map((name) => {
          const words = partWords(game, name);
          return (
            <div key={name} class="owners-part">
              <span>
                {words}
                {!required.includes(name) && (
                  <TakeAway what={`${label}, ${words}`} onTake={() => onChange([], without(name))} />
                )}
              </span>
              <Each
                game={game}
                schema={properties[name]}
                value={record[name]}
                label={`${label}, ${words}`}
                among={among}
                isPart
                onChange={(place, to) => onChange([name, ...place], to)}
              />
            </div>
          );
        })}
      {missing.length > 0 && (
        <select
          class="input owners-missing"
          aria-label={say('owners.addField', { what: label })}
          value=""
          onChange={({ currentTarget: field }) => {
            const name = field.value;
            if (name !== '') onChange([], { ...record, [name]: blankOf(properties[name]) });
            field.value = '';
          }}
        >
          <option value="">{say('owners.field')}</option>
          {missing.map((name) => (
            <option key={name} value={name}>
              {partWords(game, name)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
const isFixed = (schema: Schema, isRequired: boolean): boolean => isRequired && schema.const !== undefined;

interface KindChoiceProps {
  readonly game: string;
  readonly label: string;
  readonly forms: readonly Form[];
  readonly chosen: string;
  readonly onChoose: (form: Form) => void;
}
function KindChoice({ game, label, forms, chosen, onChoose }: KindChoiceProps) {
  return (
    <select
      class="input"
      aria-label={label}
      value={chosen}
      onChange={({ currentTarget: { value } }) => {
        const form = forms.find(({ key }) => key === value);
        if (form !== undefined) onChoose(form);
      }}
    >
      {forms.map(({ key, words }) => (
        <option key={key} value={key}>
          {words.map((word) => wordOf(game, word)).join(': ')}
        </option>
      ))}
    </select>
  );
}

function TakeAway({ what, onTake }: { readonly what: string; readonly onTake: () => void }) {
  const words = say('owners.remove', { what });
  return (
    <button type="button" class="owners-take" aria-label={words} title={words} onClick={onTake}>
      <Stroke name="close" size={12} />
    </button>
  );
}

interface AddOneProps {
  readonly game: string;
  readonly label: string;
  readonly forms: readonly Form[];
  readonly schema: Schema;
  readonly onAdd: (added: unknown) => void;
}
function AddOne({ game, label, forms, schema, onAdd }: AddOneProps) {
  const [chosen, setChosen] = useState(forms[0]?.key ?? '');
  const form = forms.find(({ key }) => key === chosen);
  return (
    <p class="owners-form-head">
      {forms.length > 0 && (
        <KindChoice
          game={game}
          label={say('owners.newKind', { what: label })}
          forms={forms}
          chosen={chosen}
          onChoose={({ key }) => setChosen(key)}
        />
      )}
      <Button size="small" onClick={() => onAdd(blankOf(form?.schema ?? schema))}>
        <Stroke name="plus" size={13} /> {say('owners.addOne')}
        <span class="unseen">: {label}</span>
      </Button>
    </p>
  );
}
