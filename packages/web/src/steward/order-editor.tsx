/** One order: its sentence, what it would do now, and the choices that it is made of. */

import type { StewardOrder, TestValue } from '@diadochi/kernel';
import { useId } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { Select } from '../look/choices.tsx';
import { Stroke } from '../look/icon.tsx';
import { Stepper } from '../look/stepper.tsx';
import { say } from '../messages.ts';
import { onWords, orderWords, pieceWords, testWords, thenWords } from './order-words.ts';
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
  readonly isLast: boolean;
  readonly onChange: (order: StewardOrder) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

export function OrderEditor(props: EditorProps) {
  const { game, words, no, order, now, isLast, onChange, onMove, onRemove } = props;
  const sentence = orderWords(game, words, order);
  return (
    <li class="steward-order">
      <details>
        <summary>
          <span class="order-no">{no}</span>
          <span class="order-words">{sentence}</span>
          <span class={`order-now is-${now}`}>{say(`steward.now.${now}`)}</span>
        </summary>
        <div class="order-parts">
          <Question {...props} />
          <Tests {...props} />
          <Then {...props} />
        </div>
      </details>
      <div class="order-acts">
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
        <Button
          look="quiet"
          size="small"
          aria-pressed={order.off === true}
          onClick={() => onChange(withOff(order, order.off !== true))}
        >
          {say(order.off ? 'steward.turnOn' : 'steward.turnOff')}
        </Button>
        <Button look="quiet" square aria-label={say('steward.remove', { no })} onClick={onRemove}>
          <Stroke name="close" size={14} />
        </Button>
      </div>
    </li>
  );
}

function withOff({ off: _, ...order }: StewardOrder, isOff: boolean): StewardOrder {
  return isOff ? { ...order, off: true } : order;
}

function Question({ game, words, order, onChange }: EditorProps) {
  const id = useId();
  return (
    <div class="order-part">
      <label for={id}>{say('steward.on')}</label>
      <Select
        id={id}
        value={order.on}
        among={Object.keys(words.questions).map((kind) => ({ value: kind, text: onWords(game, kind) }))}
        onChoose={(on) => onChange({ on, when: {}, answer: 'ask' })}
      />
    </div>
  );
}

const isNumber = (shape: TestValue): shape is Exclude<TestValue, { readonly of: string }> => 'least' in shape;

function Tests({ game, words, pieces, order, onChange }: EditorProps) {
  const id = useId();
  const possible = Object.entries(words.tests).filter(([, { kinds }]) => kinds.includes(order.on));
  const free = possible.filter(([test]) => !Object.hasOwn(order.when, test));
  const set = (test: string, value: number | readonly string[] | null) => {
    const { [test]: _, ...rest } = order.when;
    onChange({ ...order, when: value === null ? rest : { ...order.when, [test]: value } });
  };
  /** A test begins with its least, or with the first that it can name. */
  const begin = (test: string) => {
    const { value } = words.tests[test];
    set(
      test,
      isNumber(value)
        ? Math.max(value.least, value.percent ? 50 : value.least)
        : [...pieces(value.of).slice(0, 1)],
    );
  };
  return (
    <>
      {Object.entries(order.when).map(([test, value]) => {
        const shape = words.tests[test].value;
        const said = testWords(game, test, value, shape);
        return (
          <fieldset key={test} class="order-part">
            <legend>{said}</legend>
            {isNumber(shape) ? (
              shape.least < shape.most && (
                <Stepper
                  label={said}
                  value={value as number}
                  least={shape.least}
                  most={shape.most}
                  onChoose={(next) => set(test, next)}
                />
              )
            ) : (
              <Names
                sort={shape.of}
                all={pieces(shape.of)}
                chosen={value as readonly string[]}
                onChoose={(names) => set(test, names)}
              />
            )}
            <Button look="quiet" size="small" onClick={() => set(test, null)}>
              {say('steward.withoutTest')} <span class="unseen">{said}</span>
            </Button>
          </fieldset>
        );
      })}
      {free.length > 0 && (
        <div class="order-part">
          <label for={id}>{say('steward.if')}</label>
          <Select
            id={id}
            value=""
            among={[
              { value: '', text: say('steward.ifNothing') },
              ...free.map(([test, { value }]) => ({
                value: test,
                text: testWords(game, test, isNumber(value) ? (value.percent ? 50 : value.least) : [], value),
              })),
            ]}
            onChoose={(test) => test !== '' && begin(test)}
          />
        </div>
      )}
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
  const id = useId();
  const rest = all.filter((name) => !chosen.includes(name));
  return (
    <div class="order-names">
      {chosen.map((name) => (
        <Button
          key={name}
          size="small"
          disabled={chosen.length === 1}
          aria-label={say('steward.unname', { what: pieceWords(sort, name) })}
          onClick={() => onChoose(chosen.filter((each) => each !== name))}
        >
          {pieceWords(sort, name)} {chosen.length > 1 && <Stroke name="close" size={12} />}
        </Button>
      ))}
      {rest.length > 0 && (
        <>
          <label class="unseen" for={id}>
            {say('steward.name')}
          </label>
          <Select
            id={id}
            value=""
            among={[
              { value: '', text: say('steward.name') },
              ...rest.map((name) => ({ value: name, text: pieceWords(sort, name) })),
            ]}
            onChoose={(name) => name !== '' && onChoose([...chosen, name])}
          />
        </>
      )}
    </div>
  );
}

function Then({ game, words, pieces, order, onChange }: EditorProps) {
  const [id, onceId] = [useId(), useId()];
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
    <div class="order-part">
      <label for={id}>{say('steward.then')}</label>
      <Select
        id={id}
        value={key(order.answer)}
        among={withOwn(choices, order.answer).map((then) => ({
          value: key(then),
          text: thenWords(game, order.on, then),
        }))}
        onChoose={(text) =>
          onChange({ ...lasting, answer: JSON.parse(text), ...(isOnce ? { once: true } : {}) })
        }
      />
      <span class="order-once">
        <input
          id={onceId}
          type="checkbox"
          checked={isOnce}
          onChange={() => onChange(isOnce ? lasting : { ...lasting, once: true })}
        />
        <label for={onceId}>{say('steward.once')}</label>
      </span>
    </div>
  );
}
/** What is told with no more than its verb: the rest is whoever can. */
const DOABLE = ['intercept', 'engage'];
const withOwn = (choices: readonly StewardOrder['answer'][], own: StewardOrder['answer']) =>
  choices.some((each) => JSON.stringify(each) === JSON.stringify(own)) ? choices : [...choices, own];
