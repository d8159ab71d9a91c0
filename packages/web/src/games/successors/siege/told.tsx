/** A Siege after its roll, as the log tells it: the die that fell, the stones, what became of whoever was inside. */

import { useRef } from 'preact/hooks';
import { Button } from '../../../look/button.tsx';
import { classes } from '../../../look/classes.ts';
import { Emblem } from '../../../look/emblem.tsx';
import { say } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useTable } from '../../../table/context.ts';
import { Die } from '../../../table/die.tsx';
import { BattleFrame, colourOf, Lines, Losing, nameOf, useRest } from '../battle/frame.tsx';
import { MapIcon } from '../map-icon.tsx';
import { allAt, leaderOf } from '../march/company.ts';
import { generalName, spaceName } from '../names.ts';
import { isSiegeRoll, openSiege, type SiegeId } from '../shown-fights.ts';
import { lastSiege, siegeStoryOf } from '../sieges.ts';
import { type SuccessorsView, type Table, total } from '../view.ts';
import { defendersIn, insideOf, isEmpty } from './besieged.tsx';
import { useFading } from './fading.ts';
import { kindWords, Row, reasonWords, SiegeSide, Stones, signed } from './parts.tsx';
import { beforeFall, chanceOf, type Fate, SIEGE_STAGES, type Siege, siegeIn, standInsOf } from './telling.ts';

export function Told({ id }: { readonly id: SiegeId }) {
  const { latest } = useTable();
  const view = latest.view.value as SuccessorsView | null;
  const seq = view?.seq ?? 0;
  const log = latest.log.value;
  const story = siegeStoryOf(log, id, seq);
  const panel = useRef<HTMLElement>(null);
  const isAtRest = useRest(panel, story?.messages.filter(isSiegeRoll).length ?? 0);
  const whole = story === null || view === null ? null : siegeIn(story, view.table);
  useFading(whole?.space, isAtRest, whole?.fell === true);
  if (story === null || view === null || whole === null) return null;
  const last = lastSiege(log, seq);
  const isLast = last?.seq === id.seq && last.nth === id.nth;
  const siege = isAtRest ? whole : beforeFall(whole);
  const { space, seat } = siege;
  /** Nothing has happened since: what lies there is what this Siege has left. */
  const isNow = isLast && story.until === seq;
  const left = isNow ? defendersIn(view, space) : 0;
  const defenders = isAtRest ? Math.max(0, left - whole.pending) : left + standInsOf(whole.fates);
  return (
    <BattleFrame
      panel={panel}
      label={say('successors.siege.of', { name: spaceName(space) })}
      caps={kindWords(siege.kind)}
      space={space}
      look="siege"
      stages={SIEGE_STAGES.map((stage) => say(`successors.siege.stage.${stage}`))}
      reached={siege.stage}
      isUnderWay={!isAtRest || (isLast && view.crumbs.includes('siege'))}
      onClose={close}
    >
      <div class="siege-grid">
        <Besieger siege={siege} table={isNow ? view.table : null} />
        <section class="siege-middle">
          <Rolled siege={siege} isAtRest={isAtRest} />
          <Stones
            space={space}
            points={siege.points}
            before={siege.before}
            needed={siege.needed}
            defenders={defenders}
          />
          {siege.fell && (
            <p class="siege-fell">
              <MapIcon name="siege-tower" size={16} />{' '}
              {say('successors.siege.fell', {
                name: spaceName(space),
                percent: Math.round(chanceOf(siege) * 100),
              })}
            </p>
          )}
          <Changes siege={siege} />
        </section>
        <Inside siege={siege} table={isNow && isAtRest ? view.table : null} />
      </div>
      <section class="battle-result">
        {isAtRest && (
          <header>
            {siege.fell && <Emblem seat={seat} size={26} />}
            <h3>{outcomeWords(siege)}</h3>
            <span class="chip">
              {say('successors.siege.losses', { count: siege.roll?.losses ?? 0 })} <Clause id="S15.2.B-11" />
            </span>
          </header>
        )}
        <Lines lines={siege.lines} />
      </section>
      {isAtRest && <Losing space={space} />}
      {isAtRest && (isNow ? <Acts siege={siege} /> : <ToMap />)}
    </BattleFrame>
  );
}
const close = (): void => {
  openSiege.value = null;
};

function outcomeWords({ fell, space, points, before }: Siege): string {
  const name = spaceName(space);
  if (fell) return say('successors.siege.hasFallen', { name });
  return points > before
    ? say('successors.siege.gained', { count: points - before })
    : say('successors.siege.holds', { name });
}

function Besieger({ siege, table }: { readonly siege: Siege; readonly table: Table | null }) {
  const { seat, general, cus, space, lost } = siege;
  const left = table === null ? null : allAt(table, seat, { at: space, inside: false });
  return (
    <SiegeSide
      as="besieges"
      side={seat}
      general={general}
      note={say('successors.siege.outside', { count: left === null ? cus : total(left.units) })}
    >
      <ul>
        {Object.entries(left?.units ?? {}).map(([unit, count]) => (
          <Row key={unit} what="unit" id={unit} count={count} owner={seat} note={null} />
        ))}
        {left?.royals.map((royal) => (
          <Row key={royal} what="royal" id={royal} owner={seat} note={null} />
        ))}
        {[...new Set(lost)].map((unit) => (
          <Row
            key={`lost ${unit}`}
            what="unit"
            id={unit}
            count={lost.filter((each) => each === unit).length}
            owner={seat}
            gone
            note={<Clause id="S15.2.B-11" />}
          >
            <em>{say('successors.siege.was.lost')}</em>
          </Row>
        ))}
      </ul>
    </SiegeSide>
  );
}

