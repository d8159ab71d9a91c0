import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Each card, what makes it playable, a space of his Provinces, a Major City there, and a space elsewhere. */
const PEUKESTAS = {
  id: 'C16',
  card: 'peukestas-satrap-of-persis',
  general: 'peukestas',
  ready: { turn: 2 } as Scene,
  home: 'parsargadai',
  city: 'persepolis',
  stronghold: 'ouxioi',
  away: 'opis',
};
const KASSANDROS = {
  id: 'C18',
  card: 'kassandros',
  general: 'kassandros',
  ready: { turn: 1, generals: { antipatros: '1 killed' } } as Scene,
  home: 'larisa',
  city: 'pella',
  stronghold: 'sparta',
  away: 'opis',
};
type Card = typeof PEUKESTAS;
const mixed = ({ ready }: Card, { generals, ...position }: Scene): Scene => ({
  ...ready,
  ...position,
  generals: { ...ready.generals, ...generals },
});
const holding = (of: Card, position: Scene = {}): Table =>
  scene({ step: 'tyche', hands: { 0: [of.card] }, ...mixed(of, position) });
function playing(of: Card, position: Scene = {}): Table {
  const table = holding(of, position);
  table.does(0, { event: of.card });
  return table;
}
const outside = (at: string) => ({ at, side: 'outside' });
const inside = (at: string) => ({ at, side: 'inside' });

describe('Card 16, Peukestas Satrap of Persis', () => {
  it('C16-01 S5.1.A-04 is no event of Game Turn I', () => {
    expect(holding(PEUKESTAS, { turn: 1 }).refuses(0, { event: PEUKESTAS.card })).toBe('C16-01');
    expect(offered(holding(PEUKESTAS), 0, 'event')).toEqual([PEUKESTAS.card]);
  });

  it('C16-02 needs him waiting beside the board', () => {
    for (const where of ['1 tarsos', '1 dispersed', '1 killed'])
      expect(
        holding(PEUKESTAS, { generals: { peukestas: where } }).refuses(0, { event: PEUKESTAS.card }),
      ).toBe('C16-02');
  });

  it('C16-06 he comes to any space of Persis without enemies', () => {
    const table = playing(PEUKESTAS, { generals: { krateros: '1 persepolis' }, pcs: { parsargadai: 1 } });
    expect(offered(table, 0, 'at').sort()).toEqual(['ouxioi', 'parsargadai']);
    expect(table.refuses(0, outside('persepolis'))).toBe('C16-06');
    expect(table.refuses(0, outside('sousa'))).toBe('C16-06');
  });
});

describe('Card 18, Kassandros', () => {
  it('C18-01 needs Antipatros dead', () => {
    for (const where of ['1 pella', '1 dispersed'])
      expect(
        holding(KASSANDROS, { generals: { antipatros: where } }).refuses(0, { event: KASSANDROS.card }),
      ).toBe('C18-01');
    expect(offered(holding(KASSANDROS), 0, 'event')).toEqual([KASSANDROS.card]);
  });

  it('C18-02 needs him waiting beside the board', () => {
    expect(
      holding(KASSANDROS, { generals: { kassandros: '1 killed' } }).refuses(0, { event: KASSANDROS.card }),
    ).toBe('C18-02');
  });

  it('C18-06 he comes to any space of Makedonia, Thessalia or Hellas without enemies', () => {
    const table = playing(KASSANDROS, {
      generals: { krateros: '1 pella', leosthenes: 'lamia' },
      pcs: { larisa: 1, athenai: 'independent' },
    });
    const spaces = table.fact('provinceSpaces') as { [province: string]: string[] };
    const open = ['makedonia', 'thessalia', 'hellas'].flatMap((province) => spaces[province]);
    expect(offered(table, 0, 'at').sort()).toEqual(
      open.filter((space) => space !== 'pella' && space !== 'lamia').sort(),
    );
    for (const at of ['pella', 'lamia', 'ambrakia']) expect(table.refuses(0, outside(at))).toBe('C18-06');
  });
});

