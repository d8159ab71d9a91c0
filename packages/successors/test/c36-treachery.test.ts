import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Herakles is with CUs and a Minor General of seat 1 at Pergamon; Antigonos of seat 0 is next to it. */
const field = {
  generals: { antigonos: '0 sardeis', alketas: '1 pergamon' },
  units: ['0 sardeis loyal 1', '1 pergamon loyal 2'],
  royals: { herakles: 'pergamon by 1' },
};
const plotting = (position: Scene = {}): Table =>
  scene({ turn: 2, step: 'tyche', hands: { 0: ['treachery'] }, ...field, ...position });
function playing(position: Scene = {}): Table {
  const table = plotting(position);
  table.does(0, { event: 'treachery' });
  return table;
}
const refuses = (position: Scene) => plotting(position).refuses(0, { event: 'treachery' });

describe('Card 36, Treachery', () => {
  it('C36-01 needs an Heir of another player', () => {
    expect(refuses({ royals: { herakles: 'pergamon' }, unsettled: true })).toBe('C36-01');
    expect(refuses({ royals: { herakles: 'sardeis by 0' } })).toBe('C36-01');
    expect(refuses({ royals: { philippos: 'box' } })).toBe('C36-01');
  });

  it('C36-01 who is not with a Major General of that player', () => {
    expect(refuses({ generals: { antigonos: '0 sardeis', krateros: '1 pergamon' } })).toBe('C36-01');
    // One on the other side of the walls does not keep him.
    const table = plotting({
      pcs: { kelainai: 1 },
      generals: { antigonos: '0 sardeis', krateros: '1 kelainai' },
      units: ['0 sardeis loyal 1', '1 kelainai loyal 1'],
      royals: { herakles: 'kelainai inside by 1' },
    });
    expect(offered(table, 0, 'event')).toEqual(['treachery']);
  });

  it('C36-02 the Cart on the same terms, but only from Game Turn II on', () => {
    const cart = { royals: { 'funeral-cart': 'pergamon by 1', herakles: 'pergamon by 1' } };
    expect(offered(playing(cart), 0, 'royal').sort()).toEqual(['funeral-cart', 'herakles']);
    const early = { ...cart, royals: { ...cart.royals, alexandros: 'pergamon by 1' }, turn: 1 };
    expect(playing(early).refuses(0, { royal: 'funeral-cart' })).toBe('S8.4-03');
    expect(refuses({ royals: { 'funeral-cart': 'pergamon by 1' }, turn: 1 })).toBe('C36-01');
  });

  it.each([
    ['a Mountain path away', 'dardanoi', 'stoboi'],
    ['two Land paths away', 'kelainai', 'pergamon'],
    ['a Sea path away', 'lesbos', 'ephesos'],
  ])('C36-03 his Army is not %s', (_, army, heir) => {
    expect(
      refuses({
        generals: { antigonos: `0 ${army}` },
        pcs: { [heir]: 1 },
        units: [`0 ${army} loyal 1`],
        royals: { herakles: `${heir} by 1` },
      }),
    ).toBe('C36-01');
  });

  it('C36-03 nor a General alone, nor CUs alone', () => {
    expect(refuses({ units: ['1 pergamon loyal 2'] })).toBe('C36-01');
    expect(refuses({ generals: { alketas: '1 pergamon', antigonos: '0 pella' }, pcs: { sardeis: 0 } })).toBe(
      'C36-01',
    );
  });

  it('C36-03 D6-34 nor Besieged', () => {
    const inside = {
      pcs: { sardeis: 0 },
      generals: { antigonos: '0 sardeis inside', alketas: '1 pergamon', krateros: '2 sardeis' },
      units: ['0 sardeis inside loyal 1', '1 pergamon loyal 2'],
    };
    expect(offered(plotting(inside), 0, 'event')).toEqual(['treachery']);
    expect(refuses({ ...inside, units: [...inside.units, '2 sardeis loyal 3'] })).toBe('C36-01');
  });

  it('C36-03 in the same space, before the walls', () => {
    const table = playing({
      pcs: { kelainai: 1 },
      generals: { antigonos: '0 kelainai', leonnatos: '0 sardeis' },
      units: ['0 kelainai loyal 3', '0 sardeis loyal 1'],
      royals: { herakles: 'kelainai inside by 1' },
    });
    expect([asked(table), offered(table, 0, 'at').sort()]).toEqual([
      ['0 chooseLocation'],
      ['kelainai', 'sardeis'],
    ]);
    expect(table.refuses(0, { at: 'ephesos', side: 'outside' })).toBe('C36-03');
    expect(table.refuses(0, { at: 'kelainai', side: 'inside' })).toBe('C36-03');
  });

  it('C36-04 neither a Female nor the Tomb', () => {
    const royals = {
      herakles: 'pergamon by 1',
      alexandros: 'pergamon by 1',
      kleopatra: 'pergamon by 1',
      'funeral-cart': 'dead',
      tomb: 'pergamon',
    };
    const table = playing({ royals });
    for (const royal of ['kleopatra', 'tomb']) expect(table.refuses(0, { royal })).toBe('C36-04');
  });

  it.each([4, 5, 6])('C36-05 with a die of %i he comes to that Army, and is his', (die) => {
    const table = playing({ dice: [die] });
    expect(table.fact('royals')).toMatchObject({ herakles: 'sardeis by 0' });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 5, 1: 3 });
    expect(told(table, 'eventRoll')).toEqual({ seat: 0, card: 'treachery', die, success: true });
    expect(told(table, 'lostRoyal')).toEqual({ seat: 1, royal: 'herakles' });
    expect(told(table, 'gainedRoyal')).toEqual({ seat: 0, royal: 'herakles' });
  });

  it.each([1, 2, 3])('C36-06 with a die of %i nothing happens', (die) => {
    const table = playing({ dice: [die] });
    expect(table.fact('royals')).toMatchObject({ herakles: 'pergamon by 1' });
    expect(told(table, 'eventRoll')).toEqual({ seat: 0, card: 'treachery', die, success: false });
    expect(table.fact('discard')).toEqual(['treachery']);
  });
});
