import { describe, expect, it } from 'vitest';
import { type Scene, scene, told } from './scene.ts';

/** What has become of the Cart when the settle routine has looked at it. */
const settled = (position: Scene) =>
  scene({ turn: 2, step: 'settle', options: { cartDestroyed: true }, unsettled: true, ...position });
const cart = (position: Scene) =>
  (settled(position).fact('royals') as { [name: string]: string })['funeral-cart'];

describe('16.4 Destruction of the Funeral Cart', () => {
  it('S16.4-01 an Independent Army where only a PC holds it', () => {
    const position = {
      pcs: { pergamon: 0 },
      generals: { leosthenes: 'pergamon' },
      royals: { 'funeral-cart': 'pergamon by 0' },
    };
    const table = settled(position);
    expect(table.fact('royals')).toMatchObject({ 'funeral-cart': 'dead' });
    expect(told(table, 'cartDestroyed')).toEqual({ space: 'pergamon' });
    expect(cart({ ...position, options: {} })).toBe('pergamon by 0');
  });

  it('S16.4-01 an Independent PC where nobody controls it', () => {
    const position = { pcs: { pergamon: 'independent' }, royals: { 'funeral-cart': 'pergamon' } } as const;
    expect(cart(position)).toBe('dead');
    expect(cart({ ...position, pcs: {} })).toBe('pergamon');
  });

  it('S16.4-01 D16-05 a General keeps it, or is the other claimant', () => {
    const generals = { leosthenes: 'pergamon', krateros: '0 pergamon' };
    expect(cart({ pcs: { pergamon: 0 }, generals, royals: { 'funeral-cart': 'pergamon by 0' } })).toBe(
      'pergamon by 0',
    );
  });

  it('S16.4-01 D16-05 inside a city it is safe from those outside', () => {
    expect(
      cart({
        pcs: { sardeis: 0 },
        generals: { leosthenes: 'sardeis', krateros: '0 sardeis inside' },
        royals: { 'funeral-cart': 'sardeis inside by 0' },
      }),
    ).toBe('sardeis inside by 0');
  });

  it('S16.4-01 nobody else of the Royal Family is in danger', () => {
    const table = settled({
      pcs: { pergamon: 0 },
      generals: { leosthenes: 'pergamon' },
      royals: { herakles: 'pergamon by 0' },
    });
    expect(table.fact('royals')).toMatchObject({ herakles: 'pergamon by 0' });
  });
});
