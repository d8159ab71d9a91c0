/** Antigonos at Phaselis with two Fleets, Kypros in other hands: positions of Naval Movement for tests and pictures. */

import type { Json } from '@diadochi/kernel';
import type { Position, Script } from './scene-house.ts';

const NO_CUS = { mercenary: 0, elephant: 0, cavalry: 0, loyal: 0, royal: 0, 'silver-shields': 0 };

/** Seat 0 sails; seat 1 holds Kypros, Rhodos and Aigyptos with their Fleets; seat 2, if there is one, Phoinike. */
export const seaPosition = (parts: Position = {}): Position => ({
  turn: 3,
  round: 2,
  step: 'activation',
  active: 0,
  die: 5,
  colours: ['blue', 'green'],
  provinces: { lykia: 0, karia: 0, lydia: 0, kypros: 1, rhodos: 1, aigyptos: 1 },
  generals: {
    antigonos: '0 phaselis',
    demetrios: '0 halikarnassos',
    laomedon: '1 salamis',
    ptolemaios: '1 alexandria',
  },
  units: [
    '0 phaselis loyal 4 mercenary 4 elephant 1',
    '0 halikarnassos loyal 3 mercenary 3',
    '1 salamis loyal 1 mercenary 1',
    '1 alexandria loyal 3 mercenary 2 elephant 1',
    '1 memphis inside mercenary 2',
  ],
  royals: { kleopatra: 'phaselis by 0' },
  fleets: { karia: 'upgraded', kilikia: '0' },
  ...parts,
});

const EIGHT = { ...NO_CUS, mercenary: 3, elephant: 1, loyal: 4 };
const NAMED: Json = {
  march: 'antigonos',
  from: 'phaselis',
  side: 'outside',
  with: [],
  ...EIGHT,
  carry: ['kleopatra'],
};
const EMBARKED: Json = {
  embark: 'antigonos',
  escort: ['karia', 'kilikia'],
  with: [],
  ...EIGHT,
  carry: ['kleopatra'],
};
/** Off Paphos, with nobody in the way. */
export const TO_PAPHOS: Script = [
  [0, NAMED],
  [0, EMBARKED],
  [0, { sail: 'paphos' }],
  [1, { pass: true }],
];
/** Kypros is her own: a Mercenary waits at Paphos, and there is room inside Salamis. Bob and Cyn may both meet her. */
export const HOMEWARD: Position = seaPosition({
  colours: ['blue', 'green', 'red'],
  provinces: { lykia: 0, karia: 0, lydia: 0, kypros: 0, rhodos: 1, phoinike: 2 },
  pcs: { kelenderis: 1 },
  generals: { antigonos: '0 phaselis', ptolemaios: '1 alexandria', perdikkas: '2 tyros' },
  units: ['0 phaselis loyal 4', '0 paphos mercenary 1', '1 alexandria loyal 3', '2 tyros loyal 3'],
  royals: {},
});
const ONE = { ...NO_CUS, loyal: 1 };
/** Announced with one CU. */
export const HOME: Script = [
  [0, { march: 'antigonos', from: 'phaselis', side: 'outside', with: [], ...ONE, carry: [] }],
  [0, { embark: 'antigonos', escort: ['karia', 'kilikia'], with: [], ...ONE, carry: [] }],
  [0, { sail: 'paphos' }],
];
export const ALL_OF_GREEN: Json = { engage: 'rhodos', with: ['aigyptos', 'kypros'] };
