import { describe, expect, it } from 'vitest';
import { entering, plays } from './reactions.ts';
import { asked, type Scene, scene, told } from './scene.ts';

/** Lysimachos (seat 2) and Perdikkas (seat 1), both without CUs, at Ephesos, where Antigonos comes from Sardeis. */
const two = (parts: Scene = {}) =>
  entering(
    { generals: { perdikkas: '1 ephesos', lysimachos: '2 ephesos' }, unsettled: true, ...parts },
    'ephesos',
  );
/** A General alone at Ephesos tries. */
const tries = (general: string, die: number) => {
  const table = entering({ generals: { [general]: '1 ephesos' }, dice: [die] }, 'ephesos');
  return told(plays(table, [1, { evade: true }]), 'evasionRoll');
};
const rolls = (table: ReturnType<typeof two>) =>
  table
    .events('all')
    .filter(({ key }) => key === 'event.evasionRoll')
    .map(({ params }) => params.seat);

describe('12.2 Declaring', () => {
  it('S12.2-01 all, before any Evasion is resolved', () => {
    const table = two({ dice: [1, 1] });
    plays(table, [1, { evade: true }]);
    expect([asked(table), rolls(table)]).toEqual([['2 evade'], []]);
    expect(told(table, 'declaredEvasion')).toEqual({ seat: 1, general: 'perdikkas', space: 'ephesos' });
    plays(table, [2, { evade: true }]);
    expect(rolls(table)).toEqual([1, 2]);
  });

  it('S12.2-02 in Turn Order, and resolved in Turn Order', () => {
    const table = two({ first: 2, direction: 'right', active: 0, dice: [1, 1] });
    expect(table.fact('order')).toEqual([2, 1, 0, 3]);
    expect(asked(table)).toEqual(['2 evade']);
    plays(table, [2, { evade: true }], [1, { evade: true }]);
    expect(rolls(table)).toEqual([2, 1]);
  });

  it('S12.2-03 one roll of a Faction, by who commands', () => {
    const generals = { perdikkas: '1 ephesos', seleukos: '1 ephesos' };
    const table = entering({ generals, dice: [3] }, 'ephesos');
    plays(table, [1, { evade: true }]);
    // Seleukos would need 3.
    expect(told(table, 'evasionRoll')).toMatchObject({ general: 'perdikkas', needed: 4, success: false });
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 dispersed', seleukos: '1 dispersed' });
  });
});

describe('12.2 Rolling', () => {
  it('S12.2-04 a die above the Initiative Rating succeeds', () => {
    expect(tries('perdikkas', 3)).toMatchObject({ needed: 4, success: false });
    expect(tries('perdikkas', 4)).toMatchObject({ needed: 4, success: true });
    expect(tries('antipatros', 4)).toMatchObject({ needed: 5, success: false });
  });

  it('S12.2-05 for Lysimachos a 3 or more', () => {
    expect(tries('lysimachos', 2)).toMatchObject({ success: false });
    expect(tries('lysimachos', 3)).toMatchObject({ needed: 3, success: true });
  });
});

describe('12.2 B Failure', () => {
  /** Perdikkas holds Ephesos and all Lydia with two CUs, and is attacked by six. */
  const attacked = (dice: number[]) =>
    plays(
      scene({
        die: 4,
        dice,
        provinces: { lydia: 1 },
        generals: { antigonos: '0 halikarnassos', perdikkas: '1 ephesos' },
        units: ['0 halikarnassos loyal 6', '1 ephesos loyal 2'],
      }),
      [0, { march: 'antigonos', from: 'halikarnassos', side: 'outside', loyal: 6 }],
      [0, { go: 'ephesos' }],
    );
  const local = (table: ReturnType<typeof attacked>, seat: number) =>
    table.events('all').find(({ key, params }) => key === 'event.battleStrength' && params.seat === seat)
      ?.params.local;

  it('S12.2.B-01 whoever has failed gets no Local Troops', () => {
    const table = attacked([3, 4, 4, 4, 4, 4]);
    plays(table, [1, { evade: true }]);
    expect(told(table, 'evasionRoll')).toMatchObject({ success: false });
    expect(local(table, 1)).toBe(0);
  });

  it('S12.2.B-02 whoever has not tried gets them', () => {
    const table = attacked([4, 4, 4, 4, 4]);
    plays(table, [1, { stay: true }]);
    expect(local(table, 1)).toBe(3);
  });
});
