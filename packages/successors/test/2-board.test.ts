import type { Json } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../src/content.ts';
import { offered, scene } from './scene.ts';

/** A fact of the printed board, by space or Province. */
const printed = <T extends Json = string[]>(name: string) => scene({}).fact(name) as { [of: string]: T };
const spacesWhere = <T extends Json>(fact: { [space: string]: T }, is: (value: T) => boolean) =>
  Object.keys(fact).filter((space) => is(fact[space]));

describe('2 Kinds of spaces', () => {
  it('S2-02 every space is a Minor City, a Stronghold, a Major City or a Transit Point', () => {
    const pcs = Object.fromEntries(
      Object.values(printed('provinceSpaces'))
        .flat()
        .map((space) => [space, 'independent' as const]),
    );
    const kinds = scene({ pcs }).fact('kinds') as { [space: string]: string };
    expect(new Set(Object.values(kinds))).toEqual(new Set(['minor', 'stronghold', 'major', 'transit']));
    expect(kinds).toMatchObject({
      paphos: 'minor',
      sparta: 'stronghold',
      salamis: 'major',
      'transit-gaza-pelousion': 'transit',
    });
  });

  /** An Army of seat 0 in Sparta, in his Surrender Segment. */
  const sparta = (pc: 1 | 'independent' | null) =>
    scene({
      step: 'surrender',
      pcs: { sparta: pc },
      generals: { krateros: '0 sparta' },
      units: ['0 sparta loyal 2'],
    });

  it('S2-07 a Stronghold that is uncontrolled or a player’s is like a Minor City', () => {
    expect(sparta(1).fact('kinds')).toMatchObject({ sparta: 'minor' });
    expect(sparta(null).fact('kinds')).toMatchObject({ sparta: 'minor' });
    expect(offered(sparta(1), 0, 'remove')).toEqual(['sparta']);
    expect(offered(sparta(null), 0, 'place')).toEqual(['sparta']);
  });

  it('S2-08 as soon as an Independent PC lies there it is a Stronghold, whatever it was before', () => {
    const table = sparta('independent');
    expect(table.fact('kinds')).toMatchObject({ sparta: 'stronghold' });
    expect(offered(table, 0, 'remove')).toEqual([]);
  });
});

describe('2 Ports and locations', () => {
  it('S2-09 a space is a Port if a Sea path ends there, and only then', () => {
    const ports = spacesWhere(printed('locations'), (all) => all.includes('sea'));
    const ends = content.paths.flatMap((path) => (path.type === 'sea' ? path.ends : []));
    expect(new Set(ports)).toEqual(new Set(ends));
    expect(ports).toEqual(expect.arrayContaining(['chalkis', 'paphos', 'sparta', 'athenai']));
    // The Strait of Chalkis is no Sea path, and Makedonia's capital lies inland.
    for (const inland of ['thebai', 'pella', 'memphis', 'nisibis']) expect(ports).not.toContain(inland);
  });

  it('S2-09 who prefers a Port may come to any of them', () => {
    const table = scene({ step: 'tyche', hands: { 0: ['greek-mercenaries'] } });
    table.does(0, { recruit: 'greek-mercenaries', general: 'nearchos' });
    expect(offered(table, 0, 'camp')).toEqual(
      spacesWhere(printed('locations'), (all) => all.includes('sea')),
    );
  });

  it('S2-12 what is neither a Major City nor a Port has one location', () => {
    const locations = printed('locations');
    expect(locations).toMatchObject({ thebai: ['outside'], sparta: ['outside', 'sea'] });
    expect(locations['transit-gaza-pelousion']).toEqual(['outside']);
  });

  it('S2-13 a Major City has an inside and an outside', () => {
    expect(printed('locations')).toMatchObject({ pella: ['outside', 'inside'] });
    const table = scene({ pcs: { pella: 0, larisa: 0 } });
    table.does(0, { raise: true });
    expect(offered(table, 0, 'side', { units: 'mercenary', at: 'pella' })).toEqual(['outside', 'inside']);
    expect(offered(table, 0, 'side', { units: 'mercenary', at: 'larisa' })).toEqual(['outside']);
  });

  it('S2-14 a Port has a sea location too, so a Major City that is one has three', () => {
    expect(printed('locations')).toMatchObject({
      paphos: ['outside', 'sea'],
      salamis: ['outside', 'inside', 'sea'],
    });
  });
});

describe('2 Adjacent spaces', () => {
  it('S2-22 spaces are adjacent by a Land, Mountain or Strait path', () => {
    const adjacent = printed('adjacent');
    expect(adjacent.stoboi.toSorted()).toEqual(['dardanoi', 'herakleia-lynkestis', 'pella']);
    expect(adjacent.abydos.toSorted()).toEqual(['daskyleion', 'kardia', 'pergamon']);
  });

  it('S2-22 and by nothing else: Rhodos is adjacent to no space at all', () => {
    expect(printed('adjacent')).toMatchObject({ rhodos: [], kyklades: [], lesbos: [], gortyn: ['knossos'] });
  });
});

describe('2 Provinces and Regions', () => {
  it('S2-30 Kypros is Paphos and Salamis', () => {
    expect(printed('provinceSpaces').kypros.toSorted()).toEqual(['paphos', 'salamis']);
  });

  it('S2-30 every space but a Transit Point is in one Province, and none has two Major Cities', () => {
    const provinces = Object.values(printed('provinceSpaces'));
    const kinds = printed<string>('kinds');
    expect(provinces.flat().toSorted()).toEqual(spacesWhere(kinds, (kind) => kind !== 'transit').toSorted());
    const cities = provinces.map((spaces) => spaces.filter((space) => kinds[space] === 'major').length);
    expect(new Set(cities)).toEqual(new Set([0, 1]));
  });

  it('S2-37 Thrake is adjacent to Mikra Phrygia and to Bithynia, by the Straits', () => {
    expect(printed('adjacentProvinces').thrake).toEqual(
      expect.arrayContaining(['mikra-phrygia', 'bithynia', 'makedonia']),
    );
  });

  it('S2-38 the sea makes no Provinces adjacent: the islands have no neighbours', () => {
    expect(printed('adjacentProvinces')).toMatchObject({ rhodos: [], kypros: [], krete: [] });
    expect(printed('adjacentProvinces').libye).toEqual(['aigyptos']);
  });

  const inRegion = (region: string) =>
    spacesWhere(printed<string>('regions'), (each) => each === region).toSorted();

  it('S2-39 Africa is Aigyptos and Libye', () => {
    expect(inRegion('africa')).toEqual(['aigyptos', 'libye']);
  });
  it('S2-40 Europe is seven Provinces', () => {
    expect(inRegion('europe')).toEqual([
      'epeiros',
      'hellas',
      'illyria',
      'makedonia',
      'skythia',
      'thessalia',
      'thrake',
    ]);
  });
  it('S2-41 the Major Islands are Krete, Rhodos and Kypros', () => {
    expect(inRegion('major-islands')).toEqual(['krete', 'kypros', 'rhodos']);
  });
  it('S2-42 everything else is Asia', () => {
    const elsewhere = ['africa', 'europe', 'major-islands'].flatMap(inRegion);
    const others = Object.keys(printed('provinceSpaces')).filter((province) => !elsewhere.includes(province));
    expect(inRegion('asia')).toEqual(others.toSorted());
    expect(others).toHaveLength(21);
    expect(others).toEqual(expect.arrayContaining(['media', 'syria', 'lydia']));
  });
});
