/** What an answer would do, in full: line by line with its rules. */

import type { Fields } from '../../../api.ts';
import { classes } from '../../../look/classes.ts';
import { Icon, Stroke } from '../../../look/icon.tsx';
import type { IconName } from '../../../look/icon-names.ts';
import type { StrokeName } from '../../../look/strokes.ts';
import { say } from '../../../messages.ts';
import type { Grave } from '../../../table/answer-state.ts';
import { Clause } from '../../../table/clause.tsx';
import { useTable, useView } from '../../../table/context.ts';
import { nameOfAnswer } from '../../../table/would.ts';
import { MapIcon } from '../map-icon.tsx';
import type { MapIconName } from '../map-icon-names.ts';
import type { Table } from '../view.ts';
import { foreseen } from './foreseen.ts';
import { type Foreseen, facesWords, type Looking, linesOf, type WouldLine } from './lines.ts';

export function useLooking(): Looking | null {
  const { store } = useTable();
  const { table } = useView<Table>();
  const me = store.me.value;
  return me === null ? null : { me, seats: table.factions.length, thresholds: table.thresholds };
}

function Sign({ name }: { readonly name: WouldLine['sign'] }) {
  const [set, drawn] = name.split(':');
  if (set === 'look') return <Icon name={drawn as IconName} size={15} />;
  if (set === 'stroke') return <Stroke name={drawn as StrokeName} size={15} />;
  return <MapIcon name={name as MapIconName} size={15} />;
}

interface WouldProps {
  readonly would: Foreseen;
  /** More is decided than what changes at once. */
  readonly leadsOn?: boolean;
  /** What comes then is said below: that dice are rolled, or a card is drawn. */
  readonly isSaid?: boolean;
}
export function WouldLines({ would, leadsOn = false, isSaid = false }: WouldProps) {
  const at = useLooking();
  if (at === null) return null;
  const { change, then, faces } = would;
  const lines = linesOf(change, at);
  return (
    <ul class="would-lines">
      {lines.map((line) => (
        <Line key={line.title} line={line} />
      ))}
      {lines.length === 0 && faces.length === 0 && then === 'nothing' && !leadsOn && (
        <li class="would-none">{say('successors.would.none')}</li>
      )}
      {faces.length === 0 && then !== 'nothing' && !isSaid && (
        <li class="would-none">{say(`successors.would.then.${then}`)}</li>
      )}
      {faces.map(({ of, ...leads }) => {
        const those = linesOf(leads.change, at).filter(({ title }) =>
          lines.every((line) => line.title !== title),
        );
        return (
          <li key={of.join()} class="would-face">
            <b>{say('successors.would.faces', { faces: facesWords(of) })}</b>
            <span>
              {those.length === 0
                ? say('successors.would.none')
                : those.map(({ title }) => title).join(' · ')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
function Line({ line: { sign, title, small, clause, value, tone } }: { readonly line: WouldLine }) {
  return (
    <li>
      <Sign name={sign} />
      <span>
        <b>{title}</b>
        {(small !== undefined || clause !== undefined) && (
          <small>
            {small} <Clause id={clause ?? null} />
          </small>
        )}
      </span>
      {value !== undefined && <b class={classes('would-value', tone)}>{value}</b>}
    </li>
  );
}

/** A card that is played may be answered before it does anything: that it changes nothing would be wrong. */
const PLAYS: readonly string[] = ['play', 'invoke', 'rob', 'take'];
/** What cannot be taken back, by what comes then. */
const SAID: { readonly [then: string]: Grave | undefined } = { die: 'die', draw: 'card' };
/** With what is asked for twice. */
export function Note({ answer }: { readonly answer: Fields }) {
  const would = foreseen.value[nameOfAnswer(answer)] ?? null;
  const leadsOn = Object.keys(answer).some((field) => PLAYS.includes(field));
  const { grave, proposed } = useTable().answer;
  const said = grave.value ?? proposed.value?.grave;
  if (would === null) return null;
  return <WouldLines would={would} leadsOn={leadsOn} isSaid={said === SAID[would.then]} />;
}
