/** How Successors tells what happens: what belongs together, what is said of it, and what has come of it. */

import { computed } from '@preact/signals';
import type { LogEntry, Message } from '../../../api.ts';
import { messagesOf, nameOf } from '../../../follow/beats.ts';
import type { Book, Chip, Heed, Scene } from '../../../follow/scene.ts';
import { loadLaterMessages, say, seatName } from '../../../messages.ts';
import type { AnyView } from '../../face.ts';
import { battleOf, isBattle } from '../battles.ts';
import { cardName, generalName, provinceName, royalName, spaceName } from '../names.ts';
import { isTold, openBattle, openSiege } from '../shown-fights.ts';
import { isSiege } from '../sieges.ts';
import type { SuccessorsView } from '../view.ts';
import { beatOf, weightiest } from './beats.ts';
import { StoryCard } from './card.tsx';
import { Stage } from './stage.tsx';

const tableOf = (view: AnyView): SuccessorsView['table'] => (view as SuccessorsView).table;
const named = (...events: readonly string[]): ReadonlySet<string> => new Set(events);

/** What tells a scene best; other sentences only where there is none of these. */
const TELLING: { readonly [kind: string]: ReadonlySet<string> } = {
  battle: named('wonBattle', 'drewBattle', 'overran', 'wonNavalBattle', 'slippedPast', 'eliminated'),
  siege: named('siegeRoll', 'siegePoint', 'cityFell'),
  reaction: named('interceptionRoll', 'evasionRoll', 'evaded', 'withdrew', 'refusedPassage'),
  card: named(
    ...[
      'usedEvent',
      'usedOperations',
      'upgraded',
      'recruited',
      'placedPc',
      'replacedPc',
      'tookPc',
      'discarded',
    ],
    ...['eventRoll', 'looted', 'condemned'],
  ),
  turn: named('gameTurn', 'round', 'usurper', 'turnOrder'),
};
const MOST_SENTENCES = 3;

function best(scene: Scene): readonly Message[] {
  const all = messagesOf(scene);
  const telling = all.filter((message) => TELLING[scene.kind]?.has(nameOf(message)));
  if (telling.length > 0) return telling.slice(0, MOST_SENTENCES);
  const main = weightiest(all);
  return main === null ? all.slice(0, 1) : [main];
}

const wayWords = (places: readonly string[]): string => places.map(spaceName).join(' → ');

function words(scene: Scene): string | null {
  if (scene.kind !== 'march' || scene.ways.length === 0) return null;
  const ways = scene.ways.map(({ places }) => wayWords(places));
  if (scene.count > 1)
    return say('follow.words.marches', { count: scene.count, seat: scene.seat ?? 0, ways: ways.join('; ') });
  const general = messagesOf(scene).find((message) => nameOf(message) === 'marched')?.params.general;
  return say('follow.words.march', { general: generalName(String(general)), way: ways.join('; ') });
}

function title({ kind, ways, entries, count }: Scene): string | null {
  if (kind === 'march' && ways.length > 0 && count === 1) {
    const all = ways.flatMap(({ places }) => places);
    return wayWords([all[0], all[all.length - 1]]);
  }
  const card = entries
    .flatMap(({ messages }) => messages)
    .find(({ params }) => typeof params.card === 'string');
  return kind === 'card' && card !== undefined ? cardName(String(card.params.card)) : null;
}

/** Params that name another seat than the one that acts. */
const WHOM = ['from', 'against', 'defender', 'attacker', 'whom', 'to', 'other'];
const LOSSES = named(
  ...['lostUnit', 'eliminated', 'dispersedUnits', 'dispersedGeneral', 'lostProvince', 'isolated', 'foraged'],
  ...['lostRoyal', 'beaten', 'retreated', 'deserted', 'fleetDispersed'],
);
const concerns = (scene: Scene, me: number): boolean =>
  messagesOf(scene).some(
    (message) =>
      WHOM.some((each) => message.params[each] === me) ||
      (message.params.seat === me && LOSSES.has(nameOf(message))),
  );

/** Good or bad for me, by whom it befell. */
const toneFor = (me: number | null, gains: unknown, loses: unknown): Chip['tone'] =>
  me === null ? 'flat' : gains === me ? 'ok' : loses === me ? 'bad' : 'flat';

function chipOf({ key, params }: Message, me: number | null): readonly Chip[] {
  const { seat, against, score, other, province, space, from, points, needed, royal } = params;
  const who = typeof seat === 'number' ? seatName.value(seat) : '';
  switch (key.slice('event.'.length)) {
    case 'wonBattle':
    case 'wonNavalBattle': {
      const tone = toneFor(me, seat, against);
      const result =
        tone === 'bad' ? [other, score].join('\u2009:\u2009') : [score, other].join('\u2009:\u2009');
      const key =
        tone === 'bad' ? 'follow.chip.lost' : tone === 'ok' ? 'follow.chip.won' : 'follow.chip.wins';
      return [{ tone, words: say(key, { result, who }) }];
    }
    case 'drewBattle':
      return [{ tone: 'flat', words: say('follow.chip.draw') }];
    case 'holds':
      return [
        {
          tone: toneFor(me, seat, null),
          words: say('follow.chip.holds', { who, province: provinceName(String(province)) }),
        },
      ];
    case 'lostProvince':
      return [
        {
          tone: toneFor(me, null, seat),
          words: say('follow.chip.lostProvince', { who, province: provinceName(String(province)) }),
        },
      ];
    case 'siegePoint':
      return [
        { tone: 'warn', words: say('follow.chip.siege', { points: Number(points), all: Number(needed) }) },
      ];
    case 'cityFell':
      return [
        {
          tone: toneFor(me, seat, from),
          words: say('follow.chip.fell', { space: spaceName(String(space)) }),
        },
      ];
    case 'tookPc':
    case 'replacedPc':
    case 'removedPc':
      return typeof from === 'number'
        ? [
            {
              tone: toneFor(me, null, from),
              words: say('follow.chip.pc', { space: spaceName(String(space)), from: seatName.value(from) }),
            },
          ]
        : [];
    case 'gainedRoyal':
      return [
        {
          tone: toneFor(me, seat, null),
          words: say('follow.chip.royal', { who, royal: royalName(String(royal)) }),
        },
      ];
    default:
      return [];
  }
}

