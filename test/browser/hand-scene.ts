/** Tables at which one of six cards, of all three sorts, has to be played. */

import type { Position } from './scene-house.ts';

export const SIX_CARDS = [
  'diplomacy',
  'greek-mercenaries',
  'major-campaign',
  'the-royal-road',
  'anti-elephant-devices',
  'cretan-liar',
];

export const TWO_AT_CARDS: Position = {
  turn: 3,
  step: 'tyche',
  active: 0,
  colours: ['blue', 'red'],
  provinces: { phrygia: 0, karia: 0, kappadokia: 1 },
  usurper: 1,
  generals: { antigonos: '0 kelainai', demetrios: '0 halikarnassos', eumenes: '1 dana' },
  units: ['0 kelainai loyal 5 mercenary 3', '1 dana loyal 4'],
  training: { 0: 'loyal 4' },
  hands: { 0: SIX_CARDS, 1: ['scouts'] },
};

/** Game Turn III, as in the design. */
export const FIVE_AT_CARDS: Position = {
  turn: 3,
  round: 2,
  step: 'tyche',
  active: 0,
  colours: ['blue', 'red', 'yellow', 'green', 'black'],
  provinces: {
    phrygia: 0,
    karia: 0,
    lydia: 0,
    lykia: 0,
    kilikia: 0,
    kappadokia: 1,
    babylonia: 1,
    armenia: 1,
    makedonia: 2,
    thessalia: 2,
    aigyptos: 3,
    kypros: 3,
    media: 4,
    thrake: 4,
  },
  usurper: 1,
  generals: {
    antigonos: '0 kelainai',
    demetrios: '0 halikarnassos',
    eumenes: '1 dana',
    perdikkas: '1 babylon',
    polyperchon: '2 pella',
    ptolemaios: '3 memphis',
    peithon: '4 ekbatana',
  },
  units: [
    '0 kelainai loyal 5 mercenary 3',
    '0 halikarnassos mercenary 2',
    '1 dana loyal 4',
    '1 babylon loyal 3 mercenary 2',
    '2 pella loyal 3',
    '3 memphis loyal 4',
    '4 ekbatana loyal 2',
  ],
  training: { 0: 'loyal 4' },
  hands: { 0: SIX_CARDS, 1: ['scouts'] },
};
