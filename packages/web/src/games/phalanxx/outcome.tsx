import { isWide } from '../../table/wide.ts';
import { Scores } from './score.tsx';

/** How the totals came about. Where there is room, the dock shows it: dice are of no use any more. */
export function Outcome() {
  if (isWide.value) return null;
  return (
    <div class="outcome-scores">
      <Scores />
    </div>
  );
}
