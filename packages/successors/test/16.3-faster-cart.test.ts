import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Perdikkas has the Cart in Babylon, in Game Turn I. */
const building = (position: Scene = {}) =>
  scene({
    step: 'tyche',
    options: { fasterCart: true },
    generals: { perdikkas: '0 babylon' },
    units: ['0 babylon loyal 2'],
    royals: { 'funeral-cart': 'babylon by 0' },
    hands: { 0: ['condemnation', 'olympias', 'fog'] },
    ...position,
  });
const march = { march: 'perdikkas', from: 'babylon', side: 'outside', loyal: 2, carry: ['funeral-cart'] };

describe('16.3 Faster Funeral Cart construction', () => {
  it('S16.3-01 D16-04 whoever controls it discards a card of 4 OPs, for nothing else', () => {
    const table = building();
    expect(offered(table, 0, 'complete')).toEqual(['condemnation']);
    expect(table.refuses(0, { complete: 'olympias' })).toBe('S16.3-01');
    expect(table.refuses(0, { complete: 'fog' })).toBe('S16.3-01');
    table.does(0, { complete: 'condemnation' });
    expect(told(table, 'completedCart')).toEqual({ seat: 0, card: 'condemnation' });
    expect([asked(table), table.fact('discard')]).toEqual([['0 activate'], ['condemnation']]);
  });

  it('S16.3-01 only in Game Turn I, only who controls it, and only where it is agreed on', () => {
    const refused = (position: Scene) => building(position).refuses(0, { complete: 'condemnation' });
    expect(refused({ turn: 2 })).toBe('S16.3-01');
    const anothers = { royals: { 'funeral-cart': 'babylon by 1' }, generals: { perdikkas: '1 babylon' } };
    expect(refused({ ...anothers, units: ['1 babylon loyal 2'] })).toBe('S16.3-01');
    expect(refused({ options: {} })).toBe('S16.3-01');
  });

  it('S16.3-02 it is moved from this Player Turn on', () => {
    const table = building({ dice: [4] });
    table.does(0, { complete: 'condemnation' });
    table.does(0, { roll: true });
    table.does(0, march);
    expect(table.fact('march')).toMatchObject({ royals: ['funeral-cart'] });
    const waiting = building({ dice: [4] });
    waiting.does(0, { operations: 'condemnation', on: 'train' });
    waiting.does(0, { train: 'loyal' });
    waiting.does(0, { roll: true });
    expect(waiting.refuses(0, march)).toBe('S8.4-03');
  });

  it('S16.3-02 everybody sees that it is completed, whoever controls it', () => {
    const table = building();
    expect(table.fact('cartReady')).toBe(false);
    table.does(0, { complete: 'condemnation' });
    expect(table.fact('cartReady')).toBe(true);
  });

  it('S16.3-03 Alexander is not buried in Game Turn I', () => {
    const table = building({ pcs: { babylon: 0 } });
    table.does(0, { complete: 'condemnation' });
    table.does(0, { pass: true });
    expect(asked(table)).not.toContain('0 bury');
  });
});
