/** A group is put together on its stack: who comes along, how many of each sort, and who leads. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useVerdict } from '../../../ahead/server-answer.ts';
import { Button } from '../../../look/button.tsx';
import { classes } from '../../../look/classes.ts';
import { Stroke } from '../../../look/icon.tsx';
import { Stepper } from '../../../look/stepper.tsx';
import { say, sayMessage } from '../../../messages.ts';
import { WhyNot } from '../../../panel/why-not.tsx';
import { Clause } from '../../../table/clause.tsx';
import { useTable, useView } from '../../../table/context.ts';
import { isWide } from '../../../table/wide.ts';
import { box, generalOf } from '../content.ts';
import { MapIcon } from '../map-icon.tsx';
import { royalIcons } from '../map-icon-names.ts';
import { unitsName } from '../map-words.ts';
import { Medallion } from '../medallion.tsx';
import { generalName, royalName, spaceName, unitName } from '../names.ts';
import { UnitSign } from '../units.tsx';
import type { SuccessorsView, Table } from '../view.ts';
import { type Action, actionOf, namingOf } from './answers.ts';
import { boardingOf } from './boarding.ts';
import { cusOf, everybody, isMinor, leaderOf, NOBODY, TOGETHER, toggled } from './company.ts';
import { type Composing, canGo, change, composing, considerNothing, type Purpose } from './considering.ts';
import { useBehind, useSeaClosed } from './forecast.ts';
import { planning, refusedIn, usePlanForecast } from './planning.ts';
import { allowance, chanceOf, neededDie } from './ratings.ts';

/** Where those who are not named are left behind. */
const LEAVING: readonly Purpose[] = ['march', 'regroup', 'relocate', 'intercept'];
/** Where somebody must lead, and one who has no place on the map may. */
const LED: readonly Purpose[] = ['march', 'embark', 'regroup', 'shift', 'intercept'];

export interface ComposerProps {
  /** What is done with the group when it is as it should be. */
  readonly onDone: (action: Action, words: string) => void;
}
export function Composer({ onDone }: ComposerProps) {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const now = composing.value;
  const action = now === null ? null : actionOf(table, now);
  // What is planned is judged where it will be done.
  const laid = planning.value;
  const verdict = useVerdict(laid === null ? action : null);
  const planned = usePlanForecast(laid === null || action === null ? null : [...laid, action]);
  /** On a phone the map is wanted: everybody marches, unless somebody wants it otherwise. */
  const unfolded = useSignal(isWide.peek());
  if (now === null) return null;
  const refused =
    verdict?.allowed === false ? verdict : planned === null ? null : refusedIn(planned, store.me.value);
  const { purpose, place } = now;
  const isFolded = purpose === 'march' && !unfolded.value;
  return (
    <section class="composer" aria-label={say(`successors.compose.${purpose}`)}>
      <ComposerHead caps={say(`successors.compose.${purpose}`)} title={spaceName(place.at)} />
      {purpose === 'march' && <ByLandOrSea now={now} />}
      <Leader now={now} />
      {isFolded ? null : (
        <>
          <Generals now={now} />
          <Minors now={now} />
          <Counted now={now} />
          <Royals now={now} />
        </>
      )}
      <WhyNot why={refused} />
      {action === null && (
        <p class="why" role="status">
          {say('successors.compose.nobodyLeads')}
        </p>
      )}
      {refused === null && laid === null && LEAVING.includes(purpose) && <Stranded action={action} />}
      <div class="composer-acts">
        {isFolded && (
          <Button
            onClick={() => {
              unfolded.value = true;
            }}
          >
            {say('successors.compose.unfold', { count: cusOf(now.company) })}
          </Button>
        )}
        <Button
          look={purpose === 'march' && canGo.value !== false ? 'plain' : 'act'}
          class="confirm"
          disabled={action === null || refused !== null || answer.busy.value}
          onClick={() => action !== null && onDone(action, say(`successors.compose.do.${purpose}`))}
        >
          {say(`successors.compose.do.${purpose}`)}
        </Button>
      </div>
    </section>
  );
}

export function ComposerHead({ caps, title }: { readonly caps: string; readonly title: string }) {
  const head = useRef<HTMLElement>(null);
  // Whoever goes by keys goes on in it.
  useLayoutEffect(() => {
    const composer = head.current?.parentElement;
    const first =
      composer?.querySelector<HTMLElement>('button.on') ??
      composer?.querySelector<HTMLElement>('button:not(header *, :disabled)');
    first?.focus({ preventScroll: true });
  }, []);
  return (
    <header ref={head}>
      <div>
        <span class="caps">{caps}</span>
        <h2>{title}</h2>
      </div>
      <Button
        look="quiet"
        square
        size="small"
        aria-label={say('look.close')}
        onClick={() => considerNothing()}
      >
        <Stroke name="close" size={14} />
      </Button>
    </header>
  );
}

