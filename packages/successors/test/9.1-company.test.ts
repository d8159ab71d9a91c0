import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const SARDEIS = { from: 'sardeis', side: 'outside' } as const;
/** Seat 0: Antigonos with four CUs and Philippos in Sardeis, Demetrios with one in Ephesos. */
const court = (position: Scene = {}) =>
  scene({
    die: 4,
    turn: 2,
    pcs: { sardeis: 0, ephesos: 0 },
    generals: { antigonos: '0 sardeis', demetrios: '0 ephesos' },
    units: ['0 sardeis loyal 4', '0 ephesos mercenary 1'],
    royals: { philippos: 'sardeis by 0' },
    ...position,
  });

describe('9.1 Generals lead movement', () => {
  it('S9.1-14 nothing goes to another space without a General', () => {
    const table = court();
    table.does(0, { march: 'antigonos', ...SARDEIS, loyal: 4 });
    // Those who go inside leave somebody behind to go on.
    expect(table.refuses(0, { garrison: true, with: ['antigonos'], loyal: 1 })).toBe('S9.1-14');
    table.does(0, { garrison: true, loyal: 1 });
    table.does(0, { go: 'pergamon' });
    expect(table.fact('units')).toContain('0 pergamon loyal 3');
  });

  it('S9.1-15 he takes along what he likes: CUs, Generals, Royal Family Members', () => {
    const table = court({
      generals: { antigonos: '0 sardeis', demetrios: '0 sardeis', eumenes: '0 sardeis', krateros: '1 sousa' },
      royals: { philippos: 'sardeis by 0', herakles: 'sardeis by 0', alexandros: 'sousa by 1' },
    });
    const naming = { march: 'antigonos', ...SARDEIS };
    expect(offered(table, 0, 'with', naming)).toEqual([[], ['demetrios'], ['eumenes']]);
    expect(table.refuses(0, { ...naming, loyal: 1, carry: ['alexandros'] })).toBe('S9.1-15');
    table.does(0, { ...naming, with: ['demetrios'], loyal: 3, carry: ['philippos'] });
    table.does(0, { go: 'pergamon' });
    expect(table.fact('generals')).toMatchObject({ demetrios: '0 pergamon', eumenes: '0 sardeis' });
    expect(table.fact('units')).toEqual(['0 sardeis loyal 1', '0 pergamon loyal 3', '0 ephesos mercenary 1']);
    expect(table.fact('royals')).toMatchObject({ philippos: 'pergamon by 0', herakles: 'sardeis by 0' });
  });

  it('S9.1-15 he picks up and drops off on his way', () => {
    const table = court();
    table.does(0, { march: 'antigonos', ...SARDEIS, loyal: 4, carry: ['philippos'] });
    table.does(0, { go: 'ephesos' });
    table.does(0, {
      regroup: 'antigonos',
      with: ['demetrios'],
      loyal: 3,
      mercenary: 1,
      leave: ['philippos'],
    });
    expect(told(table, 'regrouped')).toEqual({ seat: 0, general: 'antigonos', space: 'ephesos', cus: 4 });
    table.does(0, { go: 'pergamon' });
    expect(table.fact('units')).toEqual(['0 pergamon mercenary 1 loyal 3', '0 ephesos loyal 1']);
    expect(table.fact('generals')).toMatchObject({ demetrios: '0 pergamon' });
    expect(table.fact('royals')).toMatchObject({ philippos: 'ephesos by 0' });
  });

  it('S9.1-16 Royal Family Members go to another space only with an Army', () => {
    const table = court();
    expect(table.refuses(0, { march: 'antigonos', ...SARDEIS, carry: ['philippos'] })).toBe('S9.1-16');
    table.does(0, { march: 'antigonos', ...SARDEIS, loyal: 1, carry: ['philippos'] });
    table.does(0, { go: 'pergamon' });
    expect(table.fact('royals')).toMatchObject({ philippos: 'pergamon by 0' });
  });

  it('S9.1-16 nor are they picked up by a General who goes on without CUs', () => {
    const table = court({ royals: { philippos: 'ephesos by 0' } });
    table.does(0, { march: 'antigonos', ...SARDEIS });
    table.does(0, { go: 'ephesos' });
    expect(table.refuses(0, { regroup: 'antigonos', carry: ['philippos'] })).toBe('S9.1-16');
    table.does(0, { regroup: 'antigonos', mercenary: 1, carry: ['philippos'] });
    table.does(0, { go: 'pergamon' });
    expect(table.fact('royals')).toMatchObject({ philippos: 'pergamon by 0' });
  });

  it('S9.1-17 in a Procedure CUs and Royal Family Members go in and out without a General', () => {
    const table = court({
      pcs: { sardeis: 0, ephesos: 1 },
      generals: { antigonos: '0 pergamon', krateros: '1 kelainai' },
      units: ['0 sardeis loyal 2', '1 kelainai loyal 3'],
      royals: { philippos: 'sardeis by 0' },
      active: 1,
    });
    table.does(1, { march: 'krateros', from: 'kelainai', side: 'outside', loyal: 3 });
    table.does(1, { go: 'sardeis' });
    expect(asked(table)).toEqual(['0 hold']);
    table.does(0, { hold: true, loyal: 2, carry: ['philippos'] });
    expect(table.fact('units')).toContain('0 sardeis inside loyal 2');
    expect(table.fact('royals')).toMatchObject({ philippos: 'sardeis inside by 0' });
  });

  it('S9.1-18 a Minor General neither takes a General along nor goes with one', () => {
    const table = court({ generals: { antigonos: '0 sardeis', attalos: '0 ephesos' } });
    expect(table.refuses(0, { march: 'attalos', ...SARDEIS, with: ['antigonos'] })).toBe('D9-01');
    table.does(0, { march: 'antigonos', ...SARDEIS, loyal: 1 });
    table.does(0, { go: 'ephesos' });
    expect(table.refuses(0, { regroup: 'antigonos', with: ['attalos'], loyal: 1 })).toBe('S9.1-18');
    table.does(0, { end: true });
    const minor = court({ generals: { demetrios: '0 ephesos' } });
    minor.does(0, { march: 'attalos', ...SARDEIS, loyal: 1 });
    minor.does(0, { go: 'ephesos' });
    expect(minor.refuses(0, { regroup: 'attalos', with: ['demetrios'], loyal: 1 })).toBe('S9.1-18');
  });

  it('S9.1-19 those whose General fell in a drawn Land Battle Retreat without him', () => {
    const table = court({
      generals: { antigonos: '0 sardeis', krateros: '1 ephesos' },
      pcs: { sardeis: 0 },
      units: ['0 sardeis loyal 2', '1 ephesos loyal 2'],
      dice: [6, 3, 6, 3, 6],
    });
    table.does(0, { march: 'antigonos', ...SARDEIS, loyal: 2, carry: ['philippos'] });
    table.does(0, { go: 'ephesos' });
    table.does(1, { stay: true });
    expect(told(table, 'drewBattle')).toMatchObject({ space: 'ephesos' });
    expect(told(table, 'survivalRoll')).toMatchObject({ general: 'antigonos', killed: true });
    table.does(0, { none: true });
    expect(told(table, 'retreated')).toMatchObject({ seat: 0, from: 'ephesos', space: 'sardeis' });
    expect(table.fact('units')).toEqual(['0 sardeis loyal 1', '1 ephesos loyal 1']);
    expect(table.fact('royals')).toMatchObject({ philippos: 'sardeis by 0' });
  });
});

