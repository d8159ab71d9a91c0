/** How a battle is decided, on land or at sea: its story as far as it may be told, odds, dice, scores, and who has won. */

import type { ComponentChildren, ComponentProps, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { classes } from '../../../look/classes.ts';
import { Emblem } from '../../../look/emblem.tsx';
import { say } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useTable } from '../../../table/context.ts';
import { Die } from '../../../table/die.tsx';
import { isLast, type Story, storyOf } from '../battles.ts';
import { MapIcon } from '../map-icon.tsx';
import { type BattleId, isBattleRoll } from '../shown-fights.ts';
import { colourOf, Lines, nameOf, Odds, Scores, useRest } from './frame.tsx';
import type { Side, Told } from './telling.ts';

interface Watched<B> {
  readonly panel: RefObject<HTMLElement | null>;
  readonly isAtRest: boolean;
  /** As far as the dice lie still; null where there is no such battle. */
  readonly battle: B | null;
  /** Whether this is the latest battle, and one of these procedures is under way. */
  isNow(...procedures: readonly string[]): boolean;
  /** It goes on, or has only just ended. */
  readonly isLatest: boolean;
}
export function useBattle<B>(
  id: BattleId,
  tell: (story: Story) => B,
  beforeResult: (whole: B) => B,
): Watched<B> {
  const { latest } = useTable();
  const view = latest.view.value;
  const seq = view?.seq ?? 0;
  const story = storyOf(latest.log.value, id, seq);
  const panel = useRef<HTMLElement>(null);
  const isAtRest = useRest(panel, story?.messages.filter(isBattleRoll).length ?? 0);
  const whole = story === null ? null : tell(story);
  return {
    panel,
    isAtRest,
    battle: whole === null || isAtRest ? whole : beforeResult(whole),
    isLatest: story?.until === seq,
    isNow: (...procedures) =>
      isLast(latest.log.value, id, seq) && view?.crumbs.some((crumb) => procedures.includes(crumb)) === true,
  };
}

interface Roll {
  readonly dice: readonly number[];
  /** S14.7-02: a die below the Battle Rating counts as that; at sea there is none. */
  readonly rating?: number;
  readonly total: number;
  readonly score: number;
}
export interface Contender {
  readonly side: Side;
  readonly strength: number | null;
  readonly roll: Roll | null;
}
type Contenders = readonly [first: Contender, second: Contender];

interface MiddleProps extends Pick<ComponentProps<typeof Odds>, 'odds' | 'words'> {
  readonly sides: Contenders;
  readonly winner: Side | 'nobody' | undefined;
  readonly icon: ComponentProps<typeof MapIcon>['name'];
  readonly isAtRest: boolean;
  /** Between the dice and the scores. */
  readonly children?: ComponentChildren;
}
export function Middle({ sides, odds, words, winner, icon, isAtRest, children }: MiddleProps) {
  const [first, second] = sides;
  return (
    <section class="battle-middle">
      <Odds sides={[first.side, second.side]} odds={odds} words={words} />
      {first.roll !== null && second.roll !== null && (
        <>
          <div class="battle-field">
            <Rolled side={first.side} roll={first.roll} isAtRest={isAtRest} />
            <MapIcon name={icon} size={28} />
            <Rolled side={second.side} roll={second.roll} isAtRest={isAtRest} />
          </div>
          {children}
          <Scores
            scores={sides.map(({ side, roll }) => ({ side, score: roll?.score ?? 0, won: winner === side }))}
            isAtRest={isAtRest}
          />
        </>
      )}
    </section>
  );
}

interface RolledProps {
  readonly side: Side;
  readonly roll: Roll;
  readonly isAtRest: boolean;
}
function Rolled({ side, roll: { dice, rating, total }, isAtRest }: RolledProps) {
  return (
    <div class={classes('battle-roll', colourOf(side))}>
      <p class="battle-dice">
        {dice.map((die, i) => (
          <span key={i}>
            <Die value={die} size={40} />
            {rating !== undefined && die < rating && isAtRest && <em>→ {rating}</em>}
          </span>
        ))}
      </p>
      <p class={classes(!isAtRest && 'to-come')}>
        {rating === undefined ? say('successors.naval.roll') : say('successors.battle.rating', { rating })}{' '}
        <b>{isAtRest && total}</b>
      </p>
      {isAtRest && (
        <span class="unseen">
          {say('successors.battle.rolled', { name: nameOf(side), dice: dice.join(', '), total })}
        </span>
      )}
    </div>
  );
}

interface ResultProps {
  readonly sides: Contenders;
  readonly winner: Side | 'nobody' | undefined;
  readonly drawn: string;
  readonly won: (name: string) => string;
  /** Of the Battle Table. */
  readonly clause: string;
  readonly lines: readonly Told[];
}
export function Result({ sides: [first, second], winner, drawn, won, clause, lines }: ResultProps) {
  const [a, b] = [first.roll, second.roll];
  return (
    <section class="battle-result">
      {winner !== undefined && (
        <header>
          {typeof winner === 'number' && <Emblem seat={winner} size={26} />}
          <h3>{winner === 'nobody' ? drawn : won(nameOf(winner))}</h3>
          {a !== null && b !== null && (
            <span class="chip">
              {say('successors.battle.table', {
                strength: first.strength,
                roll: a.total,
                score: a.score,
                otherStrength: second.strength,
                otherRoll: b.total,
                otherScore: b.score,
              })}{' '}
              <Clause id={clause} />
            </span>
          )}
        </header>
      )}
      <Lines lines={lines} />
    </section>
  );
}
