/** All who have declared a Naval Battle against the same step; what was fought before can be looked at again. */

import type { LogEntry } from '../../../api.ts';
import { classes } from '../../../look/classes.ts';
import { Emblem } from '../../../look/emblem.tsx';
import { say } from '../../../messages.ts';
import { useTable } from '../../../table/context.ts';
import { nameOf } from '../battle/frame.tsx';
import { type BattleId, openBattle } from '../shown-fights.ts';
import type { Declaration } from './naval-telling.ts';

interface DeclaredProps {
  readonly id: BattleId;
  readonly declarations: readonly Declaration[];
}
/** S13.3.B-01: in Turn Order. */
export function Declared({ id, declarations }: DeclaredProps) {
  const { latest } = useTable();
  const battles = battlesAt(latest.log.value, id);
  return (
    <ol class="naval-declared" aria-label={say('successors.naval.declared')}>
      {declarations.map(({ seat, state }) => {
        const other = state === 'now' ? undefined : battles.get(seat);
        const words = (
          <>
            <Emblem seat={seat} size={18} />{' '}
            {say(`successors.naval.declared.${state}`, {
              name: nameOf(seat),
              drawn: other?.isDrawn ? 'yes' : 'no',
            })}
          </>
        );
        return (
          <li key={seat} aria-current={state === 'now' ? 'step' : undefined}>
            {other === undefined ? (
              <span class={classes('naval-declaration', state)}>{words}</span>
            ) : (
              <button
                type="button"
                class={classes('naval-declaration', state)}
                onClick={() => {
                  openBattle.value = other.id;
                }}
              >
                {words}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface Fought {
  readonly id: BattleId;
  readonly isDrawn: boolean;
}
/** The battles of one step, each by whoever has come to meet the ship. */
function battlesAt(log: readonly LogEntry[], { seq: of, nth: at }: BattleId): ReadonlyMap<number, Fought> {
  const found = new Map<number, Fought>();
  let isThere = false;
  for (const { seq, messages } of log)
    for (const [nth, { key, params }] of messages.entries()) {
      if (key === 'event.sailed') {
        if (isThere) return found;
        found.clear();
      }
      if (key === 'event.navalBattle')
        found.set(Number(params.against), { id: { seq, nth, kind: 'navalBattle' }, isDrawn: false });
      const fought = key === 'event.slippedPast' ? found.get(Number(params.against)) : undefined;
      if (fought !== undefined) found.set(Number(params.against), { ...fought, isDrawn: true });
      isThere ||= seq === of && nth === at;
    }
  return found;
}
