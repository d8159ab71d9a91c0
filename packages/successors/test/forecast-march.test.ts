/** The forecast of a march (9 to 12): what it meets, what it costs, how it ends, and who may react. */

import { describe, expect, it } from 'vitest';
import { content, type ReachForecast, type WayForecast } from '../src/index.ts';
import { forecast, inPersepolis, into, PERSIS } from './forecasts.ts';
import { type Scene, scene } from './scene.ts';

describe('what a step meets', () => {
  it('nobody', () =>
    expect(inPersepolis({ loyal: 1 }, '', { generals: { peithon: '0 parsargadai' } }).meets).toBe('nobody'));
  it('Generals alone, on both sides (S10.G-01)', () => {
    const units = ['0 parsargadai loyal 1'];
    expect(into({ ...PERSIS, units }, {}, ['persepolis'])).toMatchObject({
      meets: 'generals',
      champion: null,
    });
  });
  it('an Army, and is alone (S10.I-01)', () => {
    const units = ['0 parsargadai loyal 1', '1 persepolis loyal 1'];
    const { position } = scene({ ...PERSIS, units });
    const naming = { march: 'peithon', from: 'parsargadai', side: 'outside' };
    const { steps, blocked } = forecast<WayForecast>(position, 0, {
      way: ['persepolis', 'parsargadai'],
      naming,
    });
    expect(steps[0].meets).toBe('dispersed');
    expect(blocked).toEqual({ step: 1, clause: 'K-02' });
  });
  it('a General alone (S10.I-01), and is no Champion any more (S10.H-01)', () =>
    expect(inPersepolis({ loyal: 1 }, '', { successors: [] })).toMatchObject({
      meets: 'dispersal',
      champion: 1,
    }));
  it('a fifth of its own number (S10.J-01), and can go on', () => {
    expect(inPersepolis({ loyal: 4 }, 'loyal 1').meets).toBe('battle');
    expect(inPersepolis({ loyal: 5 }, 'loyal 1')).toMatchObject({ meets: 'overrun', battle: null });
    const at = { ...PERSIS, units: ['0 parsargadai loyal 5', '1 persepolis loyal 1'] };
    expect(into(at, { loyal: 5 }, ['persepolis', 'parsargadai']).meets).toBe('nobody');
  });
  it('nothing but Royal Army CUs of less Prestige (S10.K-03)', () =>
    expect(inPersepolis({ loyal: 1 }, 'royal 2', { popularity: { peithon: 6 } }).meets).toBe('defection'));
  it('enough to fight: then no MPs are left (S10.L-02)', () => {
    const { position } = scene({ ...PERSIS, units: ['0 parsargadai loyal 2', '1 persepolis loyal 2'] });
    const naming = { march: 'peithon', from: 'parsargadai', side: 'outside', loyal: 2 };
    const way = forecast<WayForecast>(position, 0, { way: ['persepolis', 'parsargadai'], naming });
    expect(way).toMatchObject({ blocked: { step: 1, clause: 'S9.3.A-07' }, steps: [{ meets: 'battle' }] });
    expect(way.left).toBeLessThan(0);
  });
});

describe('Free Passage', () => {
  const GABAI = ['transit-gabai-parsargadai', 'gabai'];
  const passage = (host: string | null, way: string[]): boolean => {
    const theirs = host === null ? {} : { peukestas: `1 ${host}` };
    const units = ['0 parsargadai loyal 1', ...(host === null ? [] : [`1 ${host} loyal 1`])];
    const at = { ...PERSIS, units, generals: { peithon: '0 parsargadai', ...theirs } };
    return into(at, { loyal: 1 }, way).passage;
  };
  it('can be asked for where somebody stands (S10.C-01)', () => {
    expect(passage('gabai', GABAI)).toBe(true);
    expect(passage(null, GABAI)).toBe(false);
  });
  it('but not at a Major City (S10.C-02)', () => expect(passage('persepolis', ['persepolis'])).toBe(false));
});

