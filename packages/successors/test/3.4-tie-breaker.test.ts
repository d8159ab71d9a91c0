import { describe, expect, it } from 'vitest';
import { type Scene, scene } from './scene.ts';

/** Game Turn V is over, and all have 3 VP. */
const tied = (parts: Scene) =>
  scene({ seats: 3, turn: 5, step: 'nextTurn', provinces: { thrake: 0, lydia: 1, phrygia: 2 }, ...parts });
const winners = (parts: Scene) => (tied(parts).fact('outcome') as { winners: number[] }).winners;

describe('3.4 Victory Tie Breaker', () => {
  it('S3.4-01 it is not for other ties: for the Usurper only Seniority counts', () => {
    const table = scene({
      seats: 2,
      turn: 2,
      step: 'usurper',
      provinces: { makedonia: 0, thrake: 1 },
      generals: { kassandros: '0 pella', lysimachos: '1 kardia' },
      dice: [1, 2],
    });
    expect(table.fact('points')).toEqual({ 0: 3, 1: 3 });
    expect(table.fact('usurper')).toBe(1);
  });

  it('S3.4-02 first, who controls Makedonia', () => {
    const provinces = { makedonia: 0, lydia: 1, phrygia: 2 };
    const generals = { kassandros: '0 pella', perdikkas: '1 sardeis' };
    expect(winners({ provinces, generals, units: ['1 sardeis loyal 3'] })).toEqual([0]);
  });

  it('S3.4-03 second, the most Loyal Macedonian, Royal Army and Silver Shields CUs together', () => {
    const generals = { perdikkas: '0 kardia', antigonos: '1 sardeis', eumenes: '2 kelainai' };
    const units = [
      '0 kardia loyal 2 mercenary 6',
      '1 sardeis loyal 1 royal 1 silver-shields 1',
      '2 kelainai royal 2',
    ];
    expect(winners({ generals, units })).toEqual([1]);
  });

  it('S3.4-04 Dispersed CUs count', () => {
    const generals = { perdikkas: '0 kardia', antigonos: '1 sardeis' };
    const units = ['0 kardia loyal 2', '1 sardeis loyal 1'];
    expect(winners({ generals, units, dispersed: { 1: { royal: 2 } } })).toEqual([1]);
  });

  it('S3.4-03 CUs in training do not', () => {
    const generals = { perdikkas: '0 kardia', antigonos: '1 sardeis' };
    const units = ['0 kardia loyal 1', '1 sardeis loyal 1'];
    expect(winners({ generals, units, training: { 1: 'loyal 4' } })).toEqual([0]);
  });

  it('S3.4-05 third, the General of the highest Seniority', () => {
    const generals = {
      antigonos: '0 kardia',
      demetrios: '0 kardia',
      krateros: '1 sardeis',
      seleukos: '2 kelainai',
    };
    expect(winners({ generals })).toEqual([1]);
  });

  it('S3.4-06 Dispersed Generals count', () => {
    expect(winners({ generals: { antigonos: '0 kardia', krateros: '1 dispersed' } })).toEqual([1]);
  });

  it('S3.4-05 those who were killed do not', () => {
    expect(winners({ generals: { antigonos: '0 kardia', krateros: '1 killed' } })).toEqual([0]);
  });

  it('S3.4-07 whoever falls behind at one of them is not compared at the next', () => {
    const generals = { perdikkas: '0 kardia', seleukos: '1 sardeis', antigonos: '2 kelainai' };
    const units = ['0 kardia loyal 1', '1 sardeis loyal 2', '2 kelainai loyal 2'];
    expect(winners({ generals, units })).toEqual([2]);
  });
});
