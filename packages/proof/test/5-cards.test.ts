import { describe, expect, it } from 'vitest';
import { asked, offered, scene, sealed, told, wholeDeck } from './scene.ts';

const raid = { raid: 'argos', led: 'veteran', with: 3 };
const pass = { pass: true };

describe('5 Playing cards', () => {
  it('T5-01 nobody plays a card that he does not hold', () => {
    const table = scene({ turn: 0, hands: { 0: ['liar'], 1: ['night', 'envoy'] } });
    expect(table.refuses(0, { storm: 'argos', led: 'veteran', with: 1, under: 'night' })).toBe('T3-07');
    expect(table.refuses(0, { send: 'envoy', for: 'youth' })).toBe('T5-01');
    table.does(0, raid);
    expect(table.refuses(0, { play: 'omen' })).toBe('T5-01');
  });

  it('T5-01 nobody denies with a liar that he does not hold', () => {
    const table = scene({ turn: 0, hands: { 0: ['omen'], 1: ['night'] } });
    table.does(0, raid);
    table.does(0, { play: 'omen' });
    expect(table.refuses(1, { play: 'liar' })).toBe('T5-01');
  });

  it('T5-02 what is played goes from the hand to the discards', () => {
    const table = scene({ turn: 0, hands: { 0: ['omen', 'liar'] } });
    table.does(0, raid);
    table.does(0, { play: 'omen' });
    expect(table.fact('hands')).toEqual({ 0: ['liar'], 1: [] });
    expect(table.fact('discards')).toEqual(['omen']);
  });
});

describe('5 Omens and curses', () => {
  it('T5-03 only omens and curses are played when the omens are read', () => {
    const table = scene({ turn: 0, hands: { 0: ['omen', 'liar', 'envoy', 'night'] } });
    table.does(0, raid);
    expect(offered(table, 0, 'play')).toEqual(['omen']);
    for (const card of ['liar', 'envoy', 'night']) expect(table.refuses(0, { play: card })).toBe('T5-03');
  });

  it('T5-04 T5-06 the raider plays omens, the others curses', () => {
    const both = ['omen', 'curse'];
    const table = scene({ turn: 0, villages: { argos: 1 }, hands: { 0: both, 1: both } });
    table.does(0, raid);
    expect(offered(table, 0, 'play')).toEqual(['omen']);
    expect(offered(table, 1, 'play')).toEqual(['curse']);
    expect(table.refuses(1, { play: 'omen' })).toBe('T5-04');
    expect(table.refuses(0, { play: 'curse' })).toBe('T5-06');
  });

  it('T5-05 a second omen is not played', () => {
    const table = scene({ turn: 0, hands: { 0: ['omen', 'omen'] } });
    table.does(0, raid);
    table.does(0, { play: 'omen' });
    expect(asked(table)).toEqual(['0 omens']);
    expect(offered(table, 0, 'play')).toEqual([]);
    expect(table.refuses(0, { play: 'omen' })).toBe('T5-05');
  });

  it('T5-05 T5-10 an omen that was denied does not count: another may be played', () => {
    const table = scene({ turn: 0, hands: { 0: ['omen', 'omen'], 1: ['liar'] }, dice: [1] });
    table.does(0, raid);
    table.does(0, { play: 'omen' });
    table.does(1, { play: 'liar' });
    table.does(0, pass); // answering the liar
    expect(offered(table, 0, 'play')).toEqual(['omen']);
    table.does(0, { play: 'omen' });
    expect(told(table, 'assaulted')).toMatchObject({ total: 8 });
  });

  it('T5-07 where nobody is left there is nobody to curse', () => {
    const table = scene({ turn: 0, villages: { argos: 1 }, hands: { 1: ['curse', 'curse'] } });
    table.does(0, { ...raid, with: 1 });
    table.does(1, { play: 'curse' });
    expect(asked(table)).toEqual(['1 omens']);
    expect(offered(table, 1, 'play')).toEqual([]);
    expect(table.refuses(1, { play: 'curse' })).toBe('T5-07');
  });

  it('T5-15 an omen adds two', () => {
    const table = scene({ turn: 0, hands: { 0: ['omen'] }, dice: [1] });
    table.does(0, raid);
    table.does(0, { play: 'omen' });
    expect(told(table, 'assaulted')).toEqual({ die: 1, total: 8, defence: 6 });
  });

  it('T5-16 a cursed hoplite neither fights nor returns', () => {
    const table = scene({ turn: 0, villages: { argos: 1 }, hands: { 1: ['curse'] }, dice: [1] });
    table.does(0, raid);
    table.does(1, { play: 'curse' });
    expect(told(table, 'assaulted')).toEqual({ die: 1, total: 5, defence: 6 });
    // Six in camp, three marched, one was cursed, one of the other two was lost.
    expect(table.fact('camp')).toEqual({ 0: 4, 1: 6 });
  });

  it('T5-22 the omens are read again until all pass', () => {
    const table = scene({
      turn: 0,
      villages: { argos: 1 },
      hands: { 0: ['omen', 'night'], 1: ['curse', 'curse', 'night'] },
      dice: [6],
    });
    table.does(0, raid);
    table.does(0, { play: 'omen' });
    table.does(1, pass);
    table.does(1, pass); // answering the omen
    // The holder passed before he knew of the omen; now he may curse, and curse again.
    for (const hoplites of [2, 1]) {
      expect(asked(table)).toEqual(['0 omens', '1 omens']);
      table.does(0, pass);
      table.does(1, { play: 'curse' });
      table.does(0, pass); // answering the curse
      expect(told(table, 'deserted')).toEqual({ hoplites });
    }
    table.does(0, pass);
    expect(table.fact('outcome')).toBe(null);
    table.does(1, pass);
    expect(told(table, 'assaulted')).toEqual({ die: 6, total: 11, defence: 6 });
  });
});

