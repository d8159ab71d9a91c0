/** What can be agreed on before a game, as the game itself lists it. */

import { useId } from 'preact/hooks';
import type { Chosen, GameInfo, Setting } from '../api.ts';
import { Select, Stepper, Switch } from '../look/choices.tsx';
import { classes } from '../look/classes.ts';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';

export const defaultsOf = ({ settings }: GameInfo): Chosen =>
  Object.fromEntries(Object.entries(settings).map(([key, setting]) => [key, setting.default]));

interface SettingsFieldsProps {
  readonly game: GameInfo;
  readonly values: Chosen;
  readonly onChange: (values: Chosen) => void;
}

export function SettingsFields({ game, values, onChange }: SettingsFieldsProps) {
  const entries = Object.entries(game.settings);
  if (entries.length === 0) return null;
  return (
    <details class="settings">
      <summary>
        <Stroke name="chevron" size={14} />
        {say('lobby.options')}
      </summary>
      {entries.map(([key, setting]) => (
        <SettingField
          key={key}
          label={say(`${game.name}/option.${key}`)}
          words={(value) => say(`${game.name}/choice.${key}.${value}`)}
          setting={setting}
          value={values[key] ?? setting.default}
          onChange={(value) => onChange({ ...values, [key]: value })}
        />
      ))}
    </details>
  );
}

interface SettingFieldProps {
  readonly label: string;
  /** What one of several choices is called. */
  readonly words: (value: string) => string;
  readonly setting: Setting;
  readonly value: number | boolean | string;
  readonly onChange: (value: number | boolean | string) => void;
}

function SettingField({ label, words, setting, value, onChange }: SettingFieldProps) {
  const id = useId();
  return (
    <div class={classes('setting', setting.type)}>
      <label for={setting.type === 'count' ? undefined : id}>{label}</label>
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
