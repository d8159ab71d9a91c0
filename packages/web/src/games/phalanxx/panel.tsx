/** The panel of every question of this game: dice, rows and cards are offered as what they are, not by their names. */

import type { VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { classes } from '../../look/classes.ts';
import { Emblem } from '../../look/emblem.tsx';
import { Icon } from '../../look/icon.tsx';
import { canSay, say, seatName } from '../../messages.ts';
import { type ChoiceButton, ChoiceButtons } from '../../panel/choice-buttons.tsx';
import { Taken, Walked } from '../../panel/walked.tsx';
import { usePointedWhy, WhyNot, whyNothing } from '../../panel/why-not.tsx';
import { Confirm } from '../../table/confirming.tsx';
import { useTable, useView } from '../../table/context.ts';
import { answerOf, type Choice } from '../../table/walk.ts';
import { isWide } from '../../table/wide.ts';
import { WouldSmall } from '../../table/would-small.tsx';
import { answerWords, noteOf, priceOf, stepWords } from './answer-words.ts';
import { Art } from './art.tsx';
import { CardLine, cardName } from './card.tsx';
import { box, isHeroism } from './content.ts';
import { ActionCard, Tray } from './dice.tsx';
import { Cube, dieWords } from './die.tsx';
import { useDiceKeys } from './keys.ts';
import { dieInHand, forget, intend, isDieField, plan, refusal, useFilling } from './plan.ts';
import { Means } from './seat-facts.tsx';
import { onlyDie, withoutTwins } from './twins.ts';
import { type DieName, isDie, isRow, ownDie, rolledDie, type Table } from './view.ts';

/** What an action begins with, in the order of the rules. */
const VERBS = ['conquer', 'play', 'slide', 'income', 'trade', 'turn', 'forge'];

function useChoiceButtons(kind: string): readonly ChoiceButton[] {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const choices = answer.choices.value;
  const { verb, value } = answer.focus.value;
  if (kind === 'act' && answer.steps.value.length === 0 && verb === null && value === null)
    return VERBS.flatMap((each) => verbButtons(each));
  return inOrder(withoutTwins(answer.shown.value, table), table.display).map((choice) => ({
    key: `${choice.field} ${choice.value}`,
    content: (
      <>
        <Value kind={kind} choice={choice} />
        <WouldSmall answer={{ ...answerOf(answer.steps.value), [choice.field]: choice.value }} />
      </>
    ),
    why: choice.why,
    take: () => answer.choose(choice),
  }));

  function verbButtons(field: string): ChoiceButton[] {
    const die = dieInHand(answer);
    const all = choices.filter((choice) => choice.field === field);
    // What begins with the die: with one in hand nothing more needs to be said of it.
    const those = isDieField(field) && die !== null ? all.filter((each) => each.value === die) : all;
    if (those.length === 0) return [];
    const isOpen = those.some(({ why }) => why === null);
    // Who has no Blacksmith need not be told of one.
    if (field === 'forge' && !isOpen) return [];
    const only = isDieField(field) ? onlyDie(those, table) : null;
    return [
      {
        key: field,
        content: verbWords(field),
        why: isOpen ? null : tellingWhy(those),
        drop: field === 'income' && isOpen ? 'income' : undefined,
        take: () =>
          only === null
            ? answer.look({ verb: field, value: null })
            : intend(answer, { action: { field, value: only } }),
      },
    ];
  }
}

/** Why none of these can be chosen: not by what keeps most regions out at any time, being one's own or far away. */
const tellingWhy = (those: readonly Choice[]): Choice['why'] =>
  (those.find(({ why }) => why !== null && !OUT_OF_REACH.includes(why.clause)) ?? those[0]).why;
const OUT_OF_REACH = ['P1-19', 'P9-02'];

/** Cards of the display as they lie there, without what nobody can buy; who has no Scout need not be told of one. */
function inOrder(choices: readonly Choice[], display: Table['display']): readonly Choice[] {
  const space = ({ field, value }: Choice) =>
    field === 'buy' ? display.indexOf(value as string) : display.length;
  return choices
    .filter(({ field, why }) => field !== 'look' || why?.clause !== NO_SCOUT)
    .filter(({ field, value }) => field !== 'buy' || !isHeroism(String(value)))
    .toSorted((a, b) => space(a) - space(b));
}
const NO_SCOUT = 'P21-07';

export function Panel({ kind }: { readonly kind: string }) {
  const { answer } = useTable();
  const view = useView<Table>();
  const at = { table: view.table, seat: view.seat ?? 0 };
  const buttons = useChoiceButtons(kind);
  const steps = answer.steps.value;
  const complete = answer.complete.value;
  useFilling(answer, view.table);
  useDiceKeys(kind);
  // Before it is painted: whoever is quick would lose what he has just pressed.
  useLayoutEffect(() => forget(), [view.seq, kind]);
  const pointed = usePointedWhy([steps, answer.focus.value, plan.value, kind]);
  const why = complete ? null : (pointed.value ?? refusal.value ?? whyNothing(buttons));
  const note = complete ? noteOf(kind, steps, at) : null;
  return (
    <div class={classes('answer', 'phalanxx-answer')}>
      {kind === 'act' && !isWide.value && (
        <div class="pocket-dice">
          <div class="pocket-means">
            <Tray />
            <p>
              <Means side={view.table.sides[at.seat]} />
            </p>
          </div>
          <ActionCard />
        </div>
      )}
      {kind === 'scouted' && view.table.top !== null && (
        <CardLine id={view.table.top} met={view.table.conditions[view.table.top]} />
      )}
      <Chosen kind={kind} />
      {complete ? (
        <Confirm words={answerWords(kind, steps, at)}>
          {note !== null && <span class="forecast">{note}</span>}
          <WouldSmall answer={answerOf(steps)} />
        </Confirm>
      ) : (
        <Choices
          kind={kind}
          buttons={buttons}
          onPoint={(button) => {
            if (button !== null) pointed.value = button.why;
          }}
        />
      )}
      <WhyNot why={why} />
    </div>
  );
}

interface ChoicesProps {
  readonly kind: string;
  readonly buttons: readonly ChoiceButton[];
  onPoint(button: ChoiceButton | null): void;
}

function Choices({ kind, buttons, onPoint }: ChoicesProps) {
  const { answer } = useTable();
  const field = answer.shown.value[0]?.field;
  // Who may keep his cards is still asked which one he gives.
  const oneField = answer.shown.value.every((choice) => choice.field === field || choice.field === 'keep');
  const key = `phalanxx.field.${kind}.${field}`;
  const title = oneField && field !== undefined && canSay(key) ? say(key) : say('table.choose');
  const open = buttons.filter((button) => button.why === null);
  // A long list of what cannot be had hides what can.
  const folds = open.length > 0 && buttons.length - open.length > MOST_REFUSED;
  const refused = folds ? buttons.filter((button) => button.why !== null) : [];
  return (
    <ChoiceButtons
      title={title}
      titled={oneField && buttons.length > 0}
      numbered={false}
      look={oneField ? field === 'to' && 'pip-menu' : kind === 'act' && 'verb-menu'}
      buttons={folds ? open : buttons}
      onPoint={onPoint}
    >
      {folds && (
        <details class="not-now">
          <summary>{say('phalanxx.notNow', { count: refused.length })}</summary>
          <ChoiceButtons
            title={say('phalanxx.notNow', { count: refused.length })}
            titled={false}
            numbered={false}
            buttons={refused}
            onPoint={onPoint}
          />
        </details>
      )}
    </ChoiceButtons>
  );
}
const MOST_REFUSED = 3;

/** One thing to choose, as it lies on the table. */
function Value({ kind, choice }: { readonly kind: string; readonly choice: Choice }): VNode {
  const { answer } = useTable();
  const { table, seat } = useView<Table>();
  const { field, value } = choice;
  const at = { table, seat: seat ?? 0 };
  if (isDie(value)) {
    const die = rolledDie(table, value);
    if (die !== null)
      return (
        <>
          <Cube die={die} size={26} /> {dieWords(die)}
        </>
      );
  }
  if (isRow(value)) {
    const of = field === 'for' ? answerOf(answer.steps.value).of : at.seat;
    // Whose it is has just been taken back: what may be chosen now is on its way.
    if (typeof of !== 'number') return <>{say(`noun.row.${value}`)}</>;
    const die = ownDie(table, of, value);
    return (
      <>
        <Cube die={die} size={26} /> {/* Where room is scarce the rows lie side by side. */}
        <span class={classes(!isWide.value && 'unseen')}>{say(`noun.row.${value}`)}</span>{' '}
        <span class={classes(isWide.value && 'unseen')}>{dieWords(die)}</span>
      </>
    );
  }
  if (field === 'to') {
    const turned = dieInHand(answer) as DieName;
    const colour = rolledDie(table, turned)?.colour ?? 'white';
    return <Cube die={{ colour, value: Number(value) }} size={32} label />;
  }
  if (field === 'of') {
    return (
      <>
        <Emblem seat={Number(value)} size={20} /> {seatName.value(Number(value))}
      </>
    );
  }
  if (field === 'buy' && typeof value === 'string' && !isHeroism(value))
    return (
      <>
        {cardName(value)}
        <span class="offer-price">
          <Art name="coins" size={13} />
          {priceOf(table, value)}
        </span>
      </>
    );
  if (field === 'rotate') {
    const card = table.sides[at.seat].played.find((each) => each.card === value);
    return (
      <>
        {stepWords(kind, choice, at)}
        <span class="offer-price">
          <Icon name="laurels" size={13} />
          {card?.strength}
        </span>
      </>
    );
  }
  return <>{stepWords(kind, choice, at)}</>;
}

/** What has been chosen so far, each to be taken back. */
function Chosen({ kind }: { readonly kind: string }) {
  const { answer } = useTable();
  const { table, seat } = useView<Table>();
  const at = { table, seat: seat ?? 0 };
  const steps = answer.steps.value;
  const { verb } = answer.focus.value;
  const planned = plan.value.die;
  // What is part of the answer already is not said twice.
  const die =
    planned === null || steps.some(({ field }) => isDieField(field)) ? null : rolledDie(table, planned);
  const row = plan.value.row === null ? [] : [say(`noun.row.${plan.value.row}`)];
  // Where room is scarce, the tray shows the die that is in hand, and a press on it puts it down.
  if (!answer.canGoBack.value && (die === null || !isWide.value)) return null;
  const back = () => {
    if (answer.canGoBack.peek()) answer.back();
    else forget();
  };
  return (
    <Walked onBack={back}>
      <ol>
        {die !== null && (
          <Taken words={[dieWords(die), ...row].join(' ')} onTakeBack={forget}>
            <Cube die={die} size={18} />
            {row}
          </Taken>
        )}
        {steps.map((step, i) => (
          <Taken
            key={step.field}
            words={stepWords(kind, step, at)}
            onTakeBack={() => answer.backTo(step.forced ? Math.max(i - 1, 0) : i)}
          />
        ))}
        {verb !== null && <Taken words={verbWords(verb)} onTakeBack={() => answer.back()} />}
      </ol>
    </Walked>
  );
}

const verbWords = (verb: string): string => say(`phalanxx.verb.act.${verb}`, { talents: box().turn.income });
