import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Antigonos of seat 0 stands with three CUs in Thebai, a city of his own; seat 1 has PCs around him. */
const raider = (card: string, position: Scene): Table =>
  scene({
    step: 'tyche',
    hands: { 0: [card] },
    pcs: { thebai: 0, lamia: 1, korinthos: 1, chalkis: 1, larisa: 1, elis: 1 },
    generals: { antigonos: '0 thebai' },
    units: ['0 thebai loyal 3'],
    ...position,
  });
/** He plays it, and chooses the city. */
function playing(card: string, position: Scene = {}): Table {
  const table = raider(card, position);
  table.does(0, { event: card });
  return table;
}
const minor = (position?: Scene): Table => playing('minor-raid', position);
const major = (position?: Scene): Table => playing('major-raid', position);
const targets = (table: Table) => offered(table, 0, 'at').sort();
const events = (position: Scene, card = 'minor-raid') => offered(raider(card, position), 0, 'event');

describe('Card 9, Minor Raid', () => {
  it('C9-01 needs an Army, and a Minor City of another Faction at most 2 MPs away', () => {
    expect(targets(minor({ pcs: { korinthos: 1, lamia: 'independent', larisa: 2, pella: 1 } }))).toEqual([
      'korinthos',
      'lamia',
      'larisa',
    ]);
    expect(events({ pcs: { pella: 1, amphipolis: 1 } })).toEqual([]);
    expect(raider('minor-raid', { pcs: { pella: 1 } }).refuses(0, { event: 'minor-raid' })).toBe('C9-01');
    // A General alone, or CUs alone, are no Army.
    expect(events({ units: [] })).toEqual([]);
    expect(events({ generals: {}, pcs: { thebai: 0, lamia: 1 } })).toEqual([]);
  });

  it('C9-01 neither a city of his own nor one that is nobody’s', () => {
    const table = minor({ pcs: { thebai: 0, korinthos: 1, lamia: 1, elis: 0 } });
    expect(table.refuses(0, { at: 'elis' })).toBe('C9-01');
    expect(table.refuses(0, { at: 'larisa' })).toBe('C9-01');
  });

  it('D6-34 the space of the Army is near enough, and a Besieged Army reaches nothing', () => {
    expect(targets(minor({ pcs: { thebai: 1, lamia: 1 } }))).toEqual(['lamia', 'thebai']);
    const besieged: Scene = {
      pcs: { sardeis: 0, ephesos: 1, pergamon: 1 },
      generals: { antigonos: '0 sardeis inside', krateros: '1 sardeis' },
      units: ['0 sardeis inside loyal 2', '1 sardeis loyal 2'],
    };
    expect(events(besieged)).toEqual([]);
    expect(
      events({
        ...besieged,
        units: ['0 sardeis inside loyal 2'],
        generals: { antigonos: '0 sardeis inside' },
      }),
    ).toEqual(['minor-raid']);
  });

  it('C9-02 over Land, Mountain and Strait paths at their costs, and never by sea', () => {
    const table = minor({
      pcs: { lamia: 1, chalkis: 1, elis: 1, ambrakia: 1, trikka: 1, larisa: 1, pagasai: 1, kyklades: 1 },
    });
    // Chalkis over the strait; Trikka and Kyklades are too far by land.
    expect(targets(table)).toEqual(['chalkis', 'elis', 'lamia', 'larisa', 'pagasai']);
    expect(table.refuses(0, { at: 'trikka' })).toBe('C9-02');
    const port = minor({
      generals: { antigonos: '0 athenai' },
      units: ['0 athenai loyal 3'],
      pcs: { kyklades: 1, thebai: 1, lamia: 1 },
    });
    expect(port.refuses(0, { at: 'kyklades' })).toBe('C9-02');
  });

  it('C9-03 not through a space with enemy CUs', () => {
    const table = minor({
      units: ['0 thebai loyal 3', '2 lamia mercenary 1'],
      generals: { antigonos: '0 thebai', krateros: '2 lamia' },
    });
    expect(targets(table)).toEqual(['chalkis', 'elis', 'korinthos']);
    expect(table.refuses(0, { at: 'larisa' })).toBe('C9-03');
  });

  it('C9-03 but through those with PCs, Generals and CUs of his own', () => {
    const table = minor({
      units: ['0 thebai loyal 3', '0 korinthos mercenary 1'],
      generals: { antigonos: '0 thebai', krateros: '2 lamia', attalos: '0 korinthos' },
      pcs: { lamia: 1, larisa: 1, elis: 1 },
    });
    expect(targets(table)).toEqual(['elis', 'lamia', 'larisa']);
  });

  it('C9-04 the city itself holds no enemy CU', () => {
    const table = minor({ units: ['0 thebai loyal 3', '1 larisa mercenary 1'] });
    expect(targets(table)).toEqual(['chalkis', 'elis', 'korinthos', 'lamia']);
    expect(table.refuses(0, { at: 'larisa' })).toBe('C9-04');
  });

  it('S2-52 enemy CUs are those of others than the player of the card, whosever the city is', () => {
    const table = minor({
      units: ['0 thebai loyal 3', '0 lamia mercenary 1', '2 korinthos mercenary 1'],
      generals: { antigonos: '0 thebai', krateros: '2 korinthos', attalos: '0 lamia' },
      pcs: { thebai: 0, lamia: 1, korinthos: 1, chalkis: 1 },
    });
    expect(targets(table)).toEqual(['chalkis', 'lamia']);
  });

  it('C9-05 a Stronghold only while a player controls it, a Major City never', () => {
    const table = minor({
      generals: { antigonos: '0 korinthos' },
      units: ['0 korinthos loyal 3'],
      pcs: { sparta: 1, elis: 'independent', athenai: 1, lamia: 1 },
    });
    expect(targets(table)).toEqual(['elis', 'lamia', 'sparta']);
    expect(table.refuses(0, { at: 'athenai' })).toBe('C9-05');
    const independent = minor({
      generals: { antigonos: '0 korinthos' },
      units: ['0 korinthos loyal 3'],
      pcs: { sparta: 'independent', elis: 1, lamia: 1 },
    });
    expect(independent.refuses(0, { at: 'sparta' })).toBe('C9-05');
  });

  it('C9-06 the PC goes, and nothing takes its place', () => {
    const table = minor();
    table.does(0, { at: 'lamia' });
    expect(table.fact('pcs')).toEqual({ thebai: 0, korinthos: 1, chalkis: 1, larisa: 1, elis: 1 });
    expect(told(table, 'tookPc')).toEqual({ seat: 0, space: 'lamia', from: 1 });
    const other = minor({ pcs: { lamia: 'independent', korinthos: 1 } });
    other.does(0, { at: 'lamia' });
    expect(told(other, 'tookPc')).toEqual({ seat: 0, space: 'lamia', from: null });
  });

  it('CK-03 he has to remove one', () => {
    const table = minor();
    expect(table.refuses(0, { none: true })).toBe('CK-03');
    table.does(0, { at: 'lamia' });
    expect(asked(table)).toEqual(['0 bonus']);
  });
});

