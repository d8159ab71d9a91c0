/** A number, step by step. */

import './stepper.css';
import { say } from '../messages.ts';
import { Button } from './button.tsx';
import { Stroke } from './icon.tsx';

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
