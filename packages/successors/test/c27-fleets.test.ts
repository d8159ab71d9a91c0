import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const holding = (card: string, position: Scene): Table =>
  scene({ step: 'tyche', hands: { 0: [card] }, ...position });

describe('Card 27, Phoenician Shipyards', () => {
  it.each(['tyros', 'salamis', 'rhodos'])('C27-01 needs control of %s', (space) => {
    const table = holding('phoenician-shipyards', { pcs: { [space]: 0 }, provinces: { aigyptos: 0 } });
    expect(offered(table, 0, 'event')).toEqual(['phoenician-shipyards']);
  });

  it('C27-01 or of one of the others, and not elsewhere', () => {
    const table = holding('phoenician-shipyards', { provinces: { aigyptos: 0 }, pcs: { tyros: 1 } });
    expect(table.refuses(0, { event: 'phoenician-shipyards' })).toBe('C27-01');
  });

  it('C27-02 needs an available Fleet of his own on its lower side', () => {
    const parts = { provinces: { aigyptos: 0 as const }, pcs: { tyros: 0 as const } };
    for (const state of ['upgraded', 'dispersed'])
      expect(
        holding('phoenician-shipyards', {
          ...parts,
          fleets: { aigyptos: state },
        }).refuses(0, { event: 'phoenician-shipyards' }),
      ).toBe('C27-02');
  });

  it('C27-03 and turns one such Fleet to its higher side', () => {
    const table = holding('phoenician-shipyards', {
      provinces: { aigyptos: 0, phoinike: 0, makedonia: 0 },
      pcs: { tyros: 0 },
      fleets: { makedonia: 'dispersed' },
    });
    table.does(0, { event: 'phoenician-shipyards' });
    expect(offered(table, 0, 'fleet').sort()).toEqual(['aigyptos', 'phoinike']);
    expect(table.refuses(0, { fleet: 'makedonia' })).toBe('C27-02');
    table.does(0, { fleet: 'aigyptos' });
    expect(table.fact('fleets')).toMatchObject({ aigyptos: '0 upgraded' });
    expect(told(table, 'upgraded')).toEqual({ seat: 0, card: 'phoenician-shipyards', fleet: 'aigyptos' });
    expect(asked(table)).toEqual(['0 activate']);
  });
});

describe('Card 28, Kilikia Pirates', () => {
  it('C28-01 not for whoever has the Fleet already', () => {
    const table = holding('kilikia-pirates', { fleets: { kilikia: '0' } });
    expect(table.refuses(0, { event: 'kilikia-pirates' })).toBe('C28-01');
  });

  it.each([
    ['nobody', {}],
    ['another player', { fleets: { kilikia: '1 upgraded' } }],
  ])('C28-02 S6.2.A-02 gives him the Fleet that %s had, on its lower side (C28-03, S6.2.A-07)', (_, had) => {
    const table = holding('kilikia-pirates', had);
    table.does(0, { event: 'kilikia-pirates' });
    expect(table.fact('fleets')).toMatchObject({ kilikia: '0' });
    expect(told(table, 'fleetPasses')).toMatchObject({ seat: 0, fleet: 'kilikia' });
  });

  it('C28-03 S6.2.A-07 a Dispersed one stays Dispersed', () => {
    const table = holding('kilikia-pirates', { fleets: { kilikia: '1 dispersed' } });
    table.does(0, { event: 'kilikia-pirates' });
    expect(table.fact('fleets')).toMatchObject({ kilikia: '0 dispersed' });
  });

  it('C28-04 C28-05 it stays with him, whoever controls Kilikia', () => {
    const table = holding('kilikia-pirates', { provinces: { kilikia: 1 } });
    table.does(0, { event: 'kilikia-pirates' });
    expect(table.fact('fleets')).toMatchObject({ kilikia: '0' });
  });
});
