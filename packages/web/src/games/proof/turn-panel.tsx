/** My turn: the usual panel, and beside the last word what the raid needs. */

import { say } from '../../messages.ts';
import { useTable, useView } from '../../table/context.ts';
import { Die } from '../../table/die.tsx';
import { GenericPanel } from '../../table/generic-panel.tsx';
import { answerOf } from '../../table/walk.ts';
import { oddsOf } from './odds.ts';
import type { HeroName, ProofTable, VillageName } from './view.ts';

export function TurnPanel({ kind }: { readonly kind: string }) {
  return (
    <GenericPanel kind={kind}>
      <Forecast />
    </GenericPanel>
  );
}

function Forecast() {
  const { answer } = useTable();
  const { table } = useView<ProofTable>();
  const { raid, storm, led, with: hoplites } = answerOf(answer.steps.value);
  const village = (raid ?? storm) as VillageName | undefined;
  if (village === undefined || led === undefined || hoplites === undefined) return null;
  const { least, faces, watched } = oddsOf(table, village, led as HeroName, Number(hoplites));
  return (
    <span class="forecast">
      {faces > 0 && faces < 6 && <Die value={least} size={20} />}
      <span>
        {say('proof.odds', { least, faces, percent: Math.round((faces / 6) * 100) })}
        {watched && ` ${say('proof.odds.watched')}`}
        {storm === undefined && ` ${say('proof.odds.cards')}`}
      </span>
    </span>
  );
}
