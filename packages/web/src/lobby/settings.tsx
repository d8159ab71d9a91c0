/** What can be agreed on before a game, as the game itself lists it. */

import { useId } from 'preact/hooks';
import type { GameInfo, Setting } from '../api.ts';
import { Stepper, Switch } from '../look/choices.tsx';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';

export type Settings = { readonly [key: string]: number | boolean };

export const defaultsOf = ({ settings }: GameInfo): Settings =>
  Object.fromEntries(Object.entries(settings).map(([key, setting]) => [key, setting.default]));

interface SettingsFieldsProps {
  readonly game: GameInfo;
  readonly values: Settings;
  readonly onChange: (values: Settings) => void;
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
  readonly setting: Setting;
  readonly value: number | boolean;
  readonly onChange: (value: number | boolean) => void;
}

function SettingField({ label, setting, value, onChange }: SettingFieldProps) {
  const id = useId();
  return (
    <div class="setting">
      <label for={setting.type === 'flag' ? id : undefined}>{label}</label>
      {setting.type === 'flag' ? (
        <Switch id={id} on={value === true} onChoose={onChange} />
      ) : (
        <Stepper
          label={label}
          value={Number(value)}
          least={setting.least ?? 0}
          most={setting.most ?? 99}
          onChoose={onChange}
        />
      )}
    </div>
  );
}
