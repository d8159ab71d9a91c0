/**
 * The dice by keyboard: 1, 2 and 3 take up a die, up and down go through the rows, left and right through what is
 * offered, Escape puts the die down. Everything else is as at every table.
 */

import { useLayoutEffect } from 'preact/hooks';
import { isOverlaid } from '../../look/overlaid.ts';
import { useTable, useView } from '../../table/context.ts';
import { takeRow, takeUp } from './dice.tsx';
import { dieInHand, forget, plan, rowInMind } from './plan.ts';
import { dieNames, emptyRows, type Table } from './view.ts';

export function useDiceKeys(kind: string): void {
  const { answer } = useTable();
  const { table, seat } = useView<Table>();
  useLayoutEffect(() => {
    if (kind !== 'act' || seat === null) return;
    function press(event: KeyboardEvent): void {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (isOverlaid()) return;
      if (target.closest('dialog, input:not([type=radio]), textarea, select, [role=tablist]') !== null)
        return;
      if (!handled(key)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    function handled(key: string): boolean {
      const { die, row } = plan.peek();
      if (/^[123]$/.test(key) && answer.choices.peek()[0]?.field !== 'to') {
        takeUp(answer, table, dieNames[Number(key) - 1]);
        return true;
      }
      if ((key === 'ArrowDown' || key === 'ArrowUp') && dieInHand(answer) !== null) {
        const rows = emptyRows(table);
        const now = rowInMind(answer);
        const by = key === 'ArrowDown' ? 1 : -1;
        const at = now === null ? (by > 0 ? 0 : -1) : rows.indexOf(now) + by;
        const next = rows.at(at % rows.length);
        if (next !== undefined && seat !== null) takeRow(answer, table, seat, next);
        return next !== undefined;
      }
      if (key === 'ArrowLeft' || key === 'ArrowRight') return moveButton(key === 'ArrowRight' ? 1 : -1);
      if (key === 'Enter' && die !== null && document.activeElement?.closest('button, a') === null)
        return moveButton(1);
      if ((key === 'Escape' || key === 'Backspace') && (die !== null || row !== null)) {
        if (answer.steps.peek().length > 0) return false;
        forget();
        return true;
      }
      return false;
    }
    // Before the keys of every table, which would take the numbers for offers.
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [answer, kind, seat, table]);
}

/** Goes to the next thing on offer; says whether there is one. */
function moveButton(by: number): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('.answer .offer, .answer .confirm')];
  if (buttons.length === 0) return false;
  const now = buttons.indexOf(document.activeElement as HTMLElement);
  buttons.at(now < 0 ? (by > 0 ? 0 : -1) : (now + by) % buttons.length)?.focus();
  return true;
}
