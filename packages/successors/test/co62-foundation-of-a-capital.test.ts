import { describe, expect, it } from 'vitest';
import type { SiegeForecast } from '../src/index.ts';
import { forecast } from './forecasts.ts';
import { plays } from './reactions.ts';
import { asked, offered, type Scene, scene, seen, told } from './scene.ts';
import { active, storm } from './sieges.ts';

const CARD = 'foundation-of-a-capital';
const options = { foundationOfACapital: true };
/** Seat 0 has Aigyptos and the card. */
const founding = (position: Scene = {}) =>
  scene({ turn: 2, step: 'tyche', options, provinces: { aigyptos: 0 }, hands: { 0: [CARD] }, ...position });
/** A Turn End, with the Capital of seat 0 under construction in Alexandria. */
const ending = (position: Scene = {}) =>
  scene({
    seats: 2,
    turn: 2,
    step: 'turnEnd',
    options,
    provinces: { aigyptos: 0 },
    capitals: { 0: 'building alexandria' },
    ...position,
  });
const capital: Scene = { options, provinces: { aigyptos: 0 }, capitals: { 0: 'complete alexandria' } };

describe('Card O62, Foundation of a Capital', () => {
  it('CO62-04 the construction marker is put there', () => {
    const table = founding();
    table.does(0, { event: CARD });
    table.does(0, { at: 'alexandria' });
    expect(told(table, 'foundedCapital')).toEqual({ seat: 0, card: CARD, space: 'alexandria' });
    expect(table.fact('capitals')).toMatchObject({ 0: 'building alexandria' });
    expect(table.fact('discard')).toEqual([CARD]);
    expect((seen(table, 1).factions as { capital: object }[])[0].capital).toMatchObject({
      state: 'building',
      at: 'alexandria',
    });
  });

  it('CO62-01 S16.1-11 CO62-11 needs a player who has neither begun nor completed one', () => {
    for (const begun of ['building naukratis', 'complete naukratis', 'lost by 1'])
      expect(founding({ capitals: { 0: begun } }).refuses(0, { event: CARD })).toMatch(/^CO62-0[12]$/);
    const table = founding({ capitals: { 1: 'building naukratis' }, pcs: { naukratis: 1 } });
    expect(offered(table, 0, 'event')).toEqual([CARD]);
  });

  it('CO62-02 a Minor City with his PC and no enemy CU, in a Province that he controls', () => {
    const table = founding({
      pcs: { pergamon: 0, naukratis: 1 },
      generals: { krateros: '1 pelousion' },
      units: ['1 pelousion loyal 1'],
    });
    table.does(0, { event: CARD });
    expect(offered(table, 0, 'at').sort()).toEqual(['alexandria', 'krokodilopolis']);
    for (const at of ['pergamon', 'naukratis', 'pelousion']) expect(table.refuses(0, { at })).toBe('CO62-02');
    expect(founding({ provinces: {}, pcs: { pergamon: 0 } }).refuses(0, { event: CARD })).toBe('CO62-02');
  });

  it('CO62-03 no Major City and no Stronghold', () => {
    const table = founding();
    table.does(0, { event: CARD });
    expect(table.refuses(0, { at: 'memphis' })).toBe('CO62-03');
  });

  it('CO62-05 S16.1-06 CO62-07 in a Turn End it is completed: 2 VP, and the markers change places', () => {
    const table = ending();
    expect(told(table, 'completedCapital')).toEqual({ seat: 0, space: 'alexandria' });
    expect(table.fact('capitals')).toMatchObject({ 0: 'complete alexandria' });
    expect(table.fact('points')).toMatchObject({ 0: 8 });
    expect(table.fact('pointSources')).toMatchObject({ 0: { 'S3.5-07': 2 } });
  });

  it('CO62-05 not where an enemy CU is', () => {
    const table = ending({ generals: { krateros: '1 alexandria' }, units: ['1 alexandria loyal 1'] });
    expect(told(table, 'completedCapital')).toBeUndefined();
    expect(table.fact('capitals')).toMatchObject({ 0: 'building alexandria' });
  });

  it('CO62-06 in the last Game Turn before the winner is determined; D16-28 in the short game too', () => {
    const last = { provinces: { aigyptos: 0, lydia: 1, hellas: 1 }, seats: 2, successors: [1] } as const;
    // 6 and 2, against 7.
    expect(ending({ ...last, turn: 5 }).fact('outcome')).toMatchObject({ winners: [0], scores: [8, 7] });
    const short = { ...last, turn: 4, options: { ...options, shortGame: true } };
    expect(ending(short).fact('outcome')).toMatchObject({ winners: [0], scores: [8, 7] });
  });

  it('CO62-09 a site that is lost can be founded again', () => {
    const table = scene({
      turn: 2,
      step: 'tyche',
      active: 1,
      options,
      provinces: { aigyptos: 0 },
      pcs: { pella: 1 },
      capitals: { 0: 'building alexandria' },
      hands: { 1: ['diplomacy'] },
    });
    table.does(1, { event: 'diplomacy' });
    table.does(1, { at: 'alexandria' });
    expect(table.fact('capitals')).toMatchObject({ 0: null });
    expect(table.fact('points')).toMatchObject({ 1: 0 });
  });
});