/** S13.1-11: a group that has not moved yet may go either way; where it cannot sail, the sea stays locked and says why. */
export function ByLandOrSea({ now }: { readonly now: Composing }) {
  const { store } = useTable();
  const { table } = useView<Table>();
  const me = store.me.value;
  const bySea = me === null ? now : boardingOf(table, me, now);
  const closed = useSeaClosed(namingOf(bySea), actionOf(table, bySea));
  const isAtSea = now.purpose === 'embark';
  const isLocked = !isAtSea && closed !== null;
  return (
    <>
      <fieldset class="by-land-or-sea" aria-label={say('successors.compose.by')}>
        <button
          type="button"
          class={classes(!isAtSea && 'on')}
          aria-pressed={!isAtSea}
          onClick={() => change({ purpose: 'march' })}
        >
          <Stroke name="flag" size={15} /> {say('successors.compose.by.land')}
        </button>
        <button
          type="button"
          class={classes(isAtSea && 'on', isLocked && 'locked')}
          aria-pressed={isAtSea}
          aria-disabled={isLocked}
          onClick={() => {
            if (!isLocked && !isAtSea) composing.value = bySea;
          }}
        >
          {isLocked ? <Stroke name="lock" size={14} /> : <MapIcon name="trireme" size={16} />}{' '}
          {say('successors.compose.by.sea')}
        </button>
      </fieldset>
      {isLocked && (
        <p class="sea-closed">
          {sayMessage({ key: `refusal.${closed}`, params: { seat: me, left: 0 } })} <Clause id={closed} />
        </p>
      )}
    </>
  );
}

/** S7.2.A-04, D11-10: CUs that would be left without anybody, as the server foretells it. */
function Stranded({ action }: { readonly action: Action | null }) {
  const behind = useBehind(action);
  if (behind === null || behind.stranded.length === 0) return null;
  const words = behind.asked ? 'successors.compose.stranded.asked' : 'successors.compose.stranded';
  return (
    <p class="why" role="status">
      {behind.stranded.map(({ space, side, cus }) => (
        <span key={`${space} ${side}`}>{say(words, { cus, name: spaceName(space), side })} </span>
      ))}
      <Clause id="S7.2.A-04" />
    </p>
  );
}

/** D9-01: the most Senior leads; with what he brings along for it. */
export function Leader({ now }: { readonly now: Composing }) {
  const { store } = useTable();
  const view = useView<Table>();
  const leader = leaderOf(now.company);
  if (!LED.includes(now.purpose) || leader === null) return null;
  return (
    <p class="composer-leader">
      <Medallion general={leader} owner={store.me.value} size={30} />
      <span>
        <b>{say('successors.compose.leads', { name: generalName(leader) })}</b>
        <small>{leadWords(now, leader, view, store.me.value)}</small>
      </span>
    </p>
  );
}

function leadWords(
  { purpose, place }: Composing,
  leader: string,
  view: SuccessorsView,
  me: number | null,
): string {
  const { table } = view;
  const { at } = place;
  if (purpose === 'intercept') {
    const needed = neededDie(view, { general: leader, owner: me, place }, 'intercept');
    return say('successors.chance', { needed, percent: percentOf(chanceOf(needed)) });
  }
  const mps =
    purpose === 'march' || (purpose === 'embark' && table.march === null)
      ? table.die === null
        ? null
        : allowance(leader, at, table.die)
      : table.march?.left;
  const battle = generalOf(leader)?.battle ?? 0;
  return mps === null || mps === undefined
    ? say('successors.compose.battle', { battle })
    : say('successors.compose.mps', { mps, battle });
}
export const percentOf = (chance: number): number => Math.round(chance * 100);

export function Generals({ now: { pool, company } }: { readonly now: Composing }) {
  const { store } = useTable();
  if (pool.generals.length === 0) return null;
  return (
    <fieldset class="composer-people" aria-label={say('successors.compose.generals')}>
      {pool.generals.map((general) => (
        <Toggle
          key={general}
          on={company.generals.includes(general)}
          onToggle={() => change({ company: toggled(company, general) })}
        >
          <Medallion general={general} owner={store.me.value} size={24} />
          {generalName(general)}
        </Toggle>
      ))}
    </fieldset>
  );
}

