/** A Naval Battle over the map: the Fleets of both sides, odds before the roll, dice that fall, what comes of them. */

import './sea.css';
import { useRef } from 'preact/hooks';
import { classes } from '../../../look/classes.ts';
import { Emblem } from '../../../look/emblem.tsx';
import { say } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useTable } from '../../../table/context.ts';
import { Die } from '../../../table/die.tsx';
import { BattleFrame, colourOf, Lines, Losing, nameOf, Odds, Scores, useRest } from '../battle/frame.tsx';
import { type BattleId, isBattleRoll, isLast, storyOf } from '../battles.ts';
import { box } from '../content.ts';
import { FleetToken } from '../fleet-token.tsx';
import { MapIcon } from '../map-icon.tsx';
import { royalIcons } from '../map-icon-names.ts';
import { Medallion } from '../medallion.tsx';
import { fleetName, generalName, royalName, spaceName } from '../names.ts';
import { UnitSign } from '../units.tsx';
import { Declared } from './declared.tsx';
import { GoingOn } from './going-on.tsx';
import {
  beforeNavalResult,
  NAVAL_STAGES,
  type NavalBattle,
  type NavalSide,
  navalBattleIn,
} from './naval-telling.ts';

export function NavalBattlePanel({ id }: { readonly id: BattleId }) {
  const { latest } = useTable();
  const view = latest.view.value;
  const seq = view?.seq ?? 0;
  const story = storyOf(latest.log.value, id, seq);
  const panel = useRef<HTMLElement>(null);
  const isAtRest = useRest(panel, story?.messages.filter(isBattleRoll).length ?? 0);
  if (story === null) return null;
  const whole = navalBattleIn(story);
  const battle = isAtRest ? whole : beforeNavalResult(whole);
  const isAsked = view?.crumbs.some((crumb) => crumb === 'sailing' || crumb === 'navalBattle') === true;
  return (
    <BattleFrame
      panel={panel}
      label={say('successors.naval.at', { name: spaceName(battle.space) })}
      caps={say('successors.naval')}
      space={battle.space}
      look="naval"
      stages={NAVAL_STAGES.map((stage) => say(`successors.naval.stage.${stage}`))}
      reached={battle.stage}
      isUnderWay={!isAtRest || (isAsked && isLast(latest.log.value, id, seq))}
    >
      {battle.declarations.length > 1 && <Declared id={id} declarations={battle.declarations} />}
      <div class="battle-sides">
        <Mover battle={battle} />
        <Middle battle={battle} isAtRest={isAtRest} />
        <Interceptor side={battle.interceptor} />
      </div>
      <Result battle={battle} />
      {isAtRest && <Losing space={battle.space} atSea />}
      {isAtRest && story.until === seq && <GoingOn />}
    </BattleFrame>
  );
}

function Mover({ battle: { mover, general, from, space, aboard } }: { readonly battle: NavalBattle }) {
  const units = Object.entries(aboard.units);
  const kindOf = (royal: string) => box().royalFamily.find(({ id }) => id === royal)?.kind ?? '';
  return (
    <section class={classes('battle-side', colourOf(mover.seat))}>
      <header>
        <Medallion general={general} owner={mover.seat} size={54} />
        <div>
          <span class="caps">{say('successors.naval.moves', { name: nameOf(mover.seat) })}</span>
          <h3>{generalName(general)}</h3>
          <small>{say('successors.naval.from', { from: spaceName(from), name: spaceName(space) })}</small>
        </div>
        <Emblem seat={mover.seat} size={28} />
      </header>
      <Fleets side={mover} as="escorts" />
      {units.length + aboard.royals.length > 0 && (
        <p class="naval-aboard">
          <small>
            {say('successors.naval.aboard')} <Clause id="S13.2-10" />
          </small>
          {units.map(([unit, count]) => (
            <span key={unit}>
              <UnitSign unit={unit} size={16} /> {count}
            </span>
          ))}
          {aboard.royals.map((royal) => (
            <span key={royal}>
              <MapIcon name={royalIcons[kindOf(royal)] ?? 'crown'} size={15} /> {royalName(royal)}
            </span>
          ))}
        </p>
      )}
      <Strength side={mover} />
    </section>
  );
}

function Interceptor({ side }: { readonly side: NavalSide }) {
  return (
    <section class={classes('battle-side', colourOf(side.seat))}>
      <header>
        <Emblem seat={side.seat} size={54} />
        <div>
          <span class="caps">{say('successors.naval.intercepts', { name: nameOf(side.seat) })}</span>
          <h3>{say('successors.naval.fleets', { count: side.fleets.length })}</h3>
        </div>
      </header>
      <Fleets side={side} as="committed" />
      <Strength side={side} />
    </section>
  );
}

