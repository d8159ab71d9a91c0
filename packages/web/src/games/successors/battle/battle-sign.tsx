/** Beside a sentence of the log that tells of a battle or a Siege: opens it again. */

import type { Message } from '../../../api.ts';
import { say } from '../../../messages.ts';
import { useTable } from '../../../table/context.ts';
import { battleOf, isBattle } from '../battles.ts';
import { MapIcon } from '../map-icon.tsx';
import { openBattle, openSiege } from '../shown-fights.ts';
import { isSiege } from '../sieges.ts';

export function BattleSign({ message }: { readonly message: Message }) {
  const { store } = useTable();
  const isOfSiege = isSiege(message);
  if (!isBattle(message) && !isOfSiege) return null;
  return (
    <button
      type="button"
      class="battle-sign"
      onClick={() => {
        (isOfSiege ? openSiege : openBattle).value = battleOf(store.log.peek(), message);
      }}
    >
      <MapIcon name={isOfSiege ? 'siege-tower' : 'crossed-swords'} size={13} />{' '}
      {say(isOfSiege ? 'successors.siege.show' : 'successors.battle.show')}
    </button>
  );
}