/** CUs lost, by whom. */
function lossChips(scene: Scene, me: number | null): readonly Chip[] {
  const lost = new Map<number, number>();
  for (const message of messagesOf(scene)) {
    const { seat, count } = message.params;
    if (typeof seat !== 'number' || !LOST_UNITS.has(nameOf(message))) continue;
    lost.set(seat, (lost.get(seat) ?? 0) + (typeof count === 'number' ? count : 1));
  }
  return [...lost].map(([seat, count]) => ({
    tone: seat === me ? 'bad' : 'flat',
    words: say('follow.chip.units', { who: seatName.value(seat), count }),
  }));
}
const LOST_UNITS = named('lostUnit', 'eliminated', 'dispersedUnits', 'foraged');

/** S3.1: who is so near to winning, by points that are still missing. */
const NEAR = 3;
function heed(view: AnyView, me: number | null): readonly Heed[] {
  const { factions, thresholds, sieges, pcs, turn } = tableOf(view);
  const near = factions.flatMap(({ vp, l }, seat): Heed[] => {
    const [ofVp, ofL] = [thresholds.vp - vp, thresholds.l - l];
    if (seat === me || turn < 2 || Math.min(ofVp, ofL) > NEAR) return [];
    return ofL <= ofVp
      ? [{ words: say('follow.heed.l', { seat, count: ofL }), clause: 'S3.1-01' }]
      : [{ words: say('follow.heed.vp', { seat, count: ofVp }), clause: 'S3.1-02' }];
  });
  const falling = Object.entries(sieges).flatMap(([space, { points, needed }]): Heed[] =>
    needed - points === 1 && (pcs as { readonly [space: string]: unknown })[space] === me
      ? [{ words: say('follow.heed.falls', { space: spaceName(space) }) }]
      : [],
  );
  return [...near, ...falling].slice(0, 2);
}

/** Under Game Turn and Round; what came before the first that is known belongs to the one before it. */
function chapters(entries: readonly LogEntry[], view: AnyView): ReadonlyMap<number, string> {
  const table = tableOf(view);
  const marks = entries
    .flatMap(({ messages }) => messages)
    .filter((each) => ['gameTurn', 'round'].includes(nameOf(each)));
  const firstTurn = marks.find((mark) => nameOf(mark) === 'gameTurn')?.params.turn;
  let turn = firstTurn === undefined ? table.turn : Number(firstTurn) - 1;
  const [first] = marks;
  let round =
    first === undefined ? table.round : nameOf(first) === 'round' ? Number(first.params.round) - 1 : 0;
  const found = new Map<number, string>();
  for (const { seq, messages } of entries) {
    for (const message of messages) {
      if (nameOf(message) === 'gameTurn') [turn, round] = [Number(message.params.turn), 0];
      if (nameOf(message) === 'round') round = Number(message.params.round);
    }
    found.set(seq, turn < 1 ? say('follow.chapter.setup') : say('follow.chapter.turn', { turn, round }));
  }
  return found;
}

const book: Book = {
  beatOf,
  placeName: spaceName,
  title,
  words,
  best,
  clause: ({ kind, entries }) =>
    kind === 'reaction' &&
    entries.some(({ messages }) => messages.some((each) => nameOf(each) === 'interceptionRoll'))
      ? 'S11.2-11'
      : null,
  concerns,
  chips: (scene, me) => [
    ...messagesOf(scene).flatMap((message) => chipOf(message, me)),
    ...lossChips(scene, me),
  ],
  heed,
  get tallies() {
    return [
      { name: say('follow.tally.vp'), of: (view: AnyView, seat: number) => tableOf(view).factions[seat].vp },
      { name: say('follow.tally.l'), of: (view: AnyView, seat: number) => tableOf(view).factions[seat].l },
    ];
  },
  chapters,
  isOpen: computed(() => openBattle.value !== null || isTold(openSiege.value)),
  shut() {
    openBattle.value = null;
    if (isTold(openSiege.peek())) openSiege.value = null;
  },
  closer(scene, log) {
    const message = messagesOf(scene).find((each) => isBattle(each) || isSiege(each));
    if (message === undefined) return null;
    return () => {
      (isSiege(message) ? openSiege : openBattle).value = battleOf(log, message);
    };
  },
  Stage,
  Card: StoryCard,
};

/** What wars are told in comes with panels that are loaded later. */
export async function openBook(): Promise<Book> {
  await loadLaterMessages();
  return book;
}
