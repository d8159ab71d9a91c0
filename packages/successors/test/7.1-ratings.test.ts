import { describe, expect, it } from 'vitest';
import { battle, toldOf } from './battle.ts';
import { scene } from './scene.ts';

/** The Battle Rating with which a seat fights. */
const rating = (seat: number, parts: Parameters<typeof battle>[0]) =>
  toldOf(battle({ dice: [6, 6, 1, 1, 1], ...parts }), 'battleRoll', seat)?.rating;

describe('7.1 Special Abilities', () => {
  it('S7.1-03 the Special Ability of a Subordinate does not count', () => {
    // Leonnatos attacks with 4, but Perdikkas commands.
    expect(rating(0, { led: ['leonnatos'] })).toBe(4);
    expect(rating(0, { led: ['perdikkas', 'leonnatos'] })).toBe(3);
  });

  it('S7.1-03 nor that of somebody in another space', () => {
    const persis = { from: 'parsargadai', into: 'persepolis', pcs: { persepolis: 0 }, dice: [6, 6, 1, 1, 1] };
    const near = battle({ ...persis, generals: { peukestas: '0 parsargadai' } });
    expect(toldOf(near, 'battleStrength', 0)?.local).toBe(1);
    const there = battle({ ...persis, led: ['peukestas'] });
    expect(toldOf(there, 'battleStrength', 0)?.local).toBe(2);
  });

  it('S7.1-03 it works where he is: the same General, elsewhere', () => {
    expect(rating(0, {})).toBe(3);
    expect(rating(0, { from: 'sardeis', into: 'kelainai' })).toBe(4);
  });
});

describe('7.1 Abilities that change the Battle Rating', () => {
  it('in certain Provinces: Antipatros, Ptolemaios, Peithon, Kassandros, Asandros, Pleistarchos', () => {
    const makedonia = { from: 'pella', into: 'stoboi' };
    expect(rating(0, { ...makedonia, led: ['antipatros'] })).toBe(4);
    expect(rating(0, { ...makedonia, led: ['kassandros'] })).toBe(4);
    expect(rating(0, { from: 'memphis', into: 'naukratis', led: ['ptolemaios'] })).toBe(4);
    expect(rating(0, { from: 'ekbatana', into: 'bagistana', led: ['peithon'] })).toBe(4);
    expect(rating(0, { from: 'ephesos', into: 'halikarnassos', led: ['asandros'] })).toBe(4);
    expect(rating(0, { from: 'tarsos', into: 'issos', led: ['pleistarchos'] })).toBe(3);
    for (const general of ['antipatros', 'kassandros', 'ptolemaios', 'peithon', 'asandros'])
      expect(rating(0, { led: [general] })).toBe(3);
    expect(rating(0, { led: ['pleistarchos'] })).toBe(2);
  });

  it('Leonnatos only attacks so well', () => {
    expect(rating(0, { led: ['leonnatos'] })).toBe(4);
    expect(rating(1, { against: ['leonnatos'] })).toBe(3);
  });

  it('Aristonous only defends so well, and only a space of his own', () => {
    expect(rating(1, { against: ['aristonous'], pcs: { ephesos: 1 } })).toBe(4);
    expect(rating(1, { against: ['aristonous'] })).toBe(3);
    expect(rating(0, { led: ['aristonous'], pcs: { ephesos: 0 } })).toBe(3);
  });

  it('Perdikkas with a Royal Army CU that takes part', () => {
    const royal = { led: ['perdikkas'], attackers: 'loyal 3 royal 1' };
    expect(rating(0, { ...royal, successors: [0, 1] })).toBe(4);
    // A Champion has more Prestige: the Royal Army stands aside.
    expect(rating(0, { ...royal, successors: [0] })).toBe(3);
  });

  it('Krateros with at least as many Macedonian CUs as others', () => {
    expect(rating(0, { led: ['krateros'], attackers: 'loyal 2 mercenary 2' })).toBe(4);
    expect(rating(0, { led: ['krateros'], attackers: 'loyal 2 mercenary 3' })).toBe(3);
  });

  it('Seleukos with Elephants that have any strength', () => {
    const elephants = (die: number) => ({
      led: ['seleukos'],
      attackers: 'loyal 4 elephant 1',
      dice: [die, 6, 6, 1, 1, 1],
    });
    expect(rating(0, elephants(3))).toBe(4);
    expect(rating(0, elephants(2))).toBe(3);
  });
});

describe('7.1 Other abilities', () => {
  const abilities = (general: string, at: string) =>
    (scene({ generals: { [general]: `0 ${at}` } }).fact('abilities') as { [name: string]: object })[general];

  it('Polyperchon has Initiative 3 in Europe', () => {
    expect(abilities('polyperchon', 'pella')).toMatchObject({ initiative: 3, intercepts: 4, evades: 4 });
    expect(abilities('polyperchon', 'sardeis')).toMatchObject({ initiative: 4, intercepts: 5, evades: 5 });
  });

  it('D2-14 also on a Transit Point all of whose neighbours are there', () => {
    expect(abilities('polyperchon', 'transit-byzantion-philippopolis')).toMatchObject({ initiative: 3 });
    expect(abilities('polyperchon', 'transit-opis-arbela')).toMatchObject({ initiative: 4 });
    expect(abilities('polyperchon', 'transit-gaza-pelousion')).toMatchObject({ initiative: 4 });
  });

  it('Nearchos moves with Initiative 2 from a Port, but reacts as he does everywhere', () => {
    expect(abilities('nearchos', 'ephesos')).toMatchObject({ initiative: 2, intercepts: 4, evades: 4 });
    expect(abilities('nearchos', 'sardeis')).toMatchObject({ initiative: 3, intercepts: 4, evades: 4 });
  });

  it('Eumenes Intercepts from 3 on, Lysimachos Evades from 3 on', () => {
    expect(abilities('eumenes', 'ephesos')).toMatchObject({ initiative: 3, intercepts: 3, evades: 4 });
    expect(abilities('lysimachos', 'ephesos')).toMatchObject({ initiative: 3, intercepts: 4, evades: 3 });
  });
});
