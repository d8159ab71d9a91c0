import { describe, expect, it } from 'vitest';
import { entering, plays } from './reactions.ts';
import { type Scene, scene, told } from './scene.ts';

const options = { eightCuLimit: true };
const camp = (units: readonly string[], position: Scene = {}) =>
  scene({
    options,
    die: 4,
    generals: { antigonos: '0 sardeis' },
    units,
    ...position,
  });
const SARDEIS = { march: 'antigonos', from: 'sardeis', side: 'outside' };

describe('16.8 Eight CUs', () => {
  it('S16.8-01 no more of them are named to march together', () => {
    const table = camp(['0 sardeis mercenary 4 loyal 6']);
    expect(table.refuses(0, { ...SARDEIS, mercenary: 4, loyal: 5 })).toBe('S16.8-01');
    table.does(0, { ...SARDEIS, mercenary: 4, loyal: 4 });
    table.does(0, { go: 'pergamon' });
    expect(table.fact('units')).toEqual(['0 sardeis loyal 2', '0 pergamon mercenary 4 loyal 4']);
    const usual = camp(['0 sardeis mercenary 4 loyal 6'], { options: {} });
    usual.does(0, { ...SARDEIS, mercenary: 4, loyal: 6 });
  });

  it('S16.8-01 the Silver Shields count as the CUs that they are', () => {
    const table = camp(['0 sardeis loyal 7 silver-shields 2']);
    expect(table.refuses(0, { ...SARDEIS, loyal: 7, 'silver-shields': 2 })).toBe('S16.8-01');
    table.does(0, { ...SARDEIS, loyal: 6, 'silver-shields': 2 });
  });

  it('S16.8-01 D16-09 on the way CUs are exchanged, not added', () => {
    const table = camp(['0 sardeis loyal 8', '0 pergamon mercenary 3'], { pcs: { pergamon: 0 } });
    table.does(0, { ...SARDEIS, loyal: 8 });
    table.does(0, { go: 'pergamon' });
    table.does(0, { regroup: 'antigonos', mercenary: 3, loyal: 5 });
    table.does(0, { go: 'ephesos' });
    expect(table.fact('units')).toContain('0 ephesos mercenary 3 loyal 5');
    expect(table.fact('units')).toContain('0 pergamon loyal 3');
  });

  it('S16.8-01 D16-22 whoever has become more leaves some before the next step', () => {
    const table = camp(['0 sardeis loyal 8', '0 pergamon mercenary 3'], { pcs: { pergamon: 0 } });
    plays(
      table,
      [0, { ...SARDEIS, loyal: 8 }],
      [0, { go: 'pergamon' }],
      [0, { regroup: 'antigonos', mercenary: 1, loyal: 8 }],
    );
    expect(table.refuses(0, { go: 'ephesos' })).toBe('S16.8-01');
    plays(table, [0, { regroup: 'antigonos', loyal: 8 }], [0, { go: 'ephesos' }]);
  });

  it('S16.8-02 no more of them Intercept together, but several attempts may bring more', () => {
    const table = entering({
      options,
      generals: { perdikkas: '1 ephesos', krateros: '1 abydos' },
      units: ['1 ephesos loyal 9', '1 abydos loyal 3'],
      dice: [6, 6],
    });
    expect(table.refuses(1, { intercept: 'perdikkas', loyal: 9 })).toBe('S16.8-02');
    plays(table, [1, { intercept: 'perdikkas', loyal: 8 }], [1, { intercept: 'krateros', loyal: 3 }]);
    expect(table.fact('units')).toContain('1 pergamon loyal 11');
  });

  it('S16.8-03 Evasion is not limited', () => {
    const table = entering({
      options,
      generals: { perdikkas: '1 pergamon' },
      units: ['1 pergamon loyal 10'],
      pcs: { abydos: 1 },
      dice: [6],
    });
    table.does(1, { evade: true });
    table.does(1, { flee: 'abydos' });
    expect(told(table, 'evasionRoll')).toMatchObject({ success: true });
    expect(table.fact('units')).toContain('1 abydos loyal 10');
  });

  it('S16.8-04 any number of them may be in a space', () => {
    const table = camp(['0 sardeis loyal 8', '0 pergamon loyal 7'], { pcs: { pergamon: 0 } });
    plays(table, [0, { ...SARDEIS, loyal: 8 }], [0, { go: 'pergamon' }]);
    expect(table.fact('units')).toEqual(['0 pergamon loyal 15']);
  });

  it('D16-22 nobody honours a Free Passage with which he would have to leave with more', () => {
    const table = scene({
      options,
      die: 4,
      pcs: { ephesos: 1 },
      generals: { antigonos: '0 pergamon', krateros: '0 ephesos', lysimachos: '1 ephesos' },
      units: ['0 pergamon loyal 5', '0 ephesos loyal 4', '1 ephesos loyal 1'],
      unsettled: true,
    });
    plays(
      table,
      [0, { march: 'antigonos', from: 'pergamon', side: 'outside', loyal: 5 }],
      [0, { request: 'ephesos' }],
      [1, { grant: true }],
    );
    // Only breaking it is left, and so it is broken.
    expect(told(table, 'brokePassage')).toEqual({ seat: 0, space: 'ephesos' });
  });
});
