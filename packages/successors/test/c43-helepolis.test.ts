import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { successors } from '../src/index.ts';
import { asked, EIGHT, newGame, offered, type Scene, scene, told } from './scene.ts';
import { active, storm, surrendering } from './sieges.ts';

/** Antigonos of seat 0 stands with three CUs before Sardeis, a city of seat 1. */
const besieging = (position: Scene = {}): Table =>
  scene({
    step: 'tyche',
    hands: { 0: ['the-helepolis'] },
    pcs: { sardeis: 1 },
    generals: { antigonos: '0 sardeis' },
    units: ['0 sardeis loyal 3'],
    ...position,
  });
const event = { event: 'the-helepolis' };
function playing(position: Scene = {}): Table {
  const table = besieging(position);
  table.does(0, event);
  return table;
}
/** It stands there already. */
const standing = (space = 'sardeis'): Pick<Scene, 'lasting'> => ({
  lasting: { 'the-helepolis': { holder: 0, space } },
});
/** Where it is; null: in its holding box. */
const place = (table: Table): string | null =>
  (table.fact('lasting') as { [card: string]: { space: string } })['the-helepolis']?.space ?? null;

describe('Card 43, The Helepolis', () => {
  it('S4.1-11 begins in its holding box', () => {
    expect(place(newGame(4, { draws: EIGHT }))).toBeNull();
  });

  it('D6-29 and a city at which it does not stand already', () => {
    expect(besieging(standing()).refuses(0, event)).toBe('C43-01');
  });

  it('C43-01 needs an Army of three CUs that Besieges a Major City', () => {
    expect(place(playing())).toBe('sardeis');
    expect(besieging({ units: ['0 sardeis loyal 2'] }).refuses(0, event)).toBe('C43-01');
    expect(
      besieging({
        generals: { antigonos: '0 ephesos' },
        pcs: { sardeis: 1 },
        units: ['0 ephesos loyal 3'],
      }).refuses(0, event),
    ).toBe('C43-01');
    // His own, nobody's, and no Major City.
    expect(besieging({ pcs: { sardeis: 0 } }).refuses(0, event)).toBe('C43-01');
    expect(besieging({ pcs: {} }).refuses(0, event)).toBe('C43-01');
    const lamia = {
      pcs: { lamia: 'independent' },
      generals: { antigonos: '0 lamia' },
      units: ['0 lamia loyal 3'],
    } as const;
    expect(besieging(lamia).refuses(0, event)).toBe('C43-01');
  });

  it('D15-19 an Independent one as well', () => {
    const table = playing({
      pcs: { athenai: 'independent' },
      generals: { antigonos: '0 athenai' },
      units: ['0 athenai loyal 3'],
    });
    expect(place(table)).toBe('athenai');
  });

  it('C43-01 he chooses among several', () => {
    const table = playing({
      pcs: { sardeis: 1, halikarnassos: 2 },
      generals: { antigonos: '0 sardeis', krateros: '0 halikarnassos' },
      units: ['0 sardeis loyal 3', '0 halikarnassos loyal 3'],
    });
    expect(offered(table, 0, 'at').sort()).toEqual(['halikarnassos', 'sardeis']);
  });

  it('C43-02 it comes from its box, or from wherever it stands', () => {
    const table = playing({
      pcs: { sardeis: 1, halikarnassos: 2 },
      generals: { antigonos: '0 sardeis', krateros: '3 halikarnassos' },
      units: ['0 sardeis loyal 3', '3 halikarnassos loyal 3'],
      lasting: { 'the-helepolis': { holder: 3, space: 'halikarnassos' } },
    });
    expect([asked(table), place(table)]).toEqual([['0 bonus'], 'sardeis']);
    expect(told(table, 'broughtEngine')).toEqual({ seat: 0, space: 'sardeis' });
  });

  it('C0-02 the card itself is discarded', () => {
    const table = playing();
    table.does(0, { none: true });
    expect([table.fact('discard'), table.fact('front')]).toEqual([['the-helepolis'], {}]);
  });
});