describe('16.1 A Capital', () => {
  it('S16.1-04 CO62-08 is a Major City in every respect', () => {
    expect(scene(capital).fact('kinds')).toMatchObject({ alexandria: 'major' });
    const table = active({
      ...capital,
      at: 'alexandria',
      pc: 1,
      provinces: {},
      capitals: { 1: 'complete alexandria' },
      dice: [6],
    });
    storm(table);
    // A port Major City, and no Fleet: 5, and three Siege Points are needed.
    expect(told(table, 'siegeRoll')).toMatchObject({ fleets: -1, total: 5 });
    expect(told(table, 'siegePoint')).toMatchObject({ needed: 3 });
  });

  it('S16.1-05 CO62-10 counts for its Province, beside its Major City', () => {
    const held = scene({ ...capital, pcs: { pelousion: 1 } });
    expect(held.fact('holders')).toMatchObject({ aigyptos: 0 });
    // Seat 0 has Memphis and enough spaces, but another's Capital stands among them.
    const foreign = scene({ ...capital, capitals: { 1: 'complete alexandria' }, pcs: { alexandria: 1 } });
    expect(foreign.fact('holders')).not.toMatchObject({ aigyptos: 0 });
    // Thessalia has no Major City until somebody builds one.
    const thessalia = { options, provinces: { thessalia: 0 }, pcs: { larisa: 1 } } as const;
    expect(scene(thessalia).fact('holders')).toMatchObject({ thessalia: 0 });
    expect(scene({ ...thessalia, capitals: { 1: 'complete larisa' } }).fact('holders')).not.toMatchObject({
      thessalia: 0,
    });
  });

  it('S3.5-07 is worth 2 VP, and one that was captured 1', () => {
    expect(scene(capital).fact('pointSources')).toMatchObject({ 0: { 'S3.5-07': 2 } });
  });

  /** Alexandria is one Siege Point from its fall, and two CUs are inside. */
  const falling = () =>
    active({
      options,
      at: 'alexandria',
      pc: 1,
      capitals: { 1: 'complete alexandria' },
      sieges: { alexandria: '0 2' },
      units: ['1 alexandria inside mercenary 2'],
      dice: [5],
    });
  it('S16.1-07 S16.1-08 S3.5-08 D16-02 who takes it has its marker: 1 VP for 2', () => {
    const table = falling();
    expect(table.fact('points')).toMatchObject({ 0: 0, 1: 2 });
    storm(table);
    expect(table.fact('points')).toMatchObject({ 0: 1, 1: 0 });
    expect(table.fact('pointSources')).toMatchObject({ 0: { 'S3.5-08': 1 } });
    expect(table.fact('capitals')).toMatchObject({ 1: 'lost by 0' });
  });

  it('S16.1-10 D16-02 it is a Minor City again, when those inside have suffered', () => {
    const table = storm(falling());
    expect(table.fact('kinds')).toMatchObject({ alexandria: 'minor' });
    expect(table.fact('units')).toEqual(['0 alexandria loyal 4']);
    expect(told(table, 'lostCapital')).toEqual({ seat: 1, space: 'alexandria', by: 0, independent: false });
  });

  it('S16.1-07 S16.1-10 a Province without another Major City stays with who has enough of it, all the while', () => {
    const table = active({
      options,
      at: 'larisa',
      pc: 1,
      successors: [0, 1],
      provinces: { thessalia: 1 },
      capitals: { 1: 'complete larisa' },
      sieges: { larisa: '0 2' },
      dice: [5],
    });
    const { fall } = forecast<SiegeForecast>(table.position, 0, { siege: 'larisa' });
    expect(fall.uncontrolled).toEqual([
      { seat: 0, vp: 1, l: 0 },
      { seat: 1, vp: -2, l: 0 },
    ]);
    storm(table);
    expect(told(table, 'lostCapital')).toMatchObject({ space: 'larisa' });
    expect(told(table, 'lostProvince')).toBeUndefined();
    expect(told(table, 'champion')).toBeUndefined(); // S3.7-16: at no moment had he 0 VP
    expect(table.fact('points')).toMatchObject({ 0: 1, 1: 2 });
  });

  it('S16.1-09 D16-29 the Independent Faction scores nothing', () => {
    const table = scene({ ...capital, step: 'activation', turn: 2, capitals: { 0: 'lost by independent' } });
    expect(table.fact('points')).toEqual({ 0: 6, 1: 0, 2: 0, 3: 0 });
  });

  it('S4.5-04 without the card nobody begins one', () => {
    const table = founding({ options: {} });
    expect(table.fact('capitals')).toEqual({ 0: null, 1: null, 2: null, 3: null });
    expect(asked(plays(table))).toEqual(['0 tyche']);
  });
});
