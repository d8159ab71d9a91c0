/** A battle over the map: both sides, odds before the roll, dice that fall, the result line by line. */

import { useRef } from 'preact/hooks';
import { classes } from '../../../look/classes.ts';
import { Emblem } from '../../../look/emblem.tsx';
import { say } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useTable } from '../../../table/context.ts';
import { Die } from '../../../table/die.tsx';
import { type BattleId, isBattleRoll, isLast, storyOf } from '../battles.ts';
import { generalOf } from '../content.ts';
import { MapIcon } from '../map-icon.tsx';
import { unitsName } from '../map-words.ts';
import { Medallion } from '../medallion.tsx';
import { generalName, spaceName } from '../names.ts';
import { UnitSign } from '../units.tsx';
import { BattleFrame, colourOf, Lines, Losing, nameOf, Odds, Scores, useRest } from './frame.tsx';
import { type Battle, battleIn, beforeResult, type Fighter, type Part, STAGES } from './telling.ts';

export function LandBattlePanel({ id }: { readonly id: BattleId }) {
  const { latest } = useTable();
  const view = latest.view.value;
  const seq = view?.seq ?? 0;
  const story = storyOf(latest.log.value, id, seq);
  const panel = useRef<HTMLElement>(null);
  const isAtRest = useRest(panel, story?.messages.filter(isBattleRoll).length ?? 0);
  if (story === null) return null;
  const whole = battleIn(story);
  const battle = isAtRest ? whole : beforeResult(whole);
  return (
    <BattleFrame
      panel={panel}
      label={say('successors.battle.at', { name: spaceName(battle.space) })}
      caps={say('successors.battle')}
      space={battle.space}
      stages={STAGES.map((stage) => say(`successors.battle.stage.${stage}`))}
      reached={battle.stage}
      // What is over has no stage that it is at.
      isUnderWay={
        !isAtRest || (isLast(latest.log.value, id, seq) && view?.crumbs.includes('landBattle') === true)
      }
    >
      <div class="battle-sides">
        <FighterView as="attacker" fighter={battle.attacker} />
        <Middle battle={battle} isAtRest={isAtRest} />
        <FighterView as="defender" fighter={battle.defender} />
      </div>
      <Result battle={battle} />
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

interface MiddleProps {
  readonly battle: Battle;
  readonly isAtRest: boolean;
}
function Middle({ battle: { attacker, defender, odds, winner }, isAtRest }: MiddleProps) {
  const isRolled = attacker.roll !== null && defender.roll !== null;
  return (
    <section class="battle-middle">
      <Odds
        sides={[attacker.side, defender.side]}
        odds={odds}
        words={[
          say('successors.battle.wins', { name: nameOf(attacker.side) }),
          say('successors.battle.drawn'),
          say('successors.battle.wins', { name: nameOf(defender.side) }),
        ]}
      />
      {isRolled && (
        <>
          <div class="battle-field">
            <Rolled fighter={attacker} isAtRest={isAtRest} />
            <MapIcon name="crossed-swords" size={28} />
            <Rolled fighter={defender} isAtRest={isAtRest} />
          </div>
          <Scores
            scores={[attacker, defender].map(({ side, roll }) => ({
              side,
              score: roll?.score ?? 0,
              won: winner === side,
            }))}
            isAtRest={isAtRest}
          />
        </>
      )}
    </section>
  );
}

/** S14.7-02: a die below the Battle Rating counts as that. */
interface RolledProps {
  readonly fighter: Fighter;
  readonly isAtRest: boolean;
}
function Rolled({ fighter: { side, roll }, isAtRest }: RolledProps) {
  if (roll === null) return null;
  const { dice, rating, total } = roll;
  return (
    <div class={classes('battle-roll', colourOf(side))}>
      <p class="battle-dice">
        {dice.map((die, i) => (
          <span key={i}>
            <Die value={die} size={40} />
            {die < rating && isAtRest && <em>→ {rating}</em>}
          </span>
        ))}
      </p>
      <p class={classes(!isAtRest && 'to-come')}>
        {say('successors.battle.rating', { rating })} <b>{isAtRest && total}</b>
      </p>
      {isAtRest && (
        <span class="unseen">
          {say('successors.battle.rolled', { name: nameOf(side), dice: dice.join(', '), total })}
        </span>
      )}
    </div>
  );
}

function Result({ battle }: { readonly battle: Battle }) {
  const { attacker, defender, winner, lines } = battle;
  const [a, d] = [attacker.roll, defender.roll];
  return (
    <section class="battle-result">
      {winner !== undefined && (
        <header>
          {typeof winner === 'number' && <Emblem seat={winner} size={26} />}
          <h3>
            {winner === 'nobody'
              ? say('successors.battle.isDrawn')
              : say('successors.battle.isWon', { name: nameOf(winner) })}
          </h3>
          {a !== null && d !== null && (
            <span class="chip">
              {say('successors.battle.table', {
                strength: attacker.strength,
                roll: a.total,
                score: a.score,
                otherStrength: defender.strength,
                otherRoll: d.total,
                otherScore: d.score,
              })}{' '}
              <Clause id="S14.7-04" />
            </span>
          )}
        </header>
      )}
      <Lines lines={lines} />
    </section>
  );
}
