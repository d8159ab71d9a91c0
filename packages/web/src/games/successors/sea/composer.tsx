/** Who sails, with which Fleets; and who comes aboard or goes ashore on the way. */

import './sea.css';
import { useSignal } from '@preact/signals';
import { useVerdict } from '../../../ahead/server-answer.ts';
import { Button } from '../../../look/button.tsx';
import { classes } from '../../../look/classes.ts';
import { seatColour } from '../../../look/emblem.tsx';
import { Stroke } from '../../../look/icon.tsx';
import { say } from '../../../messages.ts';
import { WhyNot } from '../../../panel/why-not.tsx';
import { Clause } from '../../../table/clause.tsx';
import { useTable, useView } from '../../../table/context.ts';
import { isWide } from '../../../table/wide.ts';
import { box } from '../content.ts';
import { kindNow } from '../kind-now.ts';
import { MapIcon } from '../map-icon.tsx';
import { actionOf } from '../march/answers.ts';
import { fleetsAtHand, roomAboard } from '../march/boarding.ts';
import { allAt, type Company, cusOf } from '../march/company.ts';
import {
  ByLandOrSea,
  ComposerHead,
  type ComposerProps,
  Counted,
  Generals,
  Leader,
  Minors,
  Royals,
} from '../march/composer.tsx';
import { type Composing, change, composing } from '../march/considering.ts';
import { StepLines } from '../march/way-card.tsx';
import { generalName, royalName, spaceName } from '../names.ts';
import { unitsWords } from '../units.tsx';
import type { Table } from '../view.ts';
import { FleetChoice } from './fleet-choice.tsx';
import { useDropping } from './forecast.ts';

export function SeaComposer(props: ComposerProps) {
  const now = composing.value;
  if (now === null) return null;
  return now.purpose === 'embark' ? <Boarding now={now} /> : <Shipping now={now} {...props} />;
}

/** S13.2-01, S13.2-06: who goes aboard; where to is chosen on the map. */
function Boarding({ now }: { readonly now: Composing }) {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  /** On a phone the map is wanted: all who fit sail, unless somebody wants it otherwise. */
  const unfolded = useSignal(isWide.peek());
  const me = store.me.value;
  const isActive = answer.question.value?.kind === 'march';
  const verdict = useVerdict(isActive ? actionOf(table, now) : null);
  const room = roomAboard(table) - cusOf(now.company);
  if (me === null) return null;
  return (
    <section class="composer by-sea" aria-label={say('successors.compose.embark')}>
      <ComposerHead caps={say('successors.compose.embark')} title={spaceName(now.place.at)} />
      {!isActive && <ByLandOrSea now={now} />}
      <Leader now={now} />
      <Cargo aboard={cusOf(now.company)} room={roomAboard(table)} seat={me}>
        {!unfolded.value && (
          <Button
            onClick={() => {
              unfolded.value = true;
            }}
          >
            {say('successors.sea.change')}
          </Button>
        )}
      </Cargo>
      {unfolded.value && (
        <>
          <Counted now={now} room={Math.max(0, room)} />
          <Royals now={now} />
        </>
      )}
      <Escort now={now} seat={me} />
      <Staying now={now} />
      {unfolded.value && (
        <>
          <Generals now={now} />
          {!isActive && <Minors now={now} />}
        </>
      )}
      <WhyNot why={verdict?.allowed === false ? verdict : null} />
    </section>
  );
}

interface CargoProps {
  readonly aboard: number;
  readonly room: number;
  readonly seat: number;
  readonly children?: preact.ComponentChildren;
}
/** S13.1-03: eight CUs in a Segment. */
function Cargo({ aboard, room, seat, children }: CargoProps) {
  const most = box().sailing.cus;
  return (
    <div class={classes('cargo', seatColour(seat))}>
      <b>{say('successors.sea.cargo', { count: aboard, most: room })}</b>
      {children ?? null}
      <Clause id="S13.1-03" />
      <span class="cargo-pips" aria-hidden="true">
        {Array.from({ length: most }, (_, i) => (
          <i key={i} class={classes(i < aboard && 'on', i >= room && 'gone')} />
        ))}
      </span>
    </div>
  );
}

