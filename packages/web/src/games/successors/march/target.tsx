/** Where a group is to go: the way that is considered, over land or sea. */

import { Button } from '../../../look/button.tsx';
import { say } from '../../../messages.ts';
import { useTable, useView } from '../../../table/context.ts';
import { lazy } from '../../../table/lazy.tsx';
import { isWide } from '../../../table/wide.ts';
import { useMainAction } from '../places.ts';
import type { Table } from '../view.ts';
import { percentOf } from './composer.tsx';
import { aim, type Considered, canGo, decided } from './considering.ts';
import { mayAsk, useCommit, wayWords } from './deciding.tsx';
import { WayCard } from './way-card.tsx';

/** 13: the way over sea that is considered; loaded when somebody goes aboard. */
export const SeaTarget = lazy<object>(() => import('../sea/panels.tsx').then((loaded) => loaded.SeaTarget));

/** The way that is considered; a phone has its button here, with what it may bring. */
export function Target({ way }: { readonly way: Considered | null }) {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const commit = useCommit();
  useMainAction(() => {
    if (way !== null) decided.value = way.target;
  });
  // That no MP is left is said already.
  if (way === null && canGo.value === false && table.march?.left === 0) return null;
  if (way === null)
    return (
      <p class="forecast">
        {say(
          canGo.value === false
            ? 'successors.way.nowhere'
            : isWide.value
              ? 'successors.way.hint'
              : 'successors.way.tap',
        )}
      </p>
    );
  if (isWide.value) return <Summary way={way} />;
  const { forecast } = way;
  const isReady = forecast !== null && forecast.blocked === null;
  return (
    <>
      <WayCard way={way} />
      <div class="offers">
        <Button look="act" class="confirm" disabled={!isReady || answer.busy.value} onClick={() => commit()}>
          {wayWords(way)}
        </Button>
        {mayAsk(way) && (
          <Button disabled={!isReady || answer.busy.value} onClick={() => commit(true)}>
            {say('successors.do.ask')}
          </Button>
        )}
        <Button
          onClick={() => {
            aim.value = null;
          }}
        >
          {say('successors.way.other')}
        </Button>
      </div>
    </>
  );
}

/** In a few words what the card says in full. */
function Summary({ way }: { readonly way: Considered }) {
  const { forecast } = way;
  if (forecast === null) return <span class="forecast">{wayWords(way)}</span>;
  const safe = forecast.steps.reduce((chance, step) => chance * (1 - step.interception), 1);
  const battle = forecast.steps.find((step) => step.battle !== null)?.battle ?? null;
  const words = [
    wayWords(way),
    ...(safe < 1 ? [say('successors.way.intercepted', { percent: percentOf(1 - safe) })] : []),
    ...(battle === null ? [] : [say('successors.way.win', { percent: percentOf(battle.win) })]),
  ];
  return <span class="forecast">{words.join(' · ')}</span>;
}
