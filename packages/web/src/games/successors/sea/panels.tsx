/** The questions of a voyage: where a group sails on or goes ashore, whether somebody meets it, and where it embarks for. */

import './sea.css';
import type { VNode } from 'preact';
import type { LogEntry } from '../../../api.ts';
import { Button } from '../../../look/button.tsx';
import { classes } from '../../../look/classes.ts';
import { say, sayMessage } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useTable, useView } from '../../../table/context.ts';
import { Die } from '../../../table/die.tsx';
import type { Choice } from '../../../table/walk.ts';
import { isWide } from '../../../table/wide.ts';
import { nameOf } from '../battle/frame.tsx';
import { type ChoiceButton, ChoiceButtons } from '../choice-buttons.tsx';
import { kindNow } from '../kind-now.ts';
import { MapIcon } from '../map-icon.tsx';
import { composeDropping, composePickingUp } from '../march/boarding.ts';
import { percentOf } from '../march/composer.tsx';
import { composing } from '../march/considering.ts';
import { Frame, Saying, sayingOf } from '../march/frame.tsx';
import { PinnedComposer } from '../march/pinned-composer.tsx';
import type { VoyageKind } from '../marching.ts';
import { generalName, spaceName } from '../names.ts';
import { Panel } from '../panel.tsx';
import { pressedOnSpace } from '../places.ts';
import type { Table } from '../view.ts';
import { seaCost, shipOf } from './aboard.ts';
import { LandNote, SailNote, SeaCard } from './card.tsx';
import {
  considerNoPort,
  course,
  nextPorts,
  orders,
  placeOf,
  port,
  pressedPort,
  type Voyage,
  voyage,
} from './considering.ts';
import { announcingWords, useAnnounce } from './deciding.tsx';
import { EngageForm } from './engaging.tsx';

interface Asked {
  readonly kind: string;
}

/** The way over sea that is considered; a phone has its button here, with what it may bring. */
export function SeaTarget() {
  const { answer } = useTable();
  const announce = useAnnounce();
  const way = voyage.value;
  const isAboard = answer.question.value?.kind === 'sail';
  if (orders.value !== null)
    return (
      <p class="forecast" role="status">
        {say('successors.sea.announcing')}
      </p>
    );
  if (way === null)
    return (
      <>
        <p class="forecast">{say(isWide.value ? 'successors.sea.hint' : 'successors.sea.tap')}</p>
        <NextPorts />
      </>
    );
  if (isWide.value) return <Summary way={way} />;
  const isReady = way.forecast !== null && way.forecast.blocked === null && !answer.busy.value;
  return (
    <>
      <Button look="act" class="confirm sea-announce" disabled={!isReady} onClick={() => announce()}>
        <MapIcon name="trireme" size={18} /> {announcingWords(way, isAboard)}
      </Button>
      <div class="offers">
        {way.way.length > 1 && (
          <Button disabled={!isReady} onClick={() => announce(true)}>
            {say('successors.sea.do.planOnly', { name: spaceName(way.way[0]) })}
          </Button>
        )}
        <Button onClick={considerNoPort}>{say('successors.way.other')}</Button>
      </div>
      <SeaCard voyage={way} />
    </>
  );
}

/** Those next to it by name: whoever goes by keys finds them here, and whoever has little of the map in sight. */
function NextPorts() {
  const ports = nextPorts.value;
  if (ports.length === 0) return null;
  return (
    <ChoiceButtons
      title={say('successors.sea.first')}
      buttons={ports.map(({ space, cost }) => ({
        key: `port ${space}`,
        content: (
          <>
            {spaceName(space)}
            <small>{say('successors.mps', { mps: cost })}</small>
          </>
        ),
        why: null,
        spaces: [space],
        take() {
          pressedOnSpace(space);
          port.value = space;
          pressedPort.value = space;
        },
      }))}
    />
  );
}

/** In a few words what the card says in full. */
function Summary({ way }: { readonly way: Voyage }) {
  const { target, cost, forecast } = way;
  const words = [
    say('successors.sea.to', { name: spaceName(target), cost }),
    ...(forecast === null
      ? []
      : [
          forecast.least < 1
            ? say('successors.sea.arrive.range', { least: percentOf(forecast.least) })
            : say('successors.sea.nobodyMay'),
        ]),
  ];
  return <span class="forecast">{words.join(' · ')}</span>;
}

