/** What a march may bring, before it is decided on: cost, interceptions, evasions, the battle, each with its rule. */

import type { BattleForecast, Chance, SideForecast, StepForecast } from '@diadochi/successors';
import type { ComponentChildren } from 'preact';
import { classes } from '../../../look/classes.ts';
import { Emblem } from '../../../look/emblem.tsx';
import { Icon, Stroke } from '../../../look/icon.tsx';
import { say, sayMessage } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useTable, useView } from '../../../table/context.ts';
import { box } from '../content.ts';
import { MapIcon } from '../map-icon.tsx';
import { generalName, spaceName } from '../names.ts';
import type { Table } from '../view.ts';
import { percentOf } from './composer.tsx';
import { type Considered, considered } from './considering.ts';

/** Of the space that is pointed at, if it is the one that is considered. */
export function WayTip({ space }: { readonly space: string }) {
  const way = considered.value;
  return way === null || way.target !== space ? null : <WayCard way={way} />;
}

export function WayCard({ way }: { readonly way: Considered }) {
  const { store } = useTable();
  const { table, options } = useView<Table>();
  const hasForageAttrition = options.forageAttrition === true;
  const { target, forecast, cost, of } = way;
  const there = table.stacks.filter(({ at, owner }) => at === target && owner !== store.me.value);
  const owner = there[0]?.owner ?? table.pcs[target] ?? null;
  const through = way.way.slice(0, -1).map(spaceName);
  const who = there.map(({ generals, cus }) =>
    [
      ...generals.slice(0, 1).map(generalName),
      ...(cus > 0 ? [say('successors.map.units', { count: cus })] : []),
    ].join(', '),
  );
  const facts = [
    ...(through.length > 0 ? [say('successors.way.by', { spaces: through.join(', ') })] : []),
    ...who,
  ];
  return (
    <div class="way-card">
      <header>
        {typeof owner === 'number' && <Emblem seat={owner} size={26} />}
        <div>
          <h2>{spaceName(target)}</h2>
          {facts.length > 0 && <p class="way-facts">{facts.join(' · ')}</p>}
        </div>
        <p class="way-cost">
          <b>{cost}</b>
          {of !== null && <small>{say('successors.way.of', { mps: of })}</small>}
        </p>
      </header>
      {forecast === null ? (
        <p class="way-waiting">{say('successors.way.waiting')}</p>
      ) : (
        <>
          {forecast.steps.map((step, i) => (
            <StepLines key={`${i} ${step.space}`} step={step} />
          ))}
          {forecast.blocked !== null && (
            <p class="way-blocked">
              <Stroke name="lock" size={13} />{' '}
              {sayMessage({
                key: `refusal.${forecast.blocked.clause}`,
                params: {
                  seat: store.me.value,
                  space: forecast.steps[forecast.blocked.step]?.space ?? target,
                },
              })}{' '}
              <Clause id={forecast.blocked.clause} />
            </p>
          )}
          {forecast.forage !== null && (
            <Line
              sign={<MapIcon name="amphora" size={15} />}
              title={say('successors.way.forage', forecast.forage)}
            >
              <small>
                {hasForageAttrition
                  ? say('successors.way.forage.attrition')
                  : say('successors.way.forage.why')}{' '}
                <Clause id={hasForageAttrition ? 'S16.7-01' : 'S6.4-04'} />
              </small>
            </Line>
          )}
          <Standing steps={forecast.steps} />
        </>
      )}
    </div>
  );
}

export function Line(props: {
  readonly sign: ComponentChildren;
  readonly title: string;
  readonly value?: string;
  readonly bad?: boolean;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="way-line">
      <p>
        {props.sign} <span>{props.title}</span>
        {props.value !== undefined && <b class={classes(props.bad === true && 'bad')}>{props.value}</b>}
      </p>
      {props.children}
    </div>
  );
}

export const percent = (chance: number): string => say('successors.percent', { percent: percentOf(chance) });

