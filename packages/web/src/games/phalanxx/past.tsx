import { ActionCard, Tray } from './dice.tsx';

/** The dice of whoever had the turn: without them a replay would not tell what was done with what. */
export function Past() {
  return (
    <div class="pocket-dice past-dice">
      <ActionCard past />
      <Tray />
    </div>
  );
}
