import type { Json } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, seen, told } from './scene.ts';

type By<T> = { [name: string]: T };
const pcsOf = <T>(owner: T, spaces: readonly string[]): By<T> =>
  Object.fromEntries(spaces.map((space) => [space, owner]));

describe('2 PCs', () => {
  it('S2-24 a PC takes the place of the one that lies there', () => {
    // Thrake is held with the four spaces that it takes.
    const table = scene({
      step: 'tyche',
      hands: { 0: ['greek-mercenaries'] },
      pcs: pcsOf(1, ['abdera', 'kardia', 'byzantion', 'philippopolis']),
    });
    expect(table.fact('provinces')).toMatchObject({ thrake: 1 });
    table.does(0, { recruit: 'greek-mercenaries', general: 'lysimachos' });
    table.does(0, { claim: 'abdera', side: 'outside' });
    expect(table.fact('pcs')).toMatchObject({ abdera: 0, kardia: 1 });
    expect(table.fact('provinces')).toMatchObject({ thrake: null });
  });

  it('S2-25 no PC is placed on a Transit Point by those who stand there', () => {
    const table = scene({
      step: 'surrender',
      generals: { krateros: '0 transit-gaza-pelousion', ptolemaios: '0 gaza' },
      units: ['0 transit-gaza-pelousion loyal 1', '0 gaza loyal 1'],
    });
    expect(offered(table, 0, 'place')).toEqual(['gaza']);
    expect(table.refuses(0, { place: 'transit-gaza-pelousion' })).toBe('S2-25');
  });

  it('S2-25 nor with the Operations of a card', () => {
    const table = scene({ step: 'tyche', pcs: { gaza: 0 }, hands: { 0: ['diplomacy'] } });
    table.does(0, { operations: 'diplomacy', on: 'placePcs' });
    expect(offered(table, 0, 'place')).toContain('pelousion');
    expect(table.refuses(0, { place: 'transit-gaza-pelousion' })).toBe('S2-25');
  });
});

describe('2 Controlled, uncontrolled and Independent spaces', () => {
  it('S2-26 a space is controlled by the player whose PC lies there', () => {
    const table = scene({
      step: 'settle',
      pcs: { athenai: 2, damaskos: 1 },
      royals: { herakles: 'damaskos' },
    });
    expect(table.fact('pcs')).toEqual({ athenai: 2, damaskos: 1 });
    expect(table.fact('fleets')).toMatchObject({ athenai: '2' });
    expect(table.fact('royals')).toMatchObject({ herakles: 'damaskos by 1' });
  });

  const army: Scene = {
    step: 'surrender',
    generals: { krateros: '0 thebai' },
    units: ['0 thebai loyal 2', '0 kyrene mercenary 1'],
  };
  it('S2-27 a space whose PC is taken off is uncontrolled', () => {
    const table = scene({ ...army, pcs: { thebai: 1, kyrene: 0 } });
    table.does(0, { remove: 'thebai' });
    expect(table.fact('pcs')).toEqual({ kyrene: 0 });
    expect(asked(table)).toEqual(['0 place']);
    expect(offered(table, 0, 'place')).toEqual(['thebai']);
  });

  it('S2-27 a Transit Point never has a PC, and is uncontrolled as long as the game lasts', () => {
    // Nobody has an eligible space: CUs go to uncontrolled or Independent ones.
    const table = scene({ step: 'reinforcements', turn: 2, seats: 2, dice: [1, 2] });
    expect(asked(table)).toEqual(['0 refuge']);
    expect(offered(table, 0, 'at', { units: 'mercenary' })).toContain('transit-gaza-pelousion');
  });

  it('S2-28 an Independent space is not uncontrolled: nobody places a PC there', () => {
    const table = scene({
      ...army,
      generals: { krateros: '0 thebai', ptolemaios: '0 kyrene' },
      pcs: { kyrene: 'independent' },
    });
    expect(offered(table, 0, 'place')).toEqual(['thebai']);
    expect(table.refuses(0, { place: 'kyrene' })).toBe('S6.1-04');
  });
});

