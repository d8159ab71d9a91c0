/** What a voyage may bring, before its first space is announced: who may stop it, with what odds, and what landing means. */

import './sea.css';
import type { MeetingForecast, VoyageForecast } from '@diadochi/successors';
import { classes } from '../../../look/classes.ts';
import { Emblem } from '../../../look/emblem.tsx';
import { Stroke } from '../../../look/icon.tsx';
import { say, sayMessage, seatName } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useTable, useView } from '../../../table/context.ts';
import { fleetHome } from '../fleet-token.tsx';
import { MapIcon } from '../map-icon.tsx';
import { percentOf } from '../march/composer.tsx';
import { Line, percent, Standing, StepLines } from '../march/way-card.tsx';
import { generalName, spaceName } from '../names.ts';
import type { Table } from '../view.ts';
import { type Voyage, voyage } from './considering.ts';
import { useSeaWay } from './forecast.ts';

/** Of the port that is pointed at, if it is the one that is considered. */
export function SeaTip({ space }: { readonly space: string }) {
  const now = voyage.value;
  return now === null || now.target !== space ? null : <SeaCard voyage={now} />;
}

export function SeaCard({ voyage: { target, way, cost, of, forecast } }: { readonly voyage: Voyage }) {
  const { store } = useTable();
  const { table } = useView<Table>();
  const there = table.stacks.filter(({ at, owner }) => at === target && owner !== store.me.value);
  const owner = there[0]?.owner ?? table.pcs[target] ?? null;
  const through = way.slice(0, -1).map(spaceName);
  const facts = [
    say('successors.sea.by', { spaces: through.join(', '), count: through.length }),
    ...there.map(({ generals, cus }) =>
      [
        ...generals.slice(0, 1).map(generalName),
        ...(cus > 0 ? [say('successors.map.units', { count: cus })] : []),
      ].join(', '),
    ),
  ];
  return (
    <div class="way-card sea-card">
      <header>
        {typeof owner === 'number' && <Emblem seat={owner} size={26} />}
        <div>
          <h2>{spaceName(target)}</h2>
          <p class="way-facts">{facts.join(' · ')}</p>
        </div>
        <p class="way-cost">
          <b>{cost}</b>
          {of !== null && <small>{say('successors.way.of', { mps: of })}</small>}
        </p>
      </header>
      {forecast === null ? (
        <p class="way-waiting">{say('successors.way.waiting')}</p>
      ) : (
        <VoyageLines forecast={forecast} target={target} />
      )}
    </div>
  );
}

function VoyageLines({ forecast, target }: { readonly forecast: VoyageForecast; readonly target: string }) {
  const { store } = useTable();
  const { blocked, landing, land } = forecast;
  return (
    <>
      {blocked !== null && (
        <p class="way-blocked">
          <Stroke name="lock" size={13} />{' '}
          {sayMessage({ key: `refusal.${blocked.clause}`, params: { seat: store.me.value, left: 0 } })}{' '}
          <Clause id={blocked.clause} />
        </p>
      )}
      <Arriving forecast={forecast} />
      <Unknown others={forecast.others} />
      {landing !== null && <LandingLines forecast={forecast} target={target} />}
      {land !== null && landing !== null && (
        <Line
          sign={<MapIcon name="winged-leg" size={15} />}
          title={say('successors.sea.thenOnLand', { mps: land })}
        >
          <small>
            {say('successors.sea.thenOnLand.why', { mps: land })} <Clause id="S13.1-05" />
          </small>
        </Line>
      )}
      {landing !== null && <Standing steps={[landing]} />}
    </>
  );
}

