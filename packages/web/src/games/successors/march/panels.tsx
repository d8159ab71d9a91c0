/** The panels of activations, marches and what others may do against them. */

import type { ComponentChildren, VNode } from 'preact';
import { say } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useTable, useView } from '../../../table/context.ts';
import { lazy } from '../../../table/lazy.tsx';
import type { Choice } from '../../../table/walk.ts';
import { isWide } from '../../../table/wide.ts';
import { type ChoiceButton, ChoiceButtons, useButtonOf } from '../choice-buttons.tsx';
import { box } from '../content.ts';
import { isPlace } from '../field-sorts.ts';
import { MapIcon } from '../map-icon.tsx';
import type { MarchKind } from '../marching.ts';
import { Medallion } from '../medallion.tsx';
import { generalName, spaceName } from '../names.ts';
import { Panel } from '../panel.tsx';
import { isOpen } from '../places.ts';
import { intend } from '../plan.ts';
import { voyage } from '../sea/considering.ts';
import { isTold, openSiege } from '../sieges.ts';
import type { Table } from '../view.ts';
import {
  type Army,
  compose,
  composeElsewhere,
  composeInside,
  composeOnTheWay,
  composeSortie,
} from './armies.ts';
import { composeBoarding } from './boarding.ts';
import { allAt, freshAt, leaderOf } from './company.ts';
import { percentOf } from './composer.tsx';
import { composing, considered, journey } from './considering.ts';
import { Frame, Saying, sayingOf } from './frame.tsx';
import { Independents, Steering } from './independents.tsx';
import { useArmies } from './march.tsx';
import { PinnedComposer } from './pinned-composer.tsx';
import { chanceOf, neededDie } from './ratings.ts';
import { Target } from './target.tsx';

interface Asked {
  readonly kind: string;
}

/** Words that say it all, given as soon as they are pressed. */
function useButtonFor(): (
  field: string,
  content: ComponentChildren,
  value?: unknown,
) => readonly ChoiceButton[] {
  const { answer } = useTable();
  const choices = answer.choices.value;
  return (field, content, value = true) =>
    choices
      .filter((choice) => choice.field === field && choice.value === value)
      .map(({ why }) => ({
        key: field,
        content,
        why,
        take: () => void answer.propose({ [field]: value }, sayingOf({ [field]: value }, content)),
      }));
}

function ArmyWords({ army: { place, leader, mps } }: { readonly army: Army }) {
  const { store } = useTable();
  const name = spaceName(place.at);
  return (
    <>
      {leader !== null && <Medallion general={leader} owner={store.me.value} size={22} />}
      {leader === null
        ? say('successors.army.led', { name })
        : say('successors.army', { general: generalName(leader), name })}
      {mps !== null && <small>{say('successors.mps', { mps })}</small>}
    </>
  );
}

/** 13: the way over sea that is considered; loaded when somebody goes aboard. */
const SeaTarget = lazy<object>(() => import('../sea/panels.tsx').then((loaded) => loaded.SeaTarget));

/** So many armies are named; the others are found on the map. */
const NAMED = 4;

/** 6.3: the die, a Mercenary or nothing; then the armies one by one. */
function Activation({ kind }: Asked) {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const armies = useArmies();
  const buttonFor = useButtonFor();
  const way = considered.value;
  if (answer.steps.value.length > 0) return <Panel kind={kind} />;
  if (composing.value !== null)
    return (
      <Frame kind={kind}>
        {!isWide.value && way === null && voyage.value === null && <PinnedComposer />}
        {composing.value.purpose === 'embark' ? <SeaTarget /> : <Target way={way} />}
      </Frame>
    );
  const buttons: readonly ChoiceButton[] = [
    ...buttonFor('roll', say('successors.do.roll')).filter(({ why }) => why === null),
    ...armies.slice(0, NAMED).map((army) => ({
      key: `army ${army.place.at} ${army.place.inside}`,
      content: <ArmyWords army={army} />,
      why: null,
      spaces: [army.place.at],
      take: () => compose('march', army, table.turn),
    })),
    ...buttonFor('raise', say('successors.step.raise')).filter(({ why }) => why === null),
    ...buttonFor('pass', say(table.die === null ? 'successors.step.pass' : 'successors.do.finish')),
  ];
  return (
    <Frame kind={kind}>
      <ChoiceButtons
        title={say(
          table.die === null && kind === 'activate' ? 'successors.activation' : 'successors.whoMarches',
        )}
        buttons={buttons}
      />
    </Frame>
  );
}