/** What both cards do alike, by the clauses of each. */
describe.each([
  {
    ...PEUKESTAS,
    joins: 'C16-03 S7.1.B-06',
    limit: 'C16-04',
    units: 'C16-05',
    pc: 'C16-07',
    elsewhere: 'C16-08',
    stack: 'C16-09',
    gone: 'C16-11',
  },
  {
    ...KASSANDROS,
    joins: 'C18-03 S7.1.B-05',
    limit: 'C18-04',
    units: 'C18-05',
    pc: 'C18-07',
    elsewhere: 'C18-08',
    stack: 'C18-09',
    gone: 'C18-11',
  },
])('$general, who comes by an event', (of) => {
  const { card, general, home, city, stronghold, away } = of;

  it(`${of.joins} he joins the player`, () => {
    const table = playing(of);
    table.does(0, outside(home));
    table.does(0, { no: true });
    expect(table.fact('generals')).toMatchObject({ [general]: `0 ${home}` });
    expect(told(table, 'joined')).toEqual({ seat: 0, general });
    expect(told(table, 'placedGeneral')).toMatchObject({ seat: 0, general, space: home });
    expect(asked(table)).toEqual(['0 activate']);
  });

  it(`${of.limit} however many Major Generals he has`, () => {
    const generals = { perdikkas: '0 opis', krateros: '0 opis', leonnatos: '0 opis' };
    expect(offered(holding(of, { generals }), 0, 'event')).toEqual([card]);
  });

  it(`${of.units} with three Mercenaries, who are where he is`, () => {
    const table = playing(of);
    table.does(0, outside(home));
    table.does(0, { no: true });
    expect(table.fact('units')).toEqual([`0 ${home} mercenary 3`]);
  });

  it.each([
    ['a Minor City', home, 1],
    ['an uncontrolled one', home, null],
    ['an Independent Stronghold', stronghold, 'independent'],
    ['a Major City', city, 1],
  ] as const)(`${of.pc} his PC may take the place of any other: %s`, (_, space, from) => {
    const table = playing(of, { pcs: { [space]: from } });
    table.does(0, outside(space));
    expect(asked(table)).toEqual(['0 decide']);
    table.does(0, { yes: true });
    expect(table.fact('pcs')).toEqual({ [space]: 0 });
    expect(told(table, 'replacedPc')).toEqual({ seat: 0, space, from: from === 1 ? 1 : null });
  });

  it(`${of.pc} or not; where his PC lies nobody is asked`, () => {
    const table = playing(of, { pcs: { [home]: 1 } });
    table.does(0, outside(home));
    table.does(0, { no: true });
    expect(table.fact('pcs')).toEqual({ [home]: 1 });
    const own = playing(of, { pcs: { [home]: 0 } });
    own.does(0, outside(home));
    expect(asked(own)).toEqual(['0 activate']);
  });

  it(`${of.pc} inside the walls of a city he has taken it, and who finds no room stays outside`, () => {
    const table = playing(of, { pcs: { [city]: 1 } });
    table.does(0, inside(city));
    expect([asked(table), table.fact('pcs')]).toEqual([['0 activate'], { [city]: 0 }]);
    expect(table.fact('units')).toEqual([`0 ${city} mercenary 1`, `0 ${city} inside mercenary 2`]);
    expect(table.fact('generals')).toMatchObject({ [general]: `0 ${city} inside` });
  });

  it(`${of.elsewhere} or as a Reinforcement, and then no PC is touched`, () => {
    const table = playing(of, { pcs: { [away]: 0, sardeis: 1 }, generals: { perdikkas: '0 sardeis' } });
    expect(offered(table, 0, 'at')).toContain(away);
    table.does(0, outside('sardeis'));
    expect([asked(table), table.fact('pcs')]).toEqual([['0 activate'], { [away]: 0, sardeis: 1 }]);
    expect(table.fact('generals')).toMatchObject({ [general]: '0 sardeis' });
  });

  it(`${of.elsewhere} D6-23 for which the space must be eligible without him`, () => {
    const table = playing(of, { pcs: { [away]: 0, sardeis: 0 }, generals: { krateros: '1 sardeis' } });
    expect(table.refuses(0, outside('sardeis'))).toMatch(/-06$/);
  });

  it(`${of.stack} a space takes all three`, () => {
    const table = playing(of, { pcs: { [away]: 0, [home]: 0 } });
    for (const at of [away, home]) expect(offered(table, 0, 'at')).toContain(at);
    table.does(0, outside(away));
    expect(table.fact('units')).toEqual([`0 ${away} mercenary 3`]);
  });

  it(`${of.gone} the card leaves the game`, () => {
    const table = playing(of);
    table.does(0, outside(home));
    table.does(0, { no: true });
    expect([table.fact('discard'), table.fact('front')]).toEqual([[], {}]);
    expect(table.fact('out')).toContain(card);
  });
});

describe('Peukestas, where all of Persis is full of enemies', () => {
  const enemies = { krateros: '1 persepolis', leonnatos: '1 parsargadai', eumenes: '1 ouxioi' };

  it('D6-18 takes refuge as Reinforcements do', () => {
    const table = playing(PEUKESTAS, { generals: enemies });
    expect(asked(table)).toEqual(['0 refuge']);
    table.does(0, { units: 'mercenary', at: 'tarsos', under: 'peukestas', count: 2 });
    table.does(0, { units: 'mercenary', at: 'opis', under: 'attalos', count: 1 });
    expect(table.fact('generals')).toMatchObject({ peukestas: '0 tarsos', attalos: '0 opis' });
    expect(table.fact('units')).toEqual(['0 tarsos mercenary 2', '0 opis mercenary 1']);
  });

  it('D6-30 comes inside a city before which an enemy General stands only if there is room for all', () => {
    const table = playing(PEUKESTAS, {
      generals: { ...enemies, perdikkas: '0 sardeis inside', peithon: '2 sardeis' },
      pcs: { sardeis: 0, ephesos: 0, lesbos: 0 },
    });
    expect(table.refuses(0, inside('sardeis'))).toBe('S9.4-06');
    expect(offered(table, 0, 'at').sort()).toEqual(['ephesos', 'lesbos']);
  });
});
