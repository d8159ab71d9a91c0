/** Of a faction what one wants to know now and then: Minor Generals, Fleets, what is dispersed or waits. */

import './in-full.css';
import { classes } from '../../../look/classes.ts';
import { say } from '../../../messages.ts';
import { useTable, useView } from '../../../table/context.ts';
import { FleetToken, fleetHome, stateOf } from '../fleet-token.tsx';
import { GeneralButton } from '../general-button.tsx';
import { Units } from '../units.tsx';
import { type Counts, fleetsOf, type Table, total } from '../view.ts';
import { Disbanding } from './gestures.tsx';

/** CUs that are not on the map; nothing if there are none. */
function Away({ words, units }: { readonly words: string; readonly units: Counts }) {
  if (total(units) === 0) return null;
  return (
    <div>
      <dt>{words}</dt>
      <dd>
        <Units units={units} />
      </dd>
    </div>
  );
}

export function InFull({ seat }: { readonly seat: number }) {
  const { store } = useTable();
  const { table } = useView<Table>();
  const { minors, dispersed, waiting, fleetStrength } = table.factions[seat];
  const fleets = fleetsOf(table, seat);
  return (
    <>
      <dl class="faction-full">
        {minors.length > 0 && (
          <div>
            <dt>{say('successors.minors')}</dt>
            <dd class="faction-generals">
              {minors.map((general) => (
                <GeneralButton
                  key={general}
                  general={general}
                  owner={seat}
                  away={table.generals[general].state !== 'map'}
                />
              ))}
            </dd>
          </div>
        )}
        {fleets.length > 0 && (
          <div>
            <dt>
              {say('successors.fleets')}
              <small class="fleet-total">
                {say('successors.fleetStrength.short', { strength: fleetStrength })}
              </small>
            </dt>
            <dd class="seat-fleets">
              {fleets.map((fleet) => (
                <FleetPiece key={fleet} fleet={fleet} />
              ))}
            </dd>
          </div>
        )}
        <Away words={say('successors.dispersed')} units={dispersed.units} />
        <Away words={say('successors.waiting')} units={waiting.units} />
      </dl>
      {seat === store.me.value && <Disbanding />}
    </>
  );
}

/** The token, with its name and what has become of it written below. */
function FleetPiece({ fleet }: { readonly fleet: string }) {
  const { table } = useView<Table>();
  const shown = table.fleets[fleet];
  const state = stateOf(shown);
  return (
    <span class={classes('fleet-piece', shown.dispersed && 'dispersed')}>
      <FleetToken fleet={fleet} />
      <span aria-hidden="true">
        {fleetHome(fleet)}
        {state !== 'normal' && <small>{say(`successors.fleet.${state}`)}</small>}
      </span>
    </span>
  );
}