describe('5 Liars', () => {
  it('T5-08 nothing but a liar answers a card', () => {
    const table = scene({ turn: 0, hands: { 0: ['omen'], 1: ['omen', 'curse', 'liar', 'envoy', 'night'] } });
    table.does(0, raid);
    table.does(0, { play: 'omen' });
    expect(offered(table, 1, 'play')).toEqual(['liar']);
    for (const card of ['omen', 'curse', 'envoy', 'night'])
      expect(table.refuses(1, { play: card })).toBe('T5-08');
  });

  it('T5-09 nobody is asked to answer his own card', () => {
    const table = scene({ seats: 3, turn: 0, hands: { 0: ['omen', 'liar'], 1: ['night'], 2: ['night'] } });
    table.does(0, raid);
    table.does(0, { play: 'omen' });
    expect(asked(table)).toEqual(['1 answering', '2 answering']);
  });

  it('T5-10 an omen that was denied adds nothing, and both cards are gone', () => {
    const table = scene({ turn: 0, hands: { 0: ['omen'], 1: ['liar'] }, dice: [1] });
    table.does(0, raid);
    table.does(0, { play: 'omen' });
    table.does(1, { play: 'liar' });
    expect(told(table, 'assaulted')).toEqual({ die: 1, total: 6, defence: 6 });
    expect(table.fact('discards')).toEqual(['omen', 'liar']);
  });

  it('T5-10 an envoy who was denied calls nobody', () => {
    const table = scene({ turn: 0, hands: { 0: ['envoy'], 1: ['liar'] } });
    table.does(0, { send: 'envoy', for: 'youth' });
    table.does(1, { play: 'liar' });
    expect(asked(table)).toEqual(['0 turn']);
    expect(table.fact('heroes')).toMatchObject({ 0: { youth: 'camp' } });
    expect(table.fact('discards')).toEqual(['liar', 'envoy']);
  });

  it.each([
    ['a curse is denied', 1, 3],
    ['the liar is denied: the curse stands', 2, 2],
    ['that liar is denied too: the curse is denied after all', 3, 3],
    ['and once more: it stands', 4, 2],
  ])('T5-17 %s', (_, liars, hoplites) => {
    const table = scene({
      turn: 0,
      villages: { argos: 1 },
      hands: { 0: ['liar', 'liar', 'night'], 1: ['curse', 'liar', 'liar', 'night'] },
      dice: [1],
    });
    table.does(0, raid);
    table.does(0, pass);
    table.does(1, { play: 'curse' });
    for (let i = 0; i < liars; i++) {
      expect(asked(table)).toEqual([`${i % 2} answering`]);
      table.does(i % 2, { play: 'liar' });
    }
    while (table.asked()[0].kind === 'answering') table.does(table.asked()[0].seat, pass);
    // The omens are read again, since a card was played.
    expect(table.asked()).toMatchObject([{ kind: 'omens', about: { hoplites } }, { kind: 'omens' }]);
    table.does(0, pass);
    table.does(1, pass);
    expect(told(table, 'assaulted')).toMatchObject({ total: 3 + hoplites });
  });

  it('T5-13 of two liars against one card the second is not played', () => {
    const table = scene({
      seats: 3,
      turn: 0,
      hands: { 0: ['omen'], 1: ['liar', 'night'], 2: ['liar', 'night'] },
      dice: [1],
    });
    table.does(0, raid);
    table.does(0, { play: 'omen' });
    table.does(1, { play: 'liar' });
    table.does(2, { play: 'liar' });
    table.does(2, pass); // answering seat 1's liar
    expect(table.fact('hands')).toEqual({ 0: [], 1: ['night'], 2: ['liar', 'night'] });
    expect(told(table, 'assaulted')).toMatchObject({ total: 6 });
  });

  it('T5-13 if the first liar is denied, the second is played', () => {
    const table = scene({
      seats: 3,
      turn: 0,
      hands: { 0: ['omen', 'liar', 'night'], 1: ['liar', 'night'], 2: ['liar', 'night'] },
    });
    table.does(0, raid);
    table.does(0, { play: 'omen' });
    table.does(1, { play: 'liar' });
    table.does(2, { play: 'liar' });
    table.does(0, { play: 'liar' });
    table.does(2, pass);
    for (const seat of [1, 2]) table.does(seat, pass); // answering seat 0's liar
    expect(asked(table)).toEqual(['0 answering', '1 answering']); // seat 2's liar
    expect(table.fact('discards')).toEqual(['omen', 'liar', 'liar', 'liar']);
  });
});