/** 9.3: what an active group does, in any order. */
function Marching({ kind }: Asked) {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const buttonFor = useButtonFor();
  const choices = answer.choices.value;
  const way = considered.value;
  const { march } = table;
  const me = store.me.value;
  if (answer.steps.value.length > 0) return <Panel kind={kind} />;
  if (composing.value !== null)
    return (
      <Frame kind={kind}>
        {!isWide.value && voyage.value === null && <PinnedComposer />}
        {composing.value.purpose === 'embark' ? (
          <SeaTarget />
        ) : (
          isWide.value && <p class="forecast">{say('successors.compose.hint')}</p>
        )}
      </Frame>
    );
  if (journey.value !== null)
    return (
      <Frame kind={kind}>
        <p class="forecast" role="status">
          {say('successors.way.walking')}
        </p>
      </Frame>
    );
  const compositions = (['regroup', 'muster', 'shift', 'garrison'] as const).flatMap(
    (purpose): ChoiceButton[] => {
      const those = choices.filter(({ field }) => field === purpose);
      if (!those.some(isOpen) || march === null || !isWorthwhile(table, purpose)) return [];
      return [
        {
          key: purpose,
          content: say(`successors.offer.${purpose}`, { inside: march.inside ? 'yes' : 'no' }),
          why: null,
          take: () => composeOnTheWay(purpose, table),
        },
      ];
    },
  );
  // What a Siege may bring is read before it is conducted, and also where it is refused.
  const isBesieging = march !== null && !march.inside && table.besieged[march.at] === me;
  const siegeButtons: readonly ChoiceButton[] = isBesieging
    ? [
        {
          key: 'siege',
          content: (
            <>
              <MapIcon name="siege-tower" size={16} />{' '}
              {say('successors.siege.offer', { name: spaceName(march.at) })}
            </>
          ),
          why: null,
          take() {
            openSiege.value = { space: march.at };
          },
        },
      ]
    : [];
  const isSiegeOpen = openSiege.value !== null && !isTold(openSiege.value);
  // S13.2-06: with its clause where it cannot.
  const boarding = choices.filter(({ field }) => field === 'embark');
  const embark: readonly ChoiceButton[] = boarding.slice(0, 1).map(
    (first): ChoiceButton => ({
      key: 'embark',
      content: (
        <>
          <MapIcon name="trireme" size={17} /> {say('successors.offer.embark')}
        </>
      ),
      why: boarding.some(isOpen) ? null : first.why,
      take: () => composeBoarding(table),
    }),
  );
  const isPort = march !== null && box().spaces.some(({ id, port }) => id === march.at && port);
  const elsewhere = choices.filter((choice) => choice.field === 'relocate' && isOpen(choice)).slice(0, 4);
  const buttons: readonly ChoiceButton[] = [
    ...buttonFor('removePc', say('successors.do.removePc')).filter(({ why }) => why === null),
    ...siegeButtons,
    ...compositions,
    ...(isPort ? embark : []),
    ...elsewhere.map(({ value }): ChoiceButton => {
      const at = String(value);
      return {
        key: `relocate ${at}`,
        content: say('successors.offer.relocate', { name: spaceName(at) }),
        why: null,
        spaces: [at],
        take() {
          if (me === null) return;
          const isOutside = Object.keys(freshAt(table, me, { at, inside: false }).units).length > 0;
          composeElsewhere(table, me, { at, inside: !isOutside });
        },
      };
    }),
    ...buttonFor('end', say('successors.do.end')),
  ];
  return (
    <Frame kind={kind}>
      {isSiegeOpen ? (
        <p class="forecast">{say('successors.siege.considered', { name: spaceName(march?.at ?? '') })}</p>
      ) : (
        <Target way={way} />
      )}
      <ChoiceButtons
        title={march === null ? '' : say('successors.left', { left: march.left })}
        buttons={buttons}
      />
    </Frame>
  );
}

