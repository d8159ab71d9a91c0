/** How long I have, or whoever is waited for, at a table with clocks. */

import { useEffect, useState } from 'preact/hooks';
import { Stroke } from '../look/icon.tsx';
import { language, say } from '../messages.ts';
import { type ClocksOfSeats, stewardApi } from '../steward/steward-api.ts';
import { useTable, useView } from './context.ts';

const SECOND = 1000;
const [MINUTE, HOUR, DAY] = [60 * SECOND, 3600 * SECOND, 86_400 * SECOND];

export function ClockLeft() {
  const { latest } = useTable();
  const { asked, seq } = useView();
  const [clocks, setClocks] = useState<{ readonly of: ClocksOfSeats; readonly ahead: number } | null>(null);
  const [now, setNow] = useState(Date.now);
  const question = `${asked?.kind}.${asked?.no}.${asked?.seats}`;
  useEffect(() => {
    let gone = false;
    stewardApi.clocks(latest.id).then(
      (of) => !gone && setClocks({ of, ahead: of.now - Date.now() }),
      () => {}, // at the next question
    );
    return () => {
      gone = true;
    };
  }, [latest.id, question, seq]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const me = latest.me.value;
  const mine = me === null ? null : (clocks?.of.deadlines[me] ?? null);
  const first = Math.min(...(clocks?.of.deadlines ?? []).filter((each) => each !== null));
  const deadline = mine ?? (Number.isFinite(first) ? first : null);
  if (clocks === null || deadline === null) return null;
  const left = Math.max(0, deadline - now - clocks.ahead);
  const words = say(mine === null ? 'clock.others' : 'clock.mine', { left: leftWords(left) });
  return (
    <span class="chip clock-left" title={words}>
      <Stroke name="clock" size={14} />
      <span class="unseen">{words}</span>
      <span aria-hidden="true">{leftWords(left)}</span>
    </span>
  );
}

function leftWords(ms: number): string {
  const in_ = (unit: 'second' | 'minute' | 'hour' | 'day', size: number): string =>
    new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'narrow' }).format(
      Math.floor(ms / size),
    );
  if (ms >= 2 * DAY) return in_('day', DAY);
  if (ms >= 2 * HOUR) return in_('hour', HOUR);
  return ms >= 2 * MINUTE ? in_('minute', MINUTE) : in_('second', SECOND);
}
