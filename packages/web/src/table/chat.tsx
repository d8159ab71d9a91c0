/** What the players say to each other: plain text. */

import './log.css';
import './later.css';
import './chat.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { ApiProblem, api } from '../api.ts';
import { isHidden } from '../hidden-chat.ts';
import { Button } from '../look/button.tsx';
import { classes } from '../look/classes.ts';
import { Emblem, seatColour } from '../look/emblem.tsx';
import { Stroke } from '../look/icon.tsx';
import { language, say, seatName } from '../messages.ts';
import { playerName } from '../player.ts';
import { sayProblem } from '../problems.ts';
import { useTable } from './context.ts';

const LONGEST = 500;
/** Of what spectators say the latest is shown. */
const MOST_CALLS = 20;

export function Chat() {
  const { store } = useTable();
  const text = useSignal('');
  const problem = useSignal('');
  const list = useRef<HTMLOListElement>(null);
  const lines = store.chat.value.filter(({ seat }) => seat !== null && !isHidden(store.id, seat));
  const calls = store.chat.value.filter(({ speaker }) => speaker !== undefined);
  const me = store.me.value;
  const mayCall = me === null && store.info.value?.spectatorsChat === true;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);

  async function send(event: Event): Promise<void> {
    event.preventDefault();
    const said = text.value.trim();
    if (said === '') return;
    text.value = '';
    problem.value = '';
    try {
      const name = playerName.value || say('player.guest');
      const line = await (mayCall ? api.say(store.id, said, name) : api.say(store.id, said));
      if (!store.chat.value.some(({ no }) => no === line.no)) store.chat.value = [...store.chat.value, line];
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      // What was written is not lost.
      text.value = said;
      problem.value = error.status === 0 ? say('table.chat.failed') : sayProblem(error);
    }
  }

  return (
    <div class="chat">
      {lines.length === 0 ? (
        <p class="nothing">{say('table.chat.empty')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        <ol ref={list} tabIndex={0} aria-label={say('table.chat')}>
          {lines.map(({ no, seat, text: said, at }) => (
            <li key={no} class={classes(seat === me && 'mine', seat !== null && seatColour(seat))}>
              {seat !== null && <Emblem seat={seat} size={17} />}
              <p>
                {seat !== null && <b class="name">{seat === me ? say('table.you') : seatName.value(seat)}</b>}{' '}
                <When at={at} />
                <span class="said">{said}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
      {calls.length > 0 && (
        <section class="calls" aria-label={say('table.chat.spectators')}>
          <h3>
            <Stroke name="eye" size={15} /> {say('table.chat.spectators')}
          </h3>
          <ol>
            {calls.slice(-MOST_CALLS).map(({ no, speaker, text: said, at }) => (
              <li key={no}>
                <p>
                  <b class="name">{speaker}</b> <When at={at} />
                  <span class="said">{said}</span>
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {(me !== null || mayCall) && (
        <form onSubmit={send}>
          <input
            class="input"
            aria-label={say('table.chat.say')}
            placeholder={say('table.chat.say')}
            maxLength={LONGEST}
            value={text}
            onInput={({ currentTarget }) => (text.value = currentTarget.value)}
          />
          <Button type="submit" square aria-label={say('table.chat.send')}>
            <Stroke name="send" />
          </Button>
        </form>
      )}
      {problem.value !== '' && <p class="problem">{problem}</p>}
    </div>
  );
}

/** The time of day; and which day it was, if not this one. */
function When({ at }: { readonly at: number }) {
  const [said, today] = [new Date(at), new Date()];
  const isToday = said.toDateString() === today.toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  const words = said.toLocaleString(language.value, { ...day, hour: 'numeric', minute: '2-digit' });
  return <time dateTime={said.toISOString()}>{words}</time>;
}
