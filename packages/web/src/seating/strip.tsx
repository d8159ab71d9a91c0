/** What somebody asks of all others, in words, with the answers; and whether a bot plays for me, or my seat is gone. */

import './seating.css';
import type { Motion, TableInfo } from '../api.ts';
import { OwnHand, usePassing } from '../hotseat/passing.tsx';
import { Button } from '../look/button.tsx';
import { Emblem } from '../look/emblem.tsx';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';
import { lifted } from '../seats.ts';
import { useTable } from '../table/context.ts';
import { useDoing } from './doing.ts';
import { seatApi } from './seat-api.ts';

export function Strip() {
  const { latest } = useTable();
  const info = latest.info.value;
  const me = latest.me.value;
  const { problem, busy, doing } = useDoing();
  usePassing();
  if (info === null) return null;
  const isAsked = latest.asked.value.some(({ seat }) => seat === me);
  const isPassedOn = lifted.value !== null && info.status === 'playing' && !isAsked;
  const isPlayedFor = me !== null && info.seats[me].bot !== null && info.status === 'playing';
  if (info.motions.length === 0 && !isPlayedFor && !latest.gone.value && !isPassedOn) return null;
  return (
    <section class="seat-strip" aria-label={say('seating.strip')}>
      {latest.gone.value && (
        <p>
          <Stroke name="user" size={16} /> {say('seating.gone')}
        </p>
      )}
      {isPassedOn && me !== null && <OwnHand seat={me} />}
      {isPlayedFor && (
        <div class="asked-of-all">
          <p>
            <Stroke name="bot" size={16} /> {say('seating.botPlays')}
          </p>
          <Button look="act" disabled={busy} onClick={() => doing(() => seatApi.playAgain(info.id))}>
            {say('seating.back')}
          </Button>
        </div>
      )}
      {info.motions.map((motion) => (
        <Asked
          key={motion.id}
          motion={motion}
          info={info}
          me={me}
          busy={busy}
          answer={(answer) => doing(() => seatApi.answer(info.id, motion.id, answer))}
        />
      ))}
      {problem !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

interface AskedProps {
  readonly motion: Motion;
  readonly info: TableInfo;
  readonly me: number | null;
  readonly busy: boolean;
  readonly answer: (answer: 'yes' | 'no' | 'undecided') => void;
}
function Asked({ motion, info, me, busy, answer }: AskedProps) {
  const { latest } = useTable();
  const { seat, what, consents, missing } = motion;
  const mine = seat === me;
  const isOfMe = what.do !== 'takeBack' && what.of === me;
  const isPerson = me !== null && info.seats[me].taken && !mine;
  const hasAllowed = me !== null && consents.includes(me);
  return (
    <div class="asked-of-all" role="status">
      <p>
        <Emblem seat={seat} size={18} />
        <span>
          <b>{motionWords(motion, latest.view.value?.seq ?? 0)}</b>{' '}
          {isOfMe
            ? say('seating.ofYou')
            : missing.length > 0 && !missing.includes(me ?? -1) && say('seating.missing', { seat: missing })}
        </span>
      </p>
      {mine && (
        <Button disabled={busy} onClick={() => answer('no')}>
          {say('seating.withdraw')}
        </Button>
      )}
      {isPerson && !hasAllowed && (isOfMe || missing.includes(me)) && (
        <>
          <Button look="act" disabled={busy} onClick={() => answer('yes')}>
            {say('seating.allow')}
          </Button>
          {!isOfMe && (
            <Button disabled={busy} onClick={() => answer('no')}>
              {say('seating.no')}
            </Button>
          )}
        </>
      )}
      {isPerson && hasAllowed && (
        <Button disabled={busy} onClick={() => answer('undecided')}>
          {say('seating.undecided')}
        </Button>
      )}
    </div>
  );
}

/** 'Anna asks to go back to the start of her turn.' */
function motionWords({ seat, what }: Motion, now: number): string {
  if (what.do === 'link') return say('seating.asks.link', { seat, of: what.of });
  if (what.do === 'free') return say('seating.asks.free', { seat, of: what.of });
  return what.turn
    ? say('seating.asks.turn', { seat, count: now - what.to })
    : say('seating.asks.takeBack', { seat, count: now - what.to });
}
