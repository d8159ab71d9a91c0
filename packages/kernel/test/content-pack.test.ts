import { describe, expect, it } from 'vitest';
import {
  applyPack,
  BadInput,
  correctedNames,
  itemsOf,
  type Json,
  numbersOf,
  readPack,
} from '../src/index.ts';

const box = {
  schema: 'box/1',
  track: { most: 60, provenance: 'recalled' },
  cards: [
    {
      id: 'A',
      name: { en: 'Archers', de: 'Schützen' },
      strength: { kind: 'fixed', value: 2 },
      provenance: 'rulebook',
    },
    {
      id: 'B',
      name: { en: 'Lancers', de: 'Reiter' },
      conditions: [{ least: 3 }],
      steps: [
        [1, 2],
        [2, 4],
      ],
      provenance: 'reconstructed',
      fieldProvenance: { name: 'rulebook' },
    },
  ],
  setups: [{ players: 2, seats: [{ city: 1 }], provenance: 'rulebook' }],
  boards: [
    { id: 'II/IV', provenance: 'recalled', regions: [{ id: 'iv-issos', value: 2, provenance: 'rulebook' }] },
  ],
};
const pack = (changes: { [path: string]: Json }) => readPack({ pack: 'mine', game: 'box', changes });
const corrected = (changes: { [path: string]: Json }) => applyPack(box, pack(changes));