describe('5 Who is asked', () => {
  const oneCard = { 0: ['night'], 1: ['night'], 2: ['night'] };

  it('T5-18 the raider and the holder of the village are asked for the omens, nobody else', () => {
    const table = scene({ seats: 3, turn: 0, villages: { argos: 2 }, hands: oneCard });
    table.does(0, raid);
    expect(asked(table)).toEqual(['0 omens', '2 omens']);
  });

  it('T5-19 who has ordered it is always asked, or never', () => {
    const table = scene({ seats: 3, turn: 0, villages: { argos: 2 }, hands: oneCard });
    table.does(1, { arm: 'omens', when: 'always' });
    table.does(2, { arm: 'omens', when: 'never' });
    table.does(0, raid);
    expect(asked(table)).toEqual(['0 omens', '1 omens']);
  });

  it('T5-19 an order taken back leaves things as they were', () => {
    const orders = { 1: { omens: 'always' }, 2: { omens: 'never' } };
    const table = scene({ seats: 3, turn: 0, villages: { argos: 2 }, hands: oneCard, orders });
    for (const seat of [1, 2]) table.does(seat, { arm: 'omens', when: 'default' });
    table.does(0, raid);
    expect(asked(table)).toEqual(['0 omens', '2 omens']);
  });

  it('T5-19 who never wants to answer is not asked to', () => {
    const hands = { ...oneCard, 0: ['omen'] };
    const table = scene({ seats: 3, turn: 0, hands, orders: { 1: { answering: 'never' } } });
    table.does(0, raid);
    table.does(0, { play: 'omen' });
    expect(asked(table)).toEqual(['2 answering']);
  });

  it('T5-20 an empty hand is not asked', () => {
    const table = scene({ turn: 0, villages: { argos: 1 }, hands: { 0: ['omen'] }, dice: [1] });
    table.does(0, raid);
    expect(asked(table)).toEqual(['0 omens']);
    table.does(0, { play: 'omen' });
    expect(told(table, 'blessed')).toEqual({ bonus: 2 });
  });

  it.each([
    [['omen', 'curse'], []],
    [['omen'], ['0 omens']],
  ])('T5-20 with every %j discarded the omens ask %j', (gone, expected) => {
    const discards = wholeDeck.filter((card) => gone.includes(card));
    const table = scene({ turn: 0, hands: { 0: ['night'] }, discards, dice: expected.length > 0 ? [] : [1] });
    table.does(0, raid);
    expect(asked(table)).toEqual(expected);
  });

  it('T5-20 with every liar discarded nobody is asked to answer', () => {
    const discards = wholeDeck.filter((card) => card === 'liar');
    const table = scene({ turn: 0, hands: { 0: ['omen', 'night'], 1: ['night'] }, discards });
    table.does(0, raid);
    table.does(0, { play: 'omen' });
    expect(asked(table)).toEqual(['0 omens']);
  });

  it('T5-21 what another has sealed is not seen', () => {
    const table = scene({
      turn: 0,
      villages: { argos: 1 },
      hands: { 0: ['omen', 'night'], 1: ['curse', 'night'] },
    });
    table.does(0, raid);
    table.does(1, { play: 'curse' });
    expect(asked(table)).toEqual(['0 omens']);
    // Each sees his own, and of the other not even that he is asked.
    expect(sealed(table, 1)).toEqual([{ play: 'curse' }]);
    expect(sealed(table, 0)).toEqual([null]);
    expect(told(table, 'played', 0)).toBeUndefined();
    expect(table.fact('discards')).toEqual([]);
  });

  it('T5-21 sealed answers count in the order of turns, and what has become impossible is not played', () => {
    // The order of turns is 1, 2, 0: seat 1's curse takes the last hoplite.
    const table = scene({
      seats: 3,
      turn: 0,
      hands: { 1: ['curse', 'night'], 2: ['curse', 'night'] },
      orders: {
        1: { omens: 'always', answering: 'never' },
        2: { omens: 'always', answering: 'never' },
      },
    });
    table.does(0, { ...raid, with: 1 });
    table.does(2, { play: 'curse' });
    table.does(1, { play: 'curse' });
    expect(table.fact('hands')).toEqual({ 0: [], 1: ['night'], 2: ['curse', 'night'] });
    expect(asked(table)).toEqual(['1 omens', '2 omens']);
  });
});

