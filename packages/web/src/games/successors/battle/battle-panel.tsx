/** A battle over the map: both sides, odds before the roll, dice that fall, the result line by line. */

import { classes } from '../../../look/classes.ts';
import { Emblem } from '../../../look/emblem.tsx';
import { say } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { generalOf } from '../content.ts';
import { MapIcon } from '../map-icon.tsx';
import { unitsName } from '../map-words.ts';
import { Medallion } from '../medallion.tsx';
import { generalName, spaceName } from '../names.ts';
import type { BattleId } from '../shown-fights.ts';
import { UnitSign } from '../units.tsx';
import { Middle, Result, useBattle } from './fought.tsx';
import { BattleFrame, colourOf, Losing, nameOf } from './frame.tsx';
import { battleIn, beforeResult, type Fighter, type Part, STAGES } from './telling.ts';

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

function FighterView({
  as: role,
  fighter,
}: {
  readonly as: 'attacker' | 'defender';
  readonly fighter: Fighter;
}) {
  const { side, general, parts, strength } = fighter;
  const known = general === null ? undefined : generalOf(general);
  return (
    <section class={classes('battle-side', colourOf(side))}>
      <header>
        {general !== null && <Medallion general={general} owner={side} size={54} />}
        <div>
          <span class="caps">{say(`successors.battle.${role}`, { name: nameOf(side) })}</span>
          <h3>{general === null ? say('successors.battle.nobodyLeads') : generalName(general)}</h3>
          {known !== undefined && (
            <small>{say('successors.ratings', { initiative: known.initiative, battle: known.battle })}</small>
          )}
        </div>
        {side !== null && <Emblem seat={side} size={28} />}
      </header>
      <ul>
        {parts.map((part) => (
          <PartView key={part.what} part={part} />
        ))}
      </ul>
      {strength !== null && (
        <p class="battle-strength">
          <span>
            {say('successors.battle.strength')} <Clause id="S14.6-05" />
          </span>
          <b>{strength}</b>
        </p>
      )}
    </section>
  );
}

function PartView({ part: { what, count, each, dice, by } }: { readonly part: Part }) {
  const isLocal = what === 'local';
  return (
    <li>
      <span class="battle-sign-box">
        {isLocal ? <MapIcon name="village" size={20} /> : <UnitSign unit={what} size={20} />}
      </span>
      <span>
        <b class="battle-what">{isLocal ? say('successors.battle.local') : unitsName(what, count)}</b>
        <small>
          {isLocal ? (
            <Clause id="S14.5-01" />
          ) : each === null ? (
            say('successors.battle.elephants')
          ) : (
            say('successors.battle.each', { each })
          )}
        </small>
      </span>
      <span class="battle-pips" aria-hidden="true">
        {dice.length > 0
          ? dice.map((strength, i) => (
              <em key={i} class="elephant-die">
                {strength}
              </em>
            ))
          : Array.from({ length: Math.min(count, 12) }, (_, i) => (
              <i key={i} class={classes(each === 2 && 'two', each === 3 && 'three')} />
            ))}
      </span>
      <b class="battle-by">{by}</b>
    </li>
  );
}
