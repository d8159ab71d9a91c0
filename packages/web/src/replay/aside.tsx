/** By whose eyes the past is seen, what each held in his hand, and the moments worth seeing. */

import { classes } from '../look/classes.ts';
import { Emblem, seatColour } from '../look/emblem.tsx';
import { roman } from '../look/roman.ts';
import { say, sayMessage, seatName } from '../messages.ts';
import { useTable, useView } from '../table/context.ts';
import { headline } from './headline.ts';
import { type Past, usePast } from './past.ts';
import type { TurningPoint } from './series.ts';

export function Aside() {
  const past = usePast();
  const { replay } = past;
  return (
    <section class={classes('past-aside', replay.isOpen.value && 'open')} aria-label={say('replay.by')}>
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

/** All seats, with all hands or the one by whose eyes one looks. */
function Hands({ past: { replay, back } }: { readonly past: Past }) {
  const { face } = useTable();
  const now = useView();
  const by = replay.by.value;
  const seats = replay.info.value?.seats ?? [];
  const held = back.value?.held;
  if (held === undefined) return null;
  return (
    <ul class="past-hands">
      {seats.map(({ seat }) => {
        const view = by === 'open' || by === seat ? replay.seenBy(seat) : null;
        const cards = view === null ? [] : held(view);
        return (
          <li key={seat} class={seatColour(seat)}>
            <div class="held-by">
              <Emblem seat={seat} size={22} />
              <b class="name">{seatName.value(seat)}</b>
              {face.Score !== undefined ? <face.Score seat={seat} small /> : <b>{face.points(now, seat)}</b>}
            </div>
            <div class="held">
              {cards.length === 0 && (
                <span class="nothing">{say(view === null ? 'replay.hidden' : 'replay.noCards')}</span>
              )}
              {cards.map(({ words, ops, tone }, i) => (
                <span key={i} class={classes('card-chip', tone)}>
                  {ops !== undefined && <i>{ops ?? '–'}</i>}
                  {words}
                </span>
              ))}
            </div>
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
    <div class="worth-seeing">
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
  const told = headline(messages, past.back.value, seat);
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
