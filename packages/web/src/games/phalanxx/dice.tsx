/** The action card and the rolled dice: dice are taken up by a press, a key or dragged to where they shall go. */

import { announce } from '../../look/announce.ts';
import { classes } from '../../look/classes.ts';
import { Emblem } from '../../look/emblem.tsx';
import { Stroke } from '../../look/icon.tsx';
import { say, sayMessage, seatName } from '../../messages.ts';
import type { Answering } from '../../table/answering.ts';
import { useTable, useView } from '../../table/context.ts';
import { isWide } from '../../table/wide.ts';
import { wouldOf } from '../../table/would.ts';
import { Cube, dieWords } from './die.tsx';
import { drag, dragged, meant, over, startDrag } from './drag.ts';
import { dieInHand, intend, isDieField, plan, rowInMind } from './plan.ts';
import { type DieName, dieNames, ownDie, type RowName, rolledDie, rowNames, type Table } from './view.ts';

/** Whose action card is shown: mine; to who only watches, or looks back, that of the one whose turn it is. */
function useWhose(past: boolean): { readonly seat: number; readonly isActive: boolean } {
  const { seat, table } = useView<Table>();
  const active = table.active ?? table.start;
  const whose = past ? active : (seat ?? active);
  return { seat: whose, isActive: table.active === whose };
}

export function takeUp(answer: Answering, table: Table, die: DieName): void {
  const rolled = rolledDie(table, die);
  if (rolled === null) return;
  const { verb } = answer.focus.peek();
  // Where it is asked which die, it is the answer.
  if (verb !== null && isDieField(verb)) {
    intend(answer, { action: { field: verb, value: die } });
    announce(say('phalanxx.tookUp', { ...rolled }));
    return;
  }
  const inHand = dieInHand(answer) === die && plan.peek().action === null;
  intend(answer, { die: inHand ? null : die, row: inHand ? null : plan.peek().row });
  announce(say(inHand ? 'phalanxx.putDown' : 'phalanxx.tookUp', { ...rolled }));
}

export function takeRow(answer: Answering, table: Table, seat: number, row: RowName): void {
  intend(answer, { row });
  announce(say('phalanxx.tookRow', { row, ...ownDie(table, seat, row) }));
}

/** A die let go of above something: each place says what is meant by it. */
function dropDie(answer: Answering, die: DieName, place: string): void {
  const [kind, value] = place.split(':');
  if (kind === 'grey') intend(answer, { die, row: value as RowName });
  else if (kind === 'red')
    intend(answer, { action: { field: 'slide', value: die }, die, row: value as RowName });
  else if (kind === 'income') intend(answer, { action: { field: 'income', value: die }, die });
  else if (kind === 'conquer' || kind === 'play') intend(answer, { action: { field: kind, value }, die });
}