describe('Card 10, Major Raid', () => {
  it('C10-01 needs an Army of at least three CUs', () => {
    expect(events({}, 'major-raid')).toEqual(['major-raid']);
    const table = raider('major-raid', { units: ['0 thebai loyal 2'] });
    expect(table.refuses(0, { event: 'major-raid' })).toBe('C10-01');
    expect(events({ units: ['0 thebai loyal 3'], pcs: { pella: 1 } }, 'major-raid')).toEqual([]);
  });

  it('C10-02 takes one or two, at his wish', () => {
    const table = major();
    expect(table.refuses(0, { none: true })).toBe('CK-03');
    table.does(0, { at: 'lamia' });
    expect(targets(table)).toEqual(['chalkis', 'elis', 'korinthos', 'larisa']);
    const two = major();
    table.does(0, { none: true });
    two.does(0, { at: 'lamia' });
    two.does(0, { at: 'elis' });
    expect([asked(table), asked(two)]).toEqual([['0 bonus'], ['0 bonus']]);
    expect(two.fact('pcs')).toEqual({ thebai: 0, korinthos: 1, chalkis: 1, larisa: 1 });
  });

  it('C10-02 both from the same Army', () => {
    const table = major({
      generals: { antigonos: '0 thebai', krateros: '0 sardeis' },
      units: ['0 thebai loyal 3', '0 sardeis loyal 3'],
      pcs: { lamia: 1, korinthos: 1, ephesos: 1 },
    });
    expect(targets(table)).toEqual(['ephesos', 'korinthos', 'lamia']);
    table.does(0, { at: 'lamia' });
    expect(table.refuses(0, { at: 'ephesos' })).toBe('C10-02');
    expect(targets(table)).toEqual(['korinthos']);
  });

  it('C10-03 is in everything else like Minor Raid', () => {
    const table = major({
      units: ['0 thebai loyal 3', '1 larisa mercenary 1', '2 korinthos mercenary 1'],
      generals: { antigonos: '0 thebai', krateros: '2 korinthos' },
      pcs: {
        lamia: 1,
        larisa: 1,
        korinthos: 1,
        elis: 1,
        pella: 1,
        athenai: 1,
        aitolia: 'independent',
        chalkis: 1,
      },
    });
    expect(targets(table)).toEqual(['chalkis', 'lamia']);
    for (const at of ['larisa', 'elis', 'pella', 'athenai', 'aitolia', 'ephesos'])
      expect(table.refuses(0, { at })).toBe('C10-03');
    table.does(0, { at: 'lamia' });
    expect(table.fact('pcs')).not.toHaveProperty('lamia');
  });

  it('D6-31 each is a change of its own, and the pieces are settled when both are gone', () => {
    // The CUs of seat 1 in Lamia could be shown by their PC only; Leonnatos has the Heir by his.
    const table = major({
      provinces: { thessalia: 1 },
      pcs: { korinthos: 1 },
      royals: { herakles: 'larisa by 1' },
    });
    table.does(0, { at: 'larisa' });
    expect([table.fact('provinces'), table.fact('royals')]).toMatchObject([
      { thessalia: 1 },
      { herakles: 'larisa by 1' },
    ]);
    table.does(0, { at: 'pagasai' });
    expect([table.fact('provinces'), table.fact('royals')]).toMatchObject([
      { thessalia: null },
      { herakles: 'larisa' },
    ]);
    expect(asked(table)).toEqual(['0 bonus']);
  });
});
