/** A battle over the map: both sides, odds before the roll, dice that fall, the result line by line. */

import './battle.css';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../look/button.tsx';
import { classes } from '../../../look/classes.ts';
import { Emblem, seatColour } from '../../../look/emblem.tsx';
import { Stroke } from '../../../look/icon.tsx';
import { say, seatName } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useTable } from '../../../table/context.ts';
import { Die } from '../../../table/die.tsx';
import { Sentence } from '../../../table/sentence.tsx';
import { whoseLoss } from '../answer-words.ts';
import { type BattleId, isBattleRoll, lastBattle, openBattle, type Story, storyOf } from '../battles.ts';
import { box, generalOf } from '../content.ts';
import { MapIcon } from '../map-icon.tsx';
import { unitsName } from '../map-words.ts';
import { Medallion } from '../medallion.tsx';
import { generalName, provinceName, spaceName } from '../names.ts';
import { UnitSign } from '../units.tsx';
import {
  type Battle,
  battleIn,
  beforeResult,
  type Fighter,
  type Part,
  type Side,
  STAGES,
} from './telling.ts';

const colourOf = (side: Side): string => (side === null ? 'neutral' : seatColour(side));
const nameOf = (side: Side): string =>
  side === null ? say('successors.map.independent') : seatName.value(side);

export function BattlePanel() {
  const id = openBattle.value;
  return id === null ? null : <Fought key={`${id.seq} ${id.nth}`} id={id} />;
}

function Fought({ id }: { readonly id: BattleId }) {
  const { latest } = useTable();
  const view = latest.view.value;
  const seq = view?.seq ?? 0;
  const story = storyOf(latest.log.value, id, seq);
  const panel = useRef<HTMLElement>(null);
  const isAtRest = useRest(panel, story);
  const close = () => {
    openBattle.value = null;
  };
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      close();
      event.preventDefault();
      event.stopPropagation();
    }
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
  if (story === null) return null;
  const last = lastBattle(latest.log.value, seq);
  const isUnderWay =
    last?.seq === id.seq && last.nth === id.nth && view?.crumbs.includes('landBattle') === true;
  const whole = battleIn(story);
  const battle = isAtRest ? whole : beforeResult(whole);
  const province = box().spaces.find(({ id: space }) => space === battle.space)?.province ?? null;
  // What is over has no stage that it is at.
  const now = isUnderWay || !isAtRest ? battle.stage : null;
  return (
    <article
      ref={panel}
      class="battle"
      aria-label={say('successors.battle.at', { name: spaceName(battle.space) })}
    >
      <header class="battle-head">
        <div>
          <span class="caps">
            {[say('successors.battle'), ...(province === null ? [] : [provinceName(province)])].join(' · ')}
          </span>
          <h2>{spaceName(battle.space)}</h2>
        </div>
        <ol class="battle-stages" aria-label={say('successors.battle.stages')}>
          {STAGES.map((stage, i) => (
            <li
              key={stage}
              class={classes(i <= battle.stage && 'done', i === now && 'now')}
              aria-current={i === now ? 'step' : undefined}
            >
              {say(`successors.battle.stage.${stage}`)}
            </li>
          ))}
        </ol>
        <Button look="quiet" square aria-label={say('look.close')} onClick={close}>
          <Stroke name="close" />
        </Button>
      </header>
      <div class="battle-sides">
        <FighterView as="attacker" fighter={battle.attacker} />
        <Middle battle={battle} isAtRest={isAtRest} />
        <FighterView as="defender" fighter={battle.defender} />
      </div>
      <Result battle={battle} />
      {isAtRest && <Losing space={battle.space} />}
    </article>
  );
}