describe('9.1 What has changed hands', () => {
  it('S9.1-12 a piece that has moved reacts for whoever has it now', () => {
    const table = court({
      pcs: { sardeis: 0, pergamon: 1 },
      generals: { antigonos: '0 sardeis', krateros: '1 pergamon' },
      units: ['0 sardeis loyal 4', '1 pergamon loyal 2'],
      royals: { philippos: 'pergamon by 1' },
      moved: { royals: ['philippos'], units: ['1 pergamon loyal 2'] },
      dice: [5],
    });
    table.does(0, { march: 'antigonos', ...SARDEIS, loyal: 4 });
    table.does(0, { go: 'ephesos' });
    table.does(1, { intercept: 'krateros', loyal: 2, carry: ['philippos'] });
    expect(table.fact('royals')).toMatchObject({ philippos: 'ephesos by 1' });
  });

  it('S9.1-13 who has moved, and is then only lost and found again, is not moved again', () => {
    const table = court({
      royals: { philippos: 'pergamon' },
      moved: { royals: ['philippos'] },
    });
    table.does(0, { march: 'antigonos', ...SARDEIS, loyal: 4 });
    table.does(0, { go: 'pergamon' });
    expect(table.fact('royals')).toMatchObject({ philippos: 'pergamon by 0' });
    expect(table.refuses(0, { regroup: 'antigonos', loyal: 4, carry: ['philippos'] })).toBe('S9.1-10');
  });

  it('S9.1-13 whom another Faction had moved, its conqueror moves', () => {
    const transit = 'transit-halikarnassos-kelainai';
    const table = court({
      generals: { antigonos: '0 sardeis', krateros: '1 ephesos', demetrios: '0 xanthos' },
      units: ['0 sardeis loyal 6', '1 ephesos mercenary 1', '0 xanthos loyal 5'],
      royals: { philippos: 'ephesos by 1' },
      dice: [5],
    });
    table.does(0, { march: 'antigonos', ...SARDEIS, loyal: 6 });
    table.does(0, { go: 'ephesos' });
    table.does(1, { evade: true });
    table.does(1, { flee: transit });
    table.does(1, { halt: true });
    expect(table.fact('royals')).toMatchObject({ philippos: `${transit} by 1` });
    table.does(0, { end: true });
    table.does(0, { march: 'demetrios', from: 'xanthos', side: 'outside', loyal: 5 });
    table.does(0, { go: transit });
    table.does(1, { stay: true });
    expect(table.fact('royals')).toMatchObject({ philippos: `${transit} by 0` });
    table.does(0, { regroup: 'demetrios', loyal: 5, carry: ['philippos'] });
    table.does(0, { go: 'halikarnassos' });
    expect(table.fact('royals')).toMatchObject({ philippos: 'halikarnassos by 0' });
  });
});

