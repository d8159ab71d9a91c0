import { describe, expect, it } from 'vitest';
import { scene, seen, told } from './scene.ts';

describe('3.5 Provinces', () => {
  it('S3.5-01 give their printed Victory Points to whoever controls them', () => {
    const table = scene({ provinces: { aigyptos: 0, thessalia: 0, babylonia: 1, skythia: 'independent' } });
    expect(table.fact('points')).toEqual({ 0: 8, 1: 4, 2: 0, 3: 0 });
    expect(seen(table, 0).factions).toMatchObject([
      {
        vpFrom: [
          { clause: 'S3.5-01', what: 'thessalia', by: 2 },
          { clause: 'S3.5-01', what: 'aigyptos', by: 6 },
        ],
      },
      { vpFrom: [{ clause: 'S3.5-01', what: 'babylonia', by: 4 }] },
      { vpFrom: [] },
      { vpFrom: [] },
    ]);
  });

  it('S3.5-01 no longer than he controls them', () => {
    const table = scene({
      step: 'surrender',
      pcs: { larisa: 1, pagasai: 1 },
      generals: { philoxenos: '0 larisa' },
      units: ['0 larisa mercenary 1'],
    });
    expect(table.fact('points')).toMatchObject({ 1: 2 });
    table.does(0, { remove: 'larisa' });
    expect(told(table, 'lostProvince')).toEqual({ seat: 1, province: 'thessalia' });
    expect(table.fact('points')).toMatchObject({ 1: 0 });
  });
});

describe('3.5 Lord of Asia', () => {
  it('S3.5-02 Phrygia, Syria and Babylonia together give 4 more', () => {
    const table = scene({ provinces: { phrygia: 0, syria: 0, babylonia: 0 } });
    expect(table.fact('pointSources')).toMatchObject({ 0: { 'S3.5-01': 10, 'S3.5-02': 4 } });
    expect(table.fact('points')).toMatchObject({ 0: 14 });
  });

  it('S3.5-02 two of them do not', () => {
    const table = scene({ provinces: { phrygia: 0, syria: 1, babylonia: 0 } });
    expect(table.fact('points')).toMatchObject({ 0: 7, 1: 3 });
  });

  it('S3.5-02 it is gone as soon as one of them is', () => {
    const table = scene({
      step: 'surrender',
      provinces: { phrygia: 1, babylonia: 1 },
      pcs: { emesa: 1, chalybon: 1, bambyke: 1 },
      generals: { philoxenos: '0 emesa' },
      units: ['0 emesa mercenary 1'],
    });
    expect(table.fact('points')).toMatchObject({ 1: 14 });
    table.does(0, { remove: 'emesa' });
    expect(table.fact('points')).toMatchObject({ 1: 7 });
  });
});

describe('3.5 Largest Fleet', () => {
  it('S3.5-03 the highest Fleet Strength, from 3 on, gives 3', () => {
    const table = scene({ provinces: { rhodos: 0, karia: 0, phoinike: 1 } });
    expect(table.fact('fleetStrength')).toMatchObject({ 0: 3, 1: 2 });
    expect(table.fact('pointSources')).toMatchObject({
      0: { 'S3.5-01': 4, 'S3.5-03': 3 },
      1: { 'S3.5-01': 3 },
    });
  });

  it('S3.5-03 2 are too few', () => {
    const table = scene({ provinces: { rhodos: 0, karia: 1 } });
    expect(table.fact('fleetStrength')).toMatchObject({ 0: 2, 1: 1 });
    expect(table.fact('points')).toMatchObject({ 0: 2, 1: 2 });
  });

  it('S3.5-03 of equals nobody has it', () => {
    const table = scene({ provinces: { rhodos: 0, karia: 0, phoinike: 1, kypros: 1 } });
    expect(table.fact('fleetStrength')).toMatchObject({ 0: 3, 1: 3 });
    expect(table.fact('points')).toMatchObject({ 0: 4, 1: 5 });
  });

  it('S3.5-03 Independent Fleets do not compete', () => {
    const provinces = { rhodos: 0, karia: 0, phoinike: 'independent', kypros: 'independent' } as const;
    const table = scene({ provinces, fleets: { phoinike: 'upgraded', kypros: 'upgraded' } });
    expect(table.fact('pointSources')).toMatchObject({ 0: { 'S3.5-03': 3 } });
  });

  it('S3.5-04 the faceup numbers of all his Fleets count, Dispersed ones too', () => {
    const table = scene({
      provinces: { rhodos: 0, karia: 1, aigyptos: 1, kypros: 1 },
      fleets: { rhodos: 'dispersed', kilikia: '0 upgraded', karia: 'upgraded' },
    });
    expect(table.fact('fleetStrength')).toMatchObject({ 0: 4, 1: 4 });
    const spoiled = scene({ provinces: { rhodos: 0 }, fleets: { rhodos: 'dispersed', kilikia: '0' } });
    expect(spoiled.fact('pointSources')).toMatchObject({ 0: { 'S3.5-03': 3 } });
  });
});

describe('3.5 Hellespont', () => {
  const ports = { kardia: 0, byzantion: 0, abydos: 0, kyzikos: 0, chalkedon: 0 };

  it('S3.5-06 the five ports around the Propontis give 2', () => {
    expect(scene({ pcs: ports }).fact('pointSources')).toMatchObject({ 0: { 'S3.5-06': 2 } });
  });

  it.each(Object.keys(ports))('S3.5-06 not without %s', (port) => {
    const table = scene({ pcs: { ...ports, [port]: 1 } });
    expect(Object.keys((table.fact('pointSources') as object[])[0])).not.toContain('S3.5-06');
  });
});
