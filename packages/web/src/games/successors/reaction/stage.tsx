/**
 * Where Surprise cards can be played: what happens, what each card in hand would change, the chances with it and without, and
 * to pass. The same parts for every window; what is said in them comes from the forecast of the server.
 */

import './reaction.css';
import type { PlayForecast, ReactionForecast, SideForecast } from '@diadochi/successors';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { standingOf } from '../../../content/items.ts';
import { Button } from '../../../look/button.tsx';
import { classes } from '../../../look/classes.ts';
import { Emblem } from '../../../look/emblem.tsx';
import { Stroke } from '../../../look/icon.tsx';
import { say, sayMessage } from '../../../messages.ts';
import { beginWith } from '../../../steward/begin-with.ts';
import { AlwaysSo } from '../../../table/always-so.tsx';
import { Clause } from '../../../table/clause.tsx';
import { useTable, useView } from '../../../table/context.ts';
import { Sentence } from '../../../table/sentence.tsx';
import { BattleFrame, FighterView, nameOf } from '../battle/frame.tsx';
import { type Fighter, inOrder, type Side } from '../battle/telling.ts';
import { effectWords, Ops, sortWords, typeOf } from '../card.tsx';
import { cardOf } from '../content.ts';
import { useForetold } from '../march/forecast.ts';
import { cardName, unitName } from '../names.ts';
import { showCard } from '../open-dialog.ts';
import type { Table } from '../view.ts';
import { Expected, Figures } from './outlook.tsx';
import { isShut } from './shut.ts';

/** The clause that opens each window. */
const CLAUSES: { readonly [window: string]: string } = {
  interceptionRoll: 'C46-01',
  evasionRoll: 'C46-01',
  battleCards: 'S14.3-01',
  prestigeCompared: 'C51-01',
  seaCards: 'C53-01',
  siegeRoll: 'C52-01',
  battleLost: 'CO68-01',
  surprisePlayed: 'C56-01',
};
/** The stages of a Land Battle, of which this is the first. */
const BATTLE = ['cards', 'strength', 'rolls', 'losses', 'retreat'];

