/** S15.4-06: who is inside, each by what would become of it. */

import type { SiegeForecast } from '@diadochi/successors';
import { say } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useView } from '../../../table/context.ts';
import { nameOf } from '../battle/frame.tsx';
import { box, majorOf } from '../content.ts';
import { allAt, type Company, leaderOf, NOBODY } from '../march/company.ts';
import { spaceName } from '../names.ts';
import { type Table, total } from '../view.ts';
import { Row, SiegeSide } from './parts.tsx';

const isMacedonian = (unit: string): boolean =>
  box().combatUnits.find(({ id }) => id === unit)?.macedonian === true;

/** Whoever its owner has inside a Major City. */
export function insideOf(table: Table, space: string): { readonly owner: number | null; readonly inside: Company } {
  const pc = table.pcs[space];
  const isMajor = box().spaces.find(({ id }) => id === space)?.kind === 'major';
  if (typeof pc !== 'number') return { owner: null, inside: NOBODY };
  return { owner: pc, inside: isMajor ? allAt(table, pc, { at: space, inside: true }) : NOBODY };
}
export const isEmpty = ({ generals, units, royals }: Company): boolean =>
  generals.length + royals.length + total(units) === 0;

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
      role="besieged"
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
            <b>{say('successors.siege.if', { name })}</b> {say('successors.siege.ifLost')} <Clause id="S15.4-06" />
          </p>
          <Fates owner={owner} inside={inside} isWavering={(forecast?.wavering ?? 0) > 0} />
        </>
      )}
      <Fall forecast={forecast} />
    </SiegeSide>
  );
}

interface FatesProps {
  readonly owner: number | null;
  readonly inside: Company;
  /** S15.2.B-12: Royal Army CUs would go over before that. */
  readonly isWavering: boolean;
}
function Fates({ owner, inside: { units, generals, royals }, isWavering }: FatesProps) {
  const column = Object.entries(units).reduce(
    (sum, [unit, count]) => sum + (isMacedonian(unit) && !(unit === 'royal' && isWavering) ? count : 0),
    0,
  );
  const fateOf = (unit: string): readonly [fate: string, clause: string] =>
    unit === 'royal' && isWavering
      ? ['wavers', 'S15.2.B-12']
      : isMacedonian(unit)
        ? ['attrition', 'S14.9-06']
        : ['eliminated', 'S14.9-05'];
  const note = ([fate, clause]: readonly [fate: string, clause: string]) => (
    <>
      {say(`successors.siege.fate.${fate}`, { column })} <Clause id={clause} />
    </>
  );
  return (
    <ul>
      {Object.entries(units).map(([unit, count]) => (
        <Row key={unit} what="unit" id={unit} count={count} owner={owner} note={note(fateOf(unit))} />
      ))}
      {generals.map((general) => (
        <Row
          key={general}
          what="general"
          id={general}
          owner={owner}
          note={note(majorOf(general) === undefined ? ['offMap', 'S14.9-09'] : ['dispersed', 'S14.9-08'])}
        />
      ))}
      {royals.map((royal) => (
        <Row key={royal} what="royal" id={royal} owner={owner} note={note(['gone', 'S14.9-10'])} />
      ))}
    </ul>
  );
}

/** What that does to victory points and Legitimacy. */
function Fall({ forecast }: { readonly forecast: SiegeForecast | null }) {
  if (forecast === null || forecast.fall.length === 0) return null;
  return (
    <p class="siege-small">
      {forecast.fall.map(({ seat, vp, l }) => (
        <span key={seat}>
          {nameOf(seat)}:{' '}
          {[
            ...(vp[0] === vp[1] ? [] : [say('successors.siege.vp', { from: vp[0], to: vp[1] })]),
            ...(l[0] === l[1] ? [] : [say('successors.siege.l', { from: l[0], to: l[1] })]),
          ].join(', ')}
          .{' '}
        </span>
      ))}
    </p>
  );
}
