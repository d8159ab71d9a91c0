/** 13.3 A: whether somebody who sails is met, and with which Fleets. */

import './sea.css';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Button } from '../../../look/button.tsx';
import { classes } from '../../../look/classes.ts';
import { Icon } from '../../../look/icon.tsx';
import { say } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useTable, useView } from '../../../table/context.ts';
import { isWide } from '../../../table/wide.ts';
import { box } from '../content.ts';
import { fleetHome, fleetStrength } from '../fleet-token.tsx';
import { MapIcon } from '../map-icon.tsx';
import { fleetsAtHand } from '../march/boarding.ts';
import { percentOf } from '../march/composer.tsx';
import { spaceName } from '../names.ts';
import type { Table } from '../view.ts';
import { oneDigit } from './card.tsx';
import { FleetChoice, strengthOf } from './fleet-choice.tsx';
import { useEngaging } from './forecast.ts';

/** The Fleets that would be committed; null: all. */
const picked = signal<readonly string[] | null>(null);

/** On a phone it is all there is to choose from: what else can be answered stands under its button. */
export function EngageForm({ children }: { readonly children?: ComponentChildren }) {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const question = answer.question.value;
  const forecast = useEngaging();
  useLayoutEffect(() => {
    picked.value = null;
  }, [question?.id]);
  const me = store.me.value;
  if (me === null || question?.kind !== 'engage') return null;
  const { space, escort } = question.about as { readonly space: string; readonly escort: number };
  const fleets = fleetsAtHand(table, me);
  const chosen = picked.value ?? fleets;
  const strength = strengthOf(table, chosen);
  const words = say('successors.sea.do.engage', { count: chosen.length, strength });
  return (
    <section class="composer by-sea" aria-label={say('successors.sea.which')}>
      {isWide.value && (
        <header>
          <div>
            <span class="caps">{say('successors.sea.which')}</span>
            <h2>{say('successors.sea.battleOff', { name: spaceName(space) })}</h2>
          </div>
        </header>
      )}
      <FleetChoice
        title={say('successors.sea.fleetStrength')}
        clause="S13.3.C-01"
        fleets={fleets}
        chosen={chosen}
        onChoose={(now) => {
          picked.value = now;
        }}
      />
      {forecast !== null && (
        <>
          <Strengths fleets={fleets} escort={escort} strength={strength} odds={forecast.odds} />
          {isWide.value ? <Outcomes forecast={forecast} /> : <AtStake forecast={forecast} />}
        </>
      )}
      <div class="composer-acts">
        {forecast !== null && isWide.value && <AtStake forecast={forecast} />}
        <Button
          look="act"
          class="confirm"
          disabled={chosen.length === 0 || answer.busy.value}
          onClick={() => {
            const [first, ...rest] = box()
              .fleets.map(({ id }) => id)
              .filter((id) => chosen.includes(id));
            void answer.propose({ engage: first, with: rest }, { words, note: <EngageNote /> });
          }}
        >
          <MapIcon name="trireme" size={18} /> {words}
        </Button>
        {children}
      </div>
      {forecast !== null && !isWide.value && <Outcomes forecast={forecast} />}
    </section>
  );
}
const EngageNote = () => (
  <p class="forecast">
    <span>
      {say('successors.sea.once')} <Clause id="S13.3.A-04" />
    </span>
  </p>
);

interface StrengthsProps {
  readonly fleets: readonly string[];
  readonly escort: number;
  readonly strength: number;
  readonly odds: NonNullable<ReturnType<typeof useEngaging>>['odds'];
}
/** What each strength would do: the largest Fleets first. */
function Strengths({ fleets, escort, strength, odds }: StrengthsProps) {
  const { table } = useView<Table>();
  const bySize = fleets.toSorted(
    (a, b) => fleetStrength(b, table.fleets[b]) - fleetStrength(a, table.fleets[a]),
  );
  // So many of them, from all to one; and what is chosen, if it is something else.
  const sums = bySize.map((_, i) => ({
    strength: strengthOf(table, bySize.slice(0, i + 1)),
    names: bySize
      .slice(0, i + 1)
      .map(fleetHome)
      .join(', '),
  }));
  const rows = sums.some((each) => each.strength === strength)
    ? sums
    : [...sums, { strength, names: say('successors.sea.chosen') }];
  return (
    <table class="sea-strengths">
      <thead>
        <tr>
          <th scope="col">{say('successors.sea.yours', { strength: escort })}</th>
          {(['win', 'draw', 'lose'] as const).map((outcome) => (
            <th key={outcome} scope="col">
              {say(`successors.sea.you.${outcome}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .toSorted((a, b) => b.strength - a.strength)
          .flatMap(({ strength: each, names }) => {
            const found = odds.find((row) => row.strength === each);
            if (found === undefined) return [];
            const [win, draw] = [percentOf(found.win), percentOf(found.draw)];
            return [
              <tr key={each} class={classes(each === strength && 'now')}>
                <th scope="row">
                  {each} <small>{names}</small>
                </th>
                <td>{say('successors.percent', { percent: win })}</td>
                <td>{say('successors.percent', { percent: draw })}</td>
                <td>{say('successors.percent', { percent: 100 - win - draw })}</td>
              </tr>,
            ];
          })}
      </tbody>
    </table>
  );
}

interface OutcomesProps {
  readonly forecast: NonNullable<ReturnType<typeof useEngaging>>;
}
function Outcomes({ forecast: { losses, back } }: OutcomesProps) {
  const { answer } = useTable();
  const { cus } = (answer.question.value?.about ?? {}) as { readonly cus?: number };
  return (
    <>
      <ul class="sea-after">
        <li>
          <i class="win" />{' '}
          {say('successors.sea.after.win', {
            losses: oneDigit(losses),
            cus: cus ?? 0,
            name: spaceName(back.space),
          })}{' '}
          <Clause id="S13.3.D-06" />
        </li>
        <li>
          <i class="draw" /> {say('successors.sea.after.draw')} <Clause id="S13.3.D-03" />
        </li>
        <li>
          <i class="lose" /> {say('successors.sea.after.lose')} <Clause id="S13.3.D-04" />
        </li>
      </ul>
      <p class="sea-note">
        {say('successors.sea.once')} <Clause id="S13.3.A-04" />
      </p>
    </>
  );
}

/** S13.3.A-06: what it may cost him who declares. */
function AtStake({ forecast: { champion } }: OutcomesProps) {
  if (champion === null) return null;
  return (
    <p class="sea-title">
      <Icon name="laurels" size={15} />
      <span>
        {say('successors.sea.champion', { seat: champion, l: box().victory.champion })}{' '}
        <Clause id="S13.3.A-06" />
      </span>
    </p>
  );
}
