import { describe, expect, it } from 'vitest';
import { type Scene, scene } from './scene.ts';

const SARDEIS = { from: 'sardeis', side: 'outside' } as const;
/** The die shows 3: Antigonos and Demetrios have 4 MPs, Kassandros 3, Krateros 2. Antigonos is in Sardeis with 3 CUs. */
const army = (position: Scene = {}) =>
  scene({
    die: 3,
    pcs: { sardeis: 0, ephesos: 0, pergamon: 0, halikarnassos: 0 },
    generals: { antigonos: '0 sardeis', krateros: '0 ephesos', kassandros: '0 ephesos' },
    units: ['0 sardeis loyal 3'],
    ...position,
  });

describe('9.2 Change of command', () => {
  it('S9.2-11 an Army has the MPs of its Commanding General, not of his Subordinates', () => {
    const table = army({
      generals: { krateros: '0 sardeis', antigonos: '0 sardeis', demetrios: '0 sardeis' },
    });
    table.does(0, { march: 'krateros', ...SARDEIS, with: ['antigonos', 'demetrios'], loyal: 3 });
    expect(table.fact('march')).toMatchObject({
      generals: ['krateros', 'antigonos', 'demetrios'],
      allowance: 2,
      left: 2,
    });
    table.does(0, { go: 'ephesos' });
    table.does(0, { go: 'halikarnassos' });
    expect(table.refuses(0, { go: 'xanthos' })).toBe('S9.3.A-07');
  });

  it('S9.2-12 with another Commanding General its allowance is his at once', () => {
    const table = army();
    table.does(0, { march: 'antigonos', ...SARDEIS, loyal: 3 });
    expect(table.fact('march')).toMatchObject({ allowance: 4 });
    table.does(0, { go: 'ephesos' });
    table.does(0, { regroup: 'antigonos', with: ['krateros'], loyal: 3 });
    expect(table.fact('march')).toMatchObject({ allowance: 2 });
    table.does(0, { go: 'pergamon' });
    table.does(0, { regroup: 'antigonos', loyal: 3 });
    expect(table.fact('march')).toMatchObject({ allowance: 4 });
  });

  it('S9.2-13 what has been spent is taken off it', () => {
    const table = army();
    table.does(0, { march: 'antigonos', ...SARDEIS, loyal: 3 });
    table.does(0, { go: 'ephesos' });
    table.does(0, { regroup: 'antigonos', with: ['krateros'], loyal: 3 });
    expect(table.fact('march')).toMatchObject({ spent: 1, left: 1 });
  });

  it('S9.2-13 but never below 0', () => {
    const table = army({ generals: { antigonos: '0 sardeis', krateros: '0 halikarnassos' } });
    table.does(0, { march: 'antigonos', ...SARDEIS, loyal: 3 });
    for (const go of ['pergamon', 'ephesos', 'halikarnassos']) table.does(0, { go });
    table.does(0, { regroup: 'antigonos', with: ['krateros'], loyal: 3 });
    expect(table.fact('march')).toMatchObject({ allowance: 2, spent: 3, left: 0 });
  });

  it('S9.2-18 if he is dropped off, the most Senior of those who are left commands', () => {
    const table = army({
      generals: { krateros: '0 sardeis', antigonos: '0 sardeis', kassandros: '0 sardeis' },
    });
    table.does(0, { march: 'krateros', ...SARDEIS, with: ['antigonos', 'kassandros'], loyal: 3 });
    table.does(0, { go: 'ephesos' });
    table.does(0, { regroup: 'antigonos', with: ['kassandros'], loyal: 3 });
    expect(table.fact('march')).toMatchObject({
      at: 'ephesos',
      generals: ['antigonos', 'kassandros'],
      allowance: 4,
      left: 3,
    });
    expect(table.fact('moved')).toMatchObject({ generals: ['krateros'] });
  });

  it('S9.2-19 if a more Senior General is picked up, he commands', () => {
    const table = army();
    table.does(0, { march: 'antigonos', ...SARDEIS, loyal: 3 });
    table.does(0, { go: 'ephesos' });
    table.does(0, { regroup: 'antigonos', with: ['krateros', 'kassandros'], loyal: 3 });
    expect(table.fact('march')).toMatchObject({
      generals: ['krateros', 'antigonos', 'kassandros'],
      allowance: 2,
    });
  });

  it('S9.2-21 without MPs it can still drop off, and go through the walls', () => {
    const table = army({ generals: { antigonos: '0 sardeis', krateros: '0 ephesos' } });
    table.does(0, { march: 'antigonos', ...SARDEIS, loyal: 3 });
    table.does(0, { go: 'ephesos' });
    table.does(0, { regroup: 'antigonos', with: ['krateros'], loyal: 3 });
    table.does(0, { go: 'halikarnassos' });
    expect(table.fact('march')).toMatchObject({ left: 0 });
    table.does(0, { garrison: true, loyal: 1 });
    table.does(0, { regroup: 'antigonos', loyal: 2 });
    expect(table.fact('march')).toMatchObject({ generals: ['antigonos'], left: 2 });
    table.does(0, { go: 'xanthos' });
  });

  it('S9.2-22 Generals without CUs are no exception', () => {
    const table = army();
    table.does(0, { march: 'antigonos', ...SARDEIS });
    table.does(0, { go: 'ephesos' });
    table.does(0, { regroup: 'antigonos', with: ['krateros'] });
    expect(table.fact('march')).toMatchObject({ generals: ['krateros', 'antigonos'], units: {}, left: 1 });
    table.does(0, { go: 'pergamon' });
    table.does(0, { regroup: 'antigonos' });
    expect(table.fact('march')).toMatchObject({ generals: ['antigonos'], left: 2 });
  });
});