function Fleets({ side, as: role }: { readonly side: NavalSide; readonly as: 'escorts' | 'committed' }) {
  if (side.fleets.length === 0)
    return (
      <p class="naval-none">
        {say('successors.sea.noEscort')} <Clause id="S13.3.C-02" />
      </p>
    );
  return (
    <ul>
      {side.fleets.map(({ fleet, strength, dispersed }) => {
        const known = box().fleets.find(({ id }) => id === fleet);
        const upgraded = strength !== known?.normal;
        const now = { owner: side.seat, upgraded: upgraded && !dispersed, dispersed };
        return (
          <li key={fleet} class={classes(dispersed && 'gone')}>
            <FleetToken fleet={fleet} state={now} />
            <span>
              <b class="battle-what">{fleetName(fleet)}</b>
              <small>
                {dispersed
                  ? say('successors.fleet.dispersed')
                  : say(`successors.naval.${role}`, { upgraded: upgraded ? 'yes' : 'no' })}
              </small>
            </span>
            <b class="battle-by">{strength}</b>
          </li>
        );
      })}
    </ul>
  );
}
const Strength = ({ side }: { readonly side: NavalSide }) => (
  <p class="battle-strength">
    <span>
      {say('successors.sea.fleetStrength')} <Clause id="S13.3.C-01" />
    </span>
    <b>{side.strength}</b>
  </p>
);

interface MiddleProps {
  readonly battle: NavalBattle;
  readonly isAtRest: boolean;
}
function Middle({ battle: { mover, interceptor, odds, winner }, isAtRest }: MiddleProps) {
  const sides = [mover, interceptor];
  return (
    <section class="battle-middle">
      <Odds
        sides={[mover.seat, interceptor.seat]}
        odds={odds}
        words={[
          say('successors.naval.through', { name: nameOf(mover.seat) }),
          say('successors.naval.draw'),
          say('successors.naval.back', { name: nameOf(interceptor.seat) }),
        ]}
      />
      {sides.every(({ roll }) => roll !== null) && (
        <>
          <div class="battle-field">
            <Rolled side={mover} isAtRest={isAtRest} />
            <MapIcon name="trireme" size={28} />
            <Rolled side={interceptor} isAtRest={isAtRest} />
          </div>
          <p class="naval-ratings">
            {say('successors.naval.ratings')} <Clause id="S13.3.D-14" />
          </p>
          <Scores
            scores={sides.map(({ seat, roll }) => ({
              side: seat,
              score: roll?.score ?? 0,
              won: winner === seat,
            }))}
            isAtRest={isAtRest}
          />
        </>
      )}
    </section>
  );
}

function Rolled({
  side: { seat, roll },
  isAtRest,
}: {
  readonly side: NavalSide;
  readonly isAtRest: boolean;
}) {
  if (roll === null) return null;
  const { dice, total } = roll;
  return (
    <div class={classes('battle-roll', colourOf(seat))}>
      <p class="battle-dice">
        {dice.map((die, i) => (
          <span key={i}>
            <Die value={die} size={40} />
          </span>
        ))}
      </p>
      <p class={classes(!isAtRest && 'to-come')}>
        {say('successors.naval.roll')} <b>{isAtRest && total}</b>
      </p>
      {isAtRest && (
        <span class="unseen">
          {say('successors.battle.rolled', { name: nameOf(seat), dice: dice.join(', '), total })}
        </span>
      )}
    </div>
  );
}

function Result({ battle: { mover, interceptor, winner, lines } }: { readonly battle: NavalBattle }) {
  const [a, b] = [mover.roll, interceptor.roll];
  return (
    <section class="battle-result">
      {winner !== undefined && (
        <header>
          {winner !== 'nobody' && <Emblem seat={winner} size={26} />}
          <h3>
            {winner === 'nobody'
              ? say('successors.naval.isDrawn')
              : say('successors.naval.isWon', { name: nameOf(winner) })}
          </h3>
          {a !== null && b !== null && (
            <span class="chip">
              {say('successors.battle.table', {
                strength: mover.strength,
                roll: a.total,
                score: a.score,
                otherStrength: interceptor.strength,
                otherRoll: b.total,
                otherScore: b.score,
              })}{' '}
              <Clause id="S13.3.D-02" />
            </span>
          )}
        </header>
      )}
      <Lines lines={lines} />
    </section>
  );
}
