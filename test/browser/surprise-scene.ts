/** Positions in which Surprise cards decide, for tests and pictures. */

import type { Position, Script } from './scene-house.ts';
import { seaPosition, TO_PAPHOS } from './sea-scene.ts';
import { NO_CUS } from './siege-scene.ts';

/** Eumenes (Roxane) attacks Antigonos (Berenike) at Ikonion, with two Elephants; each holds what can be answered. */
export const IKONION: Position = {
  turn: 3,
  round: 2,
  step: 'activation',
  active: 0,
  die: 4,
  colours: ['red', 'blue'],
  provinces: { phrygia: 1, kappadokia: 0, lydia: 1 },
  generals: { eumenes: '0 dana', antigonos: '1 ikonion' },
  popularity: { eumenes: 9 },
  units: ['0 dana loyal 4 mercenary 3 elephant 2', '1 ikonion loyal 5 mercenary 3'],
  hands: {
    0: ['mutiny', 'diplomacy'],
    1: ['greek-mercenaries', 'anti-elephant-devices', 'cretan-liar'],
  },
};
const MARCH = {
  ...{ march: 'eumenes', from: 'dana', side: 'outside', with: [], ...NO_CUS, carry: [] },
  ...{ loyal: 4, mercenary: 3, elephant: 2 },
};
/** He goes there, and nobody evades; Roxane is asked for her cards. */
export const TO_IKONION: Script = [
  [0, MARCH],
  [0, { go: 'ikonion' }],
  [1, { stay: true }],
];
/** Then Berenike is. */
export const NO_CARD_OF_HERS: Script = [...TO_IKONION, [0, { pass: true }]];
export const MUTINY: Script = [...TO_IKONION, [0, { sway: 'mutiny', unit: 'loyal' }]];

/** Ann sails to Paphos; Bob holds Storms at Sea, and wants to be asked. */
export const STORMY: Position = seaPosition({
  hands: { 0: ['diplomacy'], 1: ['storms-at-sea', 'fog'] },
  orders: { 1: { seaCards: 'always' } },
});
export const OFF_PAPHOS: Script = TO_PAPHOS;

/** Antigonos (Ann) has Dana in mind; Eumenes (Bob) may be there first. */
export const PLANNED: Position = {
  turn: 3,
  round: 1,
  step: 'activation',
  active: 0,
  die: 5,
  colours: ['blue', 'red'],
  provinces: { phrygia: 0, kappadokia: 1 },
  generals: { antigonos: '0 kelainai', eumenes: '1 mazaka' },
  units: ['0 kelainai loyal 5 mercenary 3', '0 ikonion mercenary 2', '1 mazaka loyal 4'],
};
export const PLANNED_MARCH: Script = [
  [
    0,
    {
      ...{ march: 'antigonos', from: 'kelainai', side: 'outside', with: [], ...NO_CUS, carry: [] },
      ...{ loyal: 5, mercenary: 3 },
    },
  ],
  [0, { go: 'ikonion' }],
  [
    0,
    {
      ...{ regroup: 'antigonos', with: [], guard: [], ...NO_CUS, leave: [], carry: [] },
      ...{ loyal: 5, mercenary: 5 },
    },
  ],
  [0, { go: 'dana' }],
  [1, { intercept: 'eumenes', with: [], ...NO_CUS, loyal: 4, carry: [] }],
];
