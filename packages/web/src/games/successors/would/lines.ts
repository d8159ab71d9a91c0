/** What an answer would do, in words: line by line for whoever looks closer, and in a word or two on the map and on a button. */

import type { Would } from '@diadochi/kernel';
import type { ChangeForecast, ProvinceChange } from '@diadochi/successors';
import type { IconName } from '../../../look/icon-names.ts';
import type { StrokeName } from '../../../look/strokes.ts';
import { language, say, seatName } from '../../../messages.ts';
import type { MapIconName } from '../map-icon-names.ts';
import { fleetName, generalName, provinceName, royalName, spaceName } from '../names.ts';
import { unitsWords } from '../units.tsx';
import type { Owner } from '../view.ts';

export type Foreseen = Would<ChangeForecast>;

/** Who looks, and how the game stands. */
export interface Looking {
  readonly me: number;
  readonly seats: number;
  readonly thresholds: { readonly vp: number; readonly l: number };
}
export interface WouldLine {
  readonly sign: MapIconName | `look:${IconName}` | `stroke:${StrokeName}`;
  readonly title: string;
  readonly small?: string;
  readonly clause?: string;
  readonly value?: string;
  /** Whether it is for the player or against him. */
  readonly tone?: 'good' | 'bad';
}

export const percentOf = (chance: number): number => Math.round(chance * 100);
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names);
const ownerName = (owner: Owner | null): string =>
  owner === null
    ? say('successors.would.nobody')
    : owner === 'independent'
      ? say('successors.would.independents')
      : seatName.value(owner);

/** S3.1: by how many play. */
const POINTS_WIN: { readonly [seats: number]: string } = {
  2: 'S3.1-05',
  3: 'S3.1-04',
  4: 'S3.1-03',
  5: 'S3.1-02',
};

export function linesOf(change: ChangeForecast, at: Looking): readonly WouldLine[] {
  return [
    ...endLines(change, at),
    ...(change.provinces ?? []).flatMap((each) => provinceLines(each, at)),
    ...scoreLines(change, at),
    ...titleLines(change, at),
    ...(change.isolated ?? []).map(
      (space): WouldLine => ({
        sign: 'stroke:link',
        title: say('successors.would.isolated', { name: spaceName(space) }),
        small: say('successors.would.isolated.why'),
        clause: 'S5.5-02',
        tone: 'bad',
      }),
    ),
    ...(change.rejoined ?? []).map(
      (space): WouldLine => ({
        sign: 'stroke:link',
        title: say('successors.would.rejoined', { name: spaceName(space) }),
        clause: 'S5.5-02',
        tone: 'good',
      }),
    ),
    ...trainingLines(change),
    ...unitLines(change, at),
    ...peopleLines(change, at),
    ...fleetLines(change, at),
    ...(change.sieges ?? []).map(
      ({ space, points, needed }): WouldLine => ({
        sign: 'siege-tower',
        title: say('successors.would.siege', { name: spaceName(space), points: points[1], needed }),
      }),
    ),
    ...(change.order === undefined || change.order === null
      ? []
      : [
          {
            sign: 'stroke:redo' as const,
            title: say('successors.would.order', {
              names: change.order.map((seat) => seatName.value(seat)).join(' → '),
            }),
            clause: 'S5.1.C-03',
          },
        ]),
  ];
}

function endLines({ ends }: ChangeForecast, { me }: Looking): WouldLine[] {
  if (ends === undefined || ends === null) return [];
  const names = listed(ends.winners.map((seat) => seatName.value(seat)));
  return [
    {
      sign: 'look:laurels',
      title: say('successors.would.ends', { names, mine: ends.winners.includes(me) ? 'yes' : 'no' }),
      clause: 'S3.1-07',
      tone: ends.winners.includes(me) ? 'good' : 'bad',
    },
  ];
}

/** Whose the Province would be; or, where that stays, how far the player has come in it. */
function provinceLines(
  { province, holder, pcs, needed, spaces }: ProvinceChange,
  { me }: Looking,
): WouldLine[] {
  const name = provinceName(province);
  const [before, after] = holder;
  const mine = pcs.find(({ owner }) => owner === me);
  const counted = mine ?? pcs[0];
  const small =
    counted === undefined
      ? {}
      : {
          small: say('successors.would.pcs', {
            whose: counted.owner === me ? 'me' : 'other',
            name: ownerName(counted.owner),
            count: counted.count[1],
            spaces,
            needed,
          }),
        };
  if (before !== after) {
    const toMe = after === me;
    return [
      {
        sign: 'look:laurels',
        title: toMe
          ? say('successors.would.province.mine', { name })
          : after === null
            ? say('successors.would.province.lost', {
                name,
                owner: before === me ? 'me' : 'other',
                who: ownerName(before),
              })
            : say('successors.would.province.theirs', { name, who: ownerName(after) }),
        ...small,
        clause: 'S3.5-01',
        tone: toMe ? 'good' : before === me ? 'bad' : 'good',
      },
    ];
  }
  return counted === undefined ? [] : [{ sign: 'village', title: name, ...small, clause: 'S2-32' }];
}

