/** 6.2 A: what an event asks for. Ten questions serve all cards: each is answered on the map, or with the pieces themselves. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Stroke } from '../../../look/icon.tsx';
import { say } from '../../../messages.ts';
import { useTable, useView } from '../../../table/context.ts';
import type { Choice } from '../../../table/walk.ts';
import { WouldSmall } from '../../../table/would-small.tsx';
import { fieldWords } from '../answer-words.ts';
import { effectWords, Ops, typeOf } from '../card.tsx';
import { type ChoiceButton, ChoiceButtons, PlaceButtons, useButtonOf } from '../choice-buttons.tsx';
import { effectOf } from '../event-words.ts';
import { isPlace } from '../field-sorts.ts';
import { cardName, generalName } from '../names.ts';
import { showCard } from '../open-dialog.ts';
import { type Beginning, isIdle, Panel } from '../panel.tsx';
import { isOpen } from '../places.ts';
import { UnitSign, unitsWords } from '../units.tsx';
import type { Counts, Table } from '../view.ts';
import { FleetOffer, PersonOffer, ProvinceOffer, RoyalOffer, SeatOffer } from './offers.tsx';
import { narrowed, useStanding } from './standing.ts';
import './events.css';

interface Asked {
  readonly kind: string;
}

/** What is chosen as the piece that it is. */
type Offer = (props: { readonly id: string; readonly isOpen: boolean }) => ComponentChildren;
const OFFERS: { readonly [field: string]: Offer } = {
  general: PersonOffer,
  royal: RoyalOffer,
  fleet: FleetOffer,
  whom: SeatOffer,
  province: ProvinceOffer,
};

/** Who is on the map, as a rule. */
const OF_THE_MAP = ['general', 'royal'];

/** More than these stand in a list of their own. */
const MANY = 10;

