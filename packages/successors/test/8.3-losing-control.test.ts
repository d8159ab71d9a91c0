import { describe, expect, it } from 'vitest';
import { type Scene, scene, told } from './scene.ts';

/** What becomes of the Royal Family when a Procedure is over. */
const settled = (parts: Scene) => scene({ step: 'settle', ...parts }).fact('royals');
/** Seat 1 holds Sardeis by his PC only; the walls have two sides. */
const held = { alexandros: 'sardeis by 1', kleopatra: 'sardeis by 1', 'funeral-cart': 'sardeis by 1' };
const inside = {
  alexandros: 'sardeis inside by 1',
  kleopatra: 'sardeis inside by 1',
  'funeral-cart': 'sardeis inside by 1',
};

describe('8.3 By another player’s General', () => {
  const krateros = { krateros: '0 sardeis' };

  it('S8.3-01 in the same location, what a PC alone holds is lost', () => {
    const table = scene({ step: 'settle', pcs: { sardeis: 1 }, generals: krateros, royals: held });
    expect(told(table, 'lostRoyal')).toMatchObject({ seat: 1 });
    expect(table.fact('royals')).not.toMatchObject({ kleopatra: 'sardeis by 1' });
    expect(table.fact('legitimacy')).toMatchObject({ 1: 3 });
  });

  it('S8.3-01 what a General holds is not', () => {
    const generals = { ...krateros, antigonos: '1 sardeis' };
    expect(settled({ pcs: { sardeis: 1 }, generals, royals: held })).toMatchObject(held);
  });

  it('S8.3-01 an Independent Army takes nothing', () => {
    expect(settled({ pcs: { sardeis: 1 }, generals: { philon: 'sardeis' }, royals: held })).toMatchObject(
      held,
    );
  });

  it('S8.3-02 he takes Heirs and the Cart; a Female stays uncontrolled', () => {
    expect(settled({ pcs: { sardeis: 1 }, generals: krateros, royals: held })).toMatchObject({
      alexandros: 'sardeis by 0',
      'funeral-cart': 'sardeis by 0',
      kleopatra: 'sardeis',
    });
  });

  it('S8.3-03 on the other side of the walls he takes nothing', () => {
    expect(settled({ pcs: { sardeis: 1 }, generals: krateros, royals: inside })).toMatchObject(inside);
  });
});

describe('8.3 With nobody left', () => {
  it('S8.3-04 without a General and a player’s PC there is no control', () => {
    expect(settled({ royals: held })).toMatchObject({
      alexandros: 'sardeis',
      kleopatra: 'sardeis',
      'funeral-cart': 'sardeis',
    });
    expect(settled({ pcs: { sardeis: 'independent' }, royals: held })).toMatchObject({
      kleopatra: 'sardeis',
    });
  });

  it('S8.3-04 as when a PC is removed and nobody stays', () => {
    const table = scene({
      step: 'surrender',
      pcs: { molossia: 1 },
      units: ['0 molossia mercenary 1'],
      royals: { olympias: 'molossia by 1' },
      unsettled: true,
    });
    table.does(0, { remove: 'molossia' });
    expect(table.fact('legitimacy')).toMatchObject({ 1: 6 });
    table.does(0, { disperse: true });
    expect(table.fact('royals')).toMatchObject({ olympias: 'molossia' });
    expect(table.fact('legitimacy')).toMatchObject({ 1: 3 });
  });

  it('S8.3-04 somebody else’s PC does not keep them: a Female is nobody’s, an Heir is his (D8-22)', () => {
    expect(
      settled({ pcs: { sardeis: 0 }, royals: { kleopatra: 'sardeis by 1', herakles: 'sardeis by 1' } }),
    ).toMatchObject({ kleopatra: 'sardeis', herakles: 'sardeis by 0' });
  });

  it('S8.3-05 whoever is uncontrolled is put outside the walls', () => {
    const table = scene({ step: 'settle', royals: { kleopatra: 'sardeis inside by 1' } });
    expect(told(table, 'movedOutside')).toEqual({ royal: 'kleopatra', space: 'sardeis' });
    expect(table.fact('royals')).toMatchObject({ kleopatra: 'sardeis' });
  });

  it('S8.3-05 where an Heir may find a General waiting', () => {
    const generals = { krateros: '0 sardeis' };
    expect(settled({ generals, royals: { alexandros: 'sardeis inside by 1' } })).toMatchObject({
      alexandros: 'sardeis by 0',
    });
  });
});