/** 13.2: sail on, land, put somebody ashore or take somebody aboard. */
function Sailing({ kind }: Asked) {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const ship = shipOf(table);
  const choices = answer.choices.value;
  if (answer.steps.value.length > 0 || ship === null) return <Panel kind={kind} />;
  if (composing.value !== null)
    return (
      <Frame kind={kind}>
        {isWide.value ? <p class="forecast">{say('successors.sea.hint.drop')}</p> : <PinnedComposer />}
      </Frame>
    );
  if (orders.value !== null || (voyage.value !== null && !isWide.value))
    return (
      <Frame kind={kind}>
        <SeaTarget />
      </Frame>
    );
  const planned = course.value?.at === ship.at ? course.value.rest[0] : undefined;
  const next = choices.filter(({ field }) => field === 'sail');
  const sail = [
    ...next.filter(({ value }) => value === planned),
    ...next.filter(({ value }) => value !== planned),
  ].map((choice): ChoiceButton => {
    const space = String(choice.value);
    const { cost, open } = seaCost(ship.at, space) ?? { cost: 1, open: false };
    return {
      key: `sail ${space}`,
      content: (
        <>
          {spaceName(space)}
          <small>
            {say('successors.sea.step', {
              cost,
              open: open ? 'yes' : 'no',
              planned: space === planned ? 'yes' : 'no',
            })}
          </small>
        </>
      ),
      why: choice.why,
      spaces: [space],
      take: () =>
        void answer.propose(
          { sail: space },
          {
            words: say('successors.sea.do.sail', { name: spaceName(space), cost }),
            note: <SailNote space={space} cost={cost} />,
          },
        ),
    };
  });
  const here = hereOf(choices, kindNow(table, ship.at) === 'major');
  const refused = here.filter(({ why }) => why !== null);
  const open = sail.filter(({ why }) => why === null);
  return (
    <Frame kind={kind}>
      <Budget />
      {open.length > 0 && <ChoiceButtons title={say('successors.sea.sailOn')} buttons={open} />}
      <ChoiceButtons
        title={say('successors.sea.at', { name: spaceName(ship.at) })}
        after={open.length}
        buttons={here.map((button) => ({ ...button, take: () => take(button) }))}
      />
      {refused.length > 0 && (
        <p class="sea-why">
          {refused.map(({ key, name, why }) => (
            <span key={key}>
              <b class="sea-why-name">{say('successors.sea.refused', { name: name.replace(' …', '') })}</b>{' '}
              {why !== null && sayMessage(why.message)} <Clause id={why?.clause ?? null} />{' '}
            </span>
          ))}
        </p>
      )}
      {voyage.value !== null && isWide.value && <Summary way={voyage.value} />}
    </Frame>
  );

  function take({ field, value, name }: Here): void {
    if (ship === null) return;
    const place = placeOf(ship.at, String(value));
    if (field === 'dropOff') composeDropping(table, place);
    else if (field === 'pickUp') composePickingUp(table, place);
    else {
      const action = { [field]: value };
      const words = say('successors.sea.do.land', { what: name, name: spaceName(ship.at) });
      void answer.propose(action, { ...sayingOf(action, words), note: <LandNote space={ship.at} /> });
    }
  }
}

interface Here extends ChoiceButton {
  readonly field: string;
  readonly value: unknown;
  readonly name: string;
}
/** What can be done where the ship is. A city has two sides; elsewhere there is only one. */
function hereOf(choices: readonly Choice[], hasWalls: boolean): readonly Here[] {
  const sides = hasWalls ? ['outside', 'inside'] : ['outside'];
  const of = (field: string): readonly Here[] =>
    choices
      .filter(
        (choice) => choice.field === field && (choice.value === true || sides.includes(String(choice.value))),
      )
      .map(({ value, why }) => {
        const name = say(`successors.sea.${field}`, { side: String(value), walls: hasWalls ? 'yes' : 'no' });
        return { key: `${field} ${value}`, field, value, name, content: name, why, take: () => {} };
      });
  const openOrOne = (those: readonly Here[]): readonly Here[] =>
    those.some(({ why }) => why === null) ? those.filter(({ why }) => why === null) : those.slice(0, 1);
  return [
    ...of('land'),
    ...of('request').filter(({ why }) => why === null),
    ...openOrOne(of('dropOff')),
    ...openOrOne(of('pickUp')),
  ];
}

/** S13.1-05: what has been used, and what may still be used on land. */
function Budget() {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const { march, die } = table;
  const { land } = (answer.question.value?.about ?? {}) as { readonly land?: number };
  if (march === null) return null;
  const { allowance, left } = march;
  return (
    <p class="sea-budget">
      {die !== null && !isWide.value && <Die value={die} size={18} />}
      <span class="sea-beads" aria-hidden="true">
        {Array.from({ length: allowance }, (_, i) => (
          <i key={i} class={classes(i < allowance - left && 'used')} />
        ))}
      </span>
      <span>
        {say('successors.sea.budget', { left, mps: allowance })}{' '}
        <small>{say('successors.sea.budget.land', { land: land ?? 0 })}</small> <Clause id="S13.1-05" />
      </span>
    </p>
  );
}

/** Who has declared already against the space that was announced last. */
function declaredIn(log: readonly LogEntry[]): readonly number[] {
  const told = log.flatMap(({ messages }) => messages);
  return told
    .slice(told.findLastIndex(({ key }) => key === 'event.sailed') + 1)
    .filter(({ key }) => key === 'event.engaged')
    .map(({ params }) => Number(params.seat));
}

/** 13.3 A */
function Engaging({ kind }: Asked) {
  const { answer, latest } = useTable();
  const about = answer.question.value?.about ?? {};
  const choices = answer.choices.value;
  const quiet = (field: 'pass' | 'passAll'): readonly ChoiceButton[] =>
    choices
      .filter((choice) => choice.field === field)
      .map(({ value, why }) => ({
        key: field,
        content: say(`successors.sea.${field}`),
        why,
        take: () => void answer.propose({ [field]: value }, { words: say(`successors.sea.${field}`) }),
      }));
  const answers = (
    <ChoiceButtons title={say('successors.yourChoice')} buttons={[...quiet('pass'), ...quiet('passAll')]} />
  );
  const text = say('successors.react.engage', {
    ...about,
    general: generalName(String(about.general)),
    space: spaceName(String(about.space)),
  });
  const others = declaredIn(latest.log.value).map(nameOf);
  const known =
    others.length === 0
      ? ''
      : ` ${say('successors.sea.declared', { names: others.join(', '), count: others.length })}`;
  return (
    <Frame kind={kind}>
      <Saying text={text + known} clause="S13.3.A-01" />
      {isWide.value ? answers : <EngageForm>{answers}</EngageForm>}
    </Frame>
  );
}

const panels: { readonly [K in VoyageKind]: (props: Asked) => VNode | null } = {
  sail: Sailing,
  engage: Engaging,
};
export function VoyagePanel({ kind }: Asked) {
  const Shown = panels[kind as VoyageKind];
  return <Shown kind={kind} />;
}
