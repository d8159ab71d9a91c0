/** A Naval Battle over the map: the Fleets of both sides, odds before the roll, dice that fall, what comes of them. */

import './sea.css';
import { classes } from '../../../look/classes.ts';
import { Emblem } from '../../../look/emblem.tsx';
import { say } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { type Contender, Middle, Result, useBattle } from '../battle/fought.tsx';
import { BattleFrame, colourOf, Losing, nameOf } from '../battle/frame.tsx';
import { box } from '../content.ts';
import { FleetToken } from '../fleet-token.tsx';
import { MapIcon } from '../map-icon.tsx';
import { royalIcons } from '../map-icon-names.ts';
import { Medallion } from '../medallion.tsx';
import { fleetName, generalName, royalName, spaceName } from '../names.ts';
import type { BattleId } from '../shown-fights.ts';
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
  const { panel, battle, isAtRest, isLatest, isNow } = useBattle(id, navalBattleIn, beforeNavalResult);
  if (battle === null) return null;
  const { mover, interceptor, winner } = battle;
  const sides = [contender(mover), contender(interceptor)] as const;
  return (
    <BattleFrame
      panel={panel}
      label={say('successors.naval.at', { name: spaceName(battle.space) })}
      caps={say('successors.naval')}
      space={battle.space}
      look="naval"
      stages={NAVAL_STAGES.map((stage) => say(`successors.naval.stage.${stage}`))}
      reached={battle.stage}
      isUnderWay={!isAtRest || isNow('sailing', 'navalBattle')}
    >
      {battle.declarations.length > 1 && <Declared id={id} declarations={battle.declarations} />}
      <div class="battle-sides">
        <Mover battle={battle} />
        <Middle
          sides={sides}
          odds={battle.odds}
          words={[
            say('successors.naval.through', { name: nameOf(mover.seat) }),
            say('successors.naval.draw'),
            say('successors.naval.back', { name: nameOf(interceptor.seat) }),
          ]}
          winner={winner}
          icon="trireme"
          isAtRest={isAtRest}
        >
          <p class="naval-ratings">
            {say('successors.naval.ratings')} <Clause id="S13.3.D-14" />
          </p>
        </Middle>
        <Interceptor side={interceptor} />
      </div>
      <Result
        sides={sides}
        winner={winner}
        drawn={say('successors.naval.isDrawn')}
        won={(name) => say('successors.naval.isWon', { name })}
        clause="S13.3.D-02"
        lines={battle.lines}
      />
      {isAtRest && <Losing space={battle.space} atSea />}
      {isAtRest && isLatest && <GoingOn />}
    </BattleFrame>
  );
}

const contender = ({ seat, strength, roll }: NavalSide): Contender => ({ side: seat, strength, roll });

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
        // As it fought, though to be Dispersed has turned it over.
        const now = { owner: side.seat, upgraded, dispersed };
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
