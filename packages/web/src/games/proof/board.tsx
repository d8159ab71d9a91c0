/** The board of the proof game: Hellas and its seven villages. What can be chosen now is purple, and only that. */

import { classes } from '../../look/classes.ts';
import { Emblem, seatColour } from '../../look/emblem.tsx';
import { Stroke } from '../../look/icon.tsx';
import { say, sayMessage, seatName } from '../../messages.ts';
import { useTable, useView } from '../../table/context.ts';
import { coast } from './coast.ts';
import { ProofIcon } from './proof-icon.tsx';
import { raidUnderWay } from './raid.ts';
import {
  GLORY,
  isWatched,
  type ProofTable,
  pointsOf,
  type VillageName,
  villageNames,
  villages,
  WATCH,
} from './view.ts';

/** Where the villages lie on the drawing. */
const places: { readonly [village in VillageName]: readonly [x: number, y: number] } = {
  argos: [479, 468],
  delphi: [440, 268],
  elis: [296, 404],
  megara: [612, 392],
  olynthos: [614, 92],
  pylos: [345, 556],
  thebes: [609, 295],
};
/** The part of the drawing that must be seen; what lies around it fills the room there is. */
const FRAME = { x: 232, y: 28, width: 476, height: 592 };

export function Board() {
  return (
    <div class="hellas">
      <PointsTrack />
      <section class="map" aria-label={say('proof.board')}>
        <div class="map-frame">
          <Drawing />
          {villageNames.map((village) => (
            <Village key={village} village={village} />
          ))}
        </div>
      </section>
    </div>
  );
}

