/** 6.3: which army is activated, or what else is done in the Segment. */

import { say } from '../../../messages.ts';
import { useTable, useView } from '../../../table/context.ts';
import { isWide } from '../../../table/wide.ts';
import { type ChoiceButton, ChoiceButtons } from '../choice-buttons.tsx';
import { Medallion } from '../medallion.tsx';
import { generalName, spaceName } from '../names.ts';
import { Panel } from '../panel.tsx';
import { voyage } from '../sea/considering.ts';
import type { Table } from '../view.ts';
import { type Army, compose } from './armies.ts';
import { type Asked, useButtonFor } from './at-once.tsx';
import { composing, considered } from './considering.ts';
import { Frame } from './frame.tsx';
import { PinnedComposer } from './pinned-composer.tsx';
import { SeaTarget, Target } from './target.tsx';
import { useArmies } from './use-armies.ts';

function ArmyWords({ army: { place, leader, mps } }: { readonly army: Army }) {
  const { store } = useTable();
  const name = spaceName(place.at);
  const [first, second] = leader === null ? [name, say('successors.army.led')] : [generalName(leader), name];
  return (
    <>
      {leader !== null && <Medallion general={leader} owner={store.me.value} size={22} />}
      <span class="general-value">
        <b>{first}</b>
        <small>{mps === null ? second : `${second} · ${say('successors.mps', { mps })}`}</small>
      </span>
    </>
  );
}

/** So many armies are named; the others are found on the map. */
const NAMED = 4;

/** 6.3: the die, a Mercenary or nothing; then the armies one by one. */
export function Activation({ kind }: Asked) {
  const { answer } = useTable();
  const view = useView<Table>();
  const { table } = view;
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
      take: () => compose('march', army, view),
    })),
    ...buttonFor('raise', say('successors.step.raise')).filter(({ why }) => why === null),
    ...buttonFor('levy', say('successors.step.levy')).filter(({ why }) => why === null),
    ...buttonFor('none', say('successors.campaign.none')).filter(({ why }) => why === null),
    ...buttonFor(
      'pass',
      say(table.die === null ? 'successors.step.pass' : 'successors.do.finish', {
        moved: table.moved.generals.length,
      }),
    ),
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
