import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Seat 0, with Perdikkas alone, has a card of four OPs, one of three and one of two; four play. */
const reserve = (position: Scene = {}): Table =>
  scene({
    step: 'tyche',
    generals: { perdikkas: '0 babylon' },
    hands: { 0: ['condemnation', 'olympias', 'diplomacy'] },
    ...position,
  });
/** He recruits a General, who is then to be placed. */
function recruiting(general: string, position: Scene = {}): Table {
  const table = reserve(position);
  table.does(0, { recruit: 'condemnation', general });
  return table;
}

describe('6.2.D Who may recruit', () => {
  it('S6.2.D-01 whoever plays a card of three or four OPs', () => {
    const table = reserve();
    expect(offered(table, 0, 'recruit').sort()).toEqual(['condemnation', 'olympias']);
    expect(table.refuses(0, { recruit: 'diplomacy', general: 'lysimachos' })).toBe('S6.2.D-01');
  });

  it('S6.2.D-01 in his Tyche Segment', () => {
    const table = reserve({ step: 'activation' });
    expect(table.refuses(0, { recruit: 'condemnation', general: 'lysimachos' })).toBe('K-02');
  });

  it('S6.2.D-02 whoever has fewer Major Generals than he was dealt', () => {
    expect(offered(reserve(), 0, 'recruit')).toHaveLength(2);
    const full = reserve({ turn: 3, generals: { perdikkas: '0 babylon', krateros: '0 tarsos' } });
    expect(full.refuses(0, { recruit: 'condemnation', general: 'lysimachos' })).toBe('S6.2.D-02');
    const widowed = reserve({ turn: 3, generals: { perdikkas: '0 babylon', krateros: '0 killed' } });
    expect(offered(widowed, 0, 'recruit')).toHaveLength(2);
  });

  it.each([4, 5])('S6.2.D-03 in Game Turn %i also whoever has as many', (turn) => {
    const generals = { perdikkas: '0 babylon', krateros: '0 tarsos' };
    expect(offered(reserve({ turn, generals }), 0, 'recruit')).toHaveLength(2);
    const three = reserve({ turn, generals: { ...generals, kassandros: '0 pella' } });
    expect(three.refuses(0, { recruit: 'condemnation', general: 'lysimachos' })).toBe('S6.2.D-02');
  });

  it('S6.2.D-04 Dispersed Generals are his, and alive', () => {
    const table = reserve({ generals: { perdikkas: '0 babylon', krateros: '0 dispersed' } });
    expect(table.refuses(0, { recruit: 'condemnation', general: 'lysimachos' })).toBe('S6.2.D-02');
  });
});

describe('6.2.D Who can be recruited', () => {
  const antipatros = (where: string) => ({ generals: { perdikkas: '0 babylon', antipatros: where } });
  const choice = (table: Table) => offered(table, 0, 'general', { recruit: 'condemnation' });

  it('S6.2.D-05 anybody of the Reserve who is left', () => {
    const table = reserve({
      generals: { perdikkas: '0 babylon', seleukos: '1 damaskos', aristonous: '1 killed' },
    });
    expect(choice(table)).toEqual(['lysimachos', 'nearchos']);
    expect(table.refuses(0, { recruit: 'condemnation', general: 'seleukos' })).toBe('S6.2.D-05');
    expect(table.refuses(0, { recruit: 'condemnation', general: 'kassandros' })).toBe('S6.2.D-05');
  });

  it('S6.2.D-11 Asandros, when Antipatros is dead', () => {
    expect(choice(reserve(antipatros('1 killed')))).toContain('asandros');
    const table = reserve(antipatros('1 dispersed'));
    expect(table.refuses(0, { recruit: 'condemnation', general: 'asandros' })).toBe('S6.2.D-11');
  });
});