describe('8.4 Movement of the Royal Family', () => {
  const CART = 'funeral-cart';

  it('S8.4-03 in Game Turn I the Cart stays', () => {
    for (const turn of [1, 2]) {
      const table = court({
        turn,
        generals: { antigonos: '0 babylon' },
        units: ['0 babylon loyal 2'],
        royals: { [CART]: 'babylon by 0' },
      });
      const march = { march: 'antigonos', from: 'babylon', side: 'outside', loyal: 2, carry: [CART] };
      if (turn === 1) expect(table.refuses(0, march)).toBe('S8.4-03');
      else table.does(0, march);
    }
  });

  it('S8.4-05 in their own activation they go through the walls only with a General', () => {
    const table = court({ royals: { philippos: 'sardeis by 0', herakles: 'ephesos by 0' } });
    table.does(0, { march: 'antigonos', ...SARDEIS });
    expect(table.refuses(0, { muster: true, carry: ['herakles'] })).toBe('S8.4-05');
    table.does(0, { shift: 'antigonos', carry: ['philippos'] });
    expect(table.fact('royals')).toMatchObject({ philippos: 'sardeis inside by 0' });
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 sardeis inside' });
  });

  it('the Tomb goes nowhere', () => {
    const table = court({
      pcs: { pella: 0 },
      generals: { antigonos: '0 pella' },
      units: ['0 pella loyal 2'],
      royals: { tomb: 'pella' },
    });
    const naming = { march: 'antigonos', from: 'pella', side: 'outside', loyal: 2, carry: ['tomb'] };
    expect(table.fact('royals')).toMatchObject({ tomb: 'pella' });
    expect(table.refuses(0, naming)).toBe('S9.1-15');
  });
});
