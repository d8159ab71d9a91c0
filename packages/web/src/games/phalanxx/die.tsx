import { say } from '../../messages.ts';
import type { DieView } from './view.ts';

/** Where the pips lie, on a field of three by three, row by row. */
const pips = ['4', '08', '048', '0268', '02468', '023568'];

/** A die of this game; without `label` the words beside it say what it shows. */
export function Cube({
  die: { colour, value },
  size = 24,
  label = false,
}: {
  readonly die: DieView;
  readonly size?: number;
  readonly label?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named where nothing beside it says the same
    <svg
      class="cube"
      data-colour={colour}
      width={size}
      height={size}
      viewBox="0 0 36 36"
      {...(label ? { role: 'img', 'aria-label': dieWords({ colour, value }) } : { 'aria-hidden': true })}
    >
      <rect x="1.5" y="1.5" width="33" height="33" rx="8" />
      <path d="M9 2.6h18a6.400 6.400 0 0 1 6.400 6.400" />
      {[...(pips[value - 1] ?? '')].map((pip) => (
        <circle key={pip} cx={10 + (Number(pip) % 3) * 8} cy={10 + Math.floor(Number(pip) / 3) * 8} r="3.1" />
      ))}
    </svg>
  );
}

export const dieWords = ({ colour, value }: DieView): string => say('phalanxx.die', { colour, value });
