/** S15.4-06: who is inside, each by what would become of it. */

import type { SiegeForecast } from '@diadochi/successors';
import { say } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useView } from '../../../table/context.ts';
import { nameOf } from '../battle/frame.tsx';
import { kindNow } from '../kind-now.ts';
import { allAt, type Company, leaderOf, NOBODY } from '../march/company.ts';
import { fleetName, spaceName } from '../names.ts';
import { type SuccessorsView, type Table, total } from '../view.ts';
import { Row, SiegeSide, signed } from './parts.tsx';

/** Whoever its owner has inside a Major City. */
export function insideOf(
  table: Table,
  space: string,
): { readonly owner: number | null; readonly inside: Company } {
  const pc = table.pcs[space];
  const isMajor = kindNow(table, space) === 'major';
  if (typeof pc !== 'number') return { owner: null, inside: NOBODY };
  return { owner: pc, inside: isMajor ? allAt(table, pc, { at: space, inside: true }) : NOBODY };
}
export const isEmpty = ({ generals, units, royals }: Company): boolean =>
  generals.length + royals.length + total(units) === 0;

/** S16.5-01: how many of them stand in for the last Siege Point. */
export const defendersIn = ({ table, options }: SuccessorsView, space: string): number =>
  options.siegeDefence === true ? total(insideOf(table, space).inside.units) : 0;

interface BesiegedProps {
  readonly space: string;
  readonly forecast: SiegeForecast | null;
}
export function Besieged({ space, forecast }: BesiegedProps) {
  const { table } = useView<Table>();
  const { owner, inside } = insideOf(table, space);
  const name = spaceName(space);
  return (
    <SiegeSide
      as="besieged"
      side={owner}
      general={leaderOf(inside)}
      note={
        isEmpty(inside)
          ? say('successors.siege.nobodyInside')
          : say('successors.siege.inside', { count: total(inside.units) })
      }
    >
      {isEmpty(inside) ? (
        <p class="siege-small">
          {say('successors.siege.uncontrolled', { name })} <Clause id="S15.4-05" />
        </p>
      ) : (
        <>
          <p class="siege-name">
            <b>{say('successors.siege.if', { name })}</b> {say('successors.siege.ifLost')}{' '}
            <Clause id="S15.4-06" />
          </p>
          {forecast !== null && forecast.inside !== null && (
            <Fates owner={owner} inside={forecast.inside} forecast={forecast} />
          )}
        </>
      )}
      <Fall forecast={forecast} />
    </SiegeSide>
  );
}

interface FatesProps {
  readonly owner: number | null;
  readonly inside: NonNullable<SiegeForecast['inside']>;
  readonly forecast: SiegeForecast;
}
function Fates({ owner, inside, forecast: { royals: wavering, fall } }: FatesProps) {
  const { eliminated, dispersed, generals, minors, royals } = inside;
  // S15.2.B-12: Royal Army CUs would go over before that.
  const column = total(dispersed) - wavering;
  const note = (fate: string, clause: string, to: number | null = null) => (
    <>
      {say(`successors.siege.fate.${fate}`, { column, name: to === null ? '' : nameOf(to) })}{' '}
      <Clause id={clause} />
    </>
  );
  const row = (what: 'unit' | 'general' | 'royal', id: string, said: ReturnType<typeof note>, count = 1) => (
    <Row key={`${what} ${id}`} what={what} id={id} count={count} owner={owner} note={said} />
  );
  return (
    <ul>
      {Object.entries(eliminated).map(([unit, count]) =>
        row('unit', unit, note('eliminated', 'S14.9-05'), count),
      )}
      {Object.entries(dispersed).map(([unit, count]) =>
        row(
          'unit',
          unit,
          unit === 'royal' && wavering > 0 ? note('wavers', 'S15.2.B-12') : note('attrition', 'S14.9-06'),
          count,
        ),
      )}
      {generals.map((general) => row('general', general, note('dispersed', 'S14.9-08')))}
      {minors.map((general) => row('general', general, note('offMap', 'S14.9-09')))}
      {royals.map((royal) => {
        const to = fall.royals.find((each) => each.royal === royal)?.to ?? null;
        return row('royal', royal, note(to === null ? 'gone' : 'comes', 'S14.9-10', to));
      })}
    </ul>
  );
}

/** What that does to victory points and Legitimacy; and what a PC of the Besieger would bring after it. */
function Fall({ forecast }: { readonly forecast: SiegeForecast | null }) {
  if (forecast === null) return null;
  const { uncontrolled, controlled, fleets } = forecast.fall;
  const goes = fleets.map(({ fleet, to }) =>
    typeof to === 'number'
      ? say('successors.siege.fleet.goes', { fleet: fleetName(fleet), name: nameOf(to) })
      : say('successors.siege.fleet', { fleet: fleetName(fleet) }),
  );
  const isMore = fleets.length > 0 || scoreWords(controlled) !== scoreWords(uncontrolled);
  return (
    <>
      {uncontrolled.length > 0 && <p class="siege-small">{scoreWords(uncontrolled)}</p>}
      {isMore && (
        <p class="siege-small">
          {say('successors.siege.withPc')} {[scoreWords(controlled), ...goes].filter(Boolean).join(' ')}{' '}
          {fleets.length > 0 && <Clause id="S7.4-04" />}
        </p>
      )}
    </>
  );
}
type Scores = SiegeForecast['fall']['controlled'];
const scoreWords = (scores: Scores): string =>
  scores
    .map(({ seat, vp, l }) => {
      const changes = [
        ...(vp === 0 ? [] : [say('successors.siege.vp', { by: signed(vp) })]),
        ...(l === 0 ? [] : [say('successors.siege.l', { by: signed(l) })]),
      ];
      return `${nameOf(seat)} ${changes.join(', ')}.`;
    })
    .join(' ');
