/** 9.3: what an active group does, in any order. */

import { say } from '../../../messages.ts';
import { useTable, useView } from '../../../table/context.ts';
import { isWide } from '../../../table/wide.ts';
import { type ChoiceButton, ChoiceButtons } from '../choice-buttons.tsx';
import { box } from '../content.ts';
import { MapIcon } from '../map-icon.tsx';
import { spaceName } from '../names.ts';
import { Panel } from '../panel.tsx';
import { isOpen } from '../places.ts';
import { voyage } from '../sea/considering.ts';
import { isTold, openSiege } from '../sieges.ts';
import type { Table } from '../view.ts';
import { composeElsewhere, composeOnTheWay } from './armies.ts';
import { type Asked, useButtonFor } from './at-once.tsx';
import { composeBoarding } from './boarding.ts';
import { freshAt } from './company.ts';
import { aim, canGo, composing, considered, journey } from './considering.ts';
import { Frame } from './frame.tsx';
import { PinnedComposer } from './pinned-composer.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { planning } from './planning.ts';
import { SeaTarget, Target } from './target.tsx';

export function Marching({ kind }: Asked) {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const buttonFor = useButtonFor();
  const choices = answer.choices.value;
  const way = considered.value;
  const { march } = table;
  const me = store.me.value;
  if (answer.steps.value.length > 0) return <Panel kind={kind} />;
  if (planning.value !== null) return <PlanPanel kind={kind} />;
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
    ...(march !== null && !march.inside && canGo.value === true
      ? [
          {
            key: 'plan',
            content: say('successors.plan.begin'),
            why: null,
            take() {
              aim.value = null;
              planning.value = [];
            },
          },
        ]
      : []),
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
