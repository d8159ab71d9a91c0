import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const naming = (march: string, from: string, units: object = {}) => ({
  march,
  from,
  side: 'outside',
  ...units,
});

describe('Card 40, The Royal Road', () => {
  /** Perdikkas is in Asia, Antigonos in Europe. */
  const onTheRoad = (position: Scene = {}): Table =>
    scene({
      step: 'tyche',
      hands: { 0: ['the-royal-road'] },
      units: ['0 babylon mercenary 2', '0 larisa mercenary 1'],
      generals: { perdikkas: '0 babylon', peithon: '0 larisa' },
      ...position,
    });
  /** He plays it for Perdikkas, uses no OPs, rolls the die and sets out with him. */
  function marching(die: number, position: Scene = {}): Table {
    const table = onTheRoad({ ...position, dice: [die] });
    table.does(0, { event: 'the-royal-road' });
    if (asked(table)[0] === '0 chooseGeneral') table.does(0, { general: 'perdikkas' });
    table.does(0, { none: true });
    table.does(0, { roll: true });
    table.does(0, naming('perdikkas', 'babylon', { mercenary: 2 }));
    return table;
  }

  it('C40-01 needs a General in Asia, whom its player picks', () => {
    const away = onTheRoad({ units: ['0 larisa mercenary 1'], generals: { peithon: '0 larisa' } });
    expect(away.refuses(0, { event: 'the-royal-road' })).toBe('C40-01');
    const table = onTheRoad({
      units: ['0 babylon mercenary 2', '0 sousa mercenary 1', '0 larisa mercenary 1'],
      generals: { perdikkas: '0 babylon', antigonos: '0 sousa', peithon: '0 larisa' },
    });
    table.does(0, { event: 'the-royal-road' });
    expect(offered(table, 0, 'general').sort()).toEqual(['antigonos', 'perdikkas']);
    expect(table.refuses(0, { general: 'peithon' })).toBe('C40-01');
  });

  it('C40-02 in the Activation Segment he has 2 MPs more than his movement roll gives', () => {
    expect(marching(1).fact('march')).toMatchObject({ extra: 2 });
  });

  it('C40-02 not in the Tyche Segment', () => {
    const table = onTheRoad();
    table.does(0, { event: 'the-royal-road' });
    table.does(0, { on: 'forceMarch' });
    table.does(0, naming('perdikkas', 'babylon', { mercenary: 2 }));
    expect(table.fact('march')).toMatchObject({ left: 1, extra: 0 });
  });

  it('D9-31 C40-04 they pay first, between two spaces of Asia', () => {
    const table = marching(1);
    const { left } = table.fact('march') as { left: number };
    table.does(0, { go: 'opis' });
    expect(table.fact('march')).toMatchObject({ left, extra: 1 });
    table.does(0, { go: 'babylon' });
    expect(table.fact('march')).toMatchObject({ left, extra: 0 });
    table.does(0, { go: 'opis' });
    expect(table.fact('march')).toMatchObject({ left: left - 1, extra: 0 });
  });

  it('C40-04 not for a path that leads out of Asia', () => {
    const table = onTheRoad({
      dice: [1],
      units: ['0 abydos mercenary 2'],
      generals: { perdikkas: '0 abydos' },
    });
    table.does(0, { event: 'the-royal-road' });
    table.does(0, { none: true });
    table.does(0, { roll: true });
    table.does(0, naming('perdikkas', 'abydos', { mercenary: 2 }));
    const { left } = table.fact('march') as { left: number };
    table.does(0, { go: 'kardia' });
    const after = table.fact('march') as { left: number; extra: number };
    expect([left - after.left > 0, after.extra]).toEqual([true, 2]);
  });

  it('C40-03 only while he commands', () => {
    const table = onTheRoad({
      dice: [1],
      units: ['0 babylon mercenary 2'],
      generals: { perdikkas: '0 babylon', antigonos: '0 babylon' },
    });
    table.does(0, { event: 'the-royal-road' });
    table.does(0, { general: 'antigonos' });
    table.does(0, { none: true });
    table.does(0, { roll: true });
    table.does(0, naming('perdikkas', 'babylon', { mercenary: 2, with: ['antigonos'] }));
    expect(table.fact('march')).toMatchObject({ extra: 0 });
  });

  it('C40-05 they lapse with the Player Turn', () => {
    const table = onTheRoad();
    table.does(0, { event: 'the-royal-road' });
    table.does(0, { none: true });
    expect(table.fact('lasting')).toMatchObject({ 'the-royal-road': { general: 'perdikkas' } });
    expect(told(table, 'takesRoad')).toEqual({ seat: 0, general: 'perdikkas', card: 'the-royal-road' });
    table.does(0, { pass: true });
    expect(table.fact('lasting')).toEqual({});
  });
});

describe('Card 41, Mountain Guides', () => {
  const guided = (position: Scene = {}): Table => {
    const table = scene({
      step: 'tyche',
      hands: { 0: ['mountain-guides'] },
      units: ['0 molossia mercenary 2'],
      generals: { perdikkas: '0 molossia' },
      ...position,
    });
    table.does(0, { event: 'mountain-guides' });
    return table;
  };
  it('C41-01 a Mountain path costs 1 MP, C41-03 in a Force-March with its OPs already', () => {
    const table = guided();
    table.does(0, { on: 'forceMarch' });
    table.does(0, naming('perdikkas', 'molossia', { mercenary: 2 }));
    expect(table.fact('march')).toMatchObject({ left: 2 });
    table.does(0, { go: 'trikka' });
    expect(table.fact('march')).toMatchObject({ left: 1 });
  });

  it('C41-01 until the end of the Player Turn', () => {
    const table = guided();
    table.does(0, { none: true });
    expect(table.fact('lasting')).toMatchObject({ 'mountain-guides': { holder: 0 } });
    expect(told(table, 'hiredGuides')).toEqual({ seat: 0, card: 'mountain-guides' });
    table.does(0, { pass: true });
    expect(table.fact('lasting')).toEqual({});
  });

  it('C41-02 Independent Strongholds on the way cost nothing', () => {
    const table = guided({
      pcs: { aitolia: 'independent' },
      units: ['0 lamia mercenary 2'],
      generals: { perdikkas: '0 lamia' },
    });
    table.does(0, { on: 'forceMarch' });
    table.does(0, naming('perdikkas', 'lamia', { mercenary: 2 }));
    table.does(0, { go: 'aitolia' });
    table.does(0, { go: 'lamia' });
    expect(table.fact('units')).toEqual(['0 lamia mercenary 2']);
  });

  it('C41-04 other players do not profit', () => {
    const table = scene({
      active: 1,
      first: 1,
      die: 1,
      lasting: { 'mountain-guides': { holder: 0 } },
      units: ['1 molossia mercenary 2'],
      generals: { krateros: '1 molossia' },
    });
    table.does(1, naming('krateros', 'molossia', { mercenary: 2 }));
    const { left } = table.fact('march') as { left: number };
    table.does(1, { go: 'trikka' });
    expect(table.fact('march')).toMatchObject({ left: left - 2 });
  });
});
