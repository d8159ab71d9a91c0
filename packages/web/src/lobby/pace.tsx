/** How fast a table is played: as people like, live, or by the day; and what happens when somebody's time is out. */

import type { ClockSetting, Pace, TimeOut } from '@diadochi/server/api';
import { useId } from 'preact/hooks';
import type { GameInfo } from '../api.ts';
import { Segments, Select, Switch } from '../look/choices.tsx';
import { say } from '../messages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const PACES = ['free', 'live', 'day'] as const;
type Kind = (typeof PACES)[number];
/** What is offered, by name. */
const CLOCKS: { readonly [name: string]: { readonly of: Kind; readonly clock: ClockSetting } } = {
  minutes2: { of: 'live', clock: { kind: 'decision', each: 2 * MINUTE } },
  minutes5: { of: 'live', clock: { kind: 'decision', each: 5 * MINUTE } },
  bankHour: { of: 'live', clock: { kind: 'bank', bank: HOUR, each: MINUTE } },
  noneLive: { of: 'live', clock: { kind: 'none' } },
  hours12: { of: 'day', clock: { kind: 'decision', each: 12 * HOUR } },
  day1: { of: 'day', clock: { kind: 'decision', each: DAY } },
  days3: { of: 'day', clock: { kind: 'decision', each: 3 * DAY } },
  bankWeek: { of: 'day', clock: { kind: 'bank', bank: 7 * DAY, each: 12 * HOUR } },
};
const FIRST: { readonly [kind in Kind]: string } = { free: '', live: 'minutes5', day: 'day1' };
const OUTS: readonly TimeOut[] = ['default', 'answer', 'seat', 'nothing'];
/** At a live table every window is open for so long, whoever it stops. */
const HOLD_MS = 3000;
const AWAY_DAYS = 7;

export interface PaceChoice {
  readonly kind: Kind;
  readonly clock: string;
  readonly out: TimeOut;
  /** Whoever can only pass is not asked: no window need be held open. */
  readonly fast: boolean;
}
export const AS_PEOPLE_LIKE: PaceChoice = { kind: 'free', clock: '', out: 'default', fast: false };

export function paceOf(
  { kind, clock, out, fast }: PaceChoice,
  bot: string,
  { reacts }: GameInfo,
): { readonly pace?: Pace } {
  if (kind === 'free') return {};
  const isLive = kind === 'live';
  const isFast = fast && reacts;
  return {
    pace: {
      ...{ live: isLive, hold: isLive && !isFast ? HOLD_MS : 0, out, bot },
      ...{ clock: CLOCKS[clock].clock, awayDays: isLive ? 0 : AWAY_DAYS },
      ...(isFast && { fast: isFast }),
    },
  };
}

interface PaceProps {
  readonly game: GameInfo;
  readonly value: PaceChoice;
  readonly onChoose: (value: PaceChoice) => void;
}
export function PaceFields({ game, value, onChoose }: PaceProps) {
  const [clockId, outId, fastId] = [useId(), useId(), useId()];
  const { kind, clock, out, fast } = value;
  const names = Object.keys(CLOCKS).filter((name) => CLOCKS[name].of === kind);
  const hasClock = kind !== 'free' && CLOCKS[clock].clock.kind !== 'none';
  return (
    <>
      <div class="choice-row">
        <span>{say('lobby.pace')}</span>
        <Segments
          label={say('lobby.pace')}
          value={kind}
          among={PACES.map((each) => ({ value: each, text: say(`lobby.pace.${each}`) }))}
          onChoose={(each) => onChoose({ ...value, kind: each, clock: FIRST[each] })}
        />
      </div>
      {kind !== 'free' && (
        <div class="setting choice">
          <label for={clockId}>{say('lobby.clock')}</label>
          <Select
            id={clockId}
            value={clock}
            among={names.map((name) => ({ value: name, text: say(`lobby.clock.${name}`) }))}
            onChoose={(name) => onChoose({ ...value, clock: name })}
          />
        </div>
      )}
      {hasClock && (
        <div class="setting choice">
          <label for={outId}>{say('lobby.timeOut')}</label>
          <Select
            id={outId}
            value={out}
            among={OUTS.map((each) => ({ value: each, text: say(`lobby.timeOut.${each}`) }))}
            onChoose={(each) => onChoose({ ...value, out: each as TimeOut })}
          />
        </div>
      )}
      {kind !== 'free' && game.reacts && (
        <div class="setting">
          <label for={fastId}>
            {say('lobby.fast')}
            <small>{say('lobby.fast.tells')}</small>
          </label>
          <Switch id={fastId} on={fast} onChoose={(on) => onChoose({ ...value, fast: on })} />
        </div>
      )}
    </>
  );
}
