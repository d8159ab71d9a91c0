/** What the panels of battles share: the frame with its stages, both sides, dice that lie still, odds, scores, lines and losses. */

import './battle.css';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Button } from '../../../look/button.tsx';
import { classes } from '../../../look/classes.ts';
import { Emblem, seatColour } from '../../../look/emblem.tsx';
import { Stroke } from '../../../look/icon.tsx';
import { isOverlaid } from '../../../look/overlaid.ts';
import { say, seatName } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useTable } from '../../../table/context.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { whoseLoss } from '../answer-words.ts';
import { box, generalOf } from '../content.ts';
import { MapIcon } from '../map-icon.tsx';
import { unitsName } from '../map-words.ts';
import { Medallion } from '../medallion.tsx';
import { generalName, provinceName, spaceName } from '../names.ts';
import { openBattle } from '../shown-fights.ts';
import { UnitSign } from '../units.tsx';
import type { Fighter, Part, Side, Told } from './telling.ts';

export const colourOf = (side: Side): string => (side === null ? 'neutral' : seatColour(side));
export const nameOf = (side: Side): string =>
  side === null ? say('successors.map.independent') : seatName.value(side);

const shut = (): void => {
  openBattle.value = null;
};

interface FrameProps {
  readonly panel: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly caps: string;
  /** Where; null: it has no place. */
  readonly space: string | null;
  readonly look?: string;
  readonly stages: readonly string[];
  /** The last stage that it has come to. */
  readonly reached: number;
  readonly isUnderWay: boolean;
  readonly onClose?: () => void;
  readonly children: ComponentChildren;
}
export function BattleFrame({
  panel,
  label,
  caps,
  space,
  look,
  stages,
  reached,
  isUnderWay,
  onClose = shut,
  children,
}: FrameProps) {
  const { answer } = useTable();
  useLayoutEffect(() => {
    function press(event: KeyboardEvent): void {
      // What waits to be confirmed is let go of first.
      if (event.key !== 'Escape' || answer.proposed.peek() !== null || isOverlaid()) return;
      onClose();
      event.preventDefault();
      event.stopPropagation();
    }
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
  const province = box().spaces.find(({ id }) => id === space)?.province ?? null;
  // Rhodos lies in Rhodos.
  const isNamesake = province !== null && space !== null && provinceName(province) === spaceName(space);
  const now = isUnderWay ? reached : null;
  return (
    <article ref={panel} class={classes('battle', look)} aria-label={label}>
      <header class="battle-head">
        <div>
          <span class="caps">
            {[caps, ...(province === null || isNamesake ? [] : [provinceName(province)])].join(' · ')}
          </span>
          {space !== null && <h2>{spaceName(space)}</h2>}
        </div>
        {stages.length > 0 && (
          <ol class="battle-stages" aria-label={say('successors.battle.stages')}>
            {stages.map((stage, i) => (
              <li
                key={stage}
                class={classes(i <= reached && 'done', i === now && 'now')}
                aria-current={i === now ? 'step' : undefined}
              >
                {stage}
              </li>
            ))}
          </ol>
        )}
        <Button look="quiet" square aria-label={say('look.close')} onClick={onClose}>
          <Stroke name="close" />
        </Button>
      </header>
      {children}
    </article>
  );
}

/** Whether the dice lie still: those that have just fallen are seen to fall first, and then it may be told. */
export function useRest(panel: RefObject<HTMLElement | null>, rolls: number): boolean {
  const { scene } = useTable();
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

interface OddsProps {
  readonly sides: readonly [first: Side, second: Side];
  /** In thousandths, for the first. */
  readonly odds: { readonly win: number; readonly draw: number; readonly lose: number };
  readonly words: readonly [win: string, draw: string, lose: string];
}
export function Odds({ sides: [first, second], odds, words }: OddsProps) {
  const [win, draw] = [percent(odds.win), percent(odds.draw)];
  return (
    <>
      <span class="caps">{say('successors.battle.odds')}</span>
      <div class="battle-odds">
        <p class={colourOf(first)}>
          <b>{win}</b>% <small>{words[0]}</small>
        </p>
        <p class="middling">
          <b>{draw}</b>% <small>{words[1]}</small>
        </p>
        <p class={colourOf(second)}>
          <b>{100 - win - draw}</b>% <small>{words[2]}</small>
        </p>
      </div>
      <span class="battle-bar" aria-hidden="true">
        <i class={colourOf(first)} style={{ flexGrow: odds.win }} />
        <i class="drawn" style={{ flexGrow: odds.draw }} />
        <i class={colourOf(second)} style={{ flexGrow: odds.lose }} />
      </span>
    </>
  );
}
const percent = (thousandths: number): number => Math.round(thousandths / 10);

interface ScoresProps {
  readonly scores: readonly { readonly side: Side; readonly score: number; readonly won: boolean }[];
  readonly isAtRest: boolean;
}
export function Scores({ scores: [first, second], isAtRest }: ScoresProps) {
  const one = ({ side, score, won }: ScoresProps['scores'][number]) => (
    <p class={classes(colourOf(side), won && 'won')}>
      <b>{isAtRest ? score : ' '}</b>
      <small>{say('successors.battle.score')}</small>
    </p>
  );
  return (
    <div class={classes('battle-scores', !isAtRest && 'to-come')} aria-hidden={!isAtRest}>
      {one(first)}
      <i>{say('successors.battle.to')}</i>
      {one(second)}
    </div>
  );
}

export function Lines({ lines }: { readonly lines: readonly Told[] }) {
  return (
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
  );
}

/** What I lose is chosen here, as long as I am asked. */
export function Losing({ space, atSea = false }: { readonly space: string; readonly atSea?: boolean }) {
  const { answer } = useTable();
  const question = answer.question.value;
  if (question?.kind !== 'lose') return null;
  // At sea they are nowhere on the map: those aboard are asked for.
  const { space: where, cause } = question.about;
  if (atSea ? cause !== 'naval' && cause !== 'port' : where !== space) return null;
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

/** One side of a Land Battle: who leads it, its CUs with what they count, its Battle Strength. */
export function FighterView({
  as: role,
  fighter,
}: {
  readonly as: 'attacker' | 'defender';
  readonly fighter: Pick<Fighter, 'side' | 'general' | 'parts' | 'strength' | 'dice'>;
}) {
  const { side, general, parts, strength, dice = 0 } = fighter;
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
          <span>
            <b>{strength}</b>
            {dice > 0 && say('successors.battle.andDice', { dice })}
          </span>
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
        {dice.length > 0 || by === null
          ? (by === null ? Array<null>(count).fill(null) : dice).map((strength, i) => (
              <em key={i} class={classes('elephant-die', strength === null && 'to-roll')}>
                {strength ?? '?'}
              </em>
            ))
          : Array.from({ length: Math.min(count, 12) }, (_, i) => (
              <i key={i} class={classes(each === 2 && 'two', each === 3 && 'three')} />
            ))}
      </span>
      <b class="battle-by">{by ?? '?'}</b>
    </li>
  );
}