function Rolled({
  siege: { roll, seat, space, general },
  isAtRest,
}: {
  readonly siege: Siege;
  readonly isAtRest: boolean;
}) {
  if (roll === null) return null;
  const { die, reasons, total: sum, points, losses } = roll;
  return (
    <div class={classes('siege-roll', colourOf(seat))}>
      <p class="battle-dice">
        <span>
          <Die value={die} size={40} />
        </span>
      </p>
      <div class={classes(!isAtRest && 'to-come')}>
        <b>
          {say('successors.siege.rolled', { die, by: signed(sum - die), total: sum })}{' '}
          <Clause id="S15.2.B-09" />
        </b>
        {reasons.map(({ clause, by }) => (
          <p key={clause}>
            {reasonWords(clause, space, general)} {signed(by)}
          </p>
        ))}
        <p>{say('successors.siege.gives', { points, losses })}</p>
      </div>
    </div>
  );
}

/** Who is inside now; or what has become of whoever was. */
function Inside({ siege, table }: { readonly siege: Siege; readonly table: Table | null }) {
  const { fell, owner, fates, space } = siege;
  const leader = fates.find(({ what }) => what === 'general');
  if (fell)
    return (
      <SiegeSide
        as="wasInside"
        side={owner}
        general={leader?.id ?? null}
        note={leader === undefined ? null : say(`successors.siege.was.${leader.fate}`)}
      >
        {fates.length === 0 ? (
          <p class="siege-small">{say('successors.siege.nobodyInside')}</p>
        ) : (
          <ul>
            {fates
              .filter((fate) => fate !== leader)
              .map((fate) => (
                <FateRow key={`${fate.what} ${fate.id} ${fate.fate}`} fate={fate} owner={owner} />
              ))}
          </ul>
        )}
      </SiegeSide>
    );
  const inside = table === null ? null : insideOf(table, space).inside;
  return (
    <SiegeSide
      as="besieged"
      side={owner}
      general={inside === null ? null : leaderOf(inside)}
      note={
        inside === null || isEmpty(inside)
          ? say('successors.siege.nobodyInside')
          : say('successors.siege.inside', { count: total(inside.units) })
      }
    >
      <ul>
        {fates.map((fate) => (
          <FateRow key={`${fate.what} ${fate.id} ${fate.fate}`} fate={fate} owner={owner} />
        ))}
        {Object.entries(inside?.units ?? {}).map(([unit, count]) => (
          <Row key={unit} what="unit" id={unit} count={count} owner={owner} note={null} />
        ))}
        {inside?.royals.map((royal) => (
          <Row key={royal} what="royal" id={royal} owner={owner} note={null} />
        ))}
      </ul>
    </SiegeSide>
  );
}
const FateRow = ({
  fate: { what, id, count, fate, clause },
  owner,
}: {
  readonly fate: Fate;
  readonly owner: number | null;
}) => (
  <Row what={what} id={id} count={count} owner={owner} gone note={<Clause id={clause} />}>
    <em>{say(`successors.siege.was.${fate}`)}</em>
  </Row>
);

/** How everybody stands after it. */
function Changes({ siege: { changes } }: { readonly siege: Siege }) {
  if (changes.length === 0) return null;
  return (
    <ul class="siege-changes">
      {changes.map(({ seat, vp, l }) => (
        <li key={seat}>
          <Emblem seat={seat} size={20} />
          <span>{nameOf(seat)}</span>
          <b>{say('successors.siege.stands', { vp, l })}</b>
        </li>
      ))}
    </ul>
  );
}

/** The story may have gone on meanwhile, and it waits until this is shut. */
const ToMap = () => (
  <div class="siege-acts">
    <Button onClick={close}>{say('look.close')}</Button>
  </div>
);

/** What comes next: the PC, another Siege, or back to the map. */
function Acts({ siege: { space, fell } }: { readonly siege: Siege }) {
  const { answer, store } = useTable();
  const table = (store.view.value as SuccessorsView | null)?.table;
  const question = answer.question.value;
  if (question?.kind === 'lose') return null;
  if (question?.kind === 'takeCity')
    return (
      <div class="siege-acts">
        <Button
          look="act"
          class="confirm"
          disabled={answer.busy.value}
          onClick={() =>
            answer.propose({ place: true }, { words: say('successors.do.takeCity.place', { space }) })
          }
        >
          {say('successors.do.takeCity.place', { space })}
        </Button>
        <Button
          disabled={answer.busy.value}
          onClick={() =>
            answer.propose({ leave: true }, { words: say('successors.do.takeCity.leave', { space }) })
          }
        >
          {say('successors.do.takeCity.leave', { space })}
        </Button>
        <small>
          {say('successors.siege.place')} <Clause id="S15.4-07" />
        </small>
      </div>
    );
  const march = question?.kind === 'march' ? (table?.march ?? null) : null;
  return (
    <div class="siege-acts">
      {march !== null && !fell && (
        <Button
          onClick={() => {
            openSiege.value = { space };
          }}
        >
          <MapIcon name="siege-tower" size={18} /> {say('successors.siege.again')}
        </Button>
      )}
      <Button look={march === null ? 'plain' : 'act'} onClick={close}>
        {march === null
          ? say('look.close')
          : say('successors.siege.goOn', { name: generalName(march.generals[0] ?? ''), left: march.left })}
      </Button>
      {fell && march !== null && (
        <small>
          {say('successors.siege.later')} <Clause id="S15.4-08" />
        </small>
      )}
    </div>
  );
}
