/** Sieges at tables that begin in a position laid out by hand, as in the design: Demetrios before Rhodos. */

import type { Json } from '@diadochi/kernel';
import type { Page } from 'playwright-core';
import { comeBack } from './playing.ts';
import type { Position, Scene, Script } from './scene-house.ts';
import { visitor } from './serving.ts';

type Browser = Parameters<typeof visitor>[0];
type Options = NonNullable<Parameters<typeof visitor>[1]>;

export const NO_CUS = { mercenary: 0, elephant: 0, cavalry: 0, loyal: 0, royal: 0, 'silver-shields': 0 };

/** One of three Siege Points is there; the walls of Rhodos and Demetrios make nothing of each other. */
export const BEFORE_RHODOS: Position = {
  turn: 3,
  round: 2,
  step: 'activation',
  active: 0,
  die: 5,
  colours: ['blue', 'green'],
  provinces: { lydia: 0, karia: 0, rhodos: 1, aigyptos: 1 },
  generals: { demetrios: '0 rhodos', ophellas: '1 rhodos inside', ptolemaios: '1 memphis' },
  units: ['0 rhodos loyal 3 mercenary 3', '1 rhodos inside loyal 1 mercenary 1', '1 memphis loyal 3'],
  royals: { herakles: 'rhodos inside by 1' },
  sieges: { rhodos: '0 1' },
  fleets: { karia: '0' },
};
/** The same among four, with Fleets of every sort and another Siege. */
export const FOUR_AT_WAR: Position = {
  ...BEFORE_RHODOS,
  colours: ['blue', 'red', 'yellow', 'green'],
  provinces: {
    lydia: 0,
    karia: 0,
    lykia: 0,
    phrygia: 0,
    phoinike: 1,
    makedonia: 2,
    rhodos: 3,
    aigyptos: 3,
    kypros: 3,
    krete: 3,
  },
  pcs: { athenai: 'independent' },
  generals: {
    demetrios: '0 rhodos',
    antigonos: '0 phaselis',
    perdikkas: '1 tyros',
    kassandros: '2 athenai',
    ophellas: '3 rhodos inside',
    ptolemaios: '3 alexandria',
  },
  units: [
    '0 rhodos loyal 3 mercenary 3',
    '0 phaselis loyal 4 mercenary 4 elephant 1',
    '1 tyros mercenary 1',
    '2 athenai loyal 2 mercenary 3',
    '3 rhodos inside loyal 1 mercenary 1',
    '3 alexandria loyal 3 mercenary 2',
  ],
  royals: { herakles: 'rhodos inside by 3', kleopatra: 'phaselis by 0' },
  sieges: { rhodos: '0 1', athenai: '2 1' },
  fleets: { karia: '0 upgraded', kilikia: '0', makedonia: '2 dispersed' },
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
export const SIEGE: Json = { siege: true, ...NO_CUS, mercenary: 2 };
/** Activated, and one Siege. */
export const FIRST_SIEGE: Script = [
  [0, DEMETRIOS],
  [0, SIEGE],
];

/** Whoever sits there, before the map; what goes wrong on the page is noted. */
export async function sit(
  browser: Browser,
  scene: Scene,
  seat: number,
  options: Options = {},
): Promise<{ readonly page: Page; readonly errors: readonly string[] }> {
  const { page, errors } = await visitor(browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await comeBack(page, scene.address, scene.seats[seat]);
  await page.locator('.map-things').waitFor();
  return { page, errors };
}
