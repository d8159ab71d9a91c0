/** A Siege before its roll: who besieges, what is added to the die, what each die would bring, and what the chances are. */

import type { SiegeForecast } from '@diadochi/successors';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useVerdict } from '../../../ahead/server-answer.ts';
import { standingOf } from '../../../content/items.ts';
import { Button } from '../../../look/button.tsx';
import { classes } from '../../../look/classes.ts';
import { Icon } from '../../../look/icon.tsx';
import { Stepper } from '../../../look/stepper.tsx';
import { say } from '../../../messages.ts';
import { WhyNot } from '../../../panel/why-not.tsx';
import { Clause } from '../../../table/clause.tsx';
import { useTable, useView } from '../../../table/context.ts';
import { Die } from '../../../table/die.tsx';
import { BattleFrame, nameOf } from '../battle/frame.tsx';
import type { Side } from '../battle/telling.ts';
import { box } from '../content.ts';
import { kindNow } from '../kind-now.ts';
import { MapIcon } from '../map-icon.tsx';
import { unitsName } from '../map-words.ts';
import { allAt, cusIn, leaderOf, TOGETHER } from '../march/company.ts';
import { useForetold } from '../march/forecast.ts';
import { spaceName, unitName } from '../names.ts';
import { useMainAction } from '../places.ts';
import { Reconstructed } from '../reconstructed.tsx';
import { openSiege } from '../shown-fights.ts';
import { UnitSign } from '../units.tsx';
import { type Counts, type Table, total } from '../view.ts';
import { Besieged } from './besieged.tsx';
import { namedFirst, renamed } from './naming.ts';
import { kindWords, Reasons, Row, SiegeSide, Stones } from './parts.tsx';
import { SIEGE_STAGES } from './telling.ts';

export function Considered({ space }: { readonly space: string }) {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const panel = useRef<HTMLElement>(null);
  const me = store.me.value;
  const question = answer.question.value;
  const isMarch = question?.kind === 'march';
  const forecast = useForetold<SiegeForecast>({ siege: space });
  const army =
    isMarch && table.march !== null ? table.march : allAt(table, me ?? 0, { at: space, inside: false });
  const needed = isMarch ? (forecast?.least ?? 0) : 0;
  const before = (isMarch && table.march?.assaulting) || {};
  const chosen = useSignal<Counts | null>(null);
  // S16.9-16, S16.9-17: where it matters whether Cavalry is named.
  const riders = forecast?.riders ?? 0;
  const named = chosen.value ?? namedFirst(army.units, before, needed, riders > 0);
  const rides = useSignal(true);
  const isRiding = riders > 0 && (isMarch ? (named.cavalry ?? 0) > 0 : rides.value);
  const atOnce = isRiding ? { siegeWithCavalry: space } : { siege: space };
  const action = isMarch ? { siege: true, ...cusIn({ ...army, units: named }) } : atOnce;
  const verdict = useVerdict(forecast === null || question === null ? null : action);
  const refused = verdict?.allowed === false ? verdict : null;
  const isReady = verdict?.allowed === true && !answer.busy.value;
  const close = () => {
    openSiege.value = null;
  };
  const cost = isMarch ? costOf(isRiding, forecast) : 0;
  const words = say(cost > 0 ? 'successors.siege.do' : 'successors.siege.doFree', {
    name: spaceName(space),
    cost,
  });
  const go = () => {
    // All that may come of it is told here: there is nothing more to confirm.
    if (isReady) void answer.act(action);
  };
  useMainAction(go);
  useLayoutEffect(() => {
    panel.current?.querySelector<HTMLElement>('.siege-do')?.focus({ preventScroll: true });
  }, []);
  if (me === null || question === null) return null;
  const name = spaceName(space);
  return (
    <BattleFrame
      panel={panel}
      label={say('successors.siege.of', { name })}
      caps={kindWords(kindNow(table, space))}
      space={space}
      look="siege"
      stages={SIEGE_STAGES.map((stage) => say(`successors.siege.stage.${stage}`))}
      reached={0}
      isUnderWay
      onClose={close}
    >
      <div class="siege-grid">
        <SiegeSide
          as="besieges"
          side={me}
          general={leaderOf(army)}
          note={say('successors.siege.outside', { count: total(army.units) })}
        >
          {isMarch ? (
            <Naming
              units={army.units}
              named={named}
              needed={needed}
              onName={(next) => {
                chosen.value = next;
              }}
            />
          ) : (
            <Units units={army.units} owner={me} />
          )}
          {riders > 0 && (
            <Riding
              isRiding={isRiding}
              onRide={
                isMarch
                  ? null
                  : () => {
                      rides.value = !rides.value;
                    }
              }
            />
          )}
          {isMarch && table.march !== null && <Cost space={space} march={table.march} cost={cost} />}
        </SiegeSide>
        <section class="siege-middle">
          {forecast !== null && (
            <>
              <Stones
                space={space}
                points={forecast.points}
                needed={forecast.needed}
                defenders={forecast.defenders}
              />
              <Reasons space={space} reasons={forecast.reasons} general={forecast.general} />
              <DiceTable forecast={forecast} />
            </>
          )}
        </section>
        <Besieged space={space} forecast={forecast} />
      </div>
      <section class="battle-result siege-chances">
        {forecast !== null && <Chances forecast={forecast} isMarch={isMarch} cost={cost} />}
        {forecast !== null && <Notes forecast={forecast} isMarch={isMarch} />}
        <WhyNot why={refused} />
      </section>
      <div class="siege-acts">
        <Button
          look="act"
          class={classes('confirm siege-do', refused !== null && 'refused')}
          aria-disabled={!isReady}
          onClick={go}
        >
          <MapIcon name="siege-tower" size={18} /> {words}
        </Button>
        <Button onClick={close}>{say('successors.siege.notNow')}</Button>
      </div>
    </BattleFrame>
  );
}

