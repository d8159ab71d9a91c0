/** What can be pressed in the prompt: places by their names, pieces by their signs, and the words that end it. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Fields } from '../../api.ts';
import { Emblem, emblemPath } from '../../look/emblem.tsx';
import { say, seatName } from '../../messages.ts';
import {
  ChoiceButtons as PanelButtons,
  type ChoiceButton as PlainButton,
} from '../../panel/choice-buttons.tsx';
import { useTable, useView } from '../../table/context.ts';
import { answerOf, type Choice } from '../../table/walk.ts';
import { isWide } from '../../table/wide.ts';
import { wouldOf } from '../../table/would.ts';
import { WouldSmall } from '../../table/would-small.tsx';
import { stepWords, whoseLoss } from './answer-words.ts';
import { newTrainingWords } from './card-uses.ts';
import { box, majorOf } from './content.ts';
import { isPlace, pieceOf } from './field-sorts.ts';
import { goOnMap } from './map-going.ts';
import { MapIcon } from './map-icon.tsx';
import { unitsName } from './map-words.ts';
import { Medallion } from './medallion.tsx';
import { cardName, fleetName, generalName, provinceName, spaceName, unitName } from './names.ts';
import { isOpen, pointedAt } from './places.ts';
import { hint, intend, type Part } from './plan.ts';
import { UnitSign } from './units.tsx';
import type { Table } from './view.ts';

export interface ChoiceButton extends PlainButton {
  /** Where it is, to be shown on the map. */
  readonly spaces?: readonly string[];
}

/** An offer for a choice of the field that is asked for now. */
export function useButtonOf(kind: string): (choice: Choice) => ChoiceButton {
  const { answer } = useTable();
  const steps = answer.steps.value;
  const parts: readonly Part[] = steps.map(({ field, value }) => ({ field, value }));
  const answerWith = ({ field, value }: Choice): Fields => ({ ...answerOf(steps), [field]: value });
  return (choice) => ({
    key: `${choice.field} ${choice.value}`,
    content: (
      <>
        <Value kind={kind} choice={choice} />
        {!isPlace(choice.field) && choice.field !== 'train' && !isSaid(choice, answerWith(choice)) && (
          <WouldSmall answer={answerWith(choice)} />
        )}
      </>
    ),
    why: choice.why,
    ...(isPlace(choice.field) ? { spaces: [String(choice.value)] } : {}),
    take() {
      // A phone shows a part of the map: whoever has chosen a place by its name wants to see it. Words about it would stay until
      // the map is touched, over whatever is asked next.
      if (isPlace(choice.field) && !isWide.peek()) goOnMap(String(choice.value));
      if (choice.field === 'pass') answer.choose(choice);
      else intend(answer, [...parts, { field: choice.field, value: choice.value }]);
    },
  });
}

/** Whoever chooses a CU that is lost reads its name already. */
const isSaid = ({ field, value }: Choice, answer: Fields): boolean =>
  pieceOf(field) === 'unit' && wouldOf(answer) === `−${unitsName(String(value), 1)}`;

interface ChoiceButtonsProps {
  readonly title: string;
  readonly buttons: readonly ChoiceButton[];
  /** How many stand before them in another row, for the keys. */
  readonly after?: number;
  readonly children?: ComponentChildren;
}
export function ChoiceButtons({ title, buttons, after, children }: ChoiceButtonsProps) {
  useEffect(() => () => pointAt([]), []);
  return (
    <PanelButtons
      title={title}
      titled
      numbered
      after={after}
      buttons={buttons}
      onPoint={(button) => {
        if (button !== null) hint.value = button.why;
        pointAt(button?.spaces ?? []);
      }}
    >
      {children}
    </PanelButtons>
  );
}
const pointAt = (spaces: readonly string[]): void => {
  pointedAt.value = new Set(spaces);
};

/** So many places are named; more are looked for on the map, or in a list by whoever wants one. */
const NAMED = 6;

interface PlaceButtonsProps {
  readonly kind: string;
  readonly choices: readonly Choice[];
  /** What else can be pressed: all of them at once, or the word that ends it. */
  readonly others?: readonly ChoiceButton[];
  /** What is told with the name of a space; nothing for most. */
  readonly detail?: ((space: string) => string) | undefined;
}
export function PlaceButtons({ kind, choices, others = [], detail }: PlaceButtonsProps) {
  const buttonOf = useDetailed(kind, detail);
  const listed = useSignal(false);
  const open = choices.filter(isOpen);
  const spaces = [...new Set(open.map(({ value }) => String(value)))];
  if (spaces.length <= NAMED)
    return (
      <ChoiceButtons
        title={say('successors.field.at')}
        buttons={[...byName(open).map(buttonOf), ...others]}
      />
    );
  const list: ChoiceButton = {
    key: 'list',
    content: say(listed.value ? 'successors.list.shut' : 'successors.list', { count: spaces.length }),
    why: null,
    take() {
      listed.value = !listed.value;
    },
  };
  return (
    <ChoiceButtons title={say('successors.onTheMap')} buttons={[list, ...others]}>
      {listed.value && <PlaceList kind={kind} choices={open} detail={detail} />}
    </ChoiceButtons>
  );
}

