/** What is asked before the cards are played and between them (4 to 6), where that takes more than a list. */

import './questions.css';
import type { VNode } from 'preact';
import { say } from '../../../messages.ts';
import { useTable, useView } from '../../../table/context.ts';
import { fieldWords } from '../answer-words.ts';
import { type ChoiceButton, ChoiceButtons, PlaceButtons, useButtonOf } from '../choice-buttons.tsx';
import { isGesture } from '../field-sorts.ts';
import { GeneralLine, useStart } from '../general.tsx';
import { MapIcon } from '../map-icon.tsx';
import { provinceName, spaceName } from '../names.ts';
import { Panel } from '../panel.tsx';
import { isOpen } from '../places.ts';
import { runErrand } from '../plan.ts';
import { openSiege } from '../shown-fights.ts';
import { unitsWords } from '../units.tsx';
import type { Table } from '../view.ts';
import { Reinforcing } from './reinforcing.tsx';
import { TurnOrder } from './turn-ring.tsx';

export interface Asked {
  readonly kind: string;
}

/** 4.4: the two that I was dealt, with what each would bring. */
function GivingBack({ kind }: Asked) {
  const { answer } = useTable();
  const buttonOf = useButtonOf(kind);
  const choices = answer.choices.value;
  return (
    <ChoiceButtons
      title={fieldWords(kind, 'giveBack')}
      buttons={choices.map((choice) => ({
        ...buttonOf(choice),
        content: <GeneralLine general={String(choice.value)} />,
      }))}
    />
  );
}

/** 4.6: what the general brings with him. */
function DeployNote() {
  const { answer } = useTable();
  const general = String(answer.question.value?.about.general);
  const start = useStart(general);
  if (start === null) return null;
  return (
    <p class="forecast">
      {say('successors.deploy.with', {
        units: unitsWords(start.units),
        count: start.pcs,
        name: provinceName(start.province),
      })}
    </p>
  );
}

/** 6.1: one after the other, or all that can be. */
function Surrender({ kind }: Asked) {
  const { answer } = useTable();
  const buttonOf = useButtonOf(kind);
  const choices = answer.choices.value.filter(({ field }) => !isGesture(field));
  const places = choices.filter(({ field }) => field === kind);
  const open = places.filter(isOpen);
  const all: ChoiceButton = {
    key: 'all',
    content: say(`successors.all.${kind}`, { count: open.length }),
    why: null,
    take: () =>
      runErrand(
        answer,
        open.map(({ field, value }) => [{ field, value }]),
      ),
  };
  const rest = choices.filter(({ field }) => field === 'done').map(buttonOf);
  return <PlaceButtons kind={kind} choices={places} others={open.length > 1 ? [all, ...rest] : rest} />;
}

/** 6.1, step 3: what each Siege may bring is read before it is conducted. */
function Besieging() {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const me = store.me.value;
  const choices = answer.choices.value;
  const cities = choices.filter(
    ({ field, value }) => field === 'siege' && table.besieged[String(value)] === me,
  );
  const buttons: readonly ChoiceButton[] = cities.map(({ value }) => {
    const space = String(value);
    return {
      key: `siege ${space}`,
      content: (
        <>
          <MapIcon name="siege-tower" size={16} /> {say('successors.siege.offer', { name: spaceName(space) })}
        </>
      ),
      why: null,
      spaces: [space],
      take() {
        openSiege.value = { space };
      },
    };
  });
  const rest = choices
    .filter(({ field }) => field === 'done')
    .map(({ field, value, why }): ChoiceButton => {
      const words = say('successors.step.done');
      return {
        key: field,
        content: words,
        why,
        take: () => void answer.propose({ [field]: value }, { words }),
      };
    });
  return <ChoiceButtons title={say('successors.siege.which')} buttons={[...buttons, ...rest]} />;
}

/** S15.4-07: at once, or not. */
function TakingCity({ kind }: Asked) {
  const { answer } = useTable();
  const space = answer.question.value?.about.space;
  const buttons = answer.choices.value.map(({ field, value, why }): ChoiceButton => {
    const words = say(`successors.do.takeCity.${field}`, { space });
    return {
      key: field,
      content: words,
      why,
      take: () => void answer.propose({ [field]: value }, { words }),
    };
  });
  return (
    <div class="answer successors-answer" data-kind={kind}>
      <ChoiceButtons title={say('successors.yourChoice')} buttons={buttons} />
    </div>
  );
}

/** 6.4: where it is, and how many are there. */
function ForageNote() {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const space = answer.question.value?.about.space;
  const mine = table.stacks.filter(({ at, owner }) => at === space && owner === store.me.value);
  return (
    <p class="forecast">
      {mine
        .map(
          ({ units, inside }) => `${inside ? `${say('successors.map.inside')}: ` : ''}${unitsWords(units)}`,
        )
        .join(' · ')}
    </p>
  );
}

const QUESTIONS: { readonly [kind: string]: (asked: Asked) => VNode } = {
  discardGeneral: ({ kind }) => <Panel kind={kind} begin={GivingBack} />,
  deploy: ({ kind }) => <Panel kind={kind} note={<DeployNote />} />,
  turnOrder: ({ kind }) => <Panel kind={kind} begin={TurnOrder} />,
  reinforce: ({ kind }) => <Panel kind={kind} above={<Reinforcing kind={kind} />} />,
  refuge: ({ kind }) => <Panel kind={kind} above={<Reinforcing kind={kind} />} />,
  remove: ({ kind }) => <Panel kind={kind} begin={Surrender} />,
  place: ({ kind }) => <Panel kind={kind} begin={Surrender} />,
  besiege: ({ kind }) => <Panel kind={kind} begin={Besieging} />,
  takeCity: TakingCity,
  forage: ({ kind }) => <Panel kind={kind} note={<ForageNote />} />,
};
export function Questions({ kind }: Asked) {
  const Shown = QUESTIONS[kind] ?? Panel;
  return <Shown kind={kind} />;
}
