/** A position in which the optional rules are all at work, for a test and for pictures. */

import type { Event } from '@diadochi/kernel';
import type { Position, Script } from './scene-house.ts';
import { NO_CUS } from './siege-scene.ts';

export const OPTIONS = {
  foundationOfACapital: true,
  siegeDefence: true,
  cartDestroyed: true,
  independentReactions: true,
  cavalry: true,
};
/**
 * Ann holds Phrygia and may found a Capital there. Antigonos is before Bob's, which two CUs defend; Krateros is on his way to
 * the Funeral Cart, which nobody holds, and Glaukias is near.
 */
export const CAPITALS: Position = {
  turn: 3,
  round: 2,
  step: 'tyche',
  active: 0,
  colours: ['blue', 'green'],
  provinces: { phrygia: 0, aigyptos: 1 },
  pcs: { pergamon: 1 },
  capitals: { 1: 'complete pergamon' },
  generals: {
    antigonos: '0 pergamon',
    krateros: '0 ikonion',
    ptolemaios: '1 memphis',
    glaukias: 'mazaka',
  },
  units: [
    '0 pergamon loyal 4 cavalry 1',
    '0 ikonion mercenary 1',
    '1 pergamon inside loyal 1 mercenary 1',
    '1 memphis loyal 3',
  ],
  sieges: { pergamon: '0 2' },
  royals: { 'funeral-cart': 'dana' },
  hands: { 0: ['foundation-of-a-capital'], 1: ['fog', 'scouts', 'unrest'] },
};
const march = (general: string, from: string, cus: object) => ({
  ...{ march: general, from, side: 'outside', with: [], ...NO_CUS, ...cus, carry: [] },
});
const SIEGE = { siege: true, ...NO_CUS, loyal: 3 };
/** 6.2: the Capital. */
export const FOUND: Script = [
  [0, { event: 'foundation-of-a-capital' }],
  [0, { at: 'gordion' }],
];
/** 15, 16.5: Bob's Mercenary stands in for a Siege Point; 16.1: his Capital falls to the next roll. */
export const BESIEGE: Script = [
  [0, { roll: true }],
  [0, march('antigonos', 'pergamon', { loyal: 4, cavalry: 1 })],
  [0, SIEGE],
  [1, { lose: 'mercenary' }],
];
export const TAKE: Script = [[0, SIEGE]];
/** 16.11: Krateros goes for the Cart, and Glaukias comes between; 16.4: what becomes of the Cart. */
export const FETCH: Script = [
  [0, { end: true }],
  [0, march('krateros', 'ikonion', { mercenary: 1 })],
  [0, { go: 'dana' }],
];
export const INCITE: Script = [[1, { incite: 'glaukias', price: 'fog' }]];

/** He gives way. */
export const GIVE_WAY: Script = [[0, { withdraw: true }]];

/** The dice of it all. */
export const asTold = (events: readonly Event[]): boolean => {
  const of = (name: string) => events.filter(({ key }) => key === `event.${name}`);
  return (
    of('siegeRoll').every(({ params }) => params.losses === 0) &&
    of('lostCapital').length === 1 &&
    of('cartDestroyed').length === 1
  );
};