export function ReactionStage() {
  const { answer, store } = useTable();
  const question = answer.question.value;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const forecast = useForetold<ReactionForecast>(question === null ? null : { reaction: true });
  const isSeen = question !== null && !isShut(question.id);
  useLayoutEffect(() => {
    // Whoever answers by keys is at the question, and not at a card by accident.
    if (isSeen && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [question?.id, isSeen]);
  if (question === null || !isSeen) return null;
  const { kind, about } = question;
  const me = store.me.value;
  const isAnswer = kind === 'surprisePlayed';
  const window = forecast?.window ?? (isAnswer ? null : kind);
  const isBattle = window === 'battleCards';
  const title = say(`successors.react.title.${isAnswer ? (window ?? 'anyTime') : kind}`);
  return (
    <BattleFrame
      panel={panel}
      look="reaction"
      label={title}
      caps={title}
      space={forecast?.space ?? null}
      stages={isBattle ? BATTLE.map((stage) => say(`successors.battle.stage.${stage}`)) : []}
      reached={0}
      isUnderWay
      onClose={() => isShut(question.id, true)}
    >
      <div class="reaction-body">
        <Sides sides={forecast?.sides ?? null}>
          {isAnswer && <PlayedCard by={Number(about.by)} card={String(about.card)} forecast={forecast} />}
          {forecast?.without != null && (
            <section class="reaction-now">
              <span class="caps">
                {say(isAnswer ? 'successors.react.ifItHappens' : 'successors.react.asItStands')}
              </span>
              {/* Between the two sides it stands as they do. */}
              <Expected outlook={forecast.without} me={forecast.sides === null ? me : null} />
              {(isAnswer || forecast.sides === null) && <Figures before={forecast.without} />}
              {kind === 'battleCards' && forecast.sides !== null && (
                <Turns sides={forecast.sides} now={Number(about.side)} />
              )}
            </section>
          )}
        </Sides>
        <section class="reaction-cards">
          <header class="reaction-head">
            {me !== null && <Emblem seat={me} size={26} />}
            <h3 ref={heading} tabIndex={-1}>
              {say(isAnswer ? 'successors.react.doYouAnswer' : 'successors.react.yourCards')}
            </h3>
            {forecast !== null && (
              <span>
                {say('successors.react.fitting', {
                  count: forecast.cards.length,
                  fit: forecast.cards.filter(({ plays }) => plays.length > 0).length,
                })}{' '}
                <Clause id={CLAUSES[kind] ?? null} />
              </span>
            )}
          </header>
          <div class="reaction-answers">
            <Cards kind={kind} forecast={forecast} />
          </div>
        </section>
      </div>
      <Passing kind={kind} />
    </BattleFrame>
  );
}

/** In a Land Battle what happens stands between the two sides. */
function Sides({
  sides,
  children,
}: {
  readonly sides: ReactionForecast['sides'];
  readonly children: ComponentChildren;
}) {
  if (sides === null) return children;
  const [attacker, defender] = sides.map(fighterOf);
  return (
    <div class="battle-sides">
      <FighterView as="attacker" fighter={attacker} />
      <div class="battle-middle">{children}</div>
      <FighterView as="defender" fighter={defender} />
    </div>
  );
}
const sideOf = ({ owner }: SideForecast): Side => (typeof owner === 'number' ? owner : null);
const fighterOf = (side: SideForecast): Omit<Fighter, 'roll'> => ({
  side: sideOf(side),
  general: side.general,
  parts: inOrder(inOneRow(side.parts)).map(({ what, count, each, by }) => ({
    ...{ what, count, each, dice: [] },
    // What cannot trample any more counts nothing.
    by: each === null && side.elephants > 0 ? null : by,
  })),
  strength: side.strength,
  dice: side.elephants,
});

/** Local Troops come for two reasons: they are one row, as they are in the battle. */
function inOneRow(parts: SideForecast['parts']): SideForecast['parts'] {
  const [local, ...more] = parts.filter(({ what }) => what === 'local');
  if (local === undefined) return parts;
  const by = more.reduce((sum, part) => sum + part.by, local.by);
  return [...parts.filter(({ what }) => what !== 'local'), { ...local, count: 0, by }];
}

/** S14.3-02, S14.3-03: the Attacker first, then the Defender. */
function Turns({ sides, now }: { readonly sides: readonly SideForecast[]; readonly now: number }) {
  return (
    <ol class="reaction-turns">
      {sides.map((side, i) => {
        const seat = sideOf(side);
        return (
          <li key={i} class={classes(i === now && 'now')} aria-current={i === now ? 'step' : undefined}>
            {seat !== null && <Emblem seat={seat} size={22} />}
            <span>
              {say(`successors.react.turn.${i === 0 ? 'attacker' : 'defender'}`, { name: nameOf(seat) })}{' '}
              {i === 0 && <Clause id="S14.3-03" />}
            </span>
            <b>{say(`successors.react.turn.${i === now ? 'now' : i < now ? 'done' : 'next'}`)}</b>
          </li>
        );
      })}
    </ol>
  );
}

/** A card that somebody has just played, with what it does if nobody answers. */
function PlayedCard({
  by,
  card,
  forecast,
}: {
  readonly by: number;
  readonly card: string;
  readonly forecast: ReactionForecast | null;
}) {
  return (
    <section class="reaction-played">
      <span class="caps">{say('successors.react.plays', { seat: by })}</span>
      <article class={classes('reaction-face', `sort-${typeOf(card)}`)} data-played={card}>
        <CardHead card={card} as="h3" />
        <p>
          {effectWords(card)} <Reconstructed card={card} />
        </p>
        {forecast !== null && forecast.happens.length > 0 && (
          <footer>
            {forecast.happens.map((message, i) => (
              <Sentence key={i} message={message} />
            ))}
          </footer>
        )}
      </article>
    </section>
  );
}

interface HeadProps {
  readonly card: string;
  readonly drawsAgain?: boolean;
  /** A heading among those of the panel, or under one of them. */
  readonly as?: 'h3' | 'h4';
}
function CardHead({ card, drawsAgain = false, as: Heading = 'h4' }: HeadProps) {
  const name = cardName(card);
  return (
    <header>
      <Ops card={card} />
      <div>
        <Heading class="reaction-name">{name}</Heading>
        <span class="tyche-sort">
          {sortWords(card)}
          {drawsAgain && ` · ${say('successors.react.drawsAgain')}`}
        </span>
      </div>
      <button
        type="button"
        class="card-more"
        aria-label={say('successors.card.more', { name })}
        title={say('successors.card.more', { name })}
        onClick={() => showCard(card)}
      >
        <Stroke name="help" size={15} />
      </button>
    </header>
  );
}
function Reconstructed({ card }: { readonly card: string }) {
  const known = cardOf(card);
  if (known === undefined || standingOf(known, 'effects') !== 'reconstructed') return null;
  return (
    <span class="card-rec" title={say('successors.map.rec.why')}>
      <Stroke name="pen" size={11} /> {say('successors.map.rec')}
    </span>
  );
}

/** Those that fit first, then the others with their reason. */
function Cards({ kind, forecast }: { readonly kind: string; readonly forecast: ReactionForecast | null }) {
  const { table } = useView<Table>();
  const surprises = (table.hand ?? []).filter((card) => typeOf(card) === 'surprise');
  const playsOf = (card: string) => forecast?.cards.find((each) => each.card === card)?.plays ?? [];
  const fitting = surprises.filter((card) => playsOf(card).length > 0);
  const others = surprises.filter((card) => !fitting.includes(card));
  if (surprises.length === 0) return <p class="reaction-none">{say('successors.react.none')}</p>;
  return (
    <>
      {fitting.map((card) => (
        <Fitting key={card} kind={kind} card={card} forecast={forecast} plays={playsOf(card)} />
      ))}
      {others.map((card) => (
        <Refused key={card} card={card} />
      ))}
    </>
  );
}

interface FittingProps {
  readonly kind: string;
  readonly card: string;
  readonly forecast: ReactionForecast | null;
  readonly plays: readonly PlayForecast[];
}
function Fitting({ kind, card, forecast, plays }: FittingProps) {
  const { answer, store } = useTable();
  const me = store.me.value;
  const without = forecast?.without ?? null;
  return (
    <article class={classes('reaction-card can', `sort-${typeOf(card)}`)} data-answer={card}>
      <CardHead card={card} drawsAgain />
      {plays.map((play, i) => (
        <div key={i} class="reaction-play">
          <p>
            {play.does.length === 0
              ? effectWords(card)
              : play.does.map((message, nth) => <Sentence key={nth} message={message} />)}
          </p>
          {without !== null && play.outlook !== null && (
            <div class="reaction-compared">
              <span>{say('successors.react.without')}</span>
              <Expected outlook={without} me={me} />
              <span>{say('successors.react.with')}</span>
              <Expected outlook={play.outlook} me={me} />
              <Figures before={without} after={play.outlook} />
            </div>
          )}
          <Button
            look="act"
            disabled={answer.busy.value}
            onClick={() => {
              const words = playWords(kind, card, play);
              void answer.propose(play.answer, { words });
            }}
          >
            {playWords(kind, card, play)}
          </Button>
        </div>
      ))}
      <AlwaysPlay kind={kind} card={card} play={plays[0]} />
    </article>
  );
}
function playWords(kind: string, card: string, { answer }: Pick<PlayForecast, 'answer'>): string {
  const words = say(kind === 'surprisePlayed' ? 'successors.react.answerWith' : 'successors.react.play', {
    name: cardName(card),
  });
  if (typeof answer.unit === 'string') return `${words}: ${unitName(answer.unit)}`;
  return typeof answer.points === 'number'
    ? `${words}: ${say('successors.react.outcome.getsPoints', { count: answer.points, name: '' })}`
    : words;
}

/** An order is made out of this moment. */
function AlwaysPlay({
  kind,
  card,
  play: { answer },
}: {
  readonly kind: string;
  readonly card: string;
  readonly play: PlayForecast;
}) {
  const [verb] = Object.keys(answer);
  return (
    <Button
      look="quiet"
      size="small"
      class="reaction-always"
      onClick={() => {
        beginWith.value = { on: kind, when: {}, answer: { do: verb, with: { [verb]: [card] } }, once: true };
      }}
    >
      {say('successors.react.always')}
    </Button>
  );
}

function Refused({ card }: { readonly card: string }) {
  const { answer } = useTable();
  const why = answer.choices.value.find(({ value }) => value === card)?.why ?? null;
  const reason = why === null ? say('successors.card.waits') : sayMessage(why.message);
  return (
    <article class={classes('reaction-card', `sort-${typeOf(card)}`)}>
      <CardHead card={card} />
      <p class="reaction-why">
        <Stroke name={why === null ? 'clock' : 'lock'} size={14} />
        <span>
          {reason} <Clause id={why?.clause ?? null} here={reason} />
        </span>
      </p>
    </article>
  );
}

function Passing({ kind }: { readonly kind: string }) {
  const { answer } = useTable();
  const pass = answer.choices.value.find(({ field }) => field === 'pass');
  return (
    <div class="reaction-pass">
      <Button disabled={answer.busy.value || pass === undefined} onClick={() => pass && answer.choose(pass)}>
        {say(kind === 'surprisePlayed' ? 'successors.react.letHappen' : 'successors.react.pass')}
      </Button>
      <AlwaysSo />
    </div>
  );
}