function scoreLines({ scores = [] }: ChangeForecast, { me, seats, thresholds }: Looking): WouldLine[] {
  const ordered = scores.toSorted((a, b) => Number(b.seat === me) - Number(a.seat === me));
  return ordered.flatMap(({ seat, vp, l }) => {
    const line = (track: 'vp' | 'l', [before, after]: readonly [number, number]): WouldLine[] => {
      if (before === after) return [];
      const short = thresholds[track] - after;
      const isMine = seat === me;
      return [
        {
          sign: track === 'vp' ? 'look:laurels' : 'crown',
          title: say(`successors.would.${track}`, {
            mine: isMine ? 'yes' : 'no',
            name: seatName.value(seat),
            before,
            after,
          }),
          ...(short > 0 ? { small: say('successors.would.short', { short }) } : {}),
          clause: track === 'vp' ? (POINTS_WIN[seats] ?? 'S3.1-02') : 'S3.1-01',
          value: signed(after - before),
          tone: isMine === after > before ? 'good' : 'bad',
        },
      ];
    };
    return [...line('vp', vp), ...line('l', l)];
  });
}

function titleLines({ champions = [], usurper }: ChangeForecast, { me }: Looking): WouldLine[] {
  return [
    ...champions.map(
      ({ seat, champion }): WouldLine => ({
        sign: 'look:laurels',
        title: say(champion ? 'successors.would.champion' : 'successors.would.noChampion', {
          mine: seat === me ? 'yes' : 'no',
          name: seatName.value(seat),
        }),
        clause: champion ? 'S3.7-01' : 'S3.7-02',
        tone: (seat === me) === champion ? 'good' : 'bad',
      }),
    ),
    ...(usurper === undefined || usurper === null || usurper[1] === null
      ? []
      : [
          {
            sign: 'look:laurels' as const,
            title: say('successors.would.usurper', {
              mine: usurper[1] === me ? 'yes' : 'no',
              name: seatName.value(usurper[1]),
            }),
          },
        ]),
  ];
}

function trainingLines({ training }: ChangeForecast): WouldLine[] {
  if (training === undefined || training === null || training[1] === null) return [];
  const { unit, progress, of } = training[1];
  return [
    {
      sign: 'pikeman',
      title: say('successors.would.training', { units: unitsWords({ [unit]: 1 }), progress, of }),
      small: say('successors.would.training.left', { left: of - progress }),
      clause: 'S6.2.B3-04',
    },
  ];
}

/** CUs of each player, those that come and those that go. */
function unitLines({ units = [], dispersed = [] }: ChangeForecast, { me }: Looking): WouldLine[] {
  const countsOf = (those: typeof units, seat: number, sign: 1 | -1): { [unit: string]: number } =>
    Object.fromEntries(
      those
        .filter((each) => each.seat === seat && Math.sign(each.by) === sign)
        .map(({ unit, by }) => [unit, Math.abs(by)]),
    );
  const seats = [...new Set([...units, ...dispersed].map(({ seat }) => seat))];
  return seats.flatMap((seat) => {
    const whose = { mine: seat === me ? 'yes' : 'no', name: seatName.value(seat) };
    const line = (
      key: string,
      counts: { [unit: string]: number },
      isGood: boolean,
      clause?: string,
    ): WouldLine[] =>
      Object.keys(counts).length === 0
        ? []
        : [
            {
              sign: 'round-shield',
              title: say(`successors.would.units.${key}`, { ...whose, units: unitsWords(counts) }),
              ...(clause === undefined ? {} : { clause }),
              tone: isGood === (seat === me) ? 'good' : 'bad',
            },
          ];
    const gone = countsOf(units, seat, -1);
    const sent = countsOf(dispersed, seat, 1);
    const lost = Object.fromEntries(
      Object.entries(gone)
        .map(([unit, count]) => [unit, count - (sent[unit] ?? 0)] as const)
        .filter(([, count]) => count > 0),
    );
    return [
      ...line('come', countsOf(units, seat, 1), true),
      ...line('lost', lost, false),
      ...line('dispersed', sent, false),
    ];
  });
}