describe('a content pack', () => {
  it.each<[string, string, Json, (content: typeof box) => unknown, Json]>([
    [
      'a number',
      'track.most',
      61,
      ({ track }) => track,
      { most: 61, provenance: 'recalled', fieldProvenance: { most: 'corrected' } },
    ],
    [
      'an element by its id',
      'cards.A.strength.value',
      3,
      ({ cards }) => cards[0].strength,
      { kind: 'fixed', value: 3 },
    ],
    [
      'an element by its place',
      'cards.B.steps.1.1',
      5,
      ({ cards }) => cards[1].steps,
      [
        [1, 2],
        [2, 5],
      ],
    ],
    ['a set-up by its players', 'setups.2.seats.0.city', 3, ({ setups }) => setups[0].seats, [{ city: 3 }]],
    ['a whole list', 'cards.B.conditions', [], ({ cards }) => cards[1].conditions, []],
    [
      'a record that has no standing of its own',
      'cards.A.strength',
      { kind: 'fixed', value: 4 },
      ({ cards }) => cards[0].strength,
      { kind: 'fixed', value: 4 },
    ],
    ['a name', 'cards.A.name.de', 'Bogner', ({ cards }) => cards[0].name, { en: 'Archers', de: 'Bogner' }],
  ])('changes %s', (_, path, to, part, expected) => {
    expect(part(corrected({ [path]: to }))).toEqual(expected);
  });

  it('leaves the content that it is applied to alone', () => {
    const before = JSON.stringify(box);
    corrected({ 'cards.A.strength.value': 9, 'track.most': 61 });
    expect(JSON.stringify(box)).toBe(before);
  });

  it('marks the field of the nearest item, and keeps what was known of the others', () => {
    const { cards, boards } = corrected({
      'cards.B.conditions.0.least': 4,
      'boards.II/IV.regions.iv-issos.value': 3,
    });
    expect(cards[1]).toMatchObject({
      provenance: 'reconstructed',
      fieldProvenance: { name: 'rulebook', conditions: 'corrected' },
    });
    expect(boards[0]).toEqual({
      id: 'II/IV',
      provenance: 'recalled',
      regions: [
        { id: 'iv-issos', value: 3, provenance: 'rulebook', fieldProvenance: { value: 'corrected' } },
      ],
    });
  });

  it('marks items that it brings as a whole, whatever they say of themselves', () => {
    const region = {
      id: 'iv-issos',
      value: 5,
      provenance: 'rulebook',
      fieldProvenance: { value: 'rulebook' },
    };
    const own = { id: 'iv-issos', value: 5, provenance: 'corrected' };
    expect(corrected({ 'boards.II/IV.regions.iv-issos': region }).boards[0]).toEqual({
      ...box.boards[0],
      regions: [own],
    });
    expect(corrected({ 'boards.II/IV.regions': [region] }).boards[0]).toEqual({
      ...box.boards[0],
      regions: [own],
      fieldProvenance: { regions: 'corrected' },
    });
  });

  it.each([
    ['what there is not', { 'card.A.strength': 1 }, ['card.A.strength', '"card"', '"cards"']],
    ['an element that there is not', { 'cards.AB.strength': 1 }, ['"AB"', '"A"']],
    ['a field that there is not', { 'cards.A.strenth.value': 1 }, ['"strenth"', '"strength"']],
    ['a part of a number', { 'track.most.least': 1 }, ['track.most.least', '"least"']],
    ['a place behind the last', { 'cards.B.steps.2.0': 1 }, ['cards.B.steps.2.0', '"2"']],
    ['a part of a text', { 'cards.A.name.en.x': { a: 1 } }, ['cards.A.name.en.x', '"x"']],
    ['what objects have by themselves', { 'cards.A.toString': 1 }, ['"toString"']],
    ['the standing of a value', { 'cards.A.provenance': 'rulebook' }, ["'provenance'"]],
    ['an id', { 'cards.A.id': 'C' }, ["'id'"]],
    ['an id with the whole', { 'boards.II/IV.regions': [{ id: 'iv-ipsos' }] }, ['"iv-ipsos"', '"iv-issos"']],
    ['how many there are, to more', { cards: [...box.cards, { id: 'C' }] }, ['cards', '"C"']],
    ['how many there are, to fewer', { cards: box.cards.slice(1) }, ['cards', "'A' is missing"]],
  ])('does not change %s', (_, changes, words) => {
    for (const word of words) expect(() => corrected(changes as { [path: string]: Json })).toThrow(word);
    expect(() => corrected(changes as { [path: string]: Json })).toThrow(BadInput);
  });

  it('offers nothing in place of what there is not that no pack may change', () => {
    expect(() => corrected({ schemo: 1 })).toThrow('no value "schemo"');
    expect(() => corrected({ schemo: 1 })).not.toThrow('schema');
  });

  it('forgets what was known of parts of a field that it changes as a whole', () => {
    const item = { strength: { kind: 'fixed', value: 2 }, cost: 1, provenance: 'recalled' };
    const known = { ...item, fieldProvenance: { 'strength.value': 'rulebook', cost: 'rulebook' } };
    expect(applyPack({ known }, pack({ 'known.strength': { kind: 'none' } })).known.fieldProvenance).toEqual({
      cost: 'rulebook',
      strength: 'corrected',
    });
  });

  it.each([
    ['no object', [], 'should be an object'],
    ['no name', { game: 'box', changes: { a: 1 } }, "'pack'"],
    ['no game', { pack: 'mine', changes: { a: 1 } }, "'game'"],
    ['no changes', { pack: 'mine', game: 'box' }, "'changes'"],
    ['empty changes', { pack: 'mine', game: 'box', changes: {} }, 'changes nothing'],
    ['nothing confirmed', { pack: 'mine', game: 'box', changes: {}, confirmed: [] }, 'confirms nothing'],
    ['a confirmation that is no path', { pack: 'mine', game: 'box', confirmed: [1] }, "'confirmed'"],
    ['a misspelt field', { pack: 'mine', game: 'box', change: {} }, 'do you mean "changes"'],
    ['a note that is no text', { pack: 'mine', game: 'box', note: 1, changes: { a: 1 } }, "'note'"],
    ['a prototype', JSON.parse('{"pack":"a","game":"b","changes":{"__proto__":1}}'), '__proto__'],
  ])('is refused with %s', (_, json, message) => {
    expect(() => readPack(json)).toThrow(BadInput);
    expect(() => readPack(json)).toThrow(message);
  });
});

