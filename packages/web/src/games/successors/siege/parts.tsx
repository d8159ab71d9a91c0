/** What a Siege looks like before and after its roll: stones, reasons, both sides. */

import type { ComponentChildren } from 'preact';
import { classes } from '../../../look/classes.ts';
import { Emblem } from '../../../look/emblem.tsx';
import { say } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { colourOf, nameOf } from '../battle/frame.tsx';
import type { Side } from '../battle/telling.ts';
import { box, generalOf } from '../content.ts';
import { MapIcon } from '../map-icon.tsx';
import { royalIcons } from '../map-icon-names.ts';
import { unitsName } from '../map-words.ts';
import { Medallion } from '../medallion.tsx';
import { generalName, royalName, spaceName } from '../names.ts';
import { UnitSign } from '../units.tsx';
import type { Reason } from './telling.ts';

export const kindWords = (kind: string): string =>
  `${say('successors.siege')} · ${say(`successors.map.kind.${kind}`)}`;

interface StonesProps {
  readonly space: string;
  readonly points: number;
  readonly needed: number;
  /** Those that this roll has brought. */
  readonly before?: number;
  /** S16.5-01: CUs inside that can still stand in, one for each. */
  readonly defenders: number;
}
export function Stones({ space, points, needed, before = points, defenders }: StonesProps) {
  const isMajor = needed > 2;
  const words = defenders > 0 ? 'successors.siege.defended' : 'successors.siege.more';
  const more = needed - points + defenders;
  return (
    <>
      <p class="siege-stones" aria-hidden="true">
        {Array.from({ length: needed }, (_, i) => (
          <i key={i} class={classes(i < points && 'on', i >= before && i < points && 'new')} />
        ))}
      </p>
      <p class="siege-stones-say">
        {say('successors.map.points', { points, needed })}
        {points < needed && ` · ${say(words, { more, name: spaceName(space), count: defenders })}`}{' '}
        <Clause
          id={defenders > 0 ? 'S16.5-01' : isMajor ? 'S15.4-01' : needed === 2 ? 'S15.4-02' : 'S15.4-03'}
        />
      </p>
    </>
  );
}

export const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '0');

/** What stands behind each modifier. */
const REASONS: { readonly [clause: string]: string } = {
  'S15.2.B-02': 'fleets',
  'S15.2.B-03': 'walls',
  'S15.2.B-04': 'city',
  'S15.2.B-05': 'engine',
  'S15.2.B-07': 'commander',
  'S15.2.B-08': 'defender',
};
export const reasonWords = (clause: string, space: string, general: string | null): string =>
  say(`successors.siege.reason.${REASONS[clause] ?? 'other'}`, {
    name: spaceName(space),
    general: general === null ? '' : generalName(general),
  });

interface ReasonsProps {
  readonly space: string;
  readonly reasons: readonly Reason[];
  /** Who commands. */
  readonly general: string | null;
}
export function Reasons({ space, reasons, general }: ReasonsProps) {
  const sum = reasons.reduce((all, { by }) => all + by, 0);
  return (
    <ul class="siege-reasons">
      {reasons.map(({ clause, by }) => (
        <li key={clause}>
          <span>{reasonWords(clause, space, general)}</span>
          <Clause id={clause} />
          <b class={classes('siege-by', by > 0 ? 'plus' : 'minus')}>{signed(by)}</b>
        </li>
      ))}
      <li class="siege-sum">
        <span>{say('successors.siege.added')}</span>
        <Clause id="S15.2.B-01" />
        <b class="siege-by">{signed(sum)}</b>
      </li>
    </ul>
  );
}

interface SideProps {
  readonly as: 'besieges' | 'besieged' | 'wasInside';
  readonly side: Side;
  readonly general: string | null;
  /** Where they stand, and how many. */
  readonly note: ComponentChildren;
  readonly children: ComponentChildren;
}
export function SiegeSide({ as: role, side, general, note, children }: SideProps) {
  const known = general === null ? undefined : generalOf(general);
  return (
    <section class={classes('battle-side', 'siege-side', colourOf(side))}>
      <header>
        {general !== null && <Medallion general={general} owner={side} size={54} />}
        <div>
          <span class="caps">{say(`successors.siege.${role}`, { name: nameOf(side) })}</span>
          <h3>{general === null ? say('successors.siege.nobodyLeads') : generalName(general)}</h3>
          <small>
            {known !== undefined &&
              `${say('successors.siege.initiative', { initiative: known.initiative })} · `}
            {note}
          </small>
        </div>
        {side !== null && <Emblem seat={side} size={28} />}
      </header>
      {children}
    </section>
  );
}

interface RowProps {
  readonly what: 'unit' | 'general' | 'royal';
  readonly id: string;
  readonly count?: number;
  readonly owner: Side;
  readonly note: ComponentChildren;
  readonly gone?: boolean;
  readonly children?: ComponentChildren;
}
/** One piece, or so many of a sort, and what is to be said of them. */
export function Row({ what, id, count = 1, owner, note, gone = false, children }: RowProps) {
  const kind = what === 'royal' ? (box().royalFamily.find((each) => each.id === id)?.kind ?? '') : '';
  return (
    <li class={classes('siege-row', gone && 'gone')}>
      <span class="battle-sign-box">
        {what === 'unit' ? (
          <UnitSign unit={id} size={20} />
        ) : what === 'royal' ? (
          <MapIcon name={royalIcons[kind] ?? 'crown'} size={20} />
        ) : (
          <Medallion general={id} owner={owner} size={26} away={gone} />
        )}
      </span>
      <span>
        <b class="battle-what">
          {what === 'unit' ? unitsName(id, count) : what === 'royal' ? royalName(id) : generalName(id)}
        </b>
        <small>{note}</small>
      </span>
      {children}
    </li>
  );
}
