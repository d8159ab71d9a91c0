/** 6.2 A: what an event asks for. Ten questions serve all cards: each is answered on the map, or with the pieces themselves. */

import type { ComponentChildren } from 'preact';
import { Stroke } from '../../../look/icon.tsx';
import { say } from '../../../messages.ts';
import { useTable } from '../../../table/context.ts';
import { fieldWords } from '../answer-words.ts';
import { effectWords, Ops, typeOf } from '../card.tsx';
import { ChoiceButtons, useButtonOf, Value } from '../choice-buttons.tsx';
import { cardName } from '../names.ts';
import { showCard } from '../open-dialog.ts';
import { type Beginning, isIdle, Panel } from '../panel.tsx';
import { isOpen } from '../places.ts';
import { FleetOffer, PersonOffer, ProvinceOffer, RoyalOffer, SeatOffer } from './offers.tsx';
import { narrowed, useStanding } from './standing.ts';
import './events.css';

interface Asked {
  readonly kind: string;
}

/** What is chosen as the piece that it is. */
type Offer = (props: { readonly id: string }) => ComponentChildren;
const OFFERS: { readonly [field: string]: Offer } = {
  general: PersonOffer,
  royal: RoyalOffer,
  fleet: FleetOffer,
  whom: SeatOffer,
  province: ProvinceOffer,
};

/** What can be chosen first; then what cannot, with its reason; at the end the word that leaves it. */
const Pieces: Beginning = ({ kind }) => {
  const { answer } = useTable();
  const buttonOf = useButtonOf(kind);
  const placesOf = useStanding();
  const choices = answer.choices.value.filter((choice) => !isIdle(choice));
  const isWord = ({ field }: { readonly field: string }): boolean => !Object.hasOwn(OFFERS, field);
  const here = narrowed.value;
  const pieces = choices.filter(
    (choice) => !isWord(choice) && (here === null || placesOf(choice).includes(here)),
  );
  const first = pieces[0]?.field;
  const buttons = [...pieces.filter(isOpen), ...pieces.filter((choice) => !isOpen(choice))].map((choice) => {
    const Offered = OFFERS[choice.field];
    return {
      ...buttonOf(choice),
      content: <Offered id={String(choice.value)} />,
      spaces: placesOf(choice),
    };
  });
  const all = {
    key: 'all',
    content: say('successors.event.all'),
    why: null,
    take() {
      narrowed.value = null;
    },
  };
  return (
    <ChoiceButtons
      title={first === undefined ? say('successors.yourChoice') : fieldWords(kind, first)}
      buttons={[
        ...buttons,
        ...(here === null ? [] : [all]),
        ...choices
          .filter(isWord)
          .map((choice) => ({ ...buttonOf(choice), content: <Value kind={kind} choice={choice} /> })),
      ]}
    />
  );
};
const BEGINNINGS: { readonly [kind: string]: Beginning } = {
  chooseGeneral: Pieces,
  chooseRoyal: Pieces,
  chooseFleet: Pieces,
  chooseSeat: Pieces,
  chooseProvince: Pieces,
};

export function EventPanel({ kind }: Asked) {
  const begin = BEGINNINGS[kind];
  return <Panel kind={kind} {...(begin === undefined ? {} : { begin })} note={<CardNote />} />;
}

/** The card that is being resolved, and what it says. */
export function CardNote() {
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