describe('what a pack confirms', () => {
  const confirmed = (paths: string[], changes: { [path: string]: Json } = {}) =>
    applyPack(box, readPack({ pack: 'mine', game: 'box', changes, confirmed: paths }));

  it('is marked field by field, or item by item', () => {
    const { cards, track, boards } = confirmed(['cards.B.conditions', 'track', 'boards.II/IV']);
    expect(cards[1]).toMatchObject({
      provenance: 'reconstructed',
      fieldProvenance: { name: 'rulebook', conditions: 'confirmed' },
    });
    expect(track).toEqual({ most: 60, provenance: 'confirmed', fieldProvenance: {} });
    expect(boards[0]).toMatchObject({ provenance: 'confirmed', regions: box.boards[0].regions });
  });

  it('stands for all of an item, whatever was known of its fields', () => {
    const { provenance, fieldProvenance } = confirmed(['cards.B']).cards[1];
    expect([provenance, fieldProvenance]).toEqual(['confirmed', {}]);
  });

  it('needs no changes, and alters no value', () => {
    const pack = readPack({ pack: 'mine', game: 'box', confirmed: ['cards.A'] });
    expect(pack.changes).toEqual({});
    expect(numbersOf(applyPack(box, pack))).toEqual(numbersOf(box));
  });

  it('stays corrected where the pack has corrected it', () => {
    const { cards } = confirmed(['cards.A', 'cards.B.steps'], {
      'cards.A.strength.value': 3,
      'cards.B.steps.0.1': 3,
    });
    expect(itemsOf(cards).map(({ standing }) => standing)).toEqual([
      { name: 'confirmed', strength: 'corrected' },
      { name: 'rulebook', conditions: 'reconstructed', steps: 'corrected' },
    ]);
  });

  it.each([
    ['cards.C', '"C"'],
    ['cards.A.strength.value', "confirm 'strength' of it as a whole"],
    ['cards', 'no standing of its own'],
    ['cards.A.provenance', "'provenance'"],
  ])('is refused as %s', (path, message) => {
    expect(() => confirmed([path])).toThrow(BadInput);
    expect(() => confirmed([path])).toThrow(message);
  });
});

describe('what joins two others', () => {
  const map = {
    paths: [
      { id: 'a--b', ends: ['a', 'b'], cost: 1, provenance: 'recalled' },
      {
        id: 'b--c',
        ends: ['b', 'c'],
        cost: 2,
        provenance: 'recalled',
        fieldProvenance: { cost: 'rulebook' },
      },
    ],
  };
  const changed = (changes: { [path: string]: Json }) => applyPack(map, pack(changes)).paths;

  it('can be added, replaced and taken away', () => {
    const added = { id: 'a--c', ends: ['a', 'c'], cost: 1, provenance: 'corrected' };
    expect(changed({ 'paths.a--c': { ends: ['a', 'c'], cost: 1 } })).toEqual([...map.paths, added]);
    expect(changed({ 'paths.b--c': { ends: ['b', 'd'], cost: 1 } })[1]).toEqual({
      id: 'b--c',
      ends: ['b', 'd'],
      cost: 1,
      provenance: 'corrected',
    });
    expect(changed({ 'paths.a--b': { ends: ['a', 'b'], cost: 5 } })).toMatchObject([
      { id: 'a--b', cost: 5 },
      { id: 'b--c', cost: 2 },
    ]);
    expect(changed({ 'paths.a--b': null })).toEqual([map.paths[1]]);
    expect(changed({ paths: [map.paths[0]] as never })).toHaveLength(1);
    expect(changed({ 'paths.b--c.cost': 3 })[1]).toMatchObject({
      cost: 3,
      fieldProvenance: { cost: 'corrected' },
    });
  });

  it('has a standing of its own, so what it belongs to keeps its own', () => {
    const item = { ...map, provenance: 'recalled' };
    const after = applyPack({ item }, pack({ 'item.paths.a--b': null })).item;
    expect(after).toEqual({ paths: [map.paths[1]], provenance: 'recalled' });
  });

  it.each<[string, readonly object[]]>([
    ['nothing', []],
    ['things of several kinds', [...map.paths, { id: 'c' }]],
  ])('is not what comes into a list of %s', (_, paths) => {
    const added = pack({ 'paths.a--c': { ends: ['a', 'c'], copies: 1 } });
    expect(() => applyPack({ paths }, added)).toThrow('no value "a--c"');
  });

  it.each<[string, { [path: string]: Json }, string]>([
    ['what is not there', { 'paths.a--d': null }, '"a--d"'],
    ['something else than a record', { 'paths.a--d': 1 }, 'should be a record, or null'],
    ['another id', { 'paths.a--d': { id: 'a--e', ends: ['a', 'd'] } }, "should be 'a--d'"],
  ])('is refused as %s', (_, changes, message) => {
    expect(() => changed(changes)).toThrow(BadInput);
    expect(() => changed(changes)).toThrow(message);
  });
});

