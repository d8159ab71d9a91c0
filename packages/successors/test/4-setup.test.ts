import { type Json, optionsOf } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { successors } from '../src/index.ts';
import { asked, newGame, seen } from './scene.ts';

type By<T> = { [name: string]: T };
const ALL_CARDS = optionsOf(successors.settings, ['16.1']);

/** The board as it is laid out, before anybody has taken something: the first player chooses his colour. */
const laidOut = (seats: number, options: By<boolean> = {}) =>
  newGame(seats, { options: { ...options, chooseColours: true } });
/** The things of which a fact says this, in the order of the alphabet. */
const those = (fact: Json, text: Json): string[] =>
  Object.entries(fact as By<Json>)
    .filter(([, value]) => value === text)
    .map(([name]) => name)
    .toSorted();
const generalsThatAre = (state: string, seats: number) => those(laidOut(seats).fact('generals'), state);
const EVERY_NUMBER = [2, 3, 4, 5];

describe('4.1 The board', () => {
  it('S4.1-01 two to five play', () => {
    for (const seats of EVERY_NUMBER) expect(asked(laidOut(seats))).toEqual(['0 colour']);
    expect(() => laidOut(1)).toThrow('successors is for 2 to 5 players, not 1');
    expect(() => laidOut(6)).toThrow('successors is for 2 to 5 players, not 6');
  });

  it('S4.1-01 the optional rules are known before the set-up', () => {
    expect(() => laidOut(4, { oracles: true })).toThrow('oracle');
  });

  it('S4.1-02 the first Game Turn is I', () => {
    const table = newGame(2, {
      draws: [
        'perdikkas',
        'antipatros',
        'peithon',
        'ptolemaios',
        'antigonos',
        'krateros',
        'leonnatos',
        'eumenes',
      ],
    });
    table.does(1, { at: 'tarsos' });
    table.does(1, { at: 'abydos' });
    table.does(1, { at: 'mazaka' });
    expect(table.fact('turn')).toBe(1);
    expect(asked(table)).toEqual(['1 turnOrder']);
  });

  it('S4.1-03 S16.1-01 the deck has no optional card that was not agreed on', () => {
    const optional = laidOut(4).fact('out') as string[];
    expect(optional).toHaveLength(10);
    expect(laidOut(4).fact('drawPile')).toBe(59);
    const { oracle: _, ...others } = ALL_CARDS;
    expect(laidOut(4, { oracle: true }).fact('out')).toEqual(optional.filter((card) => card !== 'oracle'));
    expect(laidOut(4, others).fact('out')).toEqual(['oracle']);
    expect(laidOut(4, ALL_CARDS).fact('drawPile')).toBe(69);
  });

  it('S16.1-02 the ten optional cards', () => {
    expect((laidOut(4).fact('out') as string[]).toSorted()).toEqual([
      'alexanders-ghost',
      'cavalry-superiority',
      'cavalry-superiority-2',
      'diplomatic-marriage',
      'foundation-of-a-capital',
      'oracle',
      'port-re-supplied',
      'price-of-failure',
      'superior-admiral',
      'superior-admiral-2',
    ]);
  });

  it('S4.1-04 card 47B lies beside the board', () => {
    expect(laidOut(4, ALL_CARDS).fact('beside')).toEqual(['silver-shields-change-sides']);
  });

  it('S4.1-05 every Fleet lies in its box on its normal side', () => {
    const fleets = laidOut(4).fact('fleets');
    expect(those(fleets, 'nobody')).toEqual([
      'aigyptos',
      'karia',
      'kilikia',
      'kypros',
      'makedonia',
      'phoinike',
    ]);
    expect(those(fleets, 'independent')).toEqual(['athenai', 'rhodos']);
  });

  const independent = (seats: number) => those(laidOut(seats).fact('pcs'), 'independent');

  it('S4.1-07 every space with a gray symbol has an Independent PC', () => {
    expect(laidOut(4).fact('pcs')).toMatchObject({
      athenai: 'independent',
      elis: 'independent',
      rhodos: 'independent',
      kyzikos: 'independent',
      bithynoi: 'independent',
      mardoi: 'independent',
    });
    for (const free of ['thebai', 'pella', 'babylon', 'gortyn']) expect(independent(4)).not.toContain(free);
  });

  it('S4.1-08 with three or five players only Apollonia in Thrake has one', () => {
    const thrake = ['apollonia', 'philippopolis', 'seuthopolis'];
    expect(independent(2)).toEqual(independent(4));
    expect(independent(3)).toEqual(independent(5));
    expect(independent(4).filter((space) => !independent(5).includes(space))).toEqual(thrake.slice(1));
    expect(independent(5)).toContain('apollonia');
  });

  it('S4.1-09 Leosthenes stands in Lamia and Ariarathes in Komana', () => {
    expect(laidOut(4).fact('generals')).toMatchObject({ leosthenes: 'lamia', ariarathes: 'komana' });
  });

  it('S4.1-10 Philon, Glaukias and Seuthes wait in their boxes', () => {
    expect(generalsThatAre('box', 4)).toEqual(['glaukias', 'philon', 'seuthes']);
  });
});