/** What is left behind has not moved, unless the group had. */
function Staying({ now: { place, pool, company } }: { readonly now: Composing }) {
  const { store } = useTable();
  const { table } = useView<Table>();
  const me = store.me.value;
  const units = Object.fromEntries(
    Object.entries(pool.units)
      .map(([unit, count]) => [unit, count - (company.units[unit] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
  const who = [
    ...pool.generals.filter((general) => !company.generals.includes(general)).map(generalName),
    ...(Object.keys(units).length > 0 ? [unitsWords(units)] : []),
  ];
  if (who.length === 0 || me === null) return null;
  const count = Object.values(units).reduce((sum, each) => sum + each, 0) + who.length - 1;
  return (
    <p class="sea-stays">
      <MapIcon name="round-shield" size={17} />
      <span>
        {say('successors.sea.stays', {
          who: who.join(', '),
          count,
          name: spaceName(place.at),
          with: table.pcs[place.at] === me ? 'pc' : 'none',
        })}{' '}
        <Clause id="S7.2.A-03" />
      </span>
    </p>
  );
}

/** S13.2-01: Fleets that go along, all, some or none. */
function Escort({ now: { escort }, seat }: { readonly now: Composing; readonly seat: number }) {
  const { table } = useView<Table>();
  const fleets = fleetsAtHand(table, seat);
  return (
    <>
      <FleetChoice
        title={say('successors.sea.escort')}
        clause="S13.3.C-01"
        fleets={fleets}
        chosen={escort}
        onChoose={(chosen) => change({ escort: chosen })}
      />
      {escort.length === 0 ? (
        <p class="sea-note">
          {say('successors.sea.noEscort')} <Clause id="S13.3.C-02" />
        </p>
      ) : (
        <p class="sea-note">
          {say('successors.sea.fixed')} <Clause id="S13.2-02" /> {say('successors.sea.disperses')}{' '}
          <Clause id="S13.3.D-06" />
        </p>
      )}
    </>
  );
}

/** S13.2-14: pieces come aboard or go ashore, the ship keeps its place and its MPs. */
function Shipping({ now, onDone }: ComposerProps & { readonly now: Composing }) {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const { purpose, place, company } = now;
  const action = actionOf(table, now);
  const verdict = useVerdict(action);
  const isDropping = purpose === 'dropOff';
  const refused = verdict?.allowed === false ? verdict : null;
  const isAnybody = cusOf(company) + company.generals.length + company.royals.length > 0;
  const room = isDropping ? Number.POSITIVE_INFINITY : roomAboard(table) - cusOf(company);
  const side = place.inside ? 'inside' : 'outside';
  const name = spaceName(place.at);
  const words = say(`successors.sea.do.${purpose}`, { count: cusOf(company), name });
  return (
    <section class="composer by-sea" aria-label={say(`successors.compose.${purpose}`)}>
      <ComposerHead
        caps={say(`successors.compose.${purpose}`)}
        title={kindNow(table, place.at) === 'major' ? say('successors.sea.place', { name, side }) : name}
      />
      {/* S13.2-14: the only General stays aboard. */}
      {!(isDropping && now.pool.generals.length === 1) && <Generals now={now} />}
      <Counted now={now} room={Math.max(0, room)} />
      {isDropping && <Minors now={now} />}
      <Royals now={now} />
      {isAnybody && <WhyNot why={refused} />}
      {isDropping && isAnybody && refused === null && <Landfall action={action} place={place} />}
      {isDropping && <Aboard rest={restOf(now)} />}
      <div class="composer-acts">
        <Button
          look="act"
          class="confirm"
          disabled={!isAnybody || action === null || refused !== null || answer.busy.value}
          onClick={() => action !== null && onDone(action, words)}
        >
          {words}
        </Button>
      </div>
    </section>
  );
}

const restOf = ({ pool, company }: Composing): Company => ({
  generals: pool.generals.filter((general) => !company.generals.includes(general)),
  units: Object.fromEntries(
    Object.entries(pool.units).map(([unit, count]) => [unit, count - (company.units[unit] ?? 0)]),
  ),
  royals: pool.royals.filter((royal) => !company.royals.includes(royal)),
});
/** S13.2-24: what becomes of the others changes nothing for them. */
function Aboard({ rest }: { readonly rest: Company }) {
  const { table } = useView<Table>();
  const who = [
    ...rest.generals.map(generalName),
    ...rest.royals.map(royalName),
    ...(cusOf(rest) > 0 ? [say('successors.map.units', { count: cusOf(rest) })] : []),
  ];
  return (
    <p class="sea-stays">
      <MapIcon name="trireme" size={17} />
      <span>
        {say('successors.sea.stayAboard', { who, mps: table.march?.left ?? 0 })} <Clause id="S13.2-24" />
      </span>
    </p>
  );
}

/** What those who are dropped off may meet, as on a march; for them alone (D13-27). */
function Landfall({
  action,
  place,
}: {
  readonly action: ReturnType<typeof actionOf>;
  readonly place: Composing['place'];
}) {
  const { store } = useTable();
  const { table } = useView<Table>();
  const forecast = useDropping(action);
  const me = store.me.value;
  if (forecast === null) return <p class="sea-note">{say('successors.way.waiting')}</p>;
  const { step, back } = forecast;
  const owner = table.pcs[place.at];
  const isFoe = typeof owner === 'number' && owner !== me;
  const stands = (1 - step.interception) * (step.battle === null ? 1 : step.battle.win);
  const withMe = me === null ? [] : allAt(table, me, place).generals;
  return (
    <div class="way-lines">
      <StepLines step={step} />
      {step.battle !== null && (
        <p class="sea-note">
          {say('successors.sea.drawBack', { name: spaceName(back.space), side: back.side })}{' '}
          <Clause id="S14.10-02" />
        </p>
      )}
      {isFoe && withMe.length === 0 && (
        <div class="way-line">
          <p>
            <Stroke name="flag" size={14} /> <span>{say('successors.sea.stands')}</span>
            <b>{say('successors.sea.atLeast', { percent: Math.round(stands * 100) })}</b>
          </p>
          <small>
            {say('successors.sea.stands.why')} <Clause id="S6.1-02" />
          </small>
        </div>
      )}
      <p class="way-blocked">
        <Stroke name="lock" size={13} /> {say('successors.sea.noSiege')} <Clause id="S15.2.A-08" />
      </p>
    </div>
  );
}
