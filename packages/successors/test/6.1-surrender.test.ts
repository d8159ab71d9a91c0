import { describe, expect, it } from 'vitest';
import { asked, offered, scene, told } from './scene.ts';

/** Seat 0 has CUs in Lamia, Larisa, Athenai and Aitolia, each under a General. */
const armies = {
  step: 'surrender',
  generals: { perdikkas: '0 lamia', krateros: '0 larisa', peithon: '0 athenai', eumenes: '0 aitolia' },
  units: ['0 lamia mercenary 1', '0 larisa loyal 1', '0 athenai mercenary 1', '0 aitolia mercenary 1'],
} as const;

describe('6.1 Surrender Segment', () => {
  it('S6.1-02 the PCs of enemy Minor Cities can be removed where one has a CU, as many as one likes', () => {
    const table = scene({ ...armies, pcs: { lamia: 1, larisa: 2, thebai: 1, aitolia: 0 } });
    expect(offered(table, 0, 'remove').sort()).toEqual(['lamia', 'larisa']);
    expect(table.refuses(0, { remove: 'thebai' })).toBe('S6.1-02');
    expect(table.refuses(0, { remove: 'aitolia' })).toBe('S6.1-02');
    table.does(0, { remove: 'lamia' });
    expect(told(table, 'tookPc')).toEqual({ seat: 0, space: 'lamia', from: 1 });
    table.does(0, { remove: 'larisa' });
    expect(table.fact('pcs')).toEqual({ thebai: 1, aitolia: 0 });
  });

  it('S6.1-02 nobody has to', () => {
    const table = scene({ ...armies, pcs: { lamia: 1, larisa: 2 } });
    table.does(0, { done: true });
    expect(table.fact('pcs')).toEqual({ lamia: 1, larisa: 2 });
    expect(asked(table)).toEqual(['0 place']);
  });

  it('S6.1-02 CUs without a General suffice, a General without CUs does not', () => {
    const table = scene({
      step: 'surrender',
      pcs: { lamia: 1, larisa: 2 },
      generals: { perdikkas: '0 lamia' },
      units: ['0 larisa loyal 1'],
      unsettled: true, // nobody shows whose they are: they would be Dispersed
    });
    expect(offered(table, 0, 'remove')).toEqual(['larisa']);
  });

  it('S6.1-03 Independent PCs and those on Major Cities stay', () => {
    const table = scene({
      ...armies,
      pcs: { lamia: 'independent', aitolia: 'independent', athenai: 1, larisa: 1 },
    });
    expect(offered(table, 0, 'remove')).toEqual(['larisa']);
    for (const space of ['lamia', 'aitolia', 'athenai'])
      expect(table.refuses(0, { remove: space })).toBe('S6.1-03');
  });

  it('S6.1-04 then PCs can be placed on every uncontrolled city in which one has a CU', () => {
    const table = scene({ ...armies, pcs: { larisa: 'independent' } });
    expect(asked(table)).toEqual(['0 place']);
    expect(offered(table, 0, 'place').sort()).toEqual(['aitolia', 'athenai', 'lamia']);
    for (const space of ['thebai', 'larisa']) expect(table.refuses(0, { place: space })).toBe('S6.1-04');
    table.does(0, { place: 'athenai' });
    table.does(0, { place: 'aitolia' });
    table.does(0, { done: true });
    expect(table.fact('pcs')).toEqual({ larisa: 'independent', athenai: 0, aitolia: 0 });
  });

  it('S6.1-05 also where the PC has just been removed', () => {
    const table = scene({ ...armies, pcs: { lamia: 1, larisa: 2, athenai: 0, aitolia: 0 } });
    table.does(0, { remove: 'lamia' });
    table.does(0, { done: true });
    expect(offered(table, 0, 'place')).toEqual(['lamia']);
    table.does(0, { place: 'lamia' });
    expect(table.fact('pcs')).toMatchObject({ lamia: 0, larisa: 2 });
  });
});
