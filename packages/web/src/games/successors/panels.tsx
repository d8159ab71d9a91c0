/** One panel for each question of the contract; most need only say what is special about them. */

import type { SuccessorsContract } from '@diadochi/successors';
import { say } from '../../messages.ts';
import { useTable, useView } from '../../table/context.ts';
import { isWide } from '../../table/wide.ts';
import type { Panels } from '../face.ts';
import { fieldWords } from './answer-words.ts';
import { type ChoiceButton, ChoiceButtons, PlaceButtons, useButtonOf } from './choice-buttons.tsx';
import { majorOf } from './content.ts';
import { GeneralLine } from './general.tsx';
import { isGesture } from './gestures.tsx';
import { PocketHand } from './hand.tsx';
import { isInTab } from './hand-open.ts';
import { later } from './later.ts';
import { MapIcon } from './map-icon.tsx';
import { provinceName, spaceName } from './names.ts';
import { Panel } from './panel.tsx';
import { isOpen } from './places.ts';
import { runErrand } from './plan.ts';
import { Reinforcing } from './reinforcing.tsx';
import { openSiege } from './sieges.ts';
import { TurnOrder } from './turn-ring.tsx';
import { unitsWords } from './units.tsx';
import type { Table } from './view.ts';

interface Asked {
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
  const start = majorOf(general)?.start;
  if (!start) return null;
  return (
    <p class="forecast">
      {say('successors.deploy.with', {
        units: unitsWords(start.cus),
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

/** 6.2: the cards themselves say what they can be used for; a phone shows them with the question. */
function Tyche() {
  const { table } = useView<Table>();
  const isAnySurprise = table.hand?.length === 0;
  return (
    <>
      {!isAnySurprise && isWide.value && <p class="forecast">{say('successors.tyche.hint')}</p>}
      {!isWide.value && !isInTab.value && <PocketHand />}
    </>
  );
}

/** On a phone another card can be taken as long as the answer is not given. */
function TycheNote() {
  const { answer } = useTable();
  const isBegun = answer.steps.value.length > 0;
  return isBegun && !isWide.value && !isInTab.value ? <PocketHand /> : null;
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

/** 9 to 14: loaded when somebody marches. */
const Marches = later<Asked>(() => import('./march/panels.tsx').then(({ MarchPanel }) => MarchPanel));

/** 6.2 A: loaded when the first event asks for something. */
const Events = later<Asked>(() => import('./events/panel.tsx').then(({ EventPanel }) => EventPanel));
const Bonus = later<Asked>(() => import('./events/bonus.tsx').then((loaded) => loaded.BonusPanel));

/** 13: loaded when somebody sails. */
const Voyages = later<Asked>(() => import('./sea/panels.tsx').then(({ VoyagePanel }) => VoyagePanel));

/** 6.2: loaded when somebody may play a Surprise card. */
const Reactions = later<Asked>(() => import('./reaction/panel.tsx').then((loaded) => loaded.ReactionPanel));

export const panels: Panels<SuccessorsContract> = {
  colour: Panel,
  discardGeneral: ({ kind }) => <Panel kind={kind} begin={GivingBack} />,
  deploy: ({ kind }) => <Panel kind={kind} note={<DeployNote />} />,
  claim: Panel,
  turnOrder: ({ kind }) => <Panel kind={kind} begin={TurnOrder} />,
  reinforce: ({ kind }) => <Panel kind={kind} above={<Reinforcing kind={kind} />} />,
  refuge: ({ kind }) => <Panel kind={kind} above={<Reinforcing kind={kind} />} />,
  remove: ({ kind }) => <Panel kind={kind} begin={Surrender} />,
  place: ({ kind }) => <Panel kind={kind} begin={Surrender} />,
  besiege: ({ kind }) => <Panel kind={kind} begin={Besieging} />,
  takeCity: TakingCity,
  tyche: ({ kind }) => <Panel kind={kind} begin={Tyche} note={<TycheNote />} />,
  chooseSpace: Events,
  chooseLocation: Events,
  chooseGeneral: Events,
  chooseRoyal: Events,
  chooseFleet: Events,
  chooseSeat: Events,
  chooseProvince: Events,
  chooseUnit: Events,
  decide: Events,
  bonus: Bonus,
  placePc: Panel,
  train: Panel,
  recruit: Panel,
  activate: Marches,
  forceMarch: Marches,
  campaign: Marches,
  march: Marches,
  independents: Marches,
  steer: Marches,
  hold: Marches,
  passage: Marches,
  honour: Marches,
  intercept: Marches,
  withdraw: Marches,
  evade: Marches,
  flee: Marches,
  depart: Marches,
  join: Marches,
  lose: Marches,
  sail: Voyages,
  engage: Voyages,
  succeed: Marches,
  inherit: Marches,
  forage: ({ kind }) => <Panel kind={kind} note={<ForageNote />} />,
  bury: Panel,
  guard: Panel,
  discardSurprise: Panel,
  // 6.2: Surprise cards.
  interceptionRoll: Reactions,
  evasionRoll: Reactions,
  battleCards: Reactions,
  prestigeCompared: Reactions,
  seaCards: Reactions,
  siegeRoll: Reactions,
  battleLost: Reactions,
  surprisePlayed: Reactions,
  anyTime: Panel,
  chooseCard: Panel,
};
