/** What can be agreed on before a game, as the game itself lists it. */

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Chosen, GameInfo, Setting } from '../api.ts';
import { Select, Switch } from '../look/choices.tsx';
import { classes } from '../look/classes.ts';
import { Stroke } from '../look/icon.tsx';
import { Stepper } from '../look/stepper.tsx';
import { canSay, say } from '../messages.ts';

export const defaultsOf = ({ settings }: GameInfo): Chosen =>
  Object.fromEntries(Object.entries(settings).map(([key, setting]) => [key, setting.default]));

/** What means something with so many players: a setting as it is then; null for none of their business. */
function fitted(setting: Setting, players: number): Setting | null {
  const { least, most } = setting.players ?? { least: players, most: players };
  if (players < least || players > most) return null;
  if (setting.type !== 'choice') return setting;
  return { ...setting, among: setting.among.filter((choice) => (setting.needs?.[choice] ?? 0) <= players) };
}
const settingsFor = ({ settings }: GameInfo, players: number): readonly (readonly [string, Setting])[] =>
  Object.entries(settings).flatMap(([key, setting]) => {
    const fit = fitted(setting, players);
    return fit === null ? [] : [[key, fit] as const];
  });

/** Of what was chosen all that fits so many players. */
export const chosenFor = (game: GameInfo, players: number, values: Chosen): Chosen =>
  Object.fromEntries(
    settingsFor(game, players).map(([key, setting]) => {
      const value = values[key] ?? setting.default;
      const isOffered = setting.type !== 'choice' || setting.among.includes(String(value));
      return [key, isOffered ? value : setting.default];
    }),
  );

interface SettingsFieldsProps {
  readonly game: GameInfo;
  readonly players: number;
  readonly values: Chosen;
  readonly onChange: (values: Chosen) => void;
}

export function SettingsFields({ game, players, values, onChange }: SettingsFieldsProps) {
  const entries = settingsFor(game, players);
  const fitting = chosenFor(game, players, values);
  if (entries.length === 0) return null;
  return (
    <details class="settings">
      <summary>
        <Stroke name="chevron" size={14} />
        {say('lobby.options')}
      </summary>
      {GROUPS.map((group) => (
        <Group
          key={group}
          name={group}
          values={fitting}
          entries={entries.filter(([, setting]) => groupOf(setting) === group)}
        >
          {(key, setting) => (
            <SettingField
              key={key}
              label={say(`${game.name}/option.${key}`)}
              advice={adviceOn(key)}
              words={(value) => say(`${game.name}/choice.${key}.${value}`)}
              setting={setting}
              value={fitting[key]}
              onChange={(value) => onChange({ ...values, [key]: value })}
            />
          )}
        </Group>
      ))}
      {entries
        .filter(([key, { unwiseWith = [] }]) => fitting[key] && unwiseWith.some((other) => fitting[other]))
        .map(([key]) => (
          <p key={key} class="problem" role="status">
            {say(`lobby.unwise.${key}`)}
          </p>
        ))}
    </details>
  );
}

/** What the rulebook says of a choice, where it says something. */
function adviceOn(key: string): string | null {
  const advice = `lobby.advice.${key}`;
  return canSay(advice) ? say(advice) : null;
}

/** Successors has many: its optional cards (16.1) and the other optional rules (16) each stand for themselves. */
const GROUPS = ['', 'cards', 'rules'] as const;
const CARDS = '16.1';
function groupOf({ section }: Setting): (typeof GROUPS)[number] {
  if (section === undefined) return '';
  return section === CARDS ? 'cards' : 'rules';
}

interface GroupProps {
  readonly name: (typeof GROUPS)[number];
  readonly values: Chosen;
  readonly entries: readonly (readonly [string, Setting])[];
  readonly children: (key: string, setting: Setting) => ComponentChildren;
}
function Group({ name, values, entries, children }: GroupProps) {
  if (entries.length === 0) return null;
  const fields = entries.map(([key, setting]) => children(key, setting));
  if (name === '') return <>{fields}</>;
  const count = entries.filter(([key]) => values[key] === true).length;
  return (
    <details class="settings-group">
      <summary>
        <Stroke name="chevron" size={14} />
        {say(`lobby.group.${name}`)}
        <span class="how-many">{say('lobby.chosen', { count })}</span>
      </summary>
      <p class="hint">{say(`lobby.groupHint.${name}`)}</p>
      {fields}
    </details>
  );
}

interface SettingFieldProps {
  readonly label: string;
  readonly advice: string | null;
  /** What one of several choices is called. */
  readonly words: (value: string) => string;
  readonly setting: Setting;
  readonly value: number | boolean | string;
  readonly onChange: (value: number | boolean | string) => void;
}

function SettingField({ label, advice, words, setting, value, onChange }: SettingFieldProps) {
  const id = useId();
  return (
    <div class={classes('setting', setting.type)}>
      <label for={setting.type === 'count' ? undefined : id}>
        {label}
        {advice !== null && <small>{advice}</small>}
      </label>
      {setting.type === 'flag' && <Switch id={id} on={value === true} onChoose={onChange} />}
      {setting.type === 'count' && (
        <Stepper
          label={label}
          value={Number(value)}
          least={setting.least}
          most={setting.most}
          onChoose={onChange}
        />
      )}
      {setting.type === 'choice' && (
        <Select
          id={id}
          value={String(value)}
          among={setting.among.map((each) => ({ value: each, text: words(each) }))}
          onChoose={onChange}
        />
      )}
    </div>
  );
}