export function ActionCard({ past = false }: { readonly past?: boolean }) {
  const { answer } = useTable();
  const { seat, table } = useView<Table>();
  const whose = useWhose(past);
  const acting = answer.question.value?.kind === 'act';
  return (
    <section
      class="action-card"
      aria-label={say(whose.seat === seat ? 'phalanxx.actionCard' : 'phalanxx.actionCard.of', whose)}
    >
      <h2 class="caps">
        {say(whose.seat === seat ? 'phalanxx.actionCard' : 'phalanxx.actionCard.of', whose)}
      </h2>
      <ul>
        {rowNames.map((row, i) => (
          <Row
            key={row}
            row={row}
            seat={whose.seat}
            grey={whose.isActive ? table.grey[i] : null}
            acting={acting}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly row: RowName;
  readonly seat: number;
  readonly grey: Table['grey'][number];
  readonly acting: boolean;
}
function Row({ row, seat, grey, acting }: RowProps) {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const own = ownDie(table, seat, row);
  const inHand = dieInHand(answer);
  const held = inHand === null ? null : rolledDie(table, inHand);
  const open = acting && grey === null;
  const chosen = open && rowInMind(answer) === row;
  // The page's own reckoning, shown and never enforced: the server judges.
  const enough = held !== null && held.value >= own.value;
  const words = !open
    ? grey === null
      ? ''
      : say('phalanxx.row.used')
    : held === null
      ? say('phalanxx.row.needs', { least: own.value })
      : say(enough ? 'phalanxx.row.enough' : 'phalanxx.row.low', {
          least: own.value,
          by: held.value - own.value,
        });
  return (
    <li class={classes('dice-row', chosen && 'chosen')}>
      <span
        class={classes('red-field', over.value === `red:${row}` && 'over')}
        data-drop={open ? `red:${row}` : undefined}
        title={say('phalanxx.redField')}
      >
        <Cube die={own} size={34} label />
      </span>
      <Stroke name="chevron" size={13} />
      {open ? (
        <button
          type="button"
          class={classes('grey-field', 'open', over.value === `grey:${row}` && 'over')}
          data-drop={`grey:${row}`}
          data-row={row}
          aria-pressed={chosen}
          onClick={() => takeRow(answer, table, seat, row)}
        >
          {chosen && held !== null ? <Cube die={held} size={34} /> : <b>{least(own.value)}</b>}
          <span class="unseen">{say('phalanxx.row', { row, ...own })}</span>
        </button>
      ) : (
        <span class="grey-field" title={say('phalanxx.greyField')}>
          {grey !== null && <Cube die={grey} size={34} label />}
        </span>
      )}
      <span class="row-words">{words}</span>
    </li>
  );
}
const least = (value: number): string => say('phalanxx.orMore', { value });

/** The dice that were rolled and wait to be used; of whoever has the turn. */
export function Tray() {
  const { answer } = useTable();
  const { seat, table } = useView<Table>();
  const acting = answer.question.value?.kind === 'act';
  const mine = seat !== null && table.active === seat;
  const left = table.rolled.filter((die) => die !== null);
  const inHand = dieInHand(answer);
  const title =
    mine || table.active === null
      ? say('phalanxx.rolled')
      : say('phalanxx.rolled.of', { seat: table.active });
  return (
    <section class="tray-box" aria-label={title}>
      <h2 class="caps">{title}</h2>
      <div class={classes('tray', left.length === 0 && 'empty')}>
        {left.length === 0 && <span class="tray-none">{say('phalanxx.rolled.none')}</span>}
        {dieNames.map((name, i) => {
          const die = table.rolled[i];
          if (die === null) return null;
          return acting ? (
            <button
              key={name}
              type="button"
              class={classes('rolled', inHand === name && 'chosen', dragged.value === name && 'away')}
              data-die={name}
              aria-pressed={inHand === name}
              onClick={() => takeUp(answer, table, name)}
              onPointerDown={(event) => startDrag(event, name, (place) => dropDie(answer, name, place))}
            >
              <Cube die={die} size={42} />
              <span class="unseen">{dieWords(die)}</span>
            </button>
          ) : (
            <span key={name} class="rolled">
              <Cube die={die} size={42} label />
            </span>
          );
        })}
      </div>
      {acting && inHand !== null && isWide.value ? (
        <Turning die={inHand} />
      ) : acting ? (
        <p class="tray-hint">
          {say('phalanxx.rolled.hint')}{' '}
          <span class="key" aria-hidden="true">
            {dieNames.map((name, i) => table.rolled[i] !== null && <kbd key={name}>{i + 1}</kbd>)}
          </span>
        </p>
      ) : (
        !mine &&
        table.active !== null && (
          <p class="tray-hint">
            <Emblem seat={table.active} size={16} /> {seatName.value(table.active)}
          </p>
        )
      )}
    </section>
  );
}

/** The ways to turn the die in hand, with what they cost; then the values to turn it to. */
function Turning({ die }: { readonly die: DieName }) {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const choices = answer.choices.value;
  const rolled = rolledDie(table, die);
  if (rolled !== null && choices.length > 0 && choices.every(({ field }) => field === 'to'))
    return (
      <div class="pips">
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-disabled={choice.why !== null}
            onClick={() => answer.choose(choice)}
          >
            <Cube die={{ colour: rolled.colour, value: Number(choice.value) }} size={22} label />
          </button>
        ))}
      </div>
    );
  if (answer.steps.value.length > 0) return null;
  const ways = ['turn', 'forge'].filter((way) =>
    choices.some(({ field, value, why }) => field === way && value === die && why === null),
  );
  return (
    <div class="turning">
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          onClick={() => intend(answer, { action: { field: way, value: die }, die })}
        >
          <Stroke name="redo" size={13} /> {say(`phalanxx.verb.act.${way}`)}
        </button>
      ))}
    </div>
  );
}

/** What would come of it if it were let go of here, or why nothing would. */
function Meant({ isLeft }: { readonly isLeft: boolean }) {
  const { answer } = useTable();
  const action = meant.value;
  if (action === null) return null;
  const about = answer.about(Object.values(action)[0]).filter(({ field }) => field in action);
  const why = about.every((each) => each.why !== null) ? (about[0]?.why ?? null) : null;
  const words = why === null ? wouldOf(action) : sayMessage(why.message);
  if (words === null) return null;
  return (
    <small class={classes('meant', isLeft ? 'to-right' : 'to-left', why !== null && 'refused')}>
      {words}
    </small>
  );
}

/** The die under the finger. */
export function DraggedDie() {
  const { table } = useView<Table>();
  const held = drag.value;
  const die = held === null ? null : rolledDie(table, held.what as DieName);
  if (held === null || die === null) return null;
  return (
    <span class="dragged" style={{ left: `${held.x}px`, top: `${held.y}px` }} aria-hidden="true">
      <Cube die={die} size={42} />
      <Meant isLeft={held.x < innerWidth / 2} />
    </span>
  );
}