/** Nothing is plain that would change nothing. */
function isWorthwhile(table: Table, purpose: 'regroup' | 'muster' | 'shift' | 'garrison'): boolean {
  const { march } = table;
  if (march === null || march.owner === 'independent') return false;
  const some = ({ generals, units, royals }: ReturnType<typeof freshAt>): boolean =>
    generals.length + royals.length + Object.keys(units).length > 0;
  if (purpose === 'muster') return some(freshAt(table, march.owner, { at: march.at, inside: !march.inside }));
  const isMore = march.generals.length > 1 || Object.keys(march.units).length + march.royals.length > 0;
  return purpose !== 'regroup' || isMore || some(freshAt(table, march.owner, march));
}

const aboutOf = (at: ReturnType<typeof useTable>) => at.answer.question.value?.about ?? {};

/** Who comes: his Commanding General, and how many. */
function useComer(): { readonly general: string; readonly count: number } {
  const { table } = useView<Table>();
  const { march } = table;
  const general = march?.generals[0] ?? null;
  // S7.5-01: an Independent Army has no types.
  const count =
    march?.owner === 'independent'
      ? (table.stacks.find(({ at, owner }) => at === march.at && owner === march.owner)?.cus ?? 0)
      : Object.values(march?.units ?? {}).reduce((sum, each) => sum + each, 0);
  return { general: general ?? 'none', count };
}

/** A reaction with few words: each button says what it does. */
const simply =
  (clause: string, Note: () => ComponentChildren = () => null, words?: string) =>
  ({ kind }: Asked) => {
    const at = useTable();
    const comer = useComer();
    const buttonOf = useButtonOf(kind);
    const choices = at.answer.choices.value;
    const about = aboutOf(at);
    const saying = (
      <Saying text={say(`successors.react.${words ?? kind}`, { ...about, ...comer })} clause={clause} />
    );
    if (at.answer.steps.value.length > 0 || choices.some(({ field }) => isPlace(field)))
      return <Panel kind={kind} above={saying} />;
    return (
      <Frame kind={kind}>
        {saying}
        <Note />
        <ChoiceButtons title={say('successors.yourChoice')} buttons={choices.filter(isOpen).map(atOnce)} />
      </Frame>
    );
    function atOnce(choice: Choice): ChoiceButton {
      const action = { [choice.field]: choice.value };
      const plain = buttonOf(choice);
      return { ...plain, take: () => void at.answer.propose(action, sayingOf(action, plain.content)) };
    }
  };

/** The chance of an Evasion: by the Initiative of who commands there. */
function EvasionChance() {
  const at = useTable();
  const { table } = useView<Table>();
  const { space } = aboutOf(at);
  const me = at.store.me.value;
  if (me === null || typeof space !== 'string') return null;
  const leader = leaderOf(allAt(table, me, { at: space, inside: false }));
  if (leader === null) return null;
  const needed = neededDie(leader, space, 'evade');
  return (
    <p class="march-chance">
      <Medallion general={leader} owner={me} size={24} />
      <b>{say('successors.percent', { percent: percentOf(chanceOf(needed)) })}</b>
      <span>
        {say('successors.way.needs', { name: generalName(leader), needed })} <Clause id="S12.2-04" />
      </span>
    </p>
  );
}

/** Why it matters which of like CUs is lost. */
function WhoseLoss() {
  const { answer } = useTable();
  if (!answer.choices.value.some(({ field }) => field === 'loseJoined')) return null;
  return <Saying text={say('successors.lose.both')} clause="S14.2-06" />;
}

const BATTLE_LOSS = simply('S14.9-02', WhoseLoss);
const LOSSES: { readonly [cause: string]: typeof BATTLE_LOSS } = {
  siege: simply('S15.2.B-11', () => null, 'siege'),
  naval: simply('S13.3.D-07', () => null, 'naval'),
  port: simply('D13-11', () => null, 'port'),
};
function Loss(props: Asked) {
  const { cause } = aboutOf(useTable());
  const Shown = LOSSES[String(cause)] ?? BATTLE_LOSS;
  return <Shown {...props} />;
}

