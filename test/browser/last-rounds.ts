/**
 * The last two Rounds of a game of four, laid out by hand: Ann has an event, a Siege with a Traitor Inside the City, and a
 * voyage before her; nobody else is near. Whatever the others do, the game is over two Rounds later.
 */

import type { Event, Json } from '@diadochi/kernel';
import type { Position, Script } from './scene-house.ts';
import { NO_CUS } from './siege-scene.ts';

export const LAST_ROUNDS: Position = {
  turn: 5,
  round: 4,
  step: 'tyche',
  active: 0,
  colours: ['blue', 'green', 'red', 'yellow'],
  provinces: { lydia: 0, karia: 0, lykia: 0, phoinike: 0, kappadokia: 1, makedonia: 2, media: 3 },
  pcs: { rhodos: 1 },
  generals: {
    demetrios: '0 rhodos',
    antigonos: '0 phaselis',
    ophellas: '1 rhodos inside',
    eumenes: '1 mazaka',
    kassandros: '2 pella',
    peithon: '3 ekbatana',
  },
  units: [
    '0 rhodos loyal 3 mercenary 3',
    '0 phaselis loyal 4',
    '1 rhodos inside mercenary 1',
    '1 mazaka loyal 2',
    '2 pella loyal 2',
    '3 ekbatana loyal 2',
  ],
  sieges: { rhodos: '0 1' },
  hands: {
    0: ['phoenician-shipyards', 'traitor-inside-city', 'greek-mercenaries'],
    1: ['desertions', 'epidemic'],
    2: ['unrest'],
    3: ['bad-harvest'],
  },
  // Nobody answers a Surprise card.
  out: ['cretan-liar', 'cretan-liar-2'],
};

const DEMETRIOS: Json = {
  march: 'demetrios',
  from: 'rhodos',
  side: 'outside',
  with: [],
  ...NO_CUS,
  mercenary: 3,
  loyal: 3,
  carry: [],
};
/** What Ann does first, as far as dice fall. */
export const ANNS_ROUND: Script = [
  [0, { event: 'phoenician-shipyards' }],
  [0, { fleet: 'phoinike' }],
  [0, { roll: true }],
  [0, DEMETRIOS],
  [0, { siege: true, ...NO_CUS, mercenary: 2 }],
  [0, { play: 'traitor-inside-city' }],
];
/** Rhodos falls, nobody is lost, and Antigonos has MPs for a voyage. */
export const isAsPlanned = (events: readonly Event[]): boolean =>
  events.some(({ key }) => key === 'event.cityFell') &&
  events.some(({ key, params }) => key === 'event.siegeRoll' && params.losses === 0) &&
  events.some(({ key, params }) => key === 'event.movementDie' && Number(params.die) >= 4);
