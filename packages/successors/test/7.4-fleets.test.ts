import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const FOUR_OPS = 'condemnation';

describe('7.4 Fleets and their sides', () => {
  it('S7.4-01 a Fleet is stronger on its upgraded side, and has no third one', () => {
    const table = scene({
      step: 'tyche',
      provinces: { karia: 0, phoinike: 0 },
      fleets: { phoinike: 'upgraded' },
      hands: { 0: [FOUR_OPS] },
    });
    expect(table.fact('fleetStrength')).toMatchObject({ 0: 4 });
    expect(table.refuses(0, { upgrade: FOUR_OPS, fleet: 'phoinike' })).toBe('S7.4-01');
    table.does(0, { upgrade: FOUR_OPS, fleet: 'karia' });
    expect(table.fact('fleets')).toMatchObject({ karia: '0 upgraded', phoinike: '0 upgraded' });
    expect(table.fact('fleetStrength')).toMatchObject({ 0: 5 });
  });

  it('S7.4-02 a Fleet is no CU: it comes back without being placed, and counts nowhere as one', () => {
    const table = scene({
      step: 'reinforcements',
      seats: 2,
      turn: 2,
      provinces: { karia: 0, phoinike: 1 },
      fleets: { karia: 'dispersed' },
      dice: [1, 2],
    });
    // The two Mercenaries that everybody gets and the Loyal Macedonian of the highest Legitimacy: no Fleet waits.
    expect(offered(table, 0, 'units')).toEqual(['mercenary', 'loyal']);
    expect(table.fact('waiting')).toEqual({ 0: { mercenary: 2, loyal: 1 }, 1: { mercenary: 4 } });
    expect(table.fact('fleets')).toMatchObject({ karia: '0' });
    expect(table.fact('tieBreakCus')).toEqual({ 0: 1, 1: 0 });
  });

  it('S7.4-06 who controls a Fleet that is Dispersed has it not at hand', () => {
    const dispersed: Scene = {
      step: 'tyche',
      provinces: { karia: 0, phoinike: 0 },
      fleets: { karia: 'dispersed' },
      hands: { 0: [FOUR_OPS] },
    };
    const table = scene(dispersed);
    expect(offered(table, 0, 'fleet', { upgrade: FOUR_OPS })).toEqual(['phoinike']);
    expect(table.refuses(0, { upgrade: FOUR_OPS, fleet: 'karia' })).toBe('S6.2.C-01');
  });
});

describe('7.4 Control of Fleets', () => {
  /** Seat 0 stands in Alabanda, where seat 1 has the PC with which he holds Karia. */
  const beforeKaria = (fleet = '') =>
    scene({
      step: 'surrender',
      pcs: { halikarnassos: 1, alabanda: 1 },
      generals: { asandros: '0 alabanda' },
      units: ['0 alabanda loyal 2'],
      fleets: fleet === '' ? {} : { karia: fleet },
    });

  it('S7.4-04 whoever controls its Province controls the Fleet', () => {
    const table = scene({ step: 'tyche', pcs: { halikarnassos: 0 }, hands: { 0: ['diplomacy'] } });
    expect(table.fact('fleets')).toMatchObject({ karia: 'nobody' });
    table.does(0, { operations: 'diplomacy', on: 'placePcs' });
    table.does(0, { place: 'knidos' });
    expect(table.fact('fleets')).toMatchObject({ karia: '0' });
    expect(told(table, 'fleetPasses')).toEqual({ seat: 0, fleet: 'karia' });
  });

  it('S7.4-04 the Fleet of Athenai goes with the city, whoever has the rest of Hellas', () => {
    const hellas = ['thebai', 'chalkis', 'korinthos', 'elis', 'sparta', 'kyklades'];
    const table = scene({ pcs: { ...Object.fromEntries(hellas.map((space) => [space, 1])), athenai: 2 } });
    expect(table.fact('fleets')).toMatchObject({ athenai: '2' });
    expect(table.fact('provinces')).toMatchObject({ hellas: null });
  });

  it('S7.4-05 with the Province its Fleet is lost at once', () => {
    const table = beforeKaria();
    expect(table.fact('fleets')).toMatchObject({ karia: '1' });
    table.does(0, { remove: 'alabanda' });
    expect(table.fact('fleets')).toMatchObject({ karia: 'nobody' });
    expect(table.fact('fleetStrength')).toMatchObject({ 1: 0 });
  });

  it('S7.4-07 a Dispersed Fleet changes hands where it is', () => {
    const table = beforeKaria('dispersed');
    table.does(0, { remove: 'alabanda' });
    expect(table.fact('fleets')).toMatchObject({ karia: 'nobody dispersed' });
  });

  it('S7.4-08 a Fleet that is nobody’s or Independent waits in its box, and is not Dispersed', () => {
    const table = beforeKaria();
    table.does(0, { remove: 'alabanda' });
    expect(table.fact('fleets')).toMatchObject({ karia: 'nobody', rhodos: 'nobody' });
    const independent = scene({ provinces: { rhodos: 'independent' } });
    expect(independent.fact('fleets')).toMatchObject({ rhodos: 'independent' });
    expect(independent.fact('fleetStrength')).toEqual({ 0: 0, 1: 0, 2: 0, 3: 0 });
  });

  it('S7.4-09 Kilikia does not bring its Fleet', () => {
    const table = scene({ provinces: { kilikia: 0 } });
    expect(table.fact('provinces')).toMatchObject({ kilikia: 0 });
    expect(table.fact('fleets')).toMatchObject({ kilikia: 'nobody' });
  });

  it('S7.4-09 nor does it take the Fleet from the one who has it', () => {
    const table = scene({ provinces: { kilikia: 0 }, fleets: { kilikia: '1' } });
    expect(asked(table)).toEqual(['0 activate']);
    expect(table.fact('fleets')).toMatchObject({ kilikia: '1' });
    expect(table.fact('fleetStrength')).toMatchObject({ 0: 0, 1: 1 });
  });

  it('S7.4-13 an upgraded Fleet that changes hands is on its normal side again', () => {
    const table = beforeKaria('upgraded');
    expect(table.fact('fleetStrength')).toMatchObject({ 1: 2 });
    table.does(0, { remove: 'alabanda' });
    expect(table.fact('fleets')).toMatchObject({ karia: 'nobody' });
  });
});
