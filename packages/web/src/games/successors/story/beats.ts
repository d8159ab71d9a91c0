/** What each entry of Successors' log is in the story that is told of it: a march, a battle, a card. */

import type { LogEntry, Message } from '../../../api.ts';
import { nameOf } from '../../../follow/beats.ts';
import type { Aside, Beat, SceneKind, Way } from '../../../follow/scene.ts';

/** Events by what they are, what weighs most first: an entry is what its weightiest event is. */
const SORTS: readonly (readonly [kind: SceneKind, events: readonly string[]])[] = [
  ['points', ['instantVictory']],
  [
    'battle',
    [
      'battle',
      'battleStrength',
      'battleRoll',
      'wonBattle',
      'drewBattle',
      'overran',
      'navalBattle',
      'navalRoll',
      'wonNavalBattle',
      'slippedPast',
    ],
  ],
  ['siege', ['besieged', 'siegeRoll', 'siegePoint', 'cityFell']],
  [
    'reaction',
    [
      'declaredInterception',
      'interceptionRoll',
      'declaredEvasion',
      'evasionRoll',
      'evaded',
      'withdrew',
      'requestedPassage',
      'refusedPassage',
    ],
  ],
  ['royal', ['married', 'buried', 'died', 'regencyMissed', 'cartRemoved']],
  ['turn', ['gameTurn']],
  [
    'card',
    [
      'usedEvent',
      'usedOperations',
      'upgraded',
      'recruited',
      'discarded',
      'resolves',
      'revealed',
      'condemned',
      'looted',
      'broughtEngine',
      'badHarvest',
      'acceptedPact',
    ],
  ],
  ['march', ['marched', 'activated', 'activatedIndependent', 'enteredMap', 'woke']],
  ['voyage', ['embarked', 'sailed', 'pickedUp', 'droppedOff', 'landed']],
  ['pc', ['placedPc', 'replacedPc', 'tookPc', 'turnedIndependent', 'placedIndependentPc', 'razedPc']],
  [
    'troops',
    [
      'raised',
      'reinforced',
      'reinforcedByCard',
      'placedUnits',
      'placedGeneral',
      'returned',
      'trains',
      'trained',
    ],
  ],
  ['royal', ['gainedRoyal', 'lostRoyal', 'femaleMoved', 'movedOutside']],
  ['troops', ['foraged', 'isolated', 'disbanded']],
  [
    'turn',
    ['turnOrder', 'usurper', 'dealt', 'round', 'dealtGeneral', 'deployed', 'placedPcs', 'plays', 'tookBack'],
  ],
  ['points', ['holds', 'lostProvince', 'scored', 'champion']],
];
const KIND_OF: ReadonlyMap<string, { readonly kind: SceneKind; readonly rank: number }> = new Map(
  SORTS.flatMap(([kind, events], rank) => events.map((event) => [event, { kind, rank }] as const)),
);
/** What is done in preparation of something: it belongs to what comes of it. */
const BEFORE = [
  'appointed',
  'recalled',
  'movementDie',
  'regrouped',
  'shifted',
  'garrisoned',
  'mustered',
  'takesAlong',
];
/** Each of these is a new scene, whatever came before. */
const BEGINS = [
  ...[
    'battle',
    'navalBattle',
    'overran',
    'besieged',
    'activated',
    'activatedIndependent',
    'embarked',
    'gameTurn',
  ],
  ...['usedEvent', 'usedOperations', 'upgraded', 'recruited', 'declaredInterception', 'declaredEvasion'],
];

/** The weightiest event of some, and which of them that is. */
export function weightiest(messages: readonly Message[]): Message | null {
  let found: Message | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const message of messages) {
    const rank = KIND_OF.get(nameOf(message))?.rank ?? Number.POSITIVE_INFINITY;
    if (rank < least) [found, least] = [message, rank];
  }
  return found;
}

export function beatOf({ messages, by }: LogEntry): Beat | Aside {
  const main = weightiest(messages);
  if (main === null) return messages.some((each) => BEFORE.includes(nameOf(each))) ? 'before' : 'after';
  const kind = KIND_OF.get(nameOf(main))?.kind ?? 'other';
  const seat = seatOf(main) ?? by;
  const names = messages.map(nameOf);
  return {
    kind,
    seat,
    thread: threadOf(kind, seat, main),
    begins: names.some((name) => BEGINS.includes(name)),
    places: placesIn(messages),
    ways: waysIn(messages),
    isEncounter: kind === 'battle' || kind === 'siege' || kind === 'reaction',
    stops: names.some((name) => ['battleRoll', 'navalRoll', 'siegeRoll'].includes(name)),
  };
}

const seatOf = ({ params: { seat, attacker } }: Message): number | null => {
  const about = seat ?? attacker;
  return typeof about === 'number' ? about : null;
};

/** A march is one of one General; what a card brings belongs to the card. */
function threadOf(kind: SceneKind, seat: number | null, { params }: Message): string | null {
  if (kind === 'march') return ['march', seat, params.general].join(' ');
  if (kind === 'card' || kind === 'pc') return ['card', seat].join(' ');
  if (kind === 'battle' || kind === 'siege' || kind === 'reaction') return [kind, params.space].join(' ');
  return kind === 'points' || kind === 'royal' ? null : [kind, seat].join(' ');
}

const placesIn = (messages: readonly Message[]): readonly string[] => [
  ...new Set(
    messages.flatMap(({ params: { from, space } }) =>
      [from, space].filter((each): each is string => typeof each === 'string'),
    ),
  ),
];

/** Who went where: by land, by sea, and out of the way. */
const GOING = ['marched', 'sailed', 'evaded', 'withdrew', 'retreated'];
function waysIn(messages: readonly Message[]): readonly Way[] {
  return messages.flatMap((message, i): Way[] => {
    const { seat, from, space, general, success } = message.params;
    const who = typeof seat === 'number' ? seat : null;
    const isRoll = nameOf(message) === 'interceptionRoll';
    // Where the interceptor came from was said when he declared it.
    const start = isRoll
      ? messages.find(
          (each, nth) =>
            nth < i && nameOf(each) === 'declaredInterception' && each.params.general === general,
        )?.params.from
      : from;
    if (typeof start !== 'string' || typeof space !== 'string') return [];
    const isGone = isRoll ? success === true : GOING.includes(nameOf(message));
    return isGone ? [{ seat: who, places: [start, space] }] : [];
  });
}