describe('4.2 The Royal Family', () => {
  const royals = () => laidOut(4).fact('royals');

  it('S4.2-01 Olympias is in Molossia, with nobody', () => {
    expect(royals()).toMatchObject({ olympias: 'molossia' });
  });
  it('S4.2-02 Thessalonike is in Pella, with nobody', () => {
    expect(royals()).toMatchObject({ thessalonike: 'pella' });
  });
  it('S4.2-03 Kleopatra is in Sardeis, with nobody', () => {
    expect(royals()).toMatchObject({ kleopatra: 'sardeis' });
  });
  it('S4.2-04 Philippos is in his box', () => {
    expect(royals()).toMatchObject({ philippos: 'box' });
  });
  it('S4.2-05 Herakles is in Damaskos', () => {
    expect(royals()).toMatchObject({ herakles: 'damaskos' });
  });
  it('S4.2-06 Alexandros and the Funeral Cart are in Babylon', () => {
    expect(royals()).toMatchObject({ alexandros: 'babylon', 'funeral-cart': 'babylon' });
  });
});

describe('4.3 Which Generals take part', () => {
  const EIGHT = [
    'antigonos',
    'antipatros',
    'eumenes',
    'krateros',
    'leonnatos',
    'peithon',
    'perdikkas',
    'ptolemaios',
  ];
  it.each(EVERY_NUMBER)('S4.3-01 with %i players four Generals come with events', (seats) => {
    expect(generalsThatAre('event', seats)).toEqual(['demetrios', 'kassandros', 'peukestas', 'polyperchon']);
  });
  it.each(EVERY_NUMBER)('S4.3-02 with %i players three Generals are unavailable', (seats) => {
    expect(generalsThatAre('unavailable', seats)).toEqual(['menelaos', 'pleistarchos', 'polyarchos']);
  });
  it.each([2, 4])('S4.3-03 with %i players the eight start', (seats) => {
    expect(generalsThatAre('dealt', seats)).toEqual(EIGHT);
  });
  it.each([2, 4])('S4.3-04 with %i players five are in reserve', (seats) => {
    expect(generalsThatAre('reserve', seats)).toEqual([
      'aristonous',
      'asandros',
      'lysimachos',
      'nearchos',
      'seleukos',
    ]);
  });
  it('S4.3-05 with three players Lysimachos starts, too', () => {
    expect(generalsThatAre('dealt', 3)).toEqual([...EIGHT, 'lysimachos'].toSorted());
  });
  it('S4.3-06 with three players four are in reserve', () => {
    expect(generalsThatAre('reserve', 3)).toEqual(['aristonous', 'asandros', 'nearchos', 'seleukos']);
  });
  it('S4.3-07 with five players Lysimachos and Seleukos start, too', () => {
    expect(generalsThatAre('dealt', 5)).toEqual([...EIGHT, 'lysimachos', 'seleukos'].toSorted());
  });
  it('S4.3-08 with five players three are in reserve', () => {
    expect(generalsThatAre('reserve', 5)).toEqual(['aristonous', 'asandros', 'nearchos']);
  });

  it('S4.4-02 Event Generals and Reserve Generals lie openly in two groups', () => {
    const { generals } = seen(laidOut(4), null) as unknown as { generals: By<{ state: string }> };
    expect([generals.kassandros.state, generals.nearchos.state]).toEqual(['event', 'reserve']);
  });
});

describe('4.5 Factions', () => {
  it('S4.5-02 each player gets the four Minor Generals of his colour', () => {
    const table = newGame(2, {
      options: { chooseColours: true },
      draws: [
        'perdikkas',
        'krateros',
        'peithon',
        'antigonos',
        'ptolemaios',
        'antipatros',
        'leonnatos',
        'eumenes',
      ],
    });
    table.does(0, { colour: 'black' });
    table.does(1, { colour: 'red' });
    const generals = table.fact('generals');
    expect(those(generals, '0 off-map')).toEqual(['amphoteros', 'archon', 'leonidas', 'philokles']);
    expect(those(generals, '1 off-map')).toEqual(['andronikos', 'attalos', 'dokimos', 'philoxenos']);
  });

  it('S4.5-03 everybody starts as a Champion, with 0 VP and 3 L', () => {
    const table = laidOut(5);
    expect(table.fact('champions')).toEqual([0, 1, 2, 3, 4]);
    expect(table.fact('points')).toEqual({ 0: 0, 1: 0, 2: 0, 3: 0, 4: 0 });
    expect(table.fact('legitimacy')).toEqual({ 0: 3, 1: 3, 2: 3, 3: 3, 4: 3 });
  });
});
