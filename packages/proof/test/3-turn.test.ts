import { describe, expect, it } from 'vitest';
import { asked, offered, scene, seen, told, wholeDeck } from './scene.ts';

const withoutAuguries = { auguries: false };

describe('3 A Draw', () => {
  it('T3-01 a turn begins with a card', () => {
    const table = scene({ options: withoutAuguries, hands: { 0: ['omen'] }, draws: ['curse'] });
    expect(table.fact('hands')).toEqual({ 0: ['omen', 'curse'], 1: [] });
    expect(asked(table)).toEqual(['0 turn']);
  });

  it('T3-02 who holds five cards draws none', () => {
    const five = ['omen', 'omen', 'omen', 'liar', 'liar'];
    const table = scene({ options: withoutAuguries, hands: { 0: five } });
    expect(table.fact('hands')).toEqual({ 0: five, 1: [] });
  });

  it('T3-02 who holds four draws the fifth', () => {
    const four = ['omen', 'omen', 'omen', 'liar'];
    const table = scene({ options: withoutAuguries, hands: { 0: four }, draws: ['liar'] });
    expect(table.fact('hands')).toEqual({ 0: [...four, 'liar'], 1: [] });
  });

  it('T3-03 nobody draws from a deck that is used up, and the discards stay', () => {
    const table = scene({ options: withoutAuguries, discards: wholeDeck });
    expect(table.fact('hands')).toEqual({ 0: [], 1: [] });
    expect(table.fact('discards')).toEqual(wholeDeck);
    expect(asked(table)).toEqual(['0 turn']);
  });

  it('T3-08 the others see that a card was drawn, not which', () => {
    const table = scene({ options: withoutAuguries, draws: ['curse'] });
    expect(told(table, 'drew', 0)).toEqual({ seat: 0, card: 'curse' });
    for (const other of [1, null]) {
      expect(told(table, 'drew', other)).toBeUndefined();
      expect(told(table, 'drewHidden', other)).toEqual({ seat: 0 });
      expect(seen(table, other).seats).toMatchObject([{ cards: 1 }, { cards: 0 }]);
    }
  });
});

describe('3 B Shifting', () => {
  it('T3-04 a hero shifts to the post where he is not', () => {
    const table = scene({ turn: 0, heroes: { 0: { youth: 'watch' } } });
    expect(offered(table, 0, 'to', { shift: 'veteran' })).toEqual(['watch']);
    expect(offered(table, 0, 'to', { shift: 'youth' })).toEqual(['camp']);
    expect(table.refuses(0, { shift: 'veteran', to: 'camp' })).toBe('T3-04');
    table.does(0, { shift: 'veteran', to: 'watch' });
    expect(table.fact('heroes')).toMatchObject({ 0: { veteran: 'watch', youth: 'watch' } });
  });

  it('T3-05 who has shifted stays for this turn; the other hero may still shift', () => {
    const table = scene({ turn: 0 });
    expect(offered(table, 0, 'shift')).toEqual(['veteran', 'youth']);
    table.does(0, { shift: 'veteran', to: 'watch' });
    expect(offered(table, 0, 'shift')).toEqual(['youth']);
    expect(table.refuses(0, { shift: 'veteran', to: 'camp' })).toBe('T3-05');
  });

  it('T3-05 in the next turn he may shift again', () => {
    const table = scene({
      first: 1,
      turn: 0,
      options: { ...withoutAuguries, seasons: 2 },
      draws: ['omen', 'omen'],
    });
    table.does(0, { shift: 'veteran', to: 'watch' });
    table.does(0, { rest: true });
    table.does(1, { rest: true });
    expect(offered(table, 0, 'shift')).toEqual(['veteran', 'youth']);
  });

  it('T3-12 shifting does not end the turn, resting does', () => {
    const table = scene({ turn: 0, first: 0, draws: ['omen'] });
    table.does(0, { shift: 'veteran', to: 'watch' });
    expect(asked(table)).toEqual(['0 turn']);
    table.does(0, { rest: true });
    expect(asked(table)).toEqual(['1 turn']);
  });

  it.each([
    { raid: 'argos', led: 'veteran', with: 6 },
    { storm: 'argos', led: 'veteran', with: 6, under: 'night' },
  ])('T3-12 a raid or a storm ends the turn: %j', (deed) => {
    // Without omens and curses nobody has a say.
    const discards = wholeDeck.filter((card) => card === 'omen' || card === 'curse');
    const table = scene({ turn: 0, first: 0, hands: { 0: ['night'] }, discards, dice: [1], draws: ['liar'] });
    table.does(0, deed);
    expect(asked(table)).toEqual(['1 turn']);
  });
});

describe('3 B Resting', () => {
  it('T3-06 who rests gets a hoplite', () => {
    const table = scene({ turn: 0, camp: { 0: 2, 1: 2 } });
    table.does(0, { rest: true });
    expect(table.fact('camp')).toEqual({ 0: 3, 1: 2 });
  });

  it('T3-11 T2-02 a camp of six stays at six', () => {
    const table = scene({ turn: 0 });
    table.does(0, { rest: true });
    expect(table.fact('camp')).toEqual({ 0: 6, 1: 6 });
  });
});

describe('3 B Storming', () => {
  it('T3-07 without a night there is no storm', () => {
    const table = scene({ turn: 0, hands: { 0: ['omen'] } });
    expect(offered(table, 0, 'storm')).toEqual([]);
    expect(table.refuses(0, { storm: 'argos', led: 'veteran', with: 1, under: 'omen' })).toBe('T3-07');
  });

  it('T3-07 it is a night that one storms under', () => {
    const table = scene({ turn: 0, hands: { 0: ['omen', 'night'] } });
    const storm = { storm: 'argos', led: 'veteran', with: 1 };
    expect(offered(table, 0, 'under', storm)).toEqual(['night']);
    expect(table.refuses(0, { ...storm, under: 'omen' })).toBe('T3-07');
    expect(table.refuses(0, { ...storm, under: 'liar' })).toBe('T5-01');
  });

  it('T3-09 the night is discarded, and who holds a liar is not asked', () => {
    const table = scene({ turn: 0, hands: { 0: ['night'], 1: ['liar'] }, dice: [6] });
    table.does(0, { storm: 'argos', led: 'veteran', with: 1, under: 'night' });
    expect(table.fact('discards')).toEqual(['night']);
    expect(table.fact('hands')).toEqual({ 0: [], 1: ['liar'] });
    expect(table.fact('villages')).toMatchObject({ argos: 0 });
  });

  it('T3-10 by night nobody reads the omens: neither the raider nor the holder is asked', () => {
    const table = scene({
      turn: 0,
      villages: { argos: 1 },
      hands: { 0: ['night', 'omen'], 1: ['curse'] },
      orders: { 0: { omens: 'always' }, 1: { omens: 'always' } },
      dice: [3],
    });
    table.does(0, { storm: 'argos', led: 'veteran', with: 1, under: 'night' });
    expect(told(table, 'assaulted')).toEqual({ die: 3, total: 6, defence: 6 });
    expect(table.fact('hands')).toEqual({ 0: ['omen'], 1: ['curse'] });
  });
});
