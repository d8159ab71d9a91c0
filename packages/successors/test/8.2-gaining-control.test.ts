import { describe, expect, it } from 'vitest';
import { asked, type Scene, scene, told } from './scene.ts';

/** What becomes of the Royal Family when a Procedure is over. */
const settled = (parts: Scene) => scene({ step: 'settle', ...parts }).fact('royals');

describe('8.2 Heirs and the Funeral Cart', () => {
  it('S8.2-01 Independent PCs and Armies never have control', () => {
    expect(settled({ pcs: { damaskos: 'independent' }, royals: { herakles: 'damaskos' } })).toMatchObject({
      herakles: 'damaskos',
    });
    expect(settled({ generals: { philon: 'damaskos' }, royals: { herakles: 'damaskos' } })).toMatchObject({
      herakles: 'damaskos',
    });
  });

  it('S8.2-02 whoever puts a PC in the location has control', () => {
    const table = scene({
      step: 'surrender',
      units: ['0 damaskos mercenary 1'],
      unsettled: true, // with a General there he would have control by him
      royals: { herakles: 'damaskos' },
    });
    table.does(0, { place: 'damaskos' });
    expect(told(table, 'gainedRoyal')).toEqual({ seat: 0, royal: 'herakles' });
    expect(table.fact('royals')).toMatchObject({ herakles: 'damaskos by 0' });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 5 });
  });

  it('S8.2-02 or whose General comes there', () => {
    const table = scene({
      step: 'settle',
      units: ['0 damaskos mercenary 1'],
      royals: { herakles: 'damaskos' },
    });
    expect(asked(table)).toEqual(['0 guard']);
    table.does(0, { appoint: 'philoxenos' });
    expect(table.fact('royals')).toMatchObject({ herakles: 'damaskos by 0' });
  });

  it('S8.2-02 the Cart too, and a General before a PC', () => {
    expect(
      settled({
        pcs: { babylon: 0 },
        generals: { krateros: '1 babylon' },
        royals: { 'funeral-cart': 'babylon', alexandros: 'babylon' },
      }),
    ).toMatchObject({ 'funeral-cart': 'babylon by 1', alexandros: 'babylon by 1' });
  });

  it('S8.2-02 of two players’ Generals he who is only passing comes last (D8-23)', () => {
    // Damaskos is nobody's; the General of seat 2 goes there without CUs, and one of seat 3, or of seat 1, is there first.
    for (const [seat, die] of [
      [1, 6],
      [3, 6],
    ]) {
      const table = scene({
        active: 2,
        die: 4,
        generals: { antigonos: '2 tyros', perdikkas: `${seat} samareia` },
        royals: { herakles: 'damaskos' },
        dice: [die],
      });
      table.does(2, { march: 'antigonos', from: 'tyros', side: 'outside' });
      table.does(2, { go: 'damaskos' });
      table.does(seat, { intercept: 'perdikkas' });
      table.does(2, { stay: true });
      table.does(2, { moveOn: true });
      expect(table.fact('royals')).toMatchObject({ herakles: `damaskos by ${seat}` });
    }
  });

  it('S8.2-02 where several stay nobody has control (D8-23)', () => {
    expect(
      settled({
        generals: { krateros: '1 damaskos', perdikkas: '2 damaskos' },
        royals: { herakles: 'damaskos' },
      }),
    ).toMatchObject({ herakles: 'damaskos' });
  });

  it('S8.2-02 a General in another location does not take what a PC holds', () => {
    expect(
      settled({
        pcs: { babylon: 0 },
        generals: { krateros: '1 babylon' },
        royals: { alexandros: 'babylon inside by 0' },
      }),
    ).toMatchObject({ alexandros: 'babylon inside by 0' });
  });

  it('S8.2-03 with his last CU goes his Minor General, and an Heir goes to whose PC is there', () => {
    const table = scene({
      pcs: { damaskos: 1 },
      generals: { philoxenos: '0 damaskos' },
      units: ['0 damaskos royal 1'],
      royals: { alexandros: 'damaskos by 0' },
    });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 8, 1: 3 });
    table.does(0, { disband: 'damaskos', side: 'outside', count: 1 });
    expect(table.fact('generals')).toMatchObject({ philoxenos: '0 off-map' });
    expect(table.fact('royals')).toMatchObject({ alexandros: 'damaskos by 1' });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 3, 1: 8 });
  });

  it('S8.2-04 the Tomb is never controlled', () => {
    const parts = { pcs: { tyros: 0 }, generals: { krateros: '0 tyros' } };
    expect(settled({ ...parts, royals: { tomb: 'tyros' } })).toMatchObject({ tomb: 'tyros' });
  });
});

describe('8.2 Females', () => {
  it.each([
    ['olympias', 'molossia'],
    ['kleopatra', 'sardeis'],
    ['thessalonike', 'pella'],
  ])('S8.2-05 %s is nobody’s without an event', (female, space) => {
    const table = scene({
      step: 'surrender',
      generals: { krateros: `0 ${space}` },
      units: [`0 ${space} loyal 2`],
      royals: { [female]: space },
    });
    table.does(0, { place: space });
    expect(table.fact('royals')).toMatchObject({ [female]: space });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 3 });
  });

  it('S8.2-13 once controlled, she stays so', () => {
    const table = scene({
      pcs: { molossia: 0 },
      generals: { krateros: '0 pella' },
      units: ['0 pella royal 2'],
      royals: { olympias: 'molossia by 0', thessalonike: 'pella by 0' },
    });
    table.does(0, { disband: 'pella', side: 'outside', count: 2 });
    expect(table.fact('royals')).toMatchObject({
      olympias: 'molossia by 0',
      thessalonike: 'pella by 0',
    });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 8 });
  });
});
