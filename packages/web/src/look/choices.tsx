/** Ways to choose: one of a few side by side, one of many from a list, a number step by step, yes or no. */

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { say } from '../messages.ts';
import { Button } from './button.tsx';
import { Stroke } from './icon.tsx';

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

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChoose: (value: number) => void;
}

export function Stepper({ label, value, least, most, onChoose }: StepperProps) {
  return (
    <fieldset class="stepper" aria-label={label}>
      <Button
        look="quiet"
        square
        aria-label={say('look.less', { what: label })}
        disabled={value <= least}
        onClick={() => onChoose(value - 1)}
      >
        <Stroke name="minus" size={14} />
      </Button>
      <output aria-live="polite">{value}</output>
      <Button
        look="quiet"
        square
        aria-label={say('look.more', { what: label })}
        disabled={value >= most}
        onClick={() => onChoose(value + 1)}
      >
        <Stroke name="plus" size={14} />
      </Button>
    </fieldset>
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