describe('7.2 G The Helepolis in a Siege', () => {
  const roll = (table: Table) => told(table, 'siegeRoll') as { total: number; engine: number };

  it('S15.2.B-05 S7.2.G-02 C43-03 adds 1 to every Siege roll against that city', () => {
    const table = storm(active({ ...standing(), dice: [3] }));
    expect(roll(table)).toMatchObject({ die: 3, engine: 1, total: 4 });
    expect(roll(storm(active({ dice: [3] })))).toMatchObject({ engine: 0, total: 3 });
  });

  it('C43-03 whoever conducts the Siege', () => {
    const table = storm(active({ lasting: { 'the-helepolis': { holder: 2, space: 'sardeis' } }, dice: [3] }));
    expect(roll(table)).toMatchObject({ total: 4 });
  });

  it('S15.2.B-05 also in a Surrender Segment, and nowhere else', () => {
    const table = surrendering({ ...standing(), dice: [3] });
    table.does(0, { siege: 'sardeis' });
    expect(roll(table)).toMatchObject({ total: 4 });
    const elsewhere = active({
      lasting: { 'the-helepolis': { holder: 0, space: 'halikarnassos' } },
      pcs: { halikarnassos: 2 },
      generals: { krateros: '0 halikarnassos' },
      units: ['0 halikarnassos loyal 3'],
      dice: [3],
    });
    expect(roll(storm(elsewhere))).toMatchObject({ engine: 0, total: 3 });
  });

  it('S15.2.B-05 the forecast knows it', () => {
    const forecast = (position: object): unknown =>
      successors.forecast?.(active(position).position, 0, { siege: 'sardeis' });
    expect(forecast(standing())).toMatchObject({ modifier: 1, reasons: [{ clause: 'S15.2.B-05', by: 1 }] });
    expect(forecast({})).toMatchObject({ modifier: 0, reasons: [] });
  });

  it('S7.2.G-01 C43-04 it counts no CU and no Combat Strength', () => {
    const counted = (table: Table) => [table.fact('cus'), table.fact('abilities'), table.fact('units')];
    expect(counted(playing())).toEqual(counted(besieging()));
  });

  it('S7.2.G-03 S9.1-20 C43-05 it does not go along with an Army', () => {
    const table = active({ ...standing(), cus: 'loyal 5' });
    const leaving = active({
      ...standing(),
      cus: 'loyal 4',
      units: ['0 sardeis mercenary 2'],
      generals: { krateros: '0 sardeis' },
    });
    leaving.does(0, { go: 'ephesos' });
    expect([place(table), place(leaving)]).toEqual(['sardeis', 'sardeis']);
    expect(leaving.fact('units')).toEqual(['0 sardeis mercenary 2', '0 ephesos loyal 4']);
  });

  it('C43-06 it is no loss', () => {
    const table = storm(active({ ...standing(), dice: [1] }));
    expect([table.fact('units'), place(table)]).toEqual([['0 sardeis loyal 3'], 'sardeis']);
  });

  it('C43-07 it goes back to its box when the city is captured', () => {
    const table = storm(active({ ...standing(), sieges: { sardeis: '0 2' }, dice: [5] }));
    expect([table.fact('pcs'), place(table)]).toEqual([{}, null]);
    expect(told(table, 'engineBack')).toEqual({ space: 'sardeis' });
  });

  it('C43-07 or when nobody Besieges it any more', () => {
    const table = active(standing());
    table.does(0, { go: 'ephesos' });
    expect(place(table)).toBeNull();
    const one = active({
      ...standing(),
      generals: { krateros: '0 sardeis' },
      units: ['0 sardeis mercenary 1'],
    });
    one.does(0, { go: 'ephesos' });
    expect(place(one)).toBe('sardeis'); // a CU stays behind, with a General
  });
});

describe('8.4 The Tomb', () => {
  it('S8.4-04 S9.1-20 never moves', () => {
    const table = scene({
      turn: 3,
      die: 5,
      pcs: { pella: 0 },
      generals: { antigonos: '0 pella' },
      units: ['0 pella loyal 2'],
      royals: { tomb: 'pella', herakles: 'pella by 0' },
    });
    const named = { march: 'antigonos', from: 'pella', side: 'outside', loyal: 2 };
    expect(table.refuses(0, { ...named, carry: ['tomb'] })).not.toBeNull();
    table.does(0, { ...named, carry: ['herakles'] });
    table.does(0, { go: 'larisa' });
    expect(table.fact('royals')).toMatchObject({ tomb: 'pella', herakles: 'larisa by 0' });
  });
});
