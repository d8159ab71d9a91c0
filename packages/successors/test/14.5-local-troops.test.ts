import { describe, expect, it } from 'vitest';
import { battle, toldOf } from './battle.ts';

/** The Local Troops of both sides in a battle at Ephesos, or where it is said. */
const localTroops = (parts: Parameters<typeof battle>[0]) => {
  const table = battle({ dice: [6, 6, 1, 1, 1], ...parts });
  return [0, 1].map((seat) => toldOf(table, 'battleStrength', seat)?.local);
};
/** Ephesos is not his, but Lydia is. */
const lydia = { provinces: { lydia: 1 }, pcs: { ephesos: null } } as const;

describe('14.5 Local Troops', () => {
  it('S14.5-01 a point for the battle space', () => {
    expect(localTroops({ pcs: { ephesos: 1 } })).toEqual([0, 1]);
    expect(localTroops({ pcs: { ephesos: 0 } })).toEqual([1, 0]);
    expect(localTroops({ pcs: { ephesos: 2, pergamon: 0 } })).toEqual([0, 0]);
  });

  it('S14.5-02 two for the Province in which it lies', () => {
    expect(localTroops(lydia)).toEqual([0, 2]);
    expect(localTroops({ provinces: { karia: 1 } })).toEqual([0, 0]);
  });

  it('S14.5-03 both together three', () => {
    expect(localTroops({ provinces: { lydia: 1 } })).toEqual([0, 3]);
    expect(localTroops({ provinces: { lydia: 1 }, pcs: { ephesos: 0 } })).toEqual([1, 2]);
  });

  it('S14.5-04 for the Independent Faction too', () => {
    const table = battle({
      from: 'taulantioi',
      into: 'epidamnos',
      provinces: { illyria: 'independent' },
      defenders: '',
      against: [],
      generals: { glaukias: 'epidamnos' },
      dice: [6, 6, 1, 1],
    });
    expect(toldOf(table, 'battleStrength', null)).toMatchObject({ local: 3, strength: 7 });
  });

  it('S14.5-05 PEUKESTAS doubles them in Sousiane, Media and Persis', () => {
    const persis = { from: 'parsargadai', into: 'persepolis', against: ['peukestas'] };
    expect(localTroops({ ...persis, pcs: { persepolis: 1 } })).toEqual([0, 2]);
    expect(localTroops({ ...persis, provinces: { persis: 1 } })).toEqual([0, 6]);
    const sousiane = { from: 'larsa', into: 'charax', against: ['peukestas'], pcs: { charax: 1 } };
    expect(localTroops(sousiane)).toEqual([0, 2]);
    const media = { from: 'ekbatana', into: 'bagistana', led: ['peukestas'], pcs: { bagistana: 0 } };
    expect(localTroops(media)).toEqual([2, 0]);
  });

  it('S14.5-05 nowhere else, and nobody else does', () => {
    expect(localTroops({ against: ['peukestas'], pcs: { ephesos: 1 } })).toEqual([0, 1]);
    const persis = { from: 'parsargadai', into: 'persepolis', pcs: { persepolis: 1 } };
    expect(localTroops(persis)).toEqual([0, 1]);
  });
});
