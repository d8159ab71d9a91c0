/** The forecast of a card of the hand (6.2): what can be chosen first agrees with the judge, and its worth with what comes. */

import { dice, type Json, type Position, randomMove, type Seat, seeded } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import type { CardForecast } from '../src/index.ts';
import { forecast, game } from './forecasts.ts';
import { scene } from './scene.ts';

describe('a card that is considered', () => {
  const of = (at: Parameters<typeof scene>[0], card: string): CardForecast =>
    forecast<CardForecast>(scene({ step: 'tyche', hands: { 0: [card] }, ...at }).position, 0, { card });

  it('C2-01 Diplomacy says which cities it could take over, and what the best of them is worth', () => {
    const { event } = of({ pcs: { pella: 0, knidos: 1, halikarnassos: 1 } }, 'diplomacy');
    expect(event.of).toBe('space');
    expect(event.ids).toEqual(expect.arrayContaining(['knidos']));
    expect(event.ids).not.toContain('pella');
    expect(event).toMatchObject({ vp: 0, theirs: -2 }); // Karia is nobody’s then
  });

  it('S8.2-02 an Heir who comes with the city is worth something too', () => {
    const at = { turn: 2, pcs: { pella: 0, larisa: 1 }, royals: { alexandros: 'larisa by 1' } };
    expect(of(at, 'diplomacy').event).toMatchObject({ ids: ['larisa'], vp: 0, l: 5, theirs: 0 });
  });

  it('S8.3-04 and whoever of another player is alone with his PC is lost to him, and not gained', () => {
    const at = { turn: 2, pcs: { pella: 0, larisa: 1 }, royals: { kleopatra: 'larisa by 1' } };
    expect(of(at, 'diplomacy').event).toMatchObject({ ids: ['larisa'], vp: 0, l: 0 });
  });

  it('S6.2.B2-01 OPs have the spaces within reach, S6.2.B1-01 and the Generals who could march', () => {
    const { placePcs, forceMarch } = of(
      { pcs: { pella: 0 }, generals: { antigonos: '0 pella' }, units: ['0 pella loyal 2'] },
      'diplomacy',
    );
    expect(placePcs.ids.length).toBeGreaterThan(0);
    expect(forceMarch.ids).toContain('antigonos');
  });

  it('CO64-01 a marker of Legitimacy asks for nothing, and is worth what it says', () => {
    expect(of({ pcs: { athenai: 0 } }, 'oracle').event).toMatchObject({ of: null, ids: [], vp: 0, l: 1 });
  });

  it('an event that the judge refuses has none', () => {
    expect(of({}, 'the-helepolis')).not.toHaveProperty('event');
  });

  it('only cards of one’s own hand are told of', () => {
    expect(() => forecast(scene({ step: 'tyche' }).position, 0, { card: 'diplomacy' })).toThrow(
      /not in the hand/,
    );
  });
});

describe('in games played at random', () => {
  /** Every position in which somebody is asked for a card. */
  function segments(seed: string, each: (p: Position, seat: Seat, cards: readonly string[]) => void): number {
    const choose = dice(seed);
    const p = game.start({ seats: 4 }, seeded(seed));
    const playing = game.playing(seeded(`${seed} dice`));
    let met = 0;
    for (let i = 0; i < 3000; i++) {
      const move = randomMove(game, p, choose);
      if (move === null) return met;
      if (move.form.kind === 'tyche') {
        met++;
        const { table } = game.view(p, move.seat) as unknown as { table: { hand: string[] } };
        each(p, move.seat, table.hand);
      }
      game.play(p, move, playing);
    }
    return met;
  }
  const FIELDS: { [of: string]: string } = {
    space: 'at',
    general: 'general',
    royal: 'royal',
    fleet: 'fleet',
    seat: 'whom',
    province: 'province',
  };
  /** What the question that follows lets choose; null where none of the event’s own follows. */
  function offered(p: Position, seat: Seat, event: string): readonly string[] | null {
    const after = game.apply(p, seat, { event }, seeded('any'), []);
    const { kind, options } = game.options(after, seat);
    if (!kind.startsWith('choose') || kind === 'chooseUnit') return null;
    const first = options.map((option) => Object.entries(option as { [field: string]: Json })[0]);
    return first.filter(([field]) => field !== 'none').map(([, value]) => String(value));
  }

  it('what can be chosen is what the judge lets choose', () => {
    const kinds = new Set<string>();
    segments('marches', (p, seat, cards) => {
      const before = game.hash(p);
      for (const card of cards) {
        const told = forecast<CardForecast>(p, seat, { card });
        expect('event' in told).toBe(game.judge(p, seat, { event: card } as Json).allowed);
        if (told.event === undefined || told.event.of === null) continue;
        const those = offered(p, seat, card);
        // The only one need not be asked for.
        if (those === null || told.event.ids.length === 1) continue;
        expect([card, ...told.event.ids].sort()).toEqual([card, ...those].sort());
        kinds.add(FIELDS[told.event.of]);
      }
      expect(game.hash(p)).toBe(before);
    });
    expect([...kinds]).toEqual(expect.arrayContaining(['at', 'general']));
  });

  it('the best of all cities is worth what it then brings', () => {
    const worths = new Set<number>();
    const look = (p: Position, seat: Seat, cards: readonly string[]): void => {
      for (const card of cards) {
        const { event } = forecast<CardForecast>(p, seat, { card });
        if ((event?.ids.length ?? 0) < 2 || !TRIED.some((each) => card.startsWith(each))) continue;
        const asked = game.apply(p, seat, { event: card }, seeded('any'), []);
        const afterwards = event.ids.map((at) => game.apply(asked, seat, { at }, seeded('any'), []));
        // D6-31: whoever comes with a PC comes when the effect is over, and only Diplomacy is over with one.
        for (const what of card.startsWith('diplomacy') ? (['vp', 'l'] as const) : (['vp'] as const)) {
          const gains = afterwards.map((after) => score(after, seat, what));
          const told = event[what];
          expect(told).toBe(Math.max(...gains) - score(p, seat, what));
        }
        worths.add(event.vp);
      }
    };
    for (const seed of ['worth', 'city', 'raid']) segments(seed, look);
    expect(worths.size).toBeGreaterThan(1);
  });
  const TRIED = ['diplomacy', 'partition-at-triparadeisos', 'minor-raid'];
  const score = (p: Position, seat: Seat, what: 'vp' | 'l'): number =>
    (game.view(p, null) as unknown as { table: { factions: { vp: number; l: number }[] } }).table.factions[
      seat
    ][what];
});
