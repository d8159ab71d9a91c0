/** What a faction has: how it stands, its generals, fleets and training; in full for whoever opens it. */

import type { ComponentChildren } from 'preact';
import { Button } from '../../look/button.tsx';
import { classes } from '../../look/classes.ts';
import { Icon, Stroke } from '../../look/icon.tsx';
import { say } from '../../messages.ts';
import { useTable, useView } from '../../table/context.ts';
import { soon } from '../../table/lazy.tsx';
import { isWide } from '../../table/wide.ts';
import { FleetToken } from './fleet-token.tsx';
import { GeneralButton } from './general-button.tsx';
import { lastingFor } from './lasting.ts';
import { later } from './later.ts';
import { MapIcon } from './map-icon.tsx';
import { cardName, unitName } from './names.ts';
import { openSeat } from './open-dialog.ts';
import { Sources } from './sources.tsx';
import { UnitSign } from './units.tsx';
import { fleetsOf, generalsOf, type Table } from './view.ts';

/** Victory points and Legitimacy: the first player to have enough of either wins. */
export function Score({ seat, small = false }: { readonly seat: number; readonly small?: boolean }) {
  const { table } = useView<Table>();
  const { vp, l } = table.factions[seat];
  if (small)
    return (
      <span class={classes('small-score', table.usurper === seat && 'usurper')}>
        <b>{vp}</b> <i>{say('successors.l.short', { l })}</i>
        {table.usurper === seat && (
          <span class="usurper-sign" title={say('successors.usurper.why')}>
            <MapIcon name="crown" size={11} />
            <span class="unseen">{say('successors.usurper')}</span>
          </span>
        )}
      </span>
    );
  return (
    <>
      <Status seat={seat} />
      {(['vp', 'l'] as const).map((track) => (
        <div key={track} class="score">
          <b>{track === 'vp' ? vp : l}</b>
          <abbr title={say(`successors.track.${track}`)}>{say(`successors.unit.${track}`)}</abbr>
        </div>
      ))}
    </>
  );
}

function Status({ seat }: { readonly seat: number }) {
  const { table } = useView<Table>();
  const { champion } = table.factions[seat];
  const isUsurper = table.usurper === seat;
  // Beside the word Usurper there is room for a sign, and that one is no Champion goes without saying.
  const rank = say(champion ? 'successors.champion' : 'successors.successor');
  return (
    <span class="faction-status">
      {isUsurper && (
        <span class={classes('chip', 'usurper')} title={say('successors.usurper.why')}>
          <MapIcon name="crown" size={12} /> {say('successors.usurper')}
        </span>
      )}
      {isUsurper && !champion ? (
        <span class="unseen">{rank}</span>
      ) : (
        <span
          class={classes('chip', champion && 'gold')}
          title={say(champion ? 'successors.champion.why' : 'successors.successor.why')}
        >
          {champion && <Icon name="laurels" size={12} />}
          {isUsurper ? <span class="unseen">{rank}</span> : rank}
        </span>
      )}
    </span>
  );
}

/** How many cards, and which of them everybody has seen. */
const handWords = (count: number, shown: readonly string[]): string =>
  shown.length === 0
    ? say('successors.handSize', { count })
    : say('successors.handShown', { count, names: shown.map(cardName).join(', ') });

const InFull = soon<{ readonly seat: number }>(() =>
  import('./closer/closer.tsx').then((loaded) => loaded.InFull),
);

/** Loaded with the first card that lasts. */
const LastingTags = later<{ readonly seat: number }>(() =>
  import('./events/lasting-tags.tsx').then((loaded) => loaded.LastingTags),
);

/** More of them than this stand closer together. */
const FEW = 4;

export function SeatFacts({ seat }: { readonly seat: number }) {
  const { store } = useTable();
  const { table } = useView<Table>();
  const { training, hand, shown } = table.factions[seat];
  const mine = openSeat.value === undefined && seat === store.me.value && isWide.value;
  const isOpen = openSeat.value === seat || mine;
  const generals = generalsOf(table, seat, 'map', 'aboard', 'dealt', 'waiting');
  const gone = generalsOf(table, seat, 'dispersed');
  return (
    <div class={classes('faction', seat === store.me.value && 'mine')}>
      <div class="faction-row">
        <span class={classes('faction-generals', generals.length + gone.length > FEW && 'many')}>
          {generals.map((general) => (
            <GeneralButton key={general} general={general} owner={seat} />
          ))}
          {gone.map((general) => (
            <GeneralButton key={general} general={general} owner={seat} away />
          ))}
        </span>
        {lastingFor(table, seat).length > 0 && <LastingTags seat={seat} />}
        <span class="faction-facts">
          <Fleets seat={seat} />
          {training !== null && (
            <Fact
              words={say('successors.training', { ...training, name: unitName(training.unit) })}
              count={`${training.progress}/${training.of}`}
            >
              <UnitSign unit={training.unit} size={14} />
            </Fact>
          )}
          <Fact words={handWords(hand, shown)} count={hand}>
            <Stroke name="cards" size={15} />
            {shown.length > 0 && <Stroke name="eye" size={12} />}
          </Fact>
          <Button
            look="quiet"
            square
            class={classes('unfold', isOpen && 'open')}
            aria-expanded={isOpen}
            aria-label={say('successors.inFull', { seat })}
            title={say('successors.inFull', { seat })}
            onClick={() => {
              openSeat.value = isOpen ? null : seat;
            }}
          >
            <Stroke name="chevron" size={14} />
          </Button>
        </span>
      </div>
      {isOpen && (
        <>
          <Sources seat={seat} />
          <InFull seat={seat} />
        </>
      )}
    </div>
  );
}

/** S7.4-02: they have no place on the map; here they lie. */
function Fleets({ seat }: { readonly seat: number }) {
  const { table } = useView<Table>();
  const { fleetStrength, vpFrom } = table.factions[seat];
  const largest = vpFrom.find(({ clause }) => clause === 'S3.5-03');
  return (
    <>
      {largest !== undefined && (
        <span class="largest-fleet" title={say('successors.source.largestFleet')}>
          <MapIcon name="trireme" size={13} /> {say('successors.fleet.largest', { vp: largest.by })}
        </span>
      )}
      <span class="faction-fleets">
        <span class="unseen">{say('successors.fleetStrength', { strength: fleetStrength })}</span>
        {fleetsOf(table, seat).map((fleet) => (
          <FleetToken key={fleet} fleet={fleet} small />
        ))}
      </span>
    </>
  );
}

function Fact({
  words,
  count,
  children,
}: {
  readonly words: string;
  readonly count: number | string;
  readonly children: ComponentChildren;
}) {
  return (
    <span class="faction-fact" title={words}>
      {children}
      <b aria-hidden="true">{count}</b>
      <span class="unseen">{words}</span>
    </span>
  );
}
