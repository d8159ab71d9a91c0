import { describe, expect, it } from 'vitest';
import { asked, offered, scene, told } from './scene.ts';

const shipyard = {
  step: 'tyche',
  provinces: { karia: 0, kypros: 0, phoinike: 1 },
  hands: { 0: ['condemnation', 'olympias', 'fog'] },
} as const;

describe('6.2.C Upgrading a Fleet', () => {
  it('S6.2.C-01 with a card of four OPs, one Fleet that one controls', () => {
    const table = scene(shipyard);
    expect(offered(table, 0, 'upgrade')).toEqual(['condemnation']);
    expect(offered(table, 0, 'fleet', { upgrade: 'condemnation' })).toEqual(['karia', 'kypros']);
    expect(table.refuses(0, { upgrade: 'olympias', fleet: 'karia' })).toBe('S6.2.C-01');
    expect(table.refuses(0, { upgrade: 'condemnation', fleet: 'phoinike' })).toBe('S6.2.C-01');
    table.does(0, { upgrade: 'condemnation', fleet: 'karia' });
    expect(table.fact('fleets')).toMatchObject({ karia: '0 upgraded', kypros: '0' });
    expect(told(table, 'upgraded')).toEqual({ seat: 0, card: 'condemnation', fleet: 'karia' });
    expect([asked(table), table.fact('discard')]).toEqual([['0 activate'], ['condemnation']]);
  });

  it('S6.2.C-01 unless it is Dispersed', () => {
    const table = scene({ ...shipyard, fleets: { karia: 'dispersed' } });
    expect(table.refuses(0, { upgrade: 'condemnation', fleet: 'karia' })).toBe('S6.2.C-01');
    const none = scene({ ...shipyard, fleets: { karia: 'dispersed', kypros: 'dispersed' } });
    expect(offered(none, 0, 'upgrade')).toEqual([]);
  });

  it('S6.2.C-02 who has the Largest Fleet is looked at once more', () => {
    const table = scene(shipyard);
    expect([table.fact('fleetStrength'), table.fact('points')]).toMatchObject([
      { 0: 2, 1: 2 },
      { 0: 4, 1: 3 },
    ]);
    table.does(0, { upgrade: 'condemnation', fleet: 'karia' });
    expect([table.fact('fleetStrength'), table.fact('points')]).toMatchObject([
      { 0: 3, 1: 2 },
      { 0: 7, 1: 3 },
    ]);
  });
});
