/** What others do is told in scenes: entries of the log that belong together. */
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../src/api.ts';
import { beatsBy } from '../src/follow/beats.ts';
import type { Book } from '../src/follow/scene.ts';
import { sceneAt, scenesIn } from '../src/follow/scenes.ts';
import { SORTS as OF_PHALANXX } from '../src/games/phalanxx/beats.ts';
import { SORTS as OF_PROOF } from '../src/games/proof/beats.ts';
import { beatOf } from '../src/games/successors/story/beats.ts';

type Told = readonly [event: string, params?: object];
/** Entries with numbers from 1 on: by whom, and what is told. */
const log = (...entries: readonly (readonly [by: number | null, ...told: Told[]])[]): LogEntry[] =>
  entries.map(([by, ...told], i) => ({
    seq: i + 1,
    by,
    messages: told.map(([event, params = {}]) => ({
      key: `event.${event}`,
      params: { seat: by, ...params } as never,
    })),
  }));
/** `march 2-4: sardeis ephesos` */
const toldBy = (book: Pick<Book, 'beatOf'>, entries: readonly LogEntry[], drawnAfter?: number): string[] =>
  scenesIn(entries, book, drawnAfter ?? null).map(
    ({ no, kind, from, until, ways, count }) =>
      `${no} ${kind}${count > 1 ? ` x${count}` : ''} ${from}-${until}${ways.map(({ places }) => `: ${places.join(' ')}`).join('')}`,
  );
const successors = { beatOf };
const marched = (general: string, from: string, space: string): Told => ['marched', { general, from, space }];
const activated = (general: string): Told => ['activated', { general, space: 'sardeis' }];

describe('scenes of Successors', () => {
  it('tell a march with all its steps in one', () => {
    const entries = log(
      [2, ['movementDie', { die: 4 }]],
      [2, activated('leonnatos')],
      [2, marched('leonnatos', 'abydos', 'pergamon')],
      [2, marched('leonnatos', 'pergamon', 'ephesos')],
      [2, ['endedActivation']],
    );
    expect(toldBy(successors, entries)).toEqual(['1 march 1-5: abydos pergamon ephesos']);
  });

  it('tell the marches of two Generals apart', () => {
    const entries = log(
      [2, activated('leonnatos')],
      [2, marched('leonnatos', 'abydos', 'pergamon')],
      [2, activated('kassandros')],
      [2, marched('kassandros', 'pella', 'stoboi')],
    );
    expect(toldBy(successors, entries)).toEqual([
      '1 march 1-2: abydos pergamon',
      '2 march 3-4: pella stoboi',
    ]);
  });

  it('tell an interception and a battle on the way by themselves (11.2, 14)', () => {
    const space = { space: 'ephesos' };
    const entries = log(
      [2, activated('leonnatos')],
      [2, marched('leonnatos', 'pergamon', 'ephesos')],
      [
        0,
        ['declaredInterception', { general: 'demetrios', from: 'halikarnassos', ...space }],
        ['interceptionRoll', { general: 'demetrios', success: true, ...space }],
      ],
      [2, ['battle', { attacker: 2, defender: 0, ...space }], ['battleRoll'], ['wonBattle', space]],
      [0, ['lostUnit', { unit: 'loyal', ...space }]],
      [2, ['endedActivation']],
    );
    const scenes = scenesIn(entries, successors);
    expect(toldBy(successors, entries)).toEqual([
      '1 march 1-2: pergamon ephesos',
      '2 reaction 3-3: halikarnassos ephesos',
      '3 battle 4-6',
    ]);
    // The interceptor goes in his own colour, and dice are not run away from.
    expect(scenes[1].ways).toEqual([{ seat: 0, places: ['halikarnassos', 'ephesos'] }]);
    expect(scenes.map(({ stops }) => stops)).toEqual([false, false, true]);
  });

  it('tell a card together with the PCs that it places, and a Siege after it by itself', () => {
    const entries = log(
      [1, ['appointed', { general: 'alketas' }]],
      [1, ['usedOperations', { card: 'epidemic', ops: 2 }]],
      [1, ['placedPc', { space: 'pergamon' }]],
      [1, ['placedPc', { space: 'kyzikos' }]],
      [1, ['besieged', { space: 'rhodos' }], ['siegeRoll', { space: 'rhodos' }]],
    );
    expect(toldBy(successors, entries)).toEqual(['1 card 1-4', '2 siege 5-5']);
    expect(scenesIn(entries, successors)[0].places).toEqual(['pergamon', 'kyzikos']);
  });

  it('leave nothing out: every entry belongs to one scene', () => {
    const entries = log(
      [1],
      [1, ['appointed']],
      [1, ['placedPc', { space: 'kardia' }]],
      [2],
      [2, ['recalled']],
    );
    expect(toldBy(successors, entries)).toEqual(['1 pc 1-4', '2 other 5-5']);
    for (const { seq } of entries) expect(sceneAt(scenesIn(entries, successors), seq)).not.toBeNull();
  });

  it('draw marches without an encounter together where many wait, but not those already told', () => {
    const entries = log(
      [3, activated('a')],
      [3, marched('a', 'x', 'y')],
      [3, activated('b')],
      [3, marched('b', 'p', 'q')],
      [3, activated('c')],
      [3, marched('c', 'u', 'v')],
      [1, activated('d')],
      [1, marched('d', 'k', 'l')],
    );
    expect(toldBy(successors, entries, 0)).toEqual(['1 march x3 1-6: x y: p q: u v', '2 march 7-8: k l']);
    expect(toldBy(successors, entries, 2)).toEqual([
      '1 march 1-2: x y',
      '2 march x2 3-6: p q: u v',
      '3 march 7-8: k l',
    ]);
  });

  it('go on with the same scene when the log does', () => {
    const entries = log(
      [2, activated('leonnatos')],
      [2, marched('leonnatos', 'abydos', 'pergamon')],
      [2, marched('leonnatos', 'pergamon', 'ephesos')],
    );
    const [earlier] = scenesIn(entries.slice(0, 2), successors);
    const [later] = scenesIn(entries, successors);
    expect([later.no, later.from]).toEqual([earlier.no, earlier.from]);
    expect(later.until).toBe(3);
  });
});

describe('scenes of the other games', () => {
  it('tell a raid from the march to the assault, with the cards of all', () => {
    const proof = { beatOf: beatsBy(OF_PROOF, 'village') };
    const entries = log(
      [1, ['shifted']],
      [2, ['marched', { village: 'pylos' }]],
      [null, ['played', { seat: 1 }]],
      [null, ['blessed', { seat: undefined }]],
      [2, ['assaulted', { die: 5 }], ['took', { village: 'pylos' }]],
    );
    expect(toldBy(proof, entries)).toEqual(['1 camp 1-1', '2 raid 2-5']);
    expect(scenesIn(entries, proof)[1]).toMatchObject({ seat: 2, places: ['pylos'], stops: true });
  });

  it('tell purchases, conquests and dice of Phalanxx', () => {
    const phalanxx = { beatOf: beatsBy(OF_PHALANXX, 'region') };
    const entries = log(
      [1, ['bought'], ['revealed'], ['rolled']],
      [1, ['conquered', { region: 'iii-susa' }]],
      [1, ['lifted', { region: 'iii-media' }]],
      [1, ['income']],
      [1, ['slid'], ['passedOn']],
    );
    expect(toldBy(phalanxx, entries)).toEqual(['1 purchase 1-1', '2 conquest 2-3', '3 dice 4-5']);
  });
});