/** S9.3.C-01, S16.9-16 */
const costOf = (isRiding: boolean, forecast: SiegeForecast | null): number =>
  isRiding && forecast !== null ? forecast.cost : box().tables.siegeTable.mpCost;

interface RidingProps {
  readonly isRiding: boolean;
  /** Null where the CUs themselves are named. */
  readonly onRide: (() => void) | null;
}
/** What it means that a Cavalry CU is named, or is not. */
const Riding = ({ isRiding, onRide }: RidingProps) => (
  <p class="siege-small">
    {onRide !== null && (
      <Button size="small" aria-pressed={isRiding} onClick={onRide}>
        {say('successors.siege.ride')}
      </Button>
    )}{' '}
    {say(isRiding ? 'successors.siege.rides' : 'successors.siege.onFoot')} <Clause id="S16.9-17" />
  </p>
);

const Units = ({ units, owner }: { readonly units: Counts; readonly owner: Side }) => (
  <ul>
    {Object.entries(units).map(([unit, count]) => (
      <Row key={unit} what="unit" id={unit} count={count} owner={owner} note={null} />
    ))}
  </ul>
);

interface NamingProps {
  readonly units: Counts;
  readonly named: Counts;
  readonly needed: number;
  readonly onName: (named: Counts) => void;
}
/** S9.3.C-05: only they have moved by it. */
function Naming({ units, named, needed, onName }: NamingProps) {
  const most = (unit: string): number => Math.min(units[unit] ?? 0, needed);
  return (
    <>
      <p class="siege-name">
        <b>{say('successors.siege.name', { count: needed })}</b> {say('successors.siege.name.why')}{' '}
        <Clause id="S15.2.A-01" />
      </p>
      <ul>
        {Object.entries(units).map(([unit, count]) => (
          <li key={unit} class="siege-row">
            <span class="battle-sign-box">
              <UnitSign unit={unit} size={20} />
            </span>
            <span>
              <b class="battle-what">{unitsName(unit, count)}</b>
              <small>{say('successors.siege.named', { count: named[unit] ?? 0 })}</small>
            </span>
            {unit === TOGETHER ? (
              <Button
                size="small"
                aria-pressed={(named[unit] ?? 0) > 0}
                onClick={() =>
                  onName(renamed(units, named, unit, (named[unit] ?? 0) > 0 ? 0 : count, needed))
                }
              >
                {say('successors.compose.all')}
              </Button>
            ) : (
              <Stepper
                label={unitName(unit)}
                value={named[unit] ?? 0}
                least={0}
                most={most(unit)}
                onChoose={(next) => onName(renamed(units, named, unit, next, needed))}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The MPs as beads: spent, about to be spent, left. */
interface CostProps {
  readonly space: string;
  readonly march: NonNullable<Table['march']>;
  readonly cost: number;
}
function Cost({ space, march, cost }: CostProps) {
  const { table } = useView<Table>();
  const { maxPerSpace } = box().tables.siegeTable;
  const most = table.segment === 'tyche' ? maxPerSpace.tyche : maxPerSpace.activation;
  const used = Math.max(0, march.allowance - march.left);
  return (
    <>
      <p class="siege-cost">
        <span class="beads" aria-hidden="true">
          {Array.from({ length: Math.max(march.allowance, march.left) }, (_, i) => (
            <i key={i} class={classes(i < used ? 'used' : i < used + cost && 'now')} />
          ))}
        </span>
        {say('successors.siege.cost', { cost, left: march.left })} <Clause id="S15.2.A-04" />
      </p>
      <p class="siege-small">
        {say('successors.siege.nth', { nth: (table.assaults[space] ?? 0) + 1, most })}
      </p>
    </>
  );
}

const DICE_ROWS = ['total', 'points', 'losses', 'spared', 'after'] as const;
interface Column {
  readonly die: number;
  readonly total: number;
  readonly points: number;
  readonly losses: number;
  /** S16.5-02: CUs inside that stand in for Siege Points. */
  readonly spared: number;
  readonly after: number;
  readonly falls: boolean;
}
/** The six dice, with what each would bring. S15.4-04: no more points than are needed. */
const columnsOf = ({ rolls, needed, points, defenders }: SiegeForecast): readonly Column[] =>
  rolls.map((roll) => {
    const spared = Math.min(defenders, Math.max(0, points + roll.points - (needed - 1)));
    const after = Math.min(needed, points + roll.points - spared);
    return { ...roll, spared, after, falls: after === needed };
  });
function DiceTable({ forecast }: { readonly forecast: SiegeForecast }) {
  const dice = columnsOf(forecast);
  return (
    <table class="siege-table">
      <caption>
        {say('successors.siege.table')} <Clause id="S15.2.B-09" />{' '}
        {standingOf(box().tables.siegeTable, 'rows') === 'reconstructed' && <Reconstructed />}
      </caption>
      <thead>
        <tr>
          <th scope="row">{say('successors.siege.die')}</th>
          {dice.map(({ die, falls }) => (
            <th key={die} scope="col" class={classes(falls && 'falls')}>
              <Die value={die} size={24} />
              <span class="unseen">{die}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DICE_ROWS.filter((row) => row !== 'spared' || forecast.defenders > 0).map((row) => (
          <tr key={row}>
            <th scope="row">{say(`successors.siege.row.${row}`)}</th>
            {dice.map((each) => (
              <td
                key={each.die}
                class={classes(each.falls && 'falls', row === 'losses' && each.losses > 0 && 'lost')}
              >
                {cellOf(row, each, forecast.needed)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
function cellOf(
  row: (typeof DICE_ROWS)[number],
  { total: sum, points, losses, spared, after, falls }: Column,
  needed: number,
): ComponentChildren {
  switch (row) {
    case 'total':
      return sum < 0 ? `−${-sum}` : sum;
    case 'points':
      return points === 0 ? (
        say('successors.siege.none')
      ) : (
        <>
          <span class="siege-dots" aria-hidden="true">
            {Array.from({ length: points }, (_, i) => (
              <i key={i} />
            ))}
          </span>
          <span class="unseen">{points}</span>
        </>
      );
    case 'losses':
      return losses === 0 ? say('successors.siege.none') : say('successors.siege.cus', { count: losses });
    case 'spared':
      return spared === 0 ? say('successors.siege.none') : say('successors.siege.cus', { count: spared });
    default:
      return falls ? say('successors.siege.falls') : say('successors.siege.after', { points: after, needed });
  }
}

const percentWords = (chance: number): string =>
  say('successors.percent', { percent: Math.round(chance * 100) });
const lossWords = (losses: number): string =>
  say('successors.siege.lost', { losses: Math.round(losses * 10) / 10 });

/** This Siege, with a second one, by the next Surrender Segment. */
interface ChancesProps {
  readonly forecast: SiegeForecast;
  readonly isMarch: boolean;
  readonly cost: number;
}
function Chances({ forecast, isMarch, cost }: ChancesProps) {
  const { now, again, surrender } = forecast;
  const falling = columnsOf(forecast)
    .filter(({ falls }) => falls)
    .map(({ die }) => die);
  // What falls with this roll needs no other.
  const isCertain = falling.length === 6;
  return (
    <div class="siege-chance-row">
      {now !== null && (
        <Chance of={now} words={say('successors.siege.chance.now')}>
          {falling.length === 0
            ? say('successors.siege.on.none')
            : isCertain
              ? say('successors.siege.on.any')
              : say('successors.siege.on', { die: falling[0] })}
        </Chance>
      )}
      {again !== null && !isCertain && (
        <Chance of={again} words={say('successors.siege.chance.again', { cost })}>
          {say('successors.siege.same')} <Clause id="S15.2.A-05" />
        </Chance>
      )}
      {isMarch && !isCertain && (
        <Chance of={surrender} words={say('successors.siege.chance.surrender')}>
          {say('successors.siege.free')} <Clause id="S15.2.A-03" />
        </Chance>
      )}
    </div>
  );
}
interface ChanceProps {
  readonly of: { readonly falls: number; readonly losses: number };
  readonly words: string;
  readonly children: ComponentChildren;
}
const Chance = ({ of: { falls, losses }, words, children }: ChanceProps) => (
  <div class="siege-chance">
    <p>
      <b class="siege-percent">{percentWords(falls)}</b> {words}
    </p>
    <span class="meter" aria-hidden="true">
      <i style={{ width: `${falls * 100}%` }} />
    </span>
    <small>
      {children} · {lossWords(losses)}
    </small>
  </div>
);

/** S15-03, and what the chances leave out. */
function Notes({
  forecast: { champion },
  isMarch,
}: {
  readonly forecast: SiegeForecast;
  readonly isMarch: boolean;
}) {
  const { store } = useTable();
  const { table } = useView<Table>();
  const me = store.me.value ?? 0;
  return (
    <div class="siege-notes">
      {champion !== null ? (
        <p class="bad">
          <Icon name="laurels" size={14} />{' '}
          {say('successors.siege.champion.lost', { name: nameOf(champion), l: box().victory.champion })}{' '}
          <Clause id="S15-03" />
        </p>
      ) : (
        table.factions[me]?.champion === true && (
          <p class="ok">
            <Icon name="laurels" size={14} /> {say('successors.siege.champion.kept')} <Clause id="S15-03" />
          </p>
        )
      )}
      <p>
        {say('successors.siege.cards')} {say(isMarch ? 'successors.siege.later' : 'successors.siege.atOnce')}{' '}
        <Clause id={isMarch ? 'S15.4-08' : 'S15.4-07'} />
      </p>
    </div>
  );
}
