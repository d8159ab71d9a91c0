import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const EURYDIKE = 'eurydike-speaks-for-philippos';
/** Two Armies of seat 0, one of them inside a city of his. */
const armies = {
  pcs: { sardeis: 0 },
  generals: { antigonos: '0 sardeis inside', krateros: '0 damaskos' },
  units: ['0 sardeis inside loyal 2', '0 damaskos loyal 1'],
};
const speaking = (position: Scene = {}): Table =>
  scene({ step: 'tyche', hands: { 0: [EURYDIKE] }, ...armies, ...position });
function playing(position: Scene = {}): Table {
  const table = speaking(position);
  table.does(0, { event: EURYDIKE });
  return table;
}

describe('Card 33, Eurydike Speaks For Philippos', () => {
  it.each(['damaskos by 0', 'dead'])('C33-01 needs Philippos in his box: not %s', (philippos) => {
    expect(speaking({ royals: { philippos } }).refuses(0, { event: EURYDIKE })).toBe('C33-01');
  });

  it('C33-02 and an Army of his that is not Besieged', () => {
    const table = speaking({
      generals: { antigonos: '0 sardeis inside', krateros: '1 sardeis', peithon: '0 damaskos' },
      units: ['0 sardeis inside loyal 2', '1 sardeis loyal 3'],
    });
    expect(offered(table, 0, 'event')).toEqual([]);
  });

  it('C33-03 C33-05 S8.1-04 he enters the map by this event, and is his at once', () => {
    const table = playing();
    expect(table.fact('royals')).toMatchObject({ philippos: 'box' });
    table.does(0, { at: 'damaskos', side: 'outside' });
    expect(table.fact('royals')).toMatchObject({ philippos: 'damaskos by 0' });
    expect(told(table, 'gainedRoyal')).toEqual({ seat: 0, royal: 'philippos' });
  });

  it('C33-04 with the Army that the player chooses', () => {
    const table = playing();
    expect([asked(table), offered(table, 0, 'at').sort()]).toEqual([
      ['0 chooseLocation'],
      ['damaskos', 'sardeis'],
    ]);
    expect(table.refuses(0, { at: 'pergamon', side: 'outside' })).toBe('C33-04');
    expect(table.refuses(0, { at: 'sardeis', side: 'outside' })).toBe('C33-04');
    table.does(0, { at: 'sardeis', side: 'inside' });
    expect(table.fact('royals')).toMatchObject({ philippos: 'sardeis inside by 0' });
  });

  it('C33-04 and not with one that is Besieged, nor with a General alone', () => {
    const table = playing({
      pcs: { sardeis: 0, tyros: 0 },
      generals: {
        antigonos: '0 sardeis inside',
        peithon: '1 sardeis',
        krateros: '0 damaskos',
        ptolemaios: '0 tyros',
        leonnatos: '0 pella',
      },
      units: ['0 sardeis inside loyal 2', '1 sardeis loyal 3', '0 damaskos loyal 1', '0 tyros loyal 1'],
    });
    expect(offered(table, 0, 'at').sort()).toEqual(['damaskos', 'tyros']);
  });

  it('C33-06 he is worth 4 L', () => {
    const table = playing();
    table.does(0, { at: 'damaskos', side: 'outside' });
    expect(table.fact('legitimacySources')).toMatchObject({ 0: { 'S3.6-05': 4 } });
  });

  it('C33-07 the card leaves the game', () => {
    const table = playing();
    table.does(0, { at: 'damaskos', side: 'outside' });
    expect([table.fact('discard'), table.fact('out')]).toEqual([[], expect.arrayContaining([EURYDIKE])]);
  });

  it('S8.1-04 without it nobody finds him', () => {
    const table = scene({ step: 'settle', ...armies });
    expect(table.fact('royals')).toMatchObject({ philippos: 'box' });
  });
});