describe('5 Envoys', () => {
  it('T5-11 nobody but an envoy is sent', () => {
    const table = scene({ turn: 0, hands: { 0: ['omen', 'envoy'] } });
    const { options } = table.game.options(table.position, 0, {}, { kind: 'envoy' });
    expect(options).toEqual([{ send: 'envoy' }]);
    expect(table.refuses(0, { send: 'omen', for: 'youth' })).toBe('T5-11');
  });

  it('T5-12 he calls either hero to either post, even one who has shifted', () => {
    const table = scene({ turn: 0, hands: { 0: ['envoy'] } });
    expect(offered(table, 0, 'for', { send: 'envoy' })).toEqual(['veteran', 'youth']);
    table.does(0, { shift: 'youth', to: 'watch' });
    table.does(0, { send: 'envoy', for: 'youth' });
    expect(offered(table, 0, 'go')).toEqual(['camp', 'watch']);
    table.does(0, { go: 'camp' });
    expect(table.fact('heroes')).toMatchObject({ 0: { veteran: 'camp', youth: 'camp' } });
  });

  it('T5-12 a hero may be called to where he is', () => {
    const table = scene({ turn: 0, hands: { 0: ['envoy'] } });
    table.does(0, { send: 'envoy', for: 'youth' });
    table.does(0, { go: 'camp' });
    expect(table.fact('heroes')).toMatchObject({ 0: { youth: 'camp' } });
    expect(table.fact('discards')).toEqual(['envoy']);
  });

  it('T5-14 an envoy comes in the middle of another’s turn, which then goes on with the same question', () => {
    const table = scene({ turn: 0, hands: { 0: ['night'], 1: ['envoy'] } });
    const [question] = table.asked();
    table.does(1, { send: 'envoy', for: 'veteran' });
    expect(asked(table)).toEqual(['0 answering']);
    table.does(0, pass);
    expect(asked(table)).toEqual(['1 route']);
    table.does(1, { go: 'watch' });
    expect(table.asked()).toEqual([question]);
    expect(table.fact('heroes')).toMatchObject({ 1: { veteran: 'watch' } });
  });

  it('T5-14 what was asked is asked anew: who was called away does not lead', () => {
    const table = scene({ turn: 0, hands: { 0: ['envoy'] } });
    const [question] = table.asked();
    expect(offered(table, 0, 'led', { raid: 'argos' })).toEqual(['veteran', 'youth']);
    table.does(0, { send: 'envoy', for: 'veteran' });
    table.does(0, { go: 'watch' });
    expect(table.asked()).toEqual([question]);
    expect(offered(table, 0, 'led', { raid: 'argos' })).toEqual(['youth']);
  });

  it('T5-14 an envoy comes while omens are read, and sealed answers stay sealed', () => {
    const table = scene({
      turn: 0,
      villages: { argos: 1 },
      hands: { 0: ['omen', 'night'], 1: ['envoy', 'night'] },
      orders: { 0: { answering: 'never' }, 1: { answering: 'never' } },
      dice: [1],
    });
    table.does(0, raid);
    table.does(0, { play: 'omen' });
    const [question] = table.asked();
    expect(question).toMatchObject({ seat: 1, kind: 'omens' });
    table.does(1, { send: 'envoy', for: 'youth' });
    table.does(1, { go: 'watch' });
    expect(table.asked()).toEqual([question]);
    table.does(1, pass);
    table.does(0, pass);
    table.does(1, pass);
    // 1 + 3 + 2, the omen, and the watch that has just been set.
    expect(told(table, 'assaulted')).toMatchObject({ total: 6 });
  });
});
