/** By whose eyes the past is seen, what each held in his hand, and the moments worth seeing. */

import { classes } from '../look/classes.ts';
import { Emblem, seatColour } from '../look/emblem.tsx';
import { roman } from '../look/roman.ts';
import { say, sayMessage, seatName } from '../messages.ts';
import { useTable } from '../table/context.ts';
import { type Past, usePast } from './past.ts';
import type { TurningPoint } from './series.ts';

export function Aside() {
  const past = usePast();
  const { replay } = past;
  return (
    <section class="past-aside" aria-label={say('replay.by')}>
      {replay.isOpen.value ? <AsSeenBy past={past} /> : <p class="past-own">{say('replay.by.own')}</p>}
      {replay.isOpen.value && <Hands past={past} />}
      <WorthSeeing past={past} />
    </section>
  );
}

function AsSeenBy({ past: { replay } }: { readonly past: Past }) {
  const seats = replay.info.value?.seats ?? [];
  const by = replay.by.value;
  return (
    <>
      <h2>{say('replay.by')}</h2>
      <div class="as-seen">
        <button type="button" aria-pressed={by === 'open'} onClick={() => replay.see('open')}>
          {say('replay.by.open')}
        </button>
        {seats.map(({ seat }) => (
          <button
            key={seat}
            type="button"
            aria-pressed={by === seat}
            aria-label={seatName.value(seat)}
            title={seatName.value(seat)}
            onClick={() => replay.see(seat)}
          >
            <Emblem seat={seat} size={22} />
          </button>
        ))}
      </div>
    </>
  );
}

/** All hands, or the one by whose eyes one looks. */
function Hands({ past: { replay, back } }: { readonly past: Past }) {
  const by = replay.by.value;
  const seats = (replay.info.value?.seats ?? []).filter(({ seat }) => by === 'open' || by === seat);
  const held = back.value?.held;
  if (held === undefined) return null;
  return (
    <ul class="past-hands">
      {seats.map(({ seat }) => {
        const view = replay.seenBy(seat);
        const cards = view === null ? [] : held(view);
        return (
          <li key={seat} class={seatColour(seat)}>
            <Emblem seat={seat} size={20} label={seatName.value(seat)} />
            {cards.length === 0 && <span class="nothing">{say('replay.noCards')}</span>}
            {cards.map(({ words, ops, tone }, i) => (
              <span key={i} class={classes('card-chip', tone)}>
                {ops !== undefined && <i>{ops ?? '–'}</i>}
                {words}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/** The turning points; in a game that is being played, of what has been played. */
function WorthSeeing({ past }: { readonly past: Past }) {
  const { replay, worthSeeing } = past;
  if (worthSeeing.value.length === 0) return null;
  return (
    <div class="worth">
      <h2>{say('replay.worth')}</h2>
      <ul>
        {worthSeeing.value.map((point) => (
          <li key={`${point.plot} ${point.at}`}>
            <button
              type="button"
              onClick={() => {
                past.isPlaying.value = false;
                replay.seek(point.at);
              }}
            >
              <PointWords past={past} point={point} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function PointWords({ past, point }: { readonly past: Past; readonly point: TurningPoint }) {
  const { game } = useTable();
  const { replay, turns } = past;
  const { at, seat, by, plot } = point;
  const turn = turns.value.findLast(({ from }) => from <= at)?.no ?? 0;
  const messages = replay.frames.value[at]?.messages ?? [];
  // What brought it about is told last but for what follows from it.
  const told = messages.find(({ params }) => params.seat === seat) ?? messages[0];
  return (
    <>
      <small>{roman(turn)}</small>
      <Emblem seat={seat} size={18} label={seatName.value(seat)} />
      <span class="worth-words">{told === undefined ? seatName.value(seat) : sayMessage(told)}</span>
      <small class={by < 0 ? 'down' : 'up'}>
        {by < 0 ? `−${-by}` : `+${by}`} {say(`replay.plot.${game}.${plot}.short`)}
      </small>
    </>
  );
}
