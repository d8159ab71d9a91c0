/** Fleets to be chosen: each a token that is ticked, with what they come to together. */

import { classes } from '../../../look/classes.ts';
import { Stroke } from '../../../look/icon.tsx';
import { say } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useView } from '../../../table/context.ts';
import { box } from '../content.ts';
import { FleetToken, fleetHome, fleetStrength } from '../fleet-token.tsx';
import type { Table } from '../view.ts';

interface FleetChoiceProps {
  readonly title: string;
  readonly clause: string;
  readonly fleets: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}
export function FleetChoice({ title, clause, fleets, chosen, onChoose }: FleetChoiceProps) {
  const { table } = useView<Table>();
  return (
    <fieldset class="fleet-choice" aria-label={title}>
      <p>
        <span>
          {title} <Clause id={clause} />
        </span>
        <b class="fleet-sum">{strengthOf(table, chosen)}</b>
      </p>
      {fleets.map((fleet) => {
        const isOn = chosen.includes(fleet);
        const { upgraded } = table.fleets[fleet];
        const normal = box().fleets.find(({ id }) => id === fleet)?.normal ?? 0;
        return (
          <button
            key={fleet}
            type="button"
            class={classes('fleet-row', isOn && 'on')}
            aria-pressed={isOn}
            onClick={() =>
              onChoose(fleets.filter((each) => (each === fleet ? !isOn : chosen.includes(each))))
            }
          >
            <FleetToken fleet={fleet} />
            <span aria-hidden="true">
              {fleetHome(fleet)}
              {upgraded && <small>{say('successors.sea.upgraded', { normal })}</small>}
            </span>
            <i class={classes('fleet-tick', isOn && 'on')} aria-hidden="true">
              {isOn && <Stroke name="check" size={15} />}
            </i>
          </button>
        );
      })}
    </fieldset>
  );
}
/** S13.3.C-01 */
export const strengthOf = (table: Table, fleets: readonly string[]): number =>
  fleets.reduce((sum, fleet) => sum + fleetStrength(fleet, table.fleets[fleet]), 0);
