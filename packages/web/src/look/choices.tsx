/** Ways to choose: one of a few side by side, one of many from a list, yes or no. */

import './forms.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface SegmentsProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly among: readonly { readonly value: T; readonly text: ComponentChildren }[];
  readonly onChoose: (value: T) => void;
}

export function Segments<T extends string | number>({ label, value, among, onChoose }: SegmentsProps<T>) {
  const name = useId();
  return (
    <div class="segments" role="radiogroup" aria-label={label}>
      {among.map((each) => (
        <label key={each.value}>
          <input
            type="radio"
            name={name}
            value={each.value}
            checked={each.value === value}
            onChange={() => onChoose(each.value)}
          />
          <span>{each.text}</span>
        </label>
      ))}
    </div>
  );
}

interface SelectProps {
  readonly id: string;
  readonly value: string;
  readonly among: readonly { readonly value: string; readonly text: string }[];
  readonly onChoose: (value: string) => void;
}

export function Select({ id, value, among, onChoose }: SelectProps) {
  return (
    <select id={id} class="input" value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
      {among.map((each) => (
        <option key={each.value} value={each.value}>
          {each.text}
        </option>
      ))}
    </select>
  );
}

interface SwitchProps {
  readonly id: string;
  readonly on: boolean;
  readonly onChoose: (on: boolean) => void;
}

export function Switch({ id, on, onChoose }: SwitchProps) {
  return (
    <input
      id={id}
      type="checkbox"
      role="switch"
      aria-checked={on}
      class="switch"
      checked={on}
      onChange={(event) => onChoose(event.currentTarget.checked)}
    />
  );
}
