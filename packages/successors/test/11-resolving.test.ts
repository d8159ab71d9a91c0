import { describe, expect, it } from 'vitest';
import { entering, plays } from './reactions.ts';
import { asked, type Scene, told } from './scene.ts';

/** Perdikkas (seat 1) tries from Ephesos, with three CUs. */
const tries = (general: string, die: number) =>
  told(
    plays(entering({ generals: { [general]: '1 ephesos' }, units: ['1 ephesos loyal 3'], dice: [die] }), [
      1,
      { intercept: general, loyal: 3 },
    ]),
    'interceptionRoll',
  );
/** Seat 1 tries from two spaces. */
const twice = (...dice: number[]) => {
  const scene: Scene = {
    generals: { perdikkas: '1 ephesos', seleukos: '1 abydos' },
    units: ['1 ephesos loyal 3', '1 abydos mercenary 2'],
    dice,
  };
  return plays(
    entering(scene),
    [1, { intercept: 'perdikkas', loyal: 3 }],
    [1, { intercept: 'seleukos', mercenary: 2 }],
  );
};

describe('11.2 Rolling', () => {
  it('S11.2-09 a Minor General placed for an attempt that fails goes off map again, not the one before him (D9-24)', () => {
    const table = plays(
      entering({ generals: { polemaios: '1 ephesos' }, units: ['1 ephesos loyal 3'], dice: [1] }),
      [1, { appoint: 'alketas', at: 'ephesos', side: 'outside' }],
      [1, { intercept: 'polemaios', loyal: 2 }],
    );
    expect(table.fact('generals')).toMatchObject({ alketas: '1 off-map', polemaios: '1 ephesos' });
  });

  it('S11.2-11 a die above the Initiative Rating succeeds', () => {
    expect(tries('perdikkas', 3)).toMatchObject({ needed: 4, success: false });
    expect(tries('perdikkas', 4)).toMatchObject({ needed: 4, success: true });
    expect(tries('antipatros', 4)).toMatchObject({ needed: 5, success: false });
  });

  it('S11.2-12 for Eumenes a 3 or more', () => {
    expect(tries('eumenes', 2)).toMatchObject({ success: false });
    expect(tries('eumenes', 3)).toMatchObject({ needed: 3, success: true });
  });

  it('S11.2-13 then everybody moves who was declared', () => {
    const table = entering({
      generals: { perdikkas: '1 ephesos', seleukos: '1 ephesos' },
      units: ['1 ephesos loyal 3 mercenary 1'],
      royals: { herakles: 'ephesos by 1' },
      dice: [4],
    });
    plays(table, [
      1,
      { intercept: 'perdikkas', with: ['seleukos'], loyal: 3, mercenary: 1, carry: ['herakles'] },
    ]);
    expect(table.fact('units')).toEqual(['0 pergamon loyal 4', '1 pergamon mercenary 1 loyal 3']);
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 pergamon', seleukos: '1 pergamon' });
    expect(table.fact('royals')).toMatchObject({ herakles: 'pergamon by 1' });
  });

  it('S11.2-14 the first success cancels the attempts of other Factions', () => {
    const table = entering({
      generals: { perdikkas: '1 ephesos', lysimachos: '2 abydos' },
      units: ['1 ephesos loyal 3', '2 abydos loyal 3'],
      dice: [4],
    });
    plays(table, [1, { intercept: 'perdikkas', loyal: 3 }], [2, { intercept: 'lysimachos', loyal: 3 }]);
    expect(told(table, 'interceptionRoll')).toMatchObject({ seat: 1, success: true });
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 pergamon', lysimachos: '2 abydos' });
    expect(asked(table)).toEqual(['0 withdraw']);
  });

  it('S11.2-15 but not those of the same Faction', () => {
    const table = twice(4, 2);
    expect(told(table, 'interceptionRoll')).toMatchObject({ general: 'seleukos', die: 2, success: false });
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 pergamon', seleukos: '1 abydos' });
  });

  it('S11.2-16 whose groups come together there', () => {
    const table = twice(4, 3);
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 pergamon', seleukos: '1 pergamon' });
    expect(table.fact('units')).toEqual(['0 pergamon loyal 4', '1 pergamon mercenary 2 loyal 3']);
  });
});
