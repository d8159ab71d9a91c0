/** A battle over the map: both sides, odds before the roll, dice that fall, the result line by line. */

import { say } from '../../../messages.ts';
import { spaceName } from '../names.ts';
import type { BattleId } from '../shown-fights.ts';
import { Middle, Result, useBattle } from './fought.tsx';
import { BattleFrame, FighterView, Losing, nameOf } from './frame.tsx';
import { battleIn, beforeResult, STAGES } from './telling.ts';

export function LandBattlePanel({ id }: { readonly id: BattleId }) {
  const { panel, battle, isAtRest, isNow } = useBattle(id, battleIn, beforeResult);
  if (battle === null) return null;
  const { attacker, defender, winner } = battle;
  const sides = [attacker, defender] as const;
  return (
    <BattleFrame
      panel={panel}
      label={say('successors.battle.at', { name: spaceName(battle.space) })}
      caps={say('successors.battle')}
      space={battle.space}
      stages={STAGES.map((stage) => say(`successors.battle.stage.${stage}`))}
      reached={battle.stage}
      // What is over has no stage that it is at.
      isUnderWay={!isAtRest || isNow('landBattle')}
    >
      <div class="battle-sides">
        <FighterView as="attacker" fighter={attacker} />
        <Middle
          sides={sides}
          odds={battle.odds}
          words={[
            say('successors.battle.wins', { name: nameOf(attacker.side) }),
            say('successors.battle.drawn'),
            say('successors.battle.wins', { name: nameOf(defender.side) }),
          ]}
          winner={winner}
          icon="crossed-swords"
          isAtRest={isAtRest}
        />
        <FighterView as="defender" fighter={defender} />
      </div>
      <Result
        sides={sides}
        winner={winner}
        drawn={say('successors.battle.isDrawn')}
        won={(name) => say('successors.battle.isWon', { name })}
        clause="S14.7-04"
        lines={battle.lines}
      />
      {isAtRest && <Losing space={battle.space} />}
    </BattleFrame>
  );
}
