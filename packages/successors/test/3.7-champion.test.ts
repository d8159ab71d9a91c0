import { describe, expect, it } from 'vitest';
import { newGame, scene, seen, told } from './scene.ts';

describe('3.7 Champion and Successor', () => {
  it('S3.7-01 everybody begins as a Champion', () => {
    const draws = [
      'perdikkas',
      'eumenes',
      'antigonos',
      'peithon',
      'antipatros',
      'ptolemaios',
      'krateros',
      'leonnatos',
    ];
    const table = newGame(4, { draws });
    expect(table.fact('champions')).toEqual([0, 1, 2, 3]);
  });

  it('S3.7-01 whoever is no Champion is a Successor, and all see it', () => {
    const table = scene({ successors: [2] });
    expect(seen(table, null).factions).toMatchObject([
      { champion: true },
      { champion: true },
      { champion: false },
      { champion: true },
    ]);
  });

  it('S3.7-11 besieging a Major City changes nothing', () => {
    const table = scene({
      pcs: { athenai: 1 },
      generals: { krateros: '0 athenai' },
      units: ['0 athenai loyal 3'],
    });
    expect(table.fact('besieged')).toEqual({ athenai: 0 });
    table.does(0, { raise: true });
    expect(told(table, 'placedUnits')).toMatchObject({ seat: 0, space: 'athenai', count: 1 });
    expect(table.fact('active')).toBe(1);
    expect(table.fact('besieged')).toEqual({ athenai: 0 });
    expect(table.fact('champions')).toEqual([0, 1, 2, 3]);
  });

  it('S3.7-12 nor does removing a PC from a Minor City', () => {
    const table = scene({
      step: 'surrender',
      pcs: { chalkis: 1 },
      units: ['0 chalkis loyal 1'],
      generals: { krateros: '0 chalkis' },
    });
    table.does(0, { remove: 'chalkis' });
    expect(told(table, 'tookPc')).toEqual({ seat: 0, space: 'chalkis', from: 1 });
    expect(table.fact('champions')).toEqual([0, 1, 2, 3]);
  });

  it('S3.7-13 nor does taking control of a Royal Family Member', () => {
    const table = scene({
      step: 'settle',
      pcs: { damaskos: 1 },
      generals: { krateros: '0 damaskos' },
      royals: { herakles: 'damaskos by 1' },
    });
    expect(table.fact('royals')).toMatchObject({ herakles: 'damaskos by 0' });
    expect(table.fact('champions')).toEqual([0, 1, 2, 3]);
  });
});

describe('3.7 Champion again', () => {
  /** Seat 1 is a Successor; Larisa is all that Thessalia and his 2 VP hang on. */
  const lastProvince = (parts: object = {}) =>
    scene({
      step: 'surrender',
      successors: [1],
      pcs: { larisa: 1, pagasai: 1 },
      generals: { philoxenos: '0 larisa', andronikos: '0 trikka' },
      units: ['0 larisa mercenary 1', '0 trikka mercenary 1'],
      ...parts,
    });

  it('S3.7-16 a Successor whose VP drop to 0 is a Champion, with 3 L', () => {
    const table = lastProvince();
    expect(table.fact('legitimacy')).toMatchObject({ 1: 0 });
    table.does(0, { remove: 'larisa' });
    expect(table.fact('points')).toMatchObject({ 1: 0 });
    expect(told(table, 'champion')).toEqual({ seat: 1 });
    expect(table.fact('champions')).toEqual([0, 1, 2, 3]);
    expect(table.fact('legitimacy')).toMatchObject({ 1: 3 });
  });

  it('S3.7-16 not if some are left', () => {
    const table = lastProvince({ provinces: { skythia: 1 } });
    table.does(0, { remove: 'larisa' });
    expect(table.fact('points')).toMatchObject({ 1: 1 });
    expect(table.fact('champions')).toEqual([0, 2, 3]);
  });

  it('S3.7-16 not if he has had none', () => {
    const table = lastProvince({ pcs: { larisa: 1 } });
    table.does(0, { remove: 'larisa' });
    expect(table.fact('points')).toMatchObject({ 1: 0 });
    expect(table.fact('champions')).toEqual([0, 2, 3]);
  });
});