function peopleLines({ generals = [], royals = [] }: ChangeForecast, { me }: Looking): WouldLine[] {
  return [
    ...generals.flatMap(({ general, owner, state }): WouldLine[] => {
      const name = generalName(general);
      const [before, after] = owner;
      const who = ownerName(after ?? before);
      const mine = (after ?? before) === me ? 'yes' : 'no';
      const key =
        state[0] !== state[1]
          ? (STATES[state[1]] ?? null)
          : before !== after
            ? after === null
              ? 'gone'
              : 'comes'
            : null;
      return key === null
        ? []
        : [
            {
              sign: 'crested-helmet',
              title: say(`successors.would.general.${key}`, { general: name, mine, name: who }),
            },
          ];
    }),
    ...royals.map(({ royal, controller, state }): WouldLine => {
      const name = royalName(royal);
      const sign = royal === 'tomb' ? 'tombstone' : 'crown';
      if (state[1] === 'gone') return { sign, title: say('successors.would.royal.gone', { royal: name }) };
      if (state[0] !== 'map' && state[1] === 'map' && controller[1] === null)
        return { sign, title: say('successors.would.royal.stands', { royal: name }) };
      const to = controller[1];
      return {
        sign,
        title: say('successors.would.royal.to', {
          royal: name,
          to: to === null ? 'none' : to === me ? 'me' : 'other',
          name: ownerName(to),
        }),
        ...(to === me ? { tone: 'good' as const } : controller[0] === me ? { tone: 'bad' as const } : {}),
      };
    }),
  ];
}
const STATES: { readonly [state: string]: string } = {
  map: 'comes',
  dispersed: 'dispersed',
  left: 'gone',
  offMap: 'offMap',
  box: 'gone',
};

function fleetLines({ fleets = [] }: ChangeForecast, { me }: Looking): WouldLine[] {
  return fleets.map(({ fleet, owner, upgraded, dispersed }): WouldLine => {
    const name = fleetName(fleet);
    const to = owner[1];
    if (owner[0] !== to)
      return {
        sign: 'trireme',
        title: say('successors.would.fleet.to', {
          fleet: name,
          to: to === null ? 'none' : to === me ? 'me' : 'other',
          name: ownerName(to),
        }),
        ...(to === me ? { tone: 'good' as const } : owner[0] === me ? { tone: 'bad' as const } : {}),
      };
    if (upgraded[0] !== upgraded[1])
      return {
        sign: 'trireme',
        title: say(upgraded[1] ? 'successors.would.fleet.upgraded' : 'successors.would.fleet.plain', {
          fleet: name,
        }),
      };
    return {
      sign: 'trireme',
      title: say(dispersed[1] ? 'successors.would.fleet.dispersed' : 'successors.would.fleet.back', {
        fleet: name,
      }),
    };
  });
}

/** In a word or two; null where nothing changes that can be said so briefly. */
export function shortOf({ change, then, faces }: Foreseen, { me }: Looking): string | null {
  if (faces.length > 0) return facesShort(faces, me);
  // Whom a new Game Turn brings is the same whichever way round it goes.
  const said = change.order == null ? shortChange(change, me) : null;
  return said ?? (then === 'die' ? say('successors.would.die') : null);
}
function shortChange(
  { ends, scores = [], provinces = [], units = [], dispersed = [] }: ChangeForecast,
  me: number,
): string | null {
  if (ends !== undefined && ends !== null)
    return say(ends.winners.includes(me) ? 'successors.would.wins' : 'successors.would.loses');
  const points = scores
    .toSorted((a, b) => Number(b.seat === me) - Number(a.seat === me))
    .flatMap(({ seat, vp, l }) => {
      const of = (key: 'vp' | 'l', [before, after]: readonly [number, number]): string[] =>
        before === after
          ? []
          : [
              say(`successors.would.short.${key}`, {
                mine: seat === me ? 'yes' : 'no',
                name: seatName.value(seat),
                by: signed(after - before),
              }),
            ];
      return [...of('vp', vp), ...of('l', l)];
    });
  if (points.length > 0) return points.slice(0, 2).join(' · ');
  const begun = provinces.flatMap(({ pcs, needed, holder }) => {
    const mine = pcs.find(({ owner }) => owner === me);
    return mine === undefined || holder[1] === me || mine.count[1] < mine.count[0]
      ? []
      : [say('successors.would.short.of', { count: mine.count[1], needed })];
  });
  const own = [...units, ...dispersed.filter(({ by }) => by < 0)].filter(({ seat }) => seat === me);
  // Both: or of two ways that bring the same CUs only one would seem to.
  const words = [
    ...begun.slice(0, 1),
    ...own
      .slice(0, 2)
      .map(({ unit, by }) => `${signed(by).slice(0, 1)}${unitsWords({ [unit]: Math.abs(by) })}`),
  ];
  return words.length === 0 ? null : words.join(' · ');
}
/** What the die may bring, with its faces: those that bring the same are told together, and none if all do. */
function facesShort(faces: Foreseen['faces'], me: number): string | null {
  const alike = Map.groupBy(faces, ({ change }) => shortChange(change, me));
  const said = [...alike].flatMap(([words, those]) => {
    if (words === null) return [];
    if (alike.size === 1) return [words];
    const of = those.flatMap((each) => each.of).toSorted((a, b) => a - b);
    return [say('successors.would.onFaces', { faces: facesWords(of), words })];
  });
  return said.length === 0 ? say('successors.would.die') : said.slice(0, 2).join(' · ');
}
/** `1–3`, `6`, `1, 4` */
export function facesWords(of: readonly number[]): string {
  const isRow = of.every((face, i) => i === 0 || face === of[i - 1] + 1);
  return of.length > 2 && isRow ? `${of[0]}–${of[of.length - 1]}` : of.join(', ');
}
