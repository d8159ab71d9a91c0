import { expect, it } from 'vitest';
import { asked, offered, scene, told } from './scene.ts';
it('cycle', () => {
  const table = scene({ die: 4, pcs: { pella: 0, athenai: 0 }, units: ['0 pella loyal 1', '0 athenai loyal 1'] });
  table.does(0, { march: 'attalos', from: 'pella', side: 'outside' });
  for (let i = 0; i < 3; i++) {
    table.does(0, { garrison: true });
    table.does(0, { relocate: 'athenai', side: 'outside' });
    table.does(0, { garrison: true });
    table.does(0, { relocate: 'pella', side: 'outside' });
  }
  expect(table.fact('march')).toEqual(0);
});
it('shields', () => {
  const table = scene({ die: 4, pcs: { pella: 0 }, generals: { antigonos: '0 pella' }, units: ['0 pella silver-shields 3'] });
  table.does(0, { march: 'antigonos', from: 'pella', side: 'outside', 'silver-shields': 3 });
  expect(table.refuses(0, { shift: 'antigonos', 'silver-shields': 2 })).toBe('S7.2.D-06');
});