/** Who holds a Province if these spaces of it have a PC of one owner. */
const holder = (province: string, spaces: readonly string[], owner: 0 | 'independent' = 0): Json =>
  (scene({ pcs: pcsOf(owner, spaces) }).fact('provinces') as By<Json>)[province];

describe('2 Control of Provinces', () => {
  it('S2-32 Aigyptos needs three spaces, and Memphis is one of them', () => {
    expect(holder('aigyptos', ['memphis', 'alexandria', 'pelousion'])).toBe(0);
    expect(holder('aigyptos', ['memphis', 'alexandria'])).toBeNull();
  });

  it('S2-33 four spaces of Aigyptos are nothing without Memphis', () => {
    expect(holder('aigyptos', ['alexandria', 'pelousion', 'naukratis', 'krokodilopolis'])).toBeNull();
  });

  it('S2-33 in every Province it takes more than half of the spaces, with the Major City', () => {
    const table = scene({});
    const kinds = table.fact('kinds') as By<string>;
    for (const [province, spaces] of Object.entries(table.fact('provinceSpaces') as By<string[]>)) {
      const cityFirst = spaces.toSorted(
        (a, b) => Number(kinds[b] === 'major') - Number(kinds[a] === 'major'),
      );
      const more = Math.floor(spaces.length / 2) + 1;
      expect([province, holder(province, cityFirst.slice(0, more))]).toEqual([province, 0]);
      expect([province, holder(province, cityFirst.slice(0, more - 1))]).toEqual([province, null]);
    }
  });

  it('S2-34 a Province is a player’s, then uncontrolled, then another’s', () => {
    const table = scene({
      step: 'surrender',
      pcs: { larisa: 1, pagasai: 1, trikka: 0 },
      generals: { krateros: '0 larisa' },
      units: ['0 larisa loyal 2'],
    });
    expect(table.fact('provinces')).toMatchObject({ thessalia: 1 });
    table.does(0, { remove: 'larisa' });
    expect(table.fact('provinces')).toMatchObject({ thessalia: null });
    expect(told(table, 'lostProvince')).toEqual({ seat: 1, province: 'thessalia' });
    table.does(0, { place: 'larisa' });
    expect(table.fact('provinces')).toMatchObject({ thessalia: 0 });
  });

  it('S2-35 the Independent Faction holds a Province by the same test', () => {
    expect(holder('illyria', ['taulantioi', 'dardanoi', 'triballoi'], 'independent')).toBe('independent');
    expect(holder('illyria', ['taulantioi', 'dardanoi'], 'independent')).toBeNull();
    expect(holder('hellas', ['lamia', 'elis', 'sparta', 'aitolia', 'thebai'], 'independent')).toBeNull();
  });

  it('S2-48 points are everybody’s to see, and right as soon as something changes', () => {
    const table = scene({
      step: 'surrender',
      provinces: { thessalia: 1, makedonia: 0 },
      generals: { krateros: '0 larisa', polyperchon: '0 trikka' },
      units: ['0 larisa loyal 2', '0 trikka loyal 2'],
    });
    const seenBy = (seat: number | null) => {
      const { factions } = seen(table, seat) as unknown as { factions: { vp: number; l: number }[] };
      return factions.map(({ vp, l }) => `${vp} VP ${l} L`);
    };
    expect(seenBy(3)).toEqual(['3 VP 5 L', '2 VP 3 L', '0 VP 3 L', '0 VP 3 L']);
    table.does(0, { remove: 'larisa' });
    expect(seenBy(3)).toEqual(['3 VP 5 L', '2 VP 3 L', '0 VP 3 L', '0 VP 3 L']);
    table.does(0, { remove: 'trikka' });
    expect(seenBy(3)).toEqual(['3 VP 5 L', '0 VP 3 L', '0 VP 3 L', '0 VP 3 L']);
    expect(seenBy(null)).toEqual(seenBy(3));
    expect(told(table, 'scored')).toEqual({ seat: 1, vp: 0, legitimacy: 3 });
  });
});

