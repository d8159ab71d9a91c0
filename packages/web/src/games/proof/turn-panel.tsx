/** My turn: the usual panel, and beside the last word what the raid needs. */

import { say } from '../../messages.ts';
import { GenericPanel } from '../../panel/generic-panel.tsx';
import { useTable, useView } from '../../table/context.ts';
import { Die } from '../../table/die.tsx';
import { answerOf } from '../../table/walk.ts';
import { type Raid, useOdds } from './odds.ts';
import { isWatched, type ProofTable, type VillageName } from './view.ts';

export function TurnPanel({ kind }: { readonly kind: string }) {
  return (
    <GenericPanel kind={kind}>
      <Forecast />
    </GenericPanel>
  );
}

function Forecast() {
  const { answer } = useTable();
  const { raid, storm, led, with: hoplites } = answerOf(answer.steps.value);
  const village = raid ?? storm;
  if (village === undefined || led === undefined || hoplites === undefined) return null;
  const party = { raid: String(village), led: String(led), with: Number(hoplites) };
  return <OddsOf raid={party} isByNight={storm !== undefined} />;
}

function OddsOf({ raid, isByNight }: { readonly raid: Raid; readonly isByNight: boolean }) {
  const { table } = useView<ProofTable>();
  const odds = useOdds(raid);
  if (odds === null) return null;
  const { least, faces } = odds;
  return (
    <span class="forecast">
      {faces > 0 && faces < 6 && <Die value={least} size={20} />}
      <span>
        {say('proof.odds', { least, faces, percent: Math.round((faces / 6) * 100) })}
        {isWatched(table, raid.raid as VillageName) && ` ${say('proof.odds.watched')}`}
        {!isByNight && ` ${say('proof.odds.cards')}`}
      </span>
    </span>
  );
}
