import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const options = { dispersedFleets: true };
const reinforcements = (position: Scene) =>
  scene({
    turn: 2,
    step: 'reinforcements',
    pcs: { memphis: 0, sardeis: 1, kelainai: 2, tyros: 3, athenai: 'independent' },
    generals: { perdikkas: '0 memphis' },
    provinces: { rhodos: 2 },
    fleets: { rhodos: 'dispersed', athenai: 'dispersed', kilikia: 'dispersed' },
    ...position,
  });
const harbour = (position: Scene = {}) =>
  scene({
    turn: 2,
    step: 'tyche',
    options,
    provinces: { karia: 0, kypros: 0, phoinike: 1 },
    fleets: { karia: 'dispersed', phoinike: 'dispersed' },
    hands: { 0: ['condemnation', 'olympias', 'fog'] },
    ...position,
  });

describe('16.10 Dispersed player Fleets', () => {
  it('S16.10-01 do not come back by themselves', () => {
    expect(reinforcements({ options }).fact('fleets')).toMatchObject({ rhodos: '2 dispersed' });
    expect(reinforcements({}).fact('fleets')).toMatchObject({ rhodos: '2' });
  });

  it('S16.10-05 those of nobody, and Independent ones, do', () => {
    expect(reinforcements({ options }).fact('fleets')).toMatchObject({
      athenai: 'independent',
      kilikia: 'nobody',
    });
  });

  it('S16.10-02 S16.10-03 for an Event or Bonus card, of any OPs, on the normal side', () => {
    const table = harbour();
    expect(offered(table, 0, 'retrieve').sort()).toEqual(['condemnation', 'olympias']);
    expect(offered(table, 0, 'fleet', { retrieve: 'olympias' })).toEqual(['karia']);
    expect(table.refuses(0, { retrieve: 'fog', fleet: 'karia' })).toBe('S16.10-02');
    expect(table.refuses(0, { retrieve: 'olympias', fleet: 'kypros' })).toBe('S16.10-02');
    expect(table.refuses(0, { retrieve: 'olympias', fleet: 'phoinike' })).toBe('S16.10-02');
    table.does(0, { retrieve: 'olympias', fleet: 'karia' });
    expect(table.fact('fleets')).toMatchObject({ karia: '0' });
    expect(told(table, 'retrieved')).toEqual({ seat: 0, card: 'olympias', fleet: 'karia' });
    // Neither its event nor its OPs: it is discarded, and the Segment is over (D16-17).
    expect([asked(table), table.fact('discard')]).toEqual([['0 activate'], ['olympias']]);
  });

  it('S16.10-02 only where it is agreed on, and where there is one', () => {
    expect(harbour({ options: {} }).refuses(0, { retrieve: 'olympias', fleet: 'karia' })).toBe('S16.10-02');
    expect(offered(harbour({ fleets: {} }), 0, 'retrieve')).toEqual([]);
  });

  it('S16.10-04 in the Game Turn in which it was Dispersed', () => {
    // A Naval Battle of this very Game Turn has sent it there: nothing notes when.
    const table = harbour({ turn: 1, round: 5 });
    table.does(0, { retrieve: 'olympias', fleet: 'karia' });
    expect(table.fact('fleets')).toMatchObject({ karia: '0' });
  });

  it('S16.10-01 S3.5-04 a Dispersed Fleet counts for the Largest Fleet, before and after', () => {
    const table = harbour();
    expect(table.fact('fleetStrength')).toMatchObject({ 0: 2, 1: 2 });
    table.does(0, { retrieve: 'olympias', fleet: 'karia' });
    expect(table.fact('fleetStrength')).toMatchObject({ 0: 2, 1: 2 });
  });
});