/** What can be chosen first; then what cannot, with its reason; at the end the word that leaves it. */
const Pieces: Beginning = ({ kind }) => {
  const { answer } = useTable();
  const buttonOf = useButtonOf(kind);
  const placesOf = useStanding();
  const listed = useSignal(false);
  const choices = answer.choices.value.filter((choice) => !isIdle(choice));
  const isWord = ({ field }: { readonly field: string }): boolean => !Object.hasOwn(OFFERS, field);
  const here = narrowed.value;
  // Why not is told of those who are there; of who is out of the game nobody asks.
  const isThere = (choice: Choice): boolean =>
    isOpen(choice) || !OF_THE_MAP.includes(choice.field) || placesOf(choice).length > 0;
  const pieces = choices.filter(
    (choice) => !isWord(choice) && isThere(choice) && (here === null || placesOf(choice).includes(here)),
  );
  const first = pieces[0]?.field;
  const buttons = [...pieces.filter(isOpen), ...pieces.filter((choice) => !isOpen(choice))].map((choice) => {
    const Offered = OFFERS[choice.field];
    return {
      ...buttonOf(choice),
      content: (
        <>
          <Offered id={String(choice.value)} isOpen={isOpen(choice)} />
          <WouldSmall answer={{ [choice.field]: choice.value }} />
        </>
      ),
      spaces: placesOf(choice),
    };
  });
  const all: ChoiceButton = {
    key: 'all',
    content: say('successors.event.all'),
    why: null,
    take() {
      narrowed.value = null;
    },
  };
  // Many are looked for on the map first, as spaces are.
  const isLong = here === null && pieces.filter(isOpen).length > MANY;
  const list: ChoiceButton = {
    key: 'list',
    content: say(listed.value ? 'successors.list.shut' : 'successors.list', { count: buttons.length }),
    why: null,
    take() {
      listed.value = !listed.value;
    },
  };
  return (
    <ChoiceButtons
      title={
        isLong && !listed.value
          ? say('successors.onTheMap')
          : first === undefined
            ? say('successors.yourChoice')
            : fieldWords(kind, first)
      }
      buttons={[
        ...(isLong ? [list] : []),
        ...(isLong && !listed.value ? [] : buttons),
        ...(here === null ? [] : [all]),
        ...choices.filter(isWord).map(buttonOf),
      ]}
    />
  );
};
/** Spaces, with who stands there: whom it would touch, or who would welcome what comes. */
const Places: Beginning = ({ kind }) => {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const buttonOf = useButtonOf(kind);
  const choices = answer.choices.value.filter((choice) => !isIdle(choice));
  const detail = (space: string): string =>
    table.stacks
      .filter(({ at, owner }) => at === space && typeof owner === 'number')
      .map(({ generals, cus }) =>
        [
          ...generals.map(generalName),
          ...(cus > 0 ? [say('successors.map.units', { count: cus })] : []),
        ].join(', '),
      )
      .join(' · ');
  return (
    <PlaceButtons
      kind={kind}
      choices={choices.filter(({ field }) => isPlace(field))}
      others={choices.filter(({ field }) => !isPlace(field)).map(buttonOf)}
      detail={detail}
    />
  );
};
/** Types of CUs: with how many of each, where the card says that; what it cannot bring is not in its words, and nobody looks for it. */
const Types: Beginning = ({ kind }) => {
  const { answer } = useTable();
  const { options } = useView<Table>();
  const buttonOf = useButtonOf(kind);
  const effect = effectOf(answer.question.value?.about ?? {});
  const { oneOf, cavalryOption } = (effect ?? {}) as Offering;
  const sets = (options.cavalry === true ? cavalryOption?.oneOf : undefined) ?? oneOf ?? null;
  const setOf = (unit: unknown): Counts | null =>
    sets?.find((set) => Object.hasOwn(set, String(unit))) ?? null;
  const isInPlay = ({ value }: Choice): boolean =>
    sets === null ? value !== 'cavalry' || options.cavalry === true : setOf(value) !== null;
  const choices = answer.choices.value.filter(
    (choice) => !isIdle(choice) && (choice.field !== 'unit' || isOpen(choice) || isInPlay(choice)),
  );
  const buttons = choices.map((choice): ChoiceButton => {
    const brought = choice.field === 'unit' ? setOf(choice.value) : null;
    if (brought === null) return buttonOf(choice);
    const content = (
      <>
        <UnitSign unit={String(choice.value)} /> {unitsWords(brought)}
      </>
    );
    return { ...buttonOf(choice), content };
  });
  const first = choices[0]?.field;
  return (
    <ChoiceButtons
      title={first === undefined ? say('successors.yourChoice') : fieldWords(kind, first)}
      buttons={buttons}
    />
  );
};
interface Offering {
  readonly oneOf?: readonly Counts[];
  readonly cavalryOption?: { readonly oneOf?: readonly Counts[] };
}

const BEGINNINGS: { readonly [kind: string]: Beginning } = {
  chooseLocation: Places,
  chooseGeneral: Pieces,
  chooseRoyal: Pieces,
  chooseFleet: Pieces,
  chooseSeat: Pieces,
  chooseProvince: Pieces,
  chooseUnit: Types,
};

export function EventPanel({ kind }: Asked) {
  const begin = BEGINNINGS[kind];
  return <Panel kind={kind} {...(begin === undefined ? {} : { begin })} note={<CardNote />} />;
}

/** The card that is being resolved, and what it says. */
function CardNote() {
  const { answer } = useTable();
  const asked = answer.question.value?.about.card;
  if (asked === undefined) return null;
  const card = String(asked);
  const name = cardName(card);
  return (
    <div class={`forecast event-card sort-${typeOf(card)}`}>
      <Ops card={card} />
      <p>
        <b>{name}</b> {effectWords(card)}
      </p>
      <button
        type="button"
        class="card-more"
        aria-label={say('successors.card.more', { name })}
        title={say('successors.card.more', { name })}
        onClick={() => showCard(card)}
      >
        <Stroke name="help" size={15} />
      </button>
    </div>
  );
}
