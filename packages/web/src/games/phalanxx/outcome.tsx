import { Scores } from './score.tsx';

/** How the totals came about. */
export function Outcome() {
  return (
    <div class="outcome-scores">
      <Scores />
    </div>
  );
}
