/** A sentence of the log: the players in it in their colours, a die as it fell, places to be shown on the board. */

import './log.css';
import type { Message } from '../api.ts';
import { seatColour } from '../look/emblem.tsx';
import { sayMessage, seatName } from '../messages.ts';
import { RuleOf } from './clause.tsx';
import { useTable } from './context.ts';
import { Die } from './die.tsx';

interface SentenceProps {
  readonly message: Message;
  /** Whether the rule behind it is a press away. */
  readonly ruled?: boolean;
}
export function Sentence({ message, ruled = false }: SentenceProps) {
  const { store, face } = useTable();
  // As it was when it was said: a sentence is not written anew with every move.
  const view = store.view.peek();
  // One more than sit there: a game may have a side that nobody plays.
  const sides = (store.info.value?.seats.length ?? 0) + 1;
  const names = Array.from({ length: sides }, (_, seat) => seatName.value(seat));
  const named = view === null ? [] : (face.named?.(view, message) ?? []);
  const text = sayMessage(message);
  const { die } = message.params;
  const parts = parted(text, [...names, ...named.map(({ name }) => name)]);
  const isShown = (part: string | undefined) =>
    named.find(({ name }) => name === part && !names.includes(name));
  return (
    <span class="sentence">
      {typeof die === 'number' && <Die value={die} />}
      {parts.map((part, i) => {
        const seat = names.indexOf(part);
        const shown = isShown(part);
        if (shown !== undefined)
          return (
            <span key={i} class="named">
              <button type="button" onClick={() => store.view.value && shown.show(store.view.value)}>
                {part}
              </button>
              {stopIn(parts[i + 1])}
            </span>
          );
        return seat < 0 ? (
          part.slice(isShown(parts[i - 1]) === undefined ? 0 : stopIn(part).length)
        ) : (
          <b key={i} class={`name ${seatColour(seat)}`}>
            {part}
          </b>
        );
      })}
      {face.Beside !== undefined && <face.Beside message={message} />}
      {ruled && <RuleOf message={message} />}
      {/* Between it and the next, also for who hears or copies them. */}{' '}
    </span>
  );
}

/** What must stay in the line of the word before it: a full stop does not stand alone. */
const stopIn = (text: string | undefined): string => /^[.,;:!?]+/.exec(text ?? '')?.[0] ?? '';

/** A text cut up so that each name is a part of its own; the longest name counts where several fit. */
function parted(text: string, names: readonly string[]): readonly string[] {
  const any = names
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return text.split(new RegExp(`(${any.join('|')})`, 'u')).filter((part) => part !== '');
}
