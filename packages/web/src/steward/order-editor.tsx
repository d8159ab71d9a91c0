/** One order: a sentence whose parts can be changed where they stand, and what it would do now. */

import type { StewardOrder, TestValue } from '@diadochi/kernel';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Switch } from '../look/choices.tsx';
import { classes } from '../look/classes.ts';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';
import type { Dragging } from './moving.ts';
import { GAP, gapWords, onWords, orderWords, pieceWords, testWords, thenWords } from './order-words.ts';
import type { OrderNow, StewardWords } from './steward-api.ts';

/** What can be named in an order: who plays, where, and which cards are at hand. */
export type Pieces = (sort: string) => readonly string[];

interface EditorProps {
  readonly game: string;
  readonly words: StewardWords;
  readonly pieces: Pieces;
  readonly no: number;
  readonly order: StewardOrder;
  readonly now: OrderNow;
  /** The number of an order that always answers before this one can. */
  readonly behind: number | null;
  readonly isLast: boolean;
  readonly dragging: Dragging;
  readonly onChange: (order: StewardOrder) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const MOVES = ['Alt+ArrowUp', 'Alt+ArrowDown'];
export function OrderEditor(props: EditorProps) {
  const { game, words, no, order, isLast, dragging, onChange, onMove, onRemove } = props;
  const id = useId();
  const aside = dragging.asideOf(no - 1);
  return (
    <li
      class={classes('steward-order', order.off === true && 'off', dragging.isDragged(no - 1) && 'dragged')}
      style={aside === null ? undefined : { translate: `0 ${aside}px` }}
      aria-label={orderWords(game, words, order)}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        if (!event.altKey || by === 0) return;
        event.preventDefault(); // it would open a list
        if (by === -1 ? no > 1 : !isLast) onMove(by);
      }}
    >
      <button
        type="button"
        class="order-grip"
        aria-label={say('steward.grip', { no })}
        aria-keyshortcuts={MOVES.join(' ')}
        title={say('steward.grip', { no })}
        {...dragging.handle(no - 1)}
      />
      <span class="order-no" aria-hidden="true">
        {no}
      </span>
      <p class="order-sentence">
        <span class="token-held">
          <Occasion {...props} />
          {Object.keys(order.when).length > 0 && ','}
        </span>
        <Tests {...props} />
        {': '}
        <Then {...props} />
        {'.'}
      </p>
      <label class="unseen" for={id}>
        {say('steward.isOn', { no })}
      </label>
      <Switch id={id} on={order.off !== true} onChoose={(on) => onChange(withOff(order, !on))} />
      <p class="order-foot">
        <Now {...props} />
        <span class="order-acts">
          <Button
            look="quiet"
            square
            aria-label={say('steward.up', { no })}
            disabled={no === 1}
            onClick={() => onMove(-1)}
          >
            <Stroke name="previous" size={14} />
          </Button>
          <Button
            look="quiet"
            square
            aria-label={say('steward.down', { no })}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <Stroke name="previous" size={14} />
          </Button>
          <Button look="quiet" square aria-label={say('steward.remove', { no })} onClick={onRemove}>
            <Stroke name="close" size={14} />
          </Button>
        </span>
      </p>
    </li>
  );
}

function withOff({ off: _, ...order }: StewardOrder, isOff: boolean): StewardOrder {
  return isOff ? { ...order, off: true } : order;
}

/** What it would answer to what is asked now. */
function Now({ game, order, now, behind }: EditorProps) {
  if (behind !== null && now !== 'off' && now !== 'spent')
    return (
      <span class="order-now is-behind">
        <Stroke name="minus" size={13} /> {say('steward.now.behind', { no: behind })}
      </span>
    );
  const answer = thenWords(game, order.on, order.answer);
  return (
    <span class={`order-now is-${now}`}>
      <Stroke name={SIGNS[now]} size={13} /> {say(`steward.now.${now}`, { answer })}
    </span>
  );
}
const SIGNS = { fits: 'check', not: 'minus', unasked: 'clock', spent: 'check', off: 'minus' } as const;

interface TokenProps {
  readonly label: string;
  readonly value: string;
  readonly among: readonly { readonly value: string; readonly text: string }[];
  /** It adds something rather than being part of the sentence. */
  readonly isMore?: boolean;
  readonly onChoose: (value: string) => void;
}
/** A part of the sentence that can be another one. */
function Token({ label, value, among, isMore = false, onChoose }: TokenProps) {
  return (
    <select
      class={classes('token', isMore && 'more')}
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {among.map((each) => (
        <option key={each.value} value={each.value}>
          {each.text}
        </option>
      ))}
    </select>
  );
}

function Occasion({ game, words, order, onChange }: EditorProps) {
  return (
    <Token
      label={say('steward.on')}
      value={order.on}
      among={Object.keys(words.questions).map((kind) => ({ value: kind, text: onWords(game, kind) }))}
      onChoose={(on) => onChange({ on, when: {}, answer: 'ask' })}
    />
  );
}

const isNumber = (shape: TestValue): shape is Exclude<TestValue, { readonly of: string }> => 'least' in shape;
/** The numbers that are offered: of percentages every fifth. */
function numbersOf(
  { least, most, percent }: Exclude<TestValue, { readonly of: string }>,
  now: number,
): number[] {
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return all.filter((each) => each === now || !percent || each % 5 === 0);
}

