/** Standing orders: what my steward answers for me, what it would do now, what it has done; and when I want to be told. */

import './steward.css';
import type { Span, StewardOrder } from '@diadochi/kernel';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Segments } from '../look/choices.tsx';
import { Dialog } from '../look/dialog.tsx';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';
import { useDoing } from '../seating/doing.ts';
import { useTable } from '../table/context.ts';
import { Answered } from './answered.tsx';
import { beginWith } from './begin-with.ts';
import { keepingAt, type Settled } from './keeping.ts';
import { movedTo, useMoving } from './moving.ts';
import { OrderEditor, type Pieces } from './order-editor.tsx';
import { answersBefore, orderWords } from './order-words.ts';
import { proposedIn } from './proposed.ts';
import { Stepping } from './stepping.tsx';
import { freshIn, stepsIn } from './steps.ts';
import { type StewardState, stewardApi } from './steward-api.ts';
import { Told } from './told.tsx';

const NEVER = 'never';
const SPANS: readonly (Span | typeof NEVER)[] = [NEVER, 'procedure', 'activation', 'turn'];

export function StewardDialog({ onClose }: { readonly onClose: () => void }) {
  const { latest, game } = useTable();
  const id = latest.id;
  const [state, setState] = useState<StewardState | null>(null);
  const { problem, busy, doing } = useDoing();
  const heading = useId();
  const keeping = useMemo(
    () =>
      keepingAt(
        { state: () => stewardApi.state(id), keep: (wanted) => stewardApi.keep(id, wanted) },
        setState,
      ),
    [id],
  );
  const change = (edit: (before: Settled) => Settled) => doing(() => keeping.change(edit));
  const keep = (edit: (orders: readonly StewardOrder[]) => readonly StewardOrder[]) =>
    change(({ orders, quiet }) => ({ orders: edit(orders), quiet }));

  useEffect(() => {
    void doing(async () => {
      await keeping.begin();
      const begun = beginWith.value;
      beginWith.value = null;
      // It is read and worded before it answers: the question that it was made of is still open.
      if (begun !== null)
        await keeping.change(({ orders, quiet }) => ({
          orders: [...orders, { ...begun, off: true }],
          quiet,
        }));
    });
    // What was answered up to now has been seen when the dialog is closed.
    return () => void stewardApi.looked(id).catch(() => {});
  }, [id]);

  const list = useRef<HTMLOListElement>(null);
  const { moved, move, dragging } = useMoving(list, (from, to) =>
    keep((orders) => movedTo(orders, from, to)),
  );
  const [shown, setShown] = useState<number | null>(null);

  const seats = (latest.info.value?.seats ?? [])
    .map(({ seat }) => seat)
    .filter((seat) => seat !== latest.me.value);
  const pieces: Pieces = (sort) => (sort === 'seat' ? seats.map(String) : (state?.words.pieces[sort] ?? []));

  if (state !== null && shown !== null)
    return (
      <Stepping game={game} steps={stepsIn(freshIn(state))} first={shown} onClose={() => setShown(null)} />
    );
  return (
    <Dialog title={say('steward.title')} look="drawer" onClose={onClose}>
      <div class="steward">
        <p class="steward-hint">{say('steward.hint')}</p>
        {problem !== '' && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        {state !== null && <Answered game={game} state={state} onShow={setShown} />}
        {state !== null && Object.keys(state.words.questions).length > 0 && (
          <section aria-labelledby={heading}>
            <header class="steward-head">
              <h3 id={heading}>{say('steward.orders')}</h3>
              <small>{say('steward.count', { count: state.orders.length })}</small>
              <Button
                look="plain"
                size="small"
                disabled={state.orders.length >= MOST}
                onClick={() =>
                  keep((orders) => [
                    ...orders,
                    { on: Object.keys(state.words.questions)[0], when: {}, answer: 'ask' },
                  ])
                }
              >
                <Stroke name="plus" size={13} /> {say('steward.add')}
              </Button>
            </header>
            {state.orders.length === 0 && (
              <>
                <p class="steward-empty">{say('steward.none')}</p>
                <ul class="steward-proposed">
                  {proposedIn(state.words).map((order) => (
                    <li key={order.on}>
                      <Button size="small" onClick={() => keep((orders) => [...orders, order])}>
                        <Stroke name="plus" size={13} /> {orderWords(game, state.words, order)}
                      </Button>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <p class="unseen" role="status">
              {moved === null ? '' : say('steward.moved', moved)}
            </p>
            <ol ref={list} class="order-list" aria-busy={busy}>
              {state.orders.map((order, i) => (
                <OrderEditor
                  key={i}
                  {...{ game, pieces, order }}
                  words={state.words}
                  no={i + 1}
                  now={state.now[i]}
                  behind={answersBefore(state.orders, i)}
                  isLast={i === state.orders.length - 1}
                  onChange={(changed) => keep((orders) => orders.with(i, changed))}
                  dragging={dragging}
                  onMove={(by) => move(i, i + by)}
                  onRemove={() => keep((orders) => orders.toSpliced(i, 1))}
                />
              ))}
            </ol>
          </section>
        )}
        {state !== null && Object.keys(state.words.questions).length > 0 && (
          <section>
            <h3>{say('steward.quiet')}</h3>
            <p>{say('steward.quietHint')}</p>
            <Segments
              label={say('steward.quiet')}
              value={state.quiet ?? NEVER}
              among={SPANS.map((span) => ({ value: span, text: say(`steward.quiet.${span}`) }))}
              onChoose={(span) => change(({ orders }) => ({ orders, quiet: span === NEVER ? null : span }))}
            />
          </section>
        )}
        {state?.plan != null && (
          <section>
            <h3>{say('steward.plan')}</h3>
            <p>
              {say(state.plan.stopped === null ? 'steward.planGoes' : 'steward.planStopped', {
                done: state.plan.done,
                count: state.plan.steps.length,
              })}
            </p>
            <Button
              disabled={busy}
              onClick={() => doing(async () => keeping.hear(await stewardApi.dropPlan(id)))}
            >
              {say('steward.dropPlan')}
            </Button>
          </section>
        )}
        <Told id={id} />
        <footer class="steward-foot">
          <span>{say('steward.noneFits')}</span>
          <Button look="act" onClick={onClose}>
            {say('steward.done')}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}
/** As many as the server takes. */
const MOST = 24;