/** The land, for the eye only. */
function Drawing() {
  const { x, y, width, height } = FRAME;
  return (
    <svg class="land" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <defs>
        <path id="coast" d={coast} />
        <clipPath id="coast-clip">
          <use href="#coast" />
        </clipPath>
        <pattern id="waves" width="26" height="14" patternUnits="userSpaceOnUse">
          <path d="M0 7q3.200-3 6.500 0t6.500 0 6.500 0 6.500 0" class="wave" />
        </pattern>
      </defs>
      <rect class="waves" x="-1400" y="-500" width="3300" height="1700" fill="url(#waves)" />
      {[22, 15, 9, 4].map((each) => (
        <use key={each} href="#coast" class="water-line" stroke-width={each * 2} />
      ))}
      <use href="#coast" class="land-shade" y="2.500" />
      <use href="#coast" class="land-fill" />
      <Lands />
      <g class="peaks">
        {peaks.map(([px, py, size]) => (
          <g key={`${px}-${py}`} transform={`translate(${px} ${py}) scale(${size})`}>
            <path class="peak-light" d="M-11 8 0-9 11 8z" />
            <path class="peak-dark" d="M0-9 11 8H2l1.500-6L0-2z" />
          </g>
        ))}
      </g>
      <use href="#coast" class="coast" />
      <g class="regions">
        {regions.map(([key, rx, ry, angle]) => (
          <text key={key} x={rx} y={ry} transform={`rotate(${angle} ${rx} ${ry})`}>
            {say(`proof.region.${key}`)}
          </text>
        ))}
      </g>
      <g class="seas">
        {seas.map(([key, sx, sy, angle]) => (
          <text key={key} x={sx} y={sy} transform={`rotate(${angle} ${sx} ${sy})`}>
            {say(`proof.sea.${key}`)}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** Each village's land, in the colour of its holder. */
function Lands() {
  const { table } = useView<ProofTable>();
  return (
    <g class="lands" clip-path="url(#coast-clip)">
      {villageNames.map((village, i) => {
        const holder = table.holders[village];
        const [x, y] = places[village];
        return (
          <circle
            key={village}
            class={holder === null ? `tint-${i % 6}` : classes('held', seatColour(holder))}
            cx={x}
            cy={y}
            r={holder === null ? 74 : 62}
          />
        );
      })}
    </g>
  );
}
const peaks: readonly (readonly [number, number, number])[] = [
  [420, 116, 1.5],
  [402, 124, 1],
  [437, 128, 1],
  [258, 150, 1.1],
  [280, 172, 1.3],
  [300, 158, 1],
  [318, 196, 1.1],
  [270, 128, 1],
  [492, 244, 1.1],
  [508, 252, 0.9],
  [384, 404, 1],
  [402, 410, 1.2],
  [420, 404, 0.9],
  [418, 540, 1.2],
  [424, 560, 1],
  [676, 346, 0.9],
];
const regions: readonly (readonly [string, number, number, number])[] = [
  ['makedonia', 330, 60, 0],
  ['thessalia', 400, 190, 0],
  ['peloponnesos', 386, 438, 0],
];
const seas: readonly (readonly [string, number, number, number])[] = [
  ['aigaion', 800, 300, 62],
  ['ionion', 130, 420, 58],
];

/** A village: a place on the map, and a button when it can be chosen. */
function Village({ village }: { readonly village: VillageName }) {
  const { answer, store } = useTable();
  const view = useView<ProofTable>();
  const { table } = view;
  const about = answer.about(village);
  const open = about.some(({ why }) => why === null);
  const chosen =
    answer.steps.value.some(({ value }) => value === village) || answer.focus.value.value === village;
  const holder = table.holders[village];
  const { defence, worth } = villages[village];
  const watched = isWatched(table, village);
  const underWay = raidUnderWay(view, store.log.value);
  const raid = underWay?.village === village ? underWay : null;
  const [x, y] = places[village];
  const name = say(`noun.village.${village}`);
  const facts = [
    say('proof.village', { defence, worth }),
    holder === null ? say('proof.village.free') : say('proof.village.held', { seat: holder }),
    watched ? say('proof.village.watched') : '',
    raid === null ? '' : say('proof.village.raided', { seat: raid.by, count: raid.hoplites }),
    !open && about[0]?.why ? sayMessage(about[0].why.message) : '',
  ].filter(Boolean);
  return (
    <button
      type="button"
      class={classes('village', open && 'open', chosen && 'chosen', holder !== null && seatColour(holder))}
      style={{
        left: `${((x - FRAME.x) / FRAME.width) * 100}%`,
        top: `${((y - FRAME.y) / FRAME.height) * 100}%`,
      }}
      data-place={village}
      aria-disabled={!open}
      title={facts.join(' ')}
      onClick={() => open && answer.point(village)}
    >
      <span class="village-piece" aria-hidden="true">
        {holder === null ? (
          <span class="village-free">
            <ProofIcon name="greek-temple" size={22} />
          </span>
        ) : (
          <Emblem seat={holder} size={38} />
        )}
      </span>
      <span class="village-defence" aria-hidden="true">
        <svg width="22" height="24" viewBox="0 0 22 24" aria-hidden="true">
          <path d="M2 2.500q9-3 18 0v9q0 8-9 11.500-9-3.500-9-11.500z" />
        </svg>
        <b>{defence}</b>
      </span>
      <span class="village-worth" aria-hidden="true">
        <b>{worth}</b>
      </span>
      {watched && (
        <span class="village-watch" aria-hidden="true">
          <Stroke name="eye" size={12} />+{WATCH}
        </span>
      )}
      {raid !== null && (
        <span class={classes('village-raid', seatColour(raid.by))} aria-hidden="true">
          <Emblem seat={raid.by} size={20} />
          <ProofIcon name="spartan" size={13} />
          {raid.hoplites}
        </span>
      )}
      <span class="village-name">{name}</span>
      <span class="unseen">{`. ${facts.join(' ')}`}</span>
    </button>
  );
}

/** How near everyone is to the glory that ends the game. */
function PointsTrack() {
  const { store } = useTable();
  const { table } = useView<ProofTable>();
  const seats = store.info.value?.seats ?? [];
  const at = (points: number) => `${(Math.min(points, GLORY + 1) / (GLORY + 1)) * 100}%`;
  const standing = seats.map(({ seat }) => ({ seat, points: pointsOf(table, seat) }));
  return (
    <div class="track">
      <span class="caps">{say('proof.points')}</span>
      <div
        class="rail"
        role="img"
        aria-label={standing
          .map(({ seat, points }) => say('outcome.score', { seat, score: points }))
          .join(', ')}
      >
        <span class="track-win" style={{ left: at(GLORY) }}>
          {say('proof.wins')}
        </span>
        {Array.from({ length: GLORY + 1 }, (_, i) => (
          <span key={i} class={classes('tick', i % 5 === 0 && 'five')} style={{ left: at(i) }}>
            {i % 5 === 0 ? i : ''}
          </span>
        ))}
        {standing.map(({ seat, points }) => {
          const level = standing.filter((each) => each.points === points);
          const nth = level.findIndex((each) => each.seat === seat);
          return (
            <span
              key={seat}
              class="marker"
              style={{ left: at(points), '--shift': `${(nth - (level.length - 1) / 2) * 15}px` }}
            >
              <Emblem seat={seat} size={18} label={seatName.value(seat)} />
            </span>
          );
        })}
      </div>
    </div>
  );
}
