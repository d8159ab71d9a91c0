/** One panel for each question of the contract; most need only say what is special about them. */

import type { SuccessorsContract } from '@diadochi/successors';
import { say } from '../../messages.ts';
import { useTable, useView } from '../../table/context.ts';
import { lazy } from '../../table/lazy.tsx';
import { isWide } from '../../table/wide.ts';
import type { Panels } from '../face.ts';
import { PocketHand } from './hand.tsx';
import { isInTab } from './hand-open.ts';
import { later } from './later.ts';
import { Panel } from './panel.tsx';
import type { Table } from './view.ts';

interface Asked {
  readonly kind: string;
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

/** 4 to 6: what is asked before and between the cards; loaded when the first of it comes up. */
const Questions = lazy<Asked>(() => import('./questions/questions.tsx').then((loaded) => loaded.Questions));

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
  discardGeneral: Questions,
  deploy: Questions,
  claim: Panel,
  turnOrder: Questions,
  reinforce: Questions,
  refuge: Questions,
  remove: Questions,
  place: Questions,
  besiege: Questions,
  takeCity: Questions,
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
  forage: Questions,
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