function Tests({ game, words, pieces, order, onChange }: EditorProps) {
  const possible = Object.entries(words.tests).filter(([, { kinds }]) => kinds.includes(order.on));
  const free = possible.filter(([test]) => !Object.hasOwn(order.when, test));
  const set = (test: string, value: number | readonly string[] | null) => {
    const { [test]: _, ...rest } = order.when;
    onChange({ ...order, when: value === null ? rest : { ...order.when, [test]: value } });
  };
  const first = (shape: TestValue): number | readonly string[] =>
    isNumber(shape) ? (shape.percent ? 50 : shape.least) : [...pieces(shape.of).slice(0, 1)];
  return (
    <>
      {Object.entries(order.when).map(([test, value], i, all) => {
        const shape = words.tests[test].value;
        const said = testWords(game, test, value, shape);
        return (
          <span key={test}>
            {' '}
            {isNumber(shape) && shape.least === shape.most ? (
              <b class="token-fixed">{said}</b>
            ) : (
              <Filled words={gapWords(game, test)}>
                {isNumber(shape) ? (
                  <Token
                    label={said}
                    value={String(value)}
                    among={numbersOf(shape, value as number).map((each) => ({
                      value: String(each),
                      text: String(each),
                    }))}
                    onChoose={(next) => set(test, Number(next))}
                  />
                ) : (
                  <Names
                    sort={shape.of}
                    all={pieces(shape.of)}
                    chosen={value as readonly string[]}
                    onChoose={(names) => set(test, names)}
                  />
                )}
              </Filled>
            )}
            <span class="token-held">
              <button
                type="button"
                class="token-away"
                aria-label={`${say('steward.withoutTest')}: ${said}`}
                title={say('steward.withoutTest')}
                onClick={() => set(test, null)}
              >
                <Stroke name="close" size={11} />
              </button>
              {i < all.length - 1 && ','}
            </span>
          </span>
        );
      })}
      {free.length > 0 && (
        <>
          {' '}
          <Token
            isMore
            label={say('steward.if')}
            value=""
            among={[
              { value: '', text: say('steward.ifNothing') },
              ...free.map(([test, { value }]) => ({
                value: test,
                text: isNumber(value) ? testWords(game, test, first(value), value) : gapWords(game, test),
              })),
            ]}
            onChoose={(test) => test !== '' && set(test, first(words.tests[test].value))}
          />
        </>
      )}
    </>
  );
}
/** Words with something in the place of their gap; a sign behind it stays with it. */
function Filled({ words, children }: { readonly words: string; readonly children: ComponentChildren }) {
  const at = words.indexOf(GAP);
  const after = words.slice(at + GAP.length);
  const sign = /^\s?\S{0,2}(?!\S)/.exec(after)?.[0] ?? '';
  return (
    <>
      {words.slice(0, at)}
      {sign === '' ? (
        children
      ) : (
        <span class="token-held">
          {children}
          {sign}
        </span>
      )}
      {after.slice(sign.length)}
    </>
  );
}

interface NamesProps {
  readonly sort: string;
  readonly all: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (names: readonly string[]) => void;
}
function Names({ sort, all, chosen, onChoose }: NamesProps) {
  const rest = all.filter((name) => !chosen.includes(name));
  const option = (name: string) => ({ value: name, text: pieceWords(sort, name) });
  return (
    <span class="token-names">
      {chosen.map((name, i) => (
        <span key={name} class="token-held">
          <Token
            label={pieceWords(sort, name)}
            value={name}
            among={[
              option(name),
              ...(chosen.length > 1
                ? [{ value: '', text: say('steward.unname', { what: pieceWords(sort, name) }) }]
                : []),
              ...rest.map(option),
            ]}
            onChoose={(other) =>
              onChoose(chosen.flatMap((each) => (each !== name ? [each] : other === '' ? [] : [other])))
            }
          />
          {i < chosen.length - 1 && ','}
        </span>
      ))}
      {rest.length > 0 && (
        <>
          {' '}
          <Token
            isMore
            label={say('steward.name')}
            value=""
            among={[{ value: '', text: say('steward.orAnother') }, ...rest.map(option)]}
            onChoose={(name) => name !== '' && onChoose([...chosen, name])}
          />
        </>
      )}
    </span>
  );
}

function Then({ game, words, pieces, order, onChange }: EditorProps) {
  const { ways } = words.questions[order.on] ?? { ways: [] };
  const choices: StewardOrder['answer'][] = ['ask', 'default'];
  for (const { verb, sort } of ways) {
    if (sort === 'card')
      for (const card of pieces('card')) choices.push({ do: verb, with: { [verb]: [card] } });
    else if (sort === null || DOABLE.includes(verb)) choices.push({ do: verb, most: true });
  }
  const key = (then: StewardOrder['answer']) => JSON.stringify(then);
  const isOnce = order.once === true;
  const { once: _, spent: __, ...lasting } = order;
  return (
    <>
      <Token
        label={say('steward.then')}
        value={key(order.answer)}
        among={withOwn(choices, order.answer).map((then) => ({
          value: key(then),
          text: thenWords(game, order.on, then),
        }))}
        onChoose={(text) =>
          onChange({ ...lasting, answer: JSON.parse(text), ...(isOnce ? { once: true } : {}) })
        }
      />{' '}
      <Token
        label={say('steward.howOften')}
        value={isOnce ? 'once' : 'always'}
        among={[
          { value: 'always', text: say('steward.often.always') },
          { value: 'once', text: say('steward.often.once') },
        ]}
        onChoose={(often) => onChange(often === 'once' ? { ...lasting, once: true } : lasting)}
      />
    </>
  );
}
/** What is told with no more than its verb: the rest is whoever can. */
const DOABLE = ['intercept', 'engage'];
const withOwn = (choices: readonly StewardOrder['answer'][], own: StewardOrder['answer']) =>
  choices.some((each) => JSON.stringify(each) === JSON.stringify(own)) ? choices : [...choices, own];
