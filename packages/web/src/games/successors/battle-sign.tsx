/** Beside a sentence of the log that tells of a battle: opens it again. */

import type { Message } from '../../api.ts';
import { say } from '../../messages.ts';
import { useTable } from '../../table/context.ts';
import { battleOf, isBattle, openBattle } from './battles.ts';
import { MapIcon } from './map-icon.tsx';

export function BattleSign({ message }: { readonly message: Message }) {
  const { store } = useTable();
  if (!isBattle(message)) return null;
  return (
    <button
      type="button"
      class="battle-sign"
      onClick={() => {
        openBattle.value = battleOf(store.log.peek(), message);
      }}
    >
      <MapIcon name="crossed-swords" size={13} /> {say('successors.battle.show')}
    </button>
  );
}
