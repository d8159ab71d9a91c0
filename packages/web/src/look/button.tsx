import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { classes } from './classes.ts';

interface ButtonProps extends Omit<ButtonHTMLAttributes, 'size' | 'icon'> {
  /** `act` is Tyrian purple, for what can be done now and matters most; `quiet` has no frame. */
  readonly look?: 'act' | 'plain' | 'quiet';
  readonly size?: 'small' | 'normal' | 'large';
  /** Square, for a single icon: then it needs an `aria-label`. */
  readonly square?: boolean;
  readonly children?: ComponentChildren;
}

export function Button({ look = 'plain', size = 'normal', square, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      class={classes('button', look, size, square && 'square', rest.class as string | undefined)}
    >
      {children}
    </button>
  );
}