function useDetailed(kind: string, detail: PlaceButtonsProps['detail']): (choice: Choice) => ChoiceButton {
  const buttonOf = useButtonOf(kind);
  const { answer } = useTable();
  const steps = answer.steps.value;
  return (choice) => {
    const button = buttonOf(choice);
    const would = wouldOf({ ...answerOf(steps), [choice.field]: choice.value });
    const told = [detail?.(String(choice.value)) ?? '', would ?? '']
      .filter((each) => each !== '')
      .join(' · ');
    if (told === '') return button;
    const content = (
      <span class="general-value">
        <b>{button.content}</b>
        <small>{told}</small>
      </span>
    );
    return { ...button, content };
  };
}

const byName = (choices: readonly Choice[]): readonly Choice[] =>
  choices.toSorted((a, b) => spaceName(String(a.value)).localeCompare(spaceName(String(b.value))));

/** All of them, province by province. */
function PlaceList({ kind, choices, detail }: Omit<PlaceButtonsProps, 'others'>) {
  const buttonOf = useDetailed(kind, detail);
  const realms = new Map<string, Choice[]>();
  for (const choice of byName(choices)) {
    const province = box().spaces.find(({ id }) => id === choice.value)?.province ?? '';
    realms.set(province, [...(realms.get(province) ?? []), choice]);
  }
  return (
    <div class="place-list">
      {[...realms].map(([province, those]) => (
        <div key={province}>
          <p class="caps">{province === '' ? say('successors.noProvince') : provinceName(province)}</p>
          {those.map((choice) => {
            const { key, content, spaces = [], take } = buttonOf(choice);
            return (
              <button
                key={key}
                type="button"
                class="offer"
                data-offer={key}
                onClick={take}
                onPointerEnter={() => pointAt(spaces)}
              >
                {content}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** One thing to choose, as it lies on the table. */
function Value({ kind, choice }: { readonly kind: string; readonly choice: Choice }) {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const { field } = choice;
  const value = String(choice.value);
  if (isPlace(field) && answer.focus.value.value === null && kind !== 'recruit')
    return <>{spaceName(value)}</>;
  const piece = pieceOf(field);
  if (piece === 'general') {
    const from = kind === 'guard' ? table.generals[value].at : null;
    return (
      <>
        <GeneralValue general={value} owner={kind === 'tyche' ? null : store.me.value} />
        {from !== null && <small>{say('successors.guard.from', { name: spaceName(from) })}</small>}
      </>
    );
  }
  if (piece === 'unit') {
    const about = answer.question.value?.about ?? {};
    const whose = whoseLoss(about, choice);
    return (
      <>
        <UnitSign unit={value} size={18} /> {kind === 'lose' ? unitsName(value, 1) : unitName(value)}
        {whose !== null && <small>{whose}</small>}
        {field === 'train' && <small>{newTrainingWords(value, Number(about.ops))}</small>}
      </>
    );
  }
  if (piece === 'card') return <>{cardName(value)}</>;
  if (field === 'fleet') {
    const fleet = box().fleets.find(({ id }) => id === value);
    return (
      <>
        <MapIcon name="anchor" size={16} /> {fleetName(value)}
        {fleet !== undefined && (
          <small>
            {say('successors.upgrade.strength', { normal: fleet.normal, upgraded: fleet.upgraded })}
          </small>
        )}
      </>
    );
  }
  if (field === 'colour')
    return (
      <>
        <span class={`emblem ${value}`} style={{ '--size': '22px' }} aria-hidden="true">
          <svg class="icon" width="15" height="15" viewBox="0 0 256 256" aria-hidden="true">
            <path fill="currentColor" d={emblemPath(value)} />
          </svg>
        </span>
        {stepWords(kind, choice)}
      </>
    );
  if (field === 'first')
    return (
      <>
        <Emblem seat={Number(choice.value)} size={20} /> {seatName.value(Number(choice.value))}
      </>
    );
  // A space that can be chosen in several ways is named with each of them.
  if (field === 'claim' && kind === 'recruit') {
    const before = table.pcs[value];
    return (
      <>{say('successors.recruit.claim', { space: value, owner: before === undefined ? 'none' : 'some' })}</>
    );
  }
  return <>{stepWords(kind, choice, answer.question.value?.about)}</>;
}

/** With what one must know to choose him. */
function GeneralValue({ general, owner }: { readonly general: string; readonly owner: number | null }) {
  const major = majorOf(general);
  return (
    <>
      <Medallion general={general} owner={owner} size={24} />
      <span class="general-value">
        <b>{generalName(general)}</b>
        {major !== undefined && (
          <small>{say('successors.ratings', { initiative: major.initiative, battle: major.battle })}</small>
        )}
      </span>
    </>
  );
}
