/** Answers in words, with the dice as they lie: 'Conquer Babylon: white 6 on your 5'. */

import { canSay, say } from '../../messages.ts';
import { answerOf, type Choice, type Step } from '../../table/walk.ts';
import { box, cardOf } from './content.ts';
import { isDie, isRow, ownDie, rolledDie, type Table } from './view.ts';

interface At {
  readonly table: Table;
  readonly seat: number;
}

/** What the texts may speak of besides the answer's own fields. */
function facts(answer: { readonly [field: string]: unknown }, { table, seat }: At) {
  const die = Object.values(answer).find(isDie);
  const rolled = die === undefined ? null : rolledDie(table, die);
  const row = isRow(answer.at) ? answer.at : null;
  const own = row === null ? null : ownDie(table, seat, row);
  const other =
    typeof answer.of === 'number' && isRow(answer.for) ? ownDie(table, answer.of, answer.for) : null;
  return {
    ...answer,
    colour: rolled?.colour ?? 'white',
    value: rolled?.value ?? 0,
    row: row ?? 'top',
    own: own?.value ?? 0,
    ownColour: own?.colour ?? 'white',
    taken: other?.colour ?? 'white',
    takenValue: other?.value ?? 0,
    by: rolled === null || own === null ? 0 : rolled.value - own.value,
    talents: box().turn.income,
  };
}

/** One field of an answer, as part of a sentence. */
export function stepWords(kind: string, { field, value }: Step | Choice, at: At): string {
  const given = facts({ [field]: value }, at);
  const row = isRow(value) ? value : 'top';
  const price = field === 'buy' ? priceOf(at.table, String(value)) : 0;
  const key = `phalanxx.step.${kind}.${field}`;
  return canSay(key) ? say(key, { ...given, row, price }) : String(value);
}

/** The whole answer, as what will be done when it is confirmed. */
export function answerWords(kind: string, steps: readonly Step[], at: At): string {
  const answer = answerOf(steps);
  const price = typeof answer.buy === 'string' ? priceOf(at.table, answer.buy) : 0;
  return say(`phalanxx.do.${kind}.${steps[0]?.field}`, { ...facts(answer, at), price });
}

export const priceOf = ({ display, prices }: Table, card: string): number =>
  prices[display.indexOf(card)] ?? 0;

/** What follows from it that is easily overlooked; null if nothing does. */
export function noteOf(kind: string, steps: readonly Step[], { table, seat }: At): string | null {
  const { conquer, turn, buy, play } = answerOf(steps);
  if (kind === 'act' && typeof conquer === 'string') {
    const holder = table.holders[conquer];
    if (holder === undefined) return null;
    const loss = box().conflict.loss;
    return holder === seat ? null : say('phalanxx.note.conflict', { seat: holder, loss });
  }
  if (kind === 'act' && turn !== undefined)
    return say('phalanxx.note.turn', { left: table.sides[seat].supply - 1 });
  if (kind === 'act' && typeof play === 'string') {
    const strength = cardOf(play)?.strength;
    return strength?.kind === 'growing' ? say('phalanxx.note.grows') : null;
  }
  if (kind === 'buy' && typeof buy === 'string') {
    const price = box().display.prices[table.display.indexOf(buy)] ?? 0;
    return price >= box().display.exchangeFrom ? say('phalanxx.note.exchange') : null;
  }
  return null;
}