/** Whether the dice lie still: those that have just fallen are seen to fall first, and then it may be told. */
function useRest(panel: RefObject<HTMLElement | null>, story: Story | null): boolean {
  const { scene } = useTable();
  const rolls = story?.messages.filter(isBattleRoll).length ?? 0;
  const [rested, setRested] = useState(0);
  useLayoutEffect(() => {
    let gone = false;
    const falling = [...(panel.current?.querySelectorAll('.battle-dice > *') ?? [])].flatMap((die) =>
      die.getAnimations(),
    );
    const rest = () => {
      if (gone) return;
      setRested(rolls);
      scene.release();
    };
    if (falling.length === 0) rest();
    else Promise.all(falling.map(({ finished }) => finished)).then(rest, rest);
    return () => {
      gone = true;
    };
  }, [rolls]);
  return rested === rolls;
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

const percent = (thousandths: number): number => Math.round(thousandths / 10);

interface MiddleProps {
  readonly battle: Battle;
  readonly isAtRest: boolean;
}
function Middle({ battle: { attacker, defender, odds, winner }, isAtRest }: MiddleProps) {
  const [win, draw] = [percent(odds.win), percent(odds.draw)];
  const lose = 100 - win - draw;
  const isRolled = attacker.roll !== null && defender.roll !== null;
  return (
    <section class="battle-middle">
      <span class="caps">{say('successors.battle.odds')}</span>
      <div class="battle-odds">
        <p class={colourOf(attacker.side)}>
          <b>{win}</b>% <small>{say('successors.battle.wins', { name: nameOf(attacker.side) })}</small>
        </p>
        <p class="middling">
          <b>{draw}</b>% <small>{say('successors.battle.drawn')}</small>
        </p>
        <p class={colourOf(defender.side)}>
          <b>{lose}</b>% <small>{say('successors.battle.wins', { name: nameOf(defender.side) })}</small>
        </p>
      </div>
      <span class="battle-bar" aria-hidden="true">
        <i class={colourOf(attacker.side)} style={{ flexGrow: odds.win }} />
        <i class="drawn" style={{ flexGrow: odds.draw }} />
        <i class={colourOf(defender.side)} style={{ flexGrow: odds.lose }} />
      </span>
      {isRolled && (
        <>
          <div class="battle-field">
            <Rolled fighter={attacker} isAtRest={isAtRest} />
            <MapIcon name="crossed-swords" size={28} />
            <Rolled fighter={defender} isAtRest={isAtRest} />
          </div>
          <div class={classes('battle-scores', !isAtRest && 'to-come')} aria-hidden={!isAtRest}>
            <Score fighter={attacker} won={winner === attacker.side} isAtRest={isAtRest} />
            <i>{say('successors.battle.to')}</i>
            <Score fighter={defender} won={winner === defender.side} isAtRest={isAtRest} />
          </div>
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

interface ScoreProps extends RolledProps {
  readonly won: boolean;
}
function Score({ fighter: { side, roll }, won, isAtRest }: ScoreProps) {
  return (
    <p class={classes(colourOf(side), won && 'won')}>
      <b>{isAtRest ? roll?.score : ' '}</b>
      <small>{say('successors.battle.score')}</small>
    </p>
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
      <ol class="battle-lines">
        {lines.map(({ message, clause }, i) => (
          <li key={i}>
            <span class="nth" aria-hidden="true">
              {i + 1}
            </span>
            <Sentence message={message} />
            <Clause id={clause} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What I lose is chosen here, as long as I am asked. */
function Losing({ space }: { readonly space: string }) {
  const { answer } = useTable();
  const question = answer.question.value;
  if (question?.kind !== 'lose' || question.about.space !== space) return null;
  const units = answer.choices.value.filter(({ why }) => why === null);
  return (
    <fieldset class="battle-losing" aria-label={say('successors.battle.choose')}>
      <span class="caps">{say('successors.battle.choose')}</span>
      {units.map(({ field, value }) => {
        const whose = whoseLoss(question.about, { field, value });
        const name = unitsName(String(value), 1);
        return (
          <Button
            key={`${field} ${value}`}
            look="act"
            disabled={answer.busy.value}
            onClick={() =>
              answer.propose({ [field]: value }, { words: whose === null ? name : `${name}, ${whose}` })
            }
          >
            <UnitSign unit={String(value)} size={18} /> {name}
            {whose !== null && <span>{whose}</span>}
          </Button>
        );
      })}
      {units.some(({ field }) => field === 'loseJoined') && <small>{say('successors.lose.both')}</small>}
      <small>{say('successors.battle.noUndo')}</small>
    </fieldset>
  );
}