describe('MPs', () => {
  const units = ['0 parsargadai loyal 2'];
  const naming = { march: 'peithon', from: 'parsargadai', side: 'outside', loyal: 2 };
  it('are those of the movement die; before it has fallen nobody knows them (S9.2-04)', () => {
    const [rolled, open] = [{ die: 1 }, { step: 'activation' as const }].map((more) => {
      const { die: _, ...rest } = PERSIS;
      return forecast<ReachForecast>(scene({ ...rest, ...more, units }).position, 0, { reach: true, naming });
    });
    expect(rolled.left).toBe(2);
    expect(Math.max(...Object.values(rolled.spaces).map(({ cost }) => cost))).toBe(2);
    expect(open.left).toBeNull();
    expect(Object.keys(open.spaces).length).toBeGreaterThan(Object.keys(rolled.spaces).length);
  });
  it('are the OPs of the card that is being resolved (S6.2.B1-02)', () => {
    const card = content.cards.find(
      ({ ops, type, copies }) => ops === 3 && type !== 'surprise' && copies === 1,
    )?.id as string;
    const { die: _, ...rest } = PERSIS;
    const table = scene({ ...rest, step: 'tyche', hands: { 0: [card] }, units });
    table.does(0, { operations: card, on: 'forceMarch' });
    expect(forecast<ReachForecast>(table.position, 0, { reach: true, naming }).left).toBe(3);
  });
});

it.each([
  [{}, "request has no 'way'"],
  [{ way: ['athens'] }, 'request.way[0]: no space "athens"'],
  [{ way: [] }, 'request has no naming, and the seat has no active group'],
  [{ reach: true, naming: { march: 'peithon', from: 'parsargadai' } }, "request.naming has no 'side'"],
  [{ reach: true, to: 'pella' }, 'request: no field "to"'],
  [{ reach: true, naming: { march: 'peithon', from: 'persepolis', side: 'outside' } }, 'refused by S9.1-01'],
  [
    { reach: true, naming: { march: 'peithon', from: 'parsargadai', side: 'outside', loyal: 3 } },
    'refused by S9.1-10',
  ],
])('%j is no request', (request, fault) => {
  const { position } = scene({ ...PERSIS, units: ['0 parsargadai loyal 2'] });
  expect(() => forecast(position, 0, request)).toThrow(fault);
});

describe('the end of the way', () => {
  const forageAfter = (way: string[], ...others: string[]): WayForecast['forage'] => {
    const units = ['0 kelainai loyal 4', ...others];
    const minors = others.map((line) => [
      ['attalos', 'alketas'][Number(line[0])],
      line.split(' ', 2).join(' '),
    ]);
    const generals = { antigonos: '0 kelainai', ...Object.fromEntries(minors) };
    const { position } = scene({ die: 6, generals, units });
    const naming = { march: 'antigonos', from: 'kelainai', side: 'outside', loyal: 4 };
    return forecast<WayForecast>(position, 0, { way, naming }).forage;
  };
  const TRANSIT = 'transit-daskyleion-gordion';

  it('feeds three CUs if it is a Transit Point, eight elsewhere (S6.4-02)', () => {
    expect(forageAfter([TRANSIT])).toEqual({ cus: 4, limit: 3 });
    expect(forageAfter(['ikonion'])).toBeNull();
  });
  it('counts, not what lies on the way', () => {
    expect(forageAfter([TRANSIT, 'daskyleion'])).toBeNull();
  });
  it('feeds those too who are there already (S6.4-01), but nobody knows how many a battle leaves', () => {
    expect(forageAfter(['ikonion'], '0 ikonion mercenary 4')).toBeNull();
    expect(forageAfter(['ikonion'], '0 ikonion mercenary 5')).toEqual({ cus: 9, limit: 8 });
    expect(forageAfter([TRANSIT], `1 ${TRANSIT} loyal 3`)).toBeNull();
  });
});

describe('the die that a reaction needs', () => {
  it('is what it is rolled for: EUMENES Intercepts from 3 on (S11.2-12), others by their Initiative (S11.2-11)', () => {
    const at: Scene = {
      ...PERSIS,
      pcs: {},
      unsettled: true, // one of the two in Gabai has just come
      generals: { peithon: '0 parsargadai', eumenes: '1 gabai', seleukos: '2 gabai' },
      units: ['0 parsargadai loyal 1', '1 gabai loyal 1'],
    };
    const { interceptions } = into(at, { loyal: 1 }, ['transit-gabai-parsargadai']);
    expect(interceptions).toEqual([
      { seat: 1, general: 'eumenes', needed: 3, chance: 4 / 6, clause: 'S11.2-12' },
      expect.objectContaining({ seat: 2, general: 'seleukos', clause: 'S11.2-11' }),
    ]);
    const table = scene({ ...at, dice: [2, 6] });
    table.does(0, { march: 'peithon', from: 'parsargadai', side: 'outside', loyal: 1 });
    table.does(0, { go: 'transit-gabai-parsargadai' });
    table.does(1, { intercept: 'eumenes', loyal: 1 });
    table.does(2, { intercept: 'seleukos' });
    const needed = table
      .events()
      .flatMap(({ key, params }) => (key === 'event.interceptionRoll' ? params.needed : []));
    expect(needed).toEqual(interceptions.map((each) => each.needed));
  });
});