/** 11: from where, with whom. */
function Interception({ kind }: Asked) {
  const at = useTable();
  const { table } = useView<Table>();
  const { answer, store } = at;
  const armies = useArmies();
  const buttonFor = useButtonFor();
  const comer = useComer();
  const about = aboutOf(at);
  if (answer.steps.value.length > 0) return <Panel kind={kind} />;
  const isComposing = composing.value !== null;
  const minors = answer.choices.value.filter((choice) => choice.field === 'appoint' && isOpen(choice));
  const buttons: readonly ChoiceButton[] = [
    ...armies.map((army): ChoiceButton => {
      const leader = army.leader ?? '';
      const needed = neededDie(leader, army.place.at, 'intercept');
      return {
        key: `intercept ${army.place.at}`,
        content: (
          <>
            <Medallion general={leader} owner={store.me.value} size={22} />
            {say('successors.intercept.from', { name: spaceName(army.place.at) })}
            <small>{say('successors.chance', { needed, percent: percentOf(chanceOf(needed)) })}</small>
          </>
        ),
        why: null,
        spaces: [army.place.at],
        take: () => compose('intercept', army, table.turn),
      };
    }),
    ...(minors.length === 0
      ? []
      : [
          {
            key: 'appoint',
            content: say('successors.intercept.minor', { name: generalName(String(minors[0].value)) }),
            why: null,
            take: () => intend(answer, [{ field: 'appoint', value: minors[0].value }]),
          },
        ]),
    ...buttonFor('pass', say('successors.do.letPass')),
  ];
  return (
    <Frame kind={kind}>
      <Saying text={say('successors.react.intercept', { ...about, ...comer })} clause="S11.1-01" />
      {isComposing && !isWide.value && <PinnedComposer />}
      <ChoiceButtons
        title={say('successors.yourChoice')}
        buttons={isComposing ? buttons.slice(-1) : buttons}
      />
    </Frame>
  );
}

/** Step B and 14.2: who is inside, and who comes out. */
const gates =
  (purpose: 'hold' | 'join', clause: string) =>
  ({ kind }: Asked) => {
    const at = useTable();
    const { table } = useView<Table>();
    const comer = useComer();
    const about = aboutOf(at);
    const me = at.store.me.value;
    const isComposing = composing.value !== null;
    const buttonFor = useButtonFor();
    const buttons: readonly ChoiceButton[] = [
      {
        key: purpose,
        content: say(`successors.offer.${purpose}`),
        why: null,
        take() {
          if (me === null) return;
          (purpose === 'hold' ? composeInside : composeSortie)(table, me, String(about.space));
        },
      },
      ...buttonFor('keep', say('successors.do.keep')),
      ...buttonFor('stay', say('successors.do.stayInside')),
    ];
    return (
      <Frame kind={kind}>
        <Saying text={say(`successors.react.${kind}`, { ...about, ...comer })} clause={clause} />
        {isComposing && !isWide.value && <PinnedComposer />}
        <ChoiceButtons
          title={say('successors.yourChoice')}
          buttons={isComposing ? buttons.slice(1) : buttons}
        />
      </Frame>
    );
  };

const panels: { readonly [K in MarchKind]: (props: Asked) => VNode | null } = {
  activate: Activation,
  forceMarch: Activation,
  march: Marching,
  independents: Independents,
  steer: Steering,
  hold: gates('hold', 'S10.B-01'),
  passage: simply('S10.C-05'),
  honour: simply('S10.C-08'),
  intercept: Interception,
  withdraw: simply('S11.3-01'),
  evade: simply('S12-01', EvasionChance),
  flee: simply('S12-03'),
  depart: simply('S10.G-01'),
  join: gates('join', 'S14.2-01'),
  lose: Loss,
  succeed: simply('S14.8-07'),
  inherit: simply('S14.8-07'),
};

export function MarchPanel({ kind }: Asked) {
  const Shown = panels[kind as MarchKind];
  return <Shown kind={kind} />;
}