describe('2 Enemies', () => {
  /** Seat 0 has Gordion and places PCs: to Paphlagones the only way leads through Ankyra. */
  const beyondAnkyra = (more: Scene): boolean => {
    const table = scene({
      step: 'tyche',
      hands: { 0: ['diplomacy'] },
      ...more,
      pcs: { gordion: 0, ...more.pcs },
    });
    table.does(0, { operations: 'diplomacy', on: 'placePcs' });
    return offered(table, 0, 'place').includes('paphlagones');
  };

  it('S2-49 another player’s PC is an enemy, and so is an Independent one', () => {
    expect(beyondAnkyra({ pcs: { ankyra: 1 } })).toBe(false);
    expect(beyondAnkyra({ pcs: { ankyra: 'independent' } })).toBe(false);
    expect(beyondAnkyra({ pcs: { ankyra: 0 } })).toBe(true);
  });

  it('S2-49 another player’s Army is an enemy, too', () => {
    const army = (seat: number): Scene => ({
      generals: { krateros: `${seat} ankyra` },
      units: [`${seat} ankyra loyal 1`],
    });
    expect(beyondAnkyra(army(1))).toBe(false);
    expect(beyondAnkyra(army(0))).toBe(true);
  });

  it('S2-51 an uncontrolled space is nobody’s enemy', () => {
    expect(beyondAnkyra({ pcs: { ankyra: null } })).toBe(true);
  });
});

describe('2 Pieces off the map', () => {
  it('S2-45 a Dispersed CU is not lost to its owner', () => {
    const table = scene({ step: 'settle', pcs: { gaza: 1 }, units: ['0 gaza royal 2'] });
    table.does(0, { disperse: true });
    expect(table.fact('units')).toEqual([]);
    expect(table.fact('dispersed')).toMatchObject({ 0: { royal: 2 } });
    expect(table.fact('gone')).toMatchObject({ royal: 0 });
  });

  it('S2-45 a Dispersed General is off the map, but alive', () => {
    const table = scene({ generals: { perdikkas: '2 dispersed' } });
    expect(table.fact('legitimacySources')).toMatchObject({ 2: { 'S3.6-16': 1 } });
    expect(table.fact('commanders')).toEqual({});
  });

  it('S2-46 in the Dispersed Box every CU is its owner’s', () => {
    const table = scene({
      dispersed: { 0: { loyal: 1 }, 2: { loyal: 3 } },
      generals: { peithon: '1 dispersed' },
    });
    const { factions, generals } = seen(table, null) as unknown as {
      factions: { dispersed: Json }[];
      generals: By<Json>;
    };
    expect(factions.map(({ dispersed }) => dispersed)).toEqual([
      { units: { loyal: 1 } },
      { units: {} },
      { units: { loyal: 3 } },
      { units: {} },
    ]);
    expect(generals.peithon).toMatchObject({ owner: 1, state: 'dispersed' });
  });

  it('S2-46 a Minor General is never put there: he goes back to his player', () => {
    const table = scene({ step: 'settle', generals: { alketas: '1 gaza' } });
    expect(table.fact('generals')).toMatchObject({ alketas: '1 off-map' });
  });

  it('S2-57 a player has his unused Minor Generals and his Fleets before him', () => {
    const table = scene({
      provinces: { karia: 0 },
      generals: { philoxenos: '0 knidos' },
      units: ['0 knidos loyal 1', '0 alabanda loyal 1'],
    });
    const { factions, generals, fleets } = seen(table, 1) as unknown as {
      factions: { minors: string[]; fleetStrength: number }[];
      generals: By<Json>;
      fleets: By<Json>;
    };
    expect(factions[0].minors).toEqual(['philoxenos', 'andronikos', 'attalos', 'dokimos']);
    expect(generals.andronikos).toMatchObject({ owner: 0, state: 'offMap', at: null });
    expect(fleets.karia).toEqual({ owner: 0, upgraded: false, dispersed: false });
    expect(offered(table, 0, 'appoint')).toContain('andronikos');
  });
});