describe('6.2.D What they bring, and where they like to be', () => {
  const dead = { generals: { perdikkas: '0 babylon', antipatros: '1 killed' } };
  const provinces = (table: Table) => table.fact('provinceSpaces') as { [province: string]: string[] };

  it.each([
    ['S6.2.D-06 Lysimachos', 'lysimachos', 'thrake', 'kardia', 'mercenary 1 loyal 1'],
    ['S6.2.D-07 Seleukos', 'seleukos', 'babylonia', 'opis', 'elephant 1 loyal 1'],
    ['S6.2.D-08 Aristonous', 'aristonous', 'makedonia', 'pella', 'mercenary 1 loyal 1'],
    ['S6.2.D-10 Asandros', 'asandros', 'karia', 'knidos', 'mercenary 1 loyal 1'],
  ])('%s', (_, general, province, space, units) => {
    const table = recruiting(general, dead);
    expect(offered(table, 0, 'camp').sort()).toEqual(provinces(table)[province].toSorted());
    table.does(0, { camp: space, side: 'outside' });
    expect(table.fact('units')).toEqual([`0 ${space} ${units}`]);
    expect(table.fact('generals')).toMatchObject({ [general]: `0 ${space}` });
  });

  it('S6.2.D-09 Nearchos, in any Port', () => {
    const table = recruiting('nearchos');
    const ports = Object.entries(table.fact('locations') as { [space: string]: string[] })
      .filter(([, locations]) => locations.includes('sea'))
      .map(([space]) => space);
    expect(offered(table, 0, 'camp')).toEqual(ports);
    table.does(0, { camp: 'gaza', side: 'outside' });
    expect(table.fact('units')).toEqual(['0 gaza mercenary 2']);
  });
});

describe('6.2.D Where they are placed', () => {
  it('S6.2.D-12 in the preferred Province, where neither CUs nor Generals of others are', () => {
    const table = recruiting('lysimachos', {
      generals: { perdikkas: '0 babylon', krateros: '1 kardia', peithon: '1 abdera', seuthes: 'seuthopolis' },
      units: ['1 abdera mercenary 1'],
      pcs: { byzantion: 1 },
    });
    expect(offered(table, 0, 'camp').sort()).toEqual(['apollonia', 'byzantion', 'philippopolis']);
    for (const camp of ['kardia', 'abdera', 'seuthopolis', 'pella'])
      expect(table.refuses(0, { camp, side: 'outside' })).toBe('S6.2.D-12');
  });

  it('S6.2.D-13 there his owner may put a PC in place of any other', () => {
    const held = { babylon: 1, opis: 'independent', larsa: 0 } as const;
    const claim = (space: string) => {
      const table = recruiting('seleukos', { generals: { perdikkas: '0 pella' }, pcs: held });
      expect(table.refuses(0, { claim: 'larsa', side: 'outside' })).toBe('S6.2.D-13');
      table.does(0, { claim: space, side: 'outside' });
      return table;
    };
    expect(told(claim('babylon'), 'replacedPc')).toEqual({ seat: 0, space: 'babylon', from: 1 });
    expect(claim('babylon').fact('pcs')).toEqual({ ...held, babylon: 0 });
    expect(claim('opis').fact('pcs')).toEqual({ ...held, opis: 0 });
    expect(claim('is').fact('pcs')).toEqual({ ...held, is: 0 });
  });

  it('S6.2.D-13 but he need not', () => {
    const table = recruiting('seleukos', { generals: { perdikkas: '0 pella' }, pcs: { babylon: 1 } });
    table.does(0, { camp: 'babylon', side: 'outside' });
    expect(table.fact('pcs')).toEqual({ babylon: 1 });
    expect(table.fact('champions')).toEqual([0, 1, 2, 3]);
  });

  it('S6.2.D-14 or anywhere as a Reinforcement, without a PC', () => {
    const table = recruiting('seleukos', {
      generals: { perdikkas: '0 pella' },
      pcs: { tarsos: 0, issos: 1, pella: 1 },
    });
    expect(offered(table, 0, 'join').sort()).toEqual(['pella', 'tarsos']);
    expect(table.refuses(0, { join: 'issos', side: 'outside' })).toBe('S5.2-10');
    expect(table.refuses(0, { claim: 'pella', side: 'outside' })).toBe('S6.2.D-12');
    table.does(0, { join: 'pella', side: 'outside' });
    expect(table.fact('pcs')).toEqual({ tarsos: 0, issos: 1, pella: 1 });
    expect(table.fact('generals')).toMatchObject({ seleukos: '0 pella' });
    expect(asked(table)).toEqual(['0 activate']);
  });
});
