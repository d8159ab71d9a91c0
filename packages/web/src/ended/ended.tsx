/** The end of a game: who won and by what, everybody's points with their parts, and the ways on. */

import './ended.css';
import { useEffect, useRef } from 'preact/hooks';
import type { Outcome } from '../api.ts';
import type { Face } from '../games/face.ts';
import { Button } from '../look/button.tsx';
import { classes } from '../look/classes.ts';
import { Emblem, seatColour } from '../look/emblem.tsx';
import { Icon, Stroke } from '../look/icon.tsx';
import { isOverlaid } from '../look/overlaid.ts';
import { withMinus } from '../look/with-minus.ts';
import { loadPart, say, seatName } from '../messages.ts';
import { RematchButton } from '../seating/rematch.tsx';
import { Clause } from '../table/clause.tsx';
import { useTable, useView } from '../table/context.ts';
import { isFolded } from '../table/ending.ts';
import { lazy } from '../table/lazy.tsx';

/** It takes the whole game to draw: it comes a little later. */
const HowItWent = lazy<{ readonly id: string }>(async () => {
  const [{ HowItWent: Loaded }] = await Promise.all([
    import('../replay/how-it-went.tsx'),
    loadPart('replay'),
  ]);
  return Loaded;
});

export function Ended() {
  const { store, face } = useTable();
  const view = useView();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    function press(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || isOverlaid()) return;
      isFolded.value = true;
      event.preventDefault();
      event.stopPropagation();
    }
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
  const { outcome } = view;
  if (outcome === null) return null;
  const { winners, clause, tieBroken } = outcome;
  const isAbandoned = outcome.kind === 'abandoned';
  const first = winners[0] ?? null;
  const order = standings(outcome, (seat) => face.standing?.(view, seat) ?? outcome.scores[seat]);
  return (
    <section
      ref={panel}
      class={classes('ended', first !== null && seatColour(first))}
      aria-labelledby="ended-title"
      tabIndex={-1}
    >
      <header>
        <span class="wreath">
          <Icon name="laurels" size={84} />
          {first !== null && <Emblem seat={first} size={44} />}
        </span>
        <div class="ended-words">
          <h2 id="ended-title">
            {first === null ? say('table.over') : say('table.won', { seat: winners, count: winners.length })}
          </h2>
          <p>
            <b class="ended-how">{isAbandoned ? say('outcome.abandoned') : howWon(face, outcome, view)}</b>{' '}
            {clause !== undefined && <Clause id={clause} />}
          </p>
          {tieBroken !== undefined && (
            <p>
              {say('table.tieBroken')} <Clause id={tieBroken} />
            </p>
          )}
          <p>
            {[...place(order, store.me.value, outcome), say('table.moves', { count: view.seq })].join(' ')}
          </p>
        </div>
        <ol class="ended-first">
          {order.slice(0, MOST).map(({ seat, by }) => (
            <li key={seat} class={seatColour(seat)}>
              <b class="ended-score">{withMinus(by)}</b>
              <small>{seatName.value(seat)}</small>
            </li>
          ))}
        </ol>
        <Button
          look="quiet"
          square
          aria-label={say('table.end.fold')}
          title={say('table.end.fold')}
          onClick={() => {
            isFolded.value = true;
          }}
        >
          <Stroke name="close" />
        </Button>
      </header>
      {!isAbandoned && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div class="ended-parts" tabIndex={0}>
          <div>{face.Outcome === undefined ? <Plainly order={order} /> : <face.Outcome />}</div>
          {face.looksBack !== undefined && <HowItWent id={store.id} />}
        </div>
      )}
      <footer>
        <a class="button" href={`/api/tables/${store.id}/record`} download={`diadochi-${store.id}.json`}>
          {say('table.record')}
        </a>
        {store.info.value !== null && <RematchButton info={store.info.value} />}
        <a class="button" href="/">
          {say('table.lobby')}
        </a>
        <a class={classes('button', 'act')} href={`/table/${store.id}?replay`}>
          <Stroke name="play" size={15} />
          {say('table.replay')}
        </a>
      </footer>
    </section>
  );
}

/** So many are named beside the winner's name; the parts below have all of them. */
const MOST = 3;

interface Standing {
  readonly seat: number;
  readonly score: number;
  /** What the order goes by. */
  readonly by: number;
}

/** The winners first, then by what counts; a side that nobody plays among them. */
function standings(outcome: Outcome, by: (seat: number) => number): readonly Standing[] {
  const { winners, scores, besides } = outcome;
  const seats = scores.map((score, seat): Standing => ({ seat, score, by: by(seat) }));
  const neutral = (besides?.neutral ?? []).map(
    (score, i): Standing => ({ seat: scores.length + i, score, by: score }),
  );
  const won = ({ seat }: Standing): number => Number(winners.includes(seat));
  return [...seats, ...neutral].sort((a, b) => won(b) - won(a) || b.by - a.by);
}

function howWon(face: Face, outcome: Outcome, view: ReturnType<typeof useView>): string {
  const { winners, how, kind } = outcome;
  return face.howWon?.(view) ?? say(`outcome.${how ?? kind}`, { winners, count: winners.length });
}

/** Which place is mine, where that is not the first. */
function place(order: readonly Standing[], me: number | null, { winners }: Outcome): string[] {
  const mine = order.find(({ seat }) => seat === me);
  if (mine === undefined || winners.length === 0 || winners.includes(mine.seat)) return [];
  const ahead = order.filter(({ seat, by }) => winners.includes(seat) || by > mine.by).length;
  return [say('table.place', { place: ahead + 1 })];
}

function Plainly({ order }: { readonly order: readonly Standing[] }) {
  const { outcome } = useView();
  return (
    <table class="ended-table">
      <tbody>
        {order.map(({ seat, score }) => (
          <tr key={seat} class={classes(seatColour(seat), outcome?.winners.includes(seat) && 'won')}>
            <th scope="row">
              <Emblem seat={seat} size={22} /> <span class="name">{seatName.value(seat)}</span>
            </th>
            <td>{say('table.score', { score })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