/** One honest range: from the worst case to nobody at all. What a player will do nobody knows. */
function Arriving({ forecast }: { readonly forecast: VoyageForecast }) {
  const { others, least, escort, steps, losses, cus, back } = forecast;
  const those = others.filter(({ clause }) => clause === null);
  const isSafe = those.length === 0;
  return (
    <div class="way-line sea-flat">
      <p>
        <MapIcon name="trireme" size={16} /> <span>{say('successors.sea.arrive')}</span>
        <b class={classes(least < 0.5 && 'bad')}>
          {isSafe ? percent(1) : say('successors.sea.range', { least: percentOf(least) })}
        </b>
      </p>
      <small>
        {isSafe
          ? say('successors.sea.nobodyMay')
          : say('successors.sea.range.why', {
              count: those.length,
              least: percentOf(least),
              parts: those.map(({ win, draw }) => percent(win + draw)).join(' × '),
            })}{' '}
        <Clause id={isSafe ? 'S13.2-08' : 'S13.3.A-04'} />
      </small>
      <table class="sea-risks">
        <thead>
          <tr>
            <th scope="col">{say('successors.sea.against', { strength: escort })}</th>
            {steps.map(({ space }, i) => (
              <th key={i} scope="col">
                {spaceName(space)}
              </th>
            ))}
            {(['win', 'draw', 'lose'] as const).map((outcome) => (
              <th key={outcome} scope="col">
                {say(`successors.sea.${outcome}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {others.map((other) => (
            <Meeting key={other.seat} other={other} steps={steps.length} />
          ))}
        </tbody>
      </table>
      {!isSafe && (
        <small>
          {say('successors.sea.defeat', { losses: oneDigit(losses), cus, name: spaceName(back.space) })}{' '}
          <Clause id="S13.3.D-07" /> <Clause id="S13.3.D-08" />
        </small>
      )}
    </div>
  );
}
export const oneDigit = (value: number): number => Math.round(value * 10) / 10;

function Meeting({ other, steps }: { readonly other: MeetingForecast; readonly steps: number }) {
  const { seat, may, win, draw, strength, fleets, near, clause } = other;
  const who = (
    <th scope="row">
      <span class="sea-who">
        <Emblem seat={seat} size={18} /> {seatName.value(seat)}
      </span>
    </th>
  );
  if (clause !== null)
    return (
      <tr class="off">
        {who}
        <td colSpan={steps + 3}>
          {say(`successors.sea.cannot.${clause.replaceAll('.', '-')}`)} <Clause id={clause} />
        </td>
      </tr>
    );
  const [won, drawn] = [percentOf(win), percentOf(draw)];
  return (
    <>
      <tr>
        {who}
        {may.map((isAllowed, i) => (
          <td key={i}>{say(isAllowed ? 'successors.sea.may' : 'successors.sea.mayNot')}</td>
        ))}
        <td>{won}</td>
        <td>{drawn}</td>
        <td class="lose">{100 - won - drawn}</td>
      </tr>
      <tr class="made">
        <td colSpan={steps + 4}>
          {say('successors.sea.made', {
            strength,
            fleets: fleets.map((each) => `${fleetHome(each.fleet)} ${each.strength}`).join(', '),
          })}
          {near !== null &&
            `; ${say('successors.sea.near', { name: spaceName(near.space), paths: near.paths })}`}
        </td>
      </tr>
    </>
  );
}

/** S13.2-08: cards that nobody shows are said, not reckoned. */
function Unknown({ others }: { readonly others: readonly MeetingForecast[] }) {
  const { table } = useView<Table>();
  const holders = others
    .map(({ seat }) => ({ seat, hand: table.factions[seat].hand }))
    .filter(({ hand }) => hand > 0)
    .map(({ seat, hand }) => say('successors.sea.holds', { seat, count: hand }));
  if (holders.length === 0) return null;
  return (
    <p class="sea-unknown">
      <Stroke name="eye" size={16} />
      <span>
        <b class="sea-unknown-title">{say('successors.sea.unknown')}</b>
        {say('successors.sea.unknown.why', { holders: holders.join(', ') })} <Clause id="S13.2-11" />
      </span>
    </p>
  );
}

/** What landing outside brings: as the last step of a march. */
function LandingLines({
  forecast: { landing },
  target,
}: {
  readonly forecast: VoyageForecast;
  readonly target: string;
}) {
  if (landing === null) return null;
  const isQuiet =
    landing.interceptions.length + landing.evasions.length === 0 &&
    landing.meets === 'nobody' &&
    landing.battle === null;
  return (
    <>
      <Line
        sign={<Stroke name="flag" size={14} />}
        title={say(isQuiet ? 'successors.sea.landing.quiet' : 'successors.sea.landing', {
          name: spaceName(target),
        })}
      />
      <StepLines step={landing} />
    </>
  );
}

/** Beside a button that names the next space by itself. */
export function SailNote({ space, cost }: { readonly space: string; readonly cost: number }) {
  const { table } = useView<Table>();
  const forecast = useSeaWay([space], null);
  const left = table.march?.left ?? null;
  return (
    <SeaCard
      voyage={{ from: table.voyage?.space ?? space, target: space, way: [space], cost, of: left, forecast }}
    />
  );
}
/** Beside the button that lands. */
export function LandNote({ space }: { readonly space: string }) {
  const forecast = useSeaWay([], null);
  if (forecast === null || forecast.landing === null) return null;
  return (
    <div class="way-card sea-card">
      <LandingLines forecast={forecast} target={space} />
      <Standing steps={[forecast.landing]} />
    </div>
  );
}
