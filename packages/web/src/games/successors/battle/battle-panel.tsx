/** A battle over the map: both sides, odds before the roll, dice that fall, the result line by line. */

import './battle.css';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../look/button.tsx';
import { classes } from '../../../look/classes.ts';
import { Emblem, seatColour } from '../../../look/emblem.tsx';
import { Stroke } from '../../../look/icon.tsx';
import { say, seatName } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useTable, useView } from '../../../table/context.ts';
import { Die } from '../../../table/die.tsx';
import { Sentence } from '../../../table/sentence.tsx';
import { openBattle, storyOf } from '../battles.ts';
import { box, generalOf } from '../content.ts';
import { whoseLoss } from '../deeds.ts';
import { MapIcon } from '../map-icon.tsx';
import { unitsName } from '../map-words.ts';
import { Medallion } from '../medallion.tsx';
import { generalName, provinceName, spaceName } from '../names.ts';
import { UnitSign } from '../units.tsx';
import type { Table } from '../view.ts';
import { type Battle, battleIn, type Fighter, type Part, type Side, STAGES } from './telling.ts';

const colourOf = (side: Side): string => (side === null ? 'neutral' : seatColour(side));
const nameOf = (side: Side): string =>
  side === null ? say('successors.map.independent') : seatName.value(side);

export function BattlePanel() {
  const { store } = useTable();
  const { seq } = useView<Table>();
  const id = openBattle.value;
  const story = id === null ? null : storyOf(store.log.value, id, seq);
  const panel = useRef<HTMLElement>(null);
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
  if (id === null || story === null) return null;
  const battle = battleIn(story);
  const province = box().spaces.find(({ id: space }) => space === battle.space)?.province ?? null;
  return (
    <article
      ref={panel}
      class="battle"
      aria-label={say('successors.battle.at', { name: spaceName(battle.space) })}
      key={`${id.seq} ${id.nth}`}
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
              class={classes(i < battle.stage && 'done', i === battle.stage && 'now')}
              aria-current={i === battle.stage ? 'step' : undefined}
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
        <Middle battle={battle} />
        <FighterView as="defender" fighter={battle.defender} />
      </div>
      <Result battle={battle} />
    </article>
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

const percent = (thousandths: number): number => Math.round(thousandths / 10);

function Middle({ battle: { attacker, defender, odds, winner } }: { readonly battle: Battle }) {
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
            <Rolled fighter={attacker} />
            <MapIcon name="crossed-swords" size={28} />
            <Rolled fighter={defender} />
          </div>
          <div class="battle-scores">
            <Score fighter={attacker} won={winner === attacker.side} />
            <i>{say('successors.battle.to')}</i>
            <Score fighter={defender} won={winner === defender.side} />
          </div>
        </>
      )}
    </section>
  );
}

/** S14.7-02: a die below the Battle Rating counts as that. */
function Rolled({ fighter: { side, roll } }: { readonly fighter: Fighter }) {
  if (roll === null) return null;
  const { dice, rating, total } = roll;
  return (
    <div class={classes('battle-roll', colourOf(side))}>
      <p class="battle-dice">
        {dice.map((die, i) => (
          <span key={i}>
            <Die value={die} size={40} />
            {die < rating && <em>→ {rating}</em>}
          </span>
        ))}
      </p>
      <p>
        {say('successors.battle.rating', { rating })} <b>{total}</b>
      </p>
      <span class="unseen">
        {say('successors.battle.rolled', { name: nameOf(side), dice: dice.join(', '), total })}
      </span>
    </div>
  );
}

function Score({ fighter: { side, roll }, won }: { readonly fighter: Fighter; readonly won: boolean }) {
  return (
    <p class={classes(colourOf(side), won && 'won')}>
      <b>{roll?.score}</b>
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
      <Losing space={battle.space} />
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
        return (
          <Button
            key={`${field} ${value}`}
            look="act"
            disabled={answer.busy.value}
            onClick={() => answer.act({ [field]: value })}
          >
            <UnitSign unit={String(value)} size={18} /> {unitsName(String(value), 1)}
            {whose !== null && <small>{whose}</small>}
          </Button>
        );
      })}
      {units.some(({ field }) => field === 'loseJoined') && <small>{say('successors.lose.both')}</small>}
      <small>{say('successors.battle.noUndo')}</small>
    </fieldset>
  );
}