/** Everything that can happen there; nothing where nothing can. */
export function StepLines({ step }: { readonly step: StepForecast }) {
  const { space, attrition, interceptions, interception, evasions, evasion, passage, meets, battle } = step;
  const name = spaceName(space);
  return (
    <>
      {attrition > 0 && (
        <Line
          sign={<MapIcon name="round-shield" size={14} />}
          title={say('successors.way.attrition', { name })}
          value={percent(attrition)}
          bad
        >
          <small>
            {say('successors.way.attrition.why')} <Clause id="S10.A-02" />
          </small>
        </Line>
      )}
      {interceptions.length > 0 && (
        <Line
          sign={<Stroke name="eye" size={15} />}
          title={say('successors.way.interception', { name })}
          value={percent(interception)}
          bad
        >
          <Chances chances={interceptions} />
        </Line>
      )}
      {passage && (
        <Line sign={<Stroke name="flag" size={14} />} title={say('successors.way.passage', { name })}>
          <small>
            <Clause id="S10.C-01" />
          </small>
        </Line>
      )}
      {evasions.length > 0 && (
        <Line
          sign={<MapIcon name="winged-leg" size={15} />}
          title={say('successors.way.evasion', { name })}
          value={percent(evasion)}
        >
          <Chances chances={evasions} />
        </Line>
      )}
      {meets !== 'nobody' && meets !== 'battle' && (
        <Line sign={<Icon name="spears" size={15} />} title={say(`successors.way.meets.${meets}`, { name })}>
          <small>
            <Clause id={MEETS[meets]} />
          </small>
        </Line>
      )}
      {battle !== null && <Battle name={name} battle={battle} />}
    </>
  );
}
const MEETS = {
  generals: 'S10.G-01',
  dispersed: 'S10.I-01',
  dispersal: 'S10.I-01',
  overrun: 'S10.J-01',
  defection: 'S10.K-03',
} as const;

function Chances({ chances }: { readonly chances: readonly Chance[] }) {
  return (
    <small>
      {chances.map(({ general, needed, chance, clause }, i) => (
        <span key={general}>
          {i > 0 && ' · '}
          {say('successors.way.chance', { name: generalName(general), needed, percent: percentOf(chance) })}{' '}
          <Clause id={clause} />
        </span>
      ))}
    </small>
  );
}

const strengthWords = ({ strength, elephants }: SideForecast): string =>
  say('successors.way.strength', { strength, count: elephants });

function Battle({ name, battle }: { readonly name: string; readonly battle: BattleForecast }) {
  const { attacker, defender, win, draw, lose } = battle;
  const [won, drawn] = [percentOf(win), percentOf(draw)];
  const lost = 100 - won - drawn;
  return (
    <Line
      sign={<MapIcon name="crossed-swords" size={15} />}
      title={say('successors.way.battle', { name })}
      value={say('successors.way.win', { percent: won })}
    >
      <small>
        {say('successors.way.against', { mine: strengthWords(attacker), theirs: strengthWords(defender) })}{' '}
        <Clause id="S14.6-05" />
      </small>
      <Odds win={win} draw={draw} lose={lose} />
      <small class="odds-legend" aria-hidden="true">
        <i class="win" /> {say('successors.way.legend.win', { percent: won })} <i class="draw" />{' '}
        {say('successors.way.legend.draw', { percent: drawn })} <i class="lose" />{' '}
        {say('successors.way.legend.lose', { percent: lost })}
      </small>
      <small>
        {say('successors.way.losses', {
          mine: oneDigit(battle.attackerLosses),
          theirs: oneDigit(battle.defenderLosses),
        })}
        {battle.attackerKilled > 0 && (
          <>
            {' · '}
            {say('successors.way.killed', { percent: percentOf(battle.attackerKilled) })}{' '}
            <Clause id="S14.8-01" />
          </>
        )}
      </small>
    </Line>
  );
}
const oneDigit = (value: number): number => Math.round(value * 10) / 10;

function Odds({ win, draw, lose }: Pick<BattleForecast, 'win' | 'draw' | 'lose'>) {
  const words = say('successors.way.odds', {
    win: percentOf(win),
    draw: percentOf(draw),
    lose: percentOf(lose),
  });
  return (
    <span class="odds" role="img" aria-label={words}>
      <i class="win" style={{ flexGrow: win }} />
      <i class="draw" style={{ flexGrow: draw }} />
      <i class="lose" style={{ flexGrow: lose }} />
    </span>
  );
}

/** What it would do to my standing with the Royal Family. */
export function Standing({ steps }: { readonly steps: readonly StepForecast[] }) {
  const { store } = useTable();
  const { table } = useView<Table>();
  const me = store.me.value;
  const against = steps.find(({ champion }) => champion !== null)?.champion ?? null;
  const isFight = steps.some(({ battle, meets }) => battle !== null || meets === 'overrun');
  if (me === null || !table.factions[me].champion || (against === null && !isFight)) return null;
  return against === null ? (
    <footer class="way-standing">
      <Icon name="laurels" size={14} /> {say('successors.way.staysChampion')} <Clause id="S3.7-15" />
    </footer>
  ) : (
    <footer class="way-standing bad">
      <Icon name="laurels" size={14} />{' '}
      {say('successors.way.losesChampion', { seat: against, l: box().victory.champion })}{' '}
      <Clause id="S10.H-01" />
    </footer>
  );
}