describe('a card of which there are so many copies', () => {
  const deck = { cards: [{ id: 'fog', copies: 2, provenance: 'recalled' }] };
  const changed = (changes: { [path: string]: Json }) => applyPack(deck, pack(changes)).cards;

  it('can be added', () => {
    const added = { id: 'rain', copies: 1, provenance: 'corrected' };
    expect(changed({ 'cards.rain': { copies: 1 } })).toEqual([...deck.cards, added]);
    const item = { ...deck, provenance: 'recalled' };
    expect(applyPack({ item }, pack({ 'item.cards.rain': { copies: 1 } })).item).toEqual({
      cards: [...deck.cards, added],
      provenance: 'recalled',
    });
  });

  it('can be replaced, and is then no other', () => {
    const two = { cards: [...deck.cards, { id: 'snow', copies: 1, provenance: 'recalled' }] };
    const fog = { id: 'fog', copies: 3 };
    expect(applyPack(two, pack({ 'cards.fog': fog })).cards).toMatchObject([fog, { id: 'snow', copies: 1 }]);
  });

  it('comes into no list in which something has no copies', () => {
    const cards = [...deck.cards, { id: 'snow' }];
    expect(() => applyPack({ cards }, pack({ 'cards.rain': { copies: 1 } }))).toThrow('no value "rain"');
  });

  it.each<[string, { [path: string]: Json }, string]>([
    ['what has another id', { 'cards.rain': { id: 'snow', copies: 1 } }, "should be 'rain'"],
    ['something else than a record', { 'cards.rain': 1 }, 'no value "rain"'],
    ['a field of what is not there', { 'cards.rain.copies': 1 }, 'no value "rain"'],
    ['a record in what is not there', { 'cards.rain.name': { en: 'Rain' } }, 'no value "rain"'],
    ['one that is taken away', { 'cards.fog': null }, "'fog' is missing"],
  ])('is refused as %s', (_, changes, message) => {
    expect(() => changed(changes)).toThrow(BadInput);
    expect(() => changed(changes)).toThrow(message);
  });
});

describe('what is in the content', () => {
  it('has numbers, each with a path that a pack can change', () => {
    const numbers = numbersOf(box);
    expect(numbers.map(({ path }) => path)).toEqual([
      'track.most',
      'cards.A.strength.value',
      'cards.B.conditions.0.least',
      'cards.B.steps.0.0',
      'cards.B.steps.0.1',
      'cards.B.steps.1.0',
      'cards.B.steps.1.1',
      'setups.2.players',
      'setups.2.seats.0.city',
      'boards.II/IV.regions.iv-issos.value',
    ]);
    for (const { path, value } of numbers) {
      const after = numbersOf(corrected({ [path]: value + 100 }));
      expect(after.map((each) => each.value)).toEqual(
        numbers.map((each) => (each.path === path ? value + 100 : each.value)),
      );
    }
  });

  it('has items, each with a title and the standing of its fields', () => {
    expect(itemsOf(box)).toEqual([
      { path: 'track', title: 'track', standing: { most: 'recalled' } },
      { path: 'cards.A', title: 'Archers', standing: { name: 'rulebook', strength: 'rulebook' } },
      {
        path: 'cards.B',
        title: 'Lancers',
        standing: { name: 'rulebook', conditions: 'reconstructed', steps: 'reconstructed' },
      },
      { path: 'setups.2', title: '2', standing: { players: 'rulebook', seats: 'rulebook' } },
      { path: 'boards.II/IV', title: 'II/IV', standing: {} },
      { path: 'boards.II/IV.regions.iv-issos', title: 'iv-issos', standing: { value: 'rulebook' } },
    ]);
  });

  it('has a number behind nothing', () => {
    expect(numbersOf({ list: [null, 1] })).toEqual([{ path: 'list.1', value: 1 }]);
  });

  it('has lists with items in them, which are no values of their own', () => {
    const item = { id: 'x', provenance: 'recalled' };
    expect(itemsOf({ id: 'all', provenance: 'rulebook', list: [item, { id: 'y' }] })).toEqual([
      { path: '', title: '', standing: {} },
      { path: 'list.x', title: 'x', standing: {} },
    ]);
  });

  it('has names that a pack has corrected, in a language or else in English', () => {
    expect(correctedNames(box, 'de')).toEqual([]);
    const after = corrected({ 'cards.A.name.de': 'Bogner', 'cards.B.conditions': [] });
    expect(correctedNames(after, 'de')).toEqual([['A', 'Bogner']]);
    expect(correctedNames(after, 'fr')).toEqual([['A', 'Archers']]);
    const nested = { ...after.cards[0], parts: [{ ...after.cards[0], id: 'C' }] };
    expect(correctedNames(nested, 'de')).toEqual([
      ['A', 'Bogner'],
      ['C', 'Bogner'],
    ]);
    // A name that is the same in all languages stands where it is.
    expect(correctedNames({ id: 'D', name: 'Dion', provenance: 'corrected' }, 'de')).toEqual([]);
  });
});