/** S9-03, S9.1-21: a Minor General takes command for it, or stays with those who are left. */
export function Minors({ now: { purpose, minors, company, guard } }: { readonly now: Composing }) {
  const { store } = useTable();
  if (minors.length === 0) return null;
  const isGuard = purpose === 'regroup' || purpose === 'dropOff';
  const isOn = (minor: string) => (isGuard ? guard === minor : company.generals.includes(minor));
  return (
    <fieldset class="composer-people" aria-label={say('successors.minors')}>
      <small>
        {say(
          purpose === 'dropOff'
            ? 'successors.compose.withMinor'
            : isGuard
              ? 'successors.compose.guard'
              : 'successors.compose.minor',
        )}
      </small>
      {minors.map((minor) => (
        <Toggle
          key={minor}
          name={generalName(minor)}
          on={isOn(minor)}
          onToggle={() =>
            isGuard
              ? change({ guard: guard === minor ? null : minor })
              : change({ company: toggled(company, minor) })
          }
        >
          <Medallion general={minor} owner={store.me.value} size={22} away={!isOn(minor)} />
        </Toggle>
      ))}
    </fieldset>
  );
}

function Toggle(props: {
  /** Where there is only a sign to see. */
  readonly name?: string;
  readonly on: boolean;
  readonly onToggle: () => void;
  readonly children: ComponentChildren;
}) {
  return (
    <button
      type="button"
      class={classes('toggle', props.on && 'on', props.name !== undefined && 'bare')}
      aria-pressed={props.on}
      aria-label={props.name}
      title={props.name}
      onClick={props.onToggle}
    >
      {props.children}
    </button>
  );
}

interface CountedProps {
  readonly now: Composing;
  /** How many more may come. */
  readonly room?: number;
}
export function Counted({ now: { pool, company }, room = Number.POSITIVE_INFINITY }: CountedProps) {
  const { table } = useView<Table>();
  const units = Object.entries(pool.units).filter(([, count]) => count > 0);
  if (units.length === 0) return null;
  const leading = company.generals.find(isMinor) ?? null;
  return (
    <div class="composer-units">
      <p>
        <b class="composer-count">{say('successors.map.units', { count: cusOf(company) })}</b>
        <Button
          look="quiet"
          size="small"
          onClick={() =>
            change({
              company: {
                ...everybody(pool, table, leading),
                generals: company.generals.length === 0 ? everybody(pool, table).generals : company.generals,
              },
            })
          }
        >
          {say('successors.compose.all')}
        </Button>
        <Button
          look="quiet"
          size="small"
          onClick={() => change({ company: { ...NOBODY, generals: company.generals } })}
        >
          {say('successors.compose.none')}
        </Button>
      </p>
      {units.map(([unit, most]) => (
        <div key={unit}>
          <UnitSign unit={unit} size={18} />
          <span>{unitsName(unit, most)}</span>
          {unit === TOGETHER ? (
            <Toggle
              on={(company.units[unit] ?? 0) > 0}
              onToggle={() =>
                change({
                  company: {
                    ...company,
                    units: { ...company.units, [unit]: (company.units[unit] ?? 0) > 0 ? 0 : most },
                  },
                })
              }
            >
              {say('successors.compose.all')}
            </Toggle>
          ) : (
            <Stepper
              label={unitName(unit)}
              value={company.units[unit] ?? 0}
              least={0}
              most={Math.min(most, (company.units[unit] ?? 0) + room)}
              onChoose={(count) =>
                change({ company: { ...company, units: { ...company.units, [unit]: count } } })
              }
            />
          )}
        </div>
      ))}
    </div>
  );
}

export function Royals({ now: { purpose, pool, company } }: { readonly now: Composing }) {
  if (pool.royals.length === 0 || purpose === 'join') return null;
  const kindOf = (royal: string) => box().royalFamily.find(({ id }) => id === royal)?.kind ?? '';
  return (
    <fieldset class="composer-people" aria-label={say('successors.pool.royals')}>
      {pool.royals.map((royal) => {
        const isOn = company.royals.includes(royal);
        const royals = isOn ? company.royals.filter((each) => each !== royal) : [...company.royals, royal];
        return (
          <Toggle key={royal} on={isOn} onToggle={() => change({ company: { ...company, royals } })}>
            <MapIcon name={royalIcons[kindOf(royal)] ?? 'crown'} size={16} />
            {royalName(royal)}
          </Toggle>
        );
      })}
    </fieldset>
  );
}
