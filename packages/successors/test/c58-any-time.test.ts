import { act, matchFrom, mayUndo, type Seat, seeded, type Table, upTo } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { successors } from '../src/index.ts';
import { battle } from './battle.ts';
import { sceneWith, withData } from './cards.ts';
import { entering, plays } from './reactions.ts';
import { asked, offered, type Scene, scene, seen, told } from './scene.ts';
import { engaged } from './sea.ts';
import { alone } from './surprises.ts';

const [AHURA, AHRIMAN] = ['ahura-mazda', 'ahriman'];
const liars = ['cretan-liar', 'cretan-liar-2'];
/** The Cretan Liars are out of the game: nobody is asked. */
const table58 = (parts: Scene = {}): Table => scene({ out: liars, ...parts });

describe('Card 58, Ahura Mazda', () => {
  it('C58-01 at any rest of a Strategy Phase, also in another’s turn and in the middle of a march', () => {
    const table = entering({
      generals: { perdikkas: '1 ephesos' },
      units: ['1 ephesos loyal 3'],
      hands: { 2: [AHURA] },
      discard: ['fog', 'unrest'],
      out: liars,
    });
    expect(asked(table)).toEqual(['1 intercept']);
    table.does(2, { invoke: AHURA });
    expect(asked(table)).toEqual(['2 chooseCard']);
    table.does(2, { take: 'unrest' });
    expect([asked(table), table.fact('hands')]).toMatchObject([['1 intercept'], { 2: ['unrest'] }]);
  });
  it('C58-01 S6.2-07 in no other phase', () => {
    const table = scene({
      step: 'placement',
      generals: { antigonos: '0 dealt' },
      hands: { 0: [AHURA] },
      discard: ['fog'],
    });
    expect(asked(table)).toEqual(['0 claim']);
    expect(table.refuses(0, { invoke: AHURA })).toMatch(/^K-/);
  });
  it('C58-02 any card of the discard pile', () => {
    const table = table58({ hands: { 0: [AHURA] }, discard: ['fog', 'unrest', 'mutiny'] });
    table.does(0, { invoke: AHURA });
    expect(offered(table, 0, 'take')).toEqual(['unrest', 'mutiny', 'fog']);
    table.does(0, { take: 'mutiny' });
    expect(table.fact('hands')).toMatchObject({ 0: ['mutiny'] });
    expect(told(table, 'fetched')).toEqual({ seat: 0, card: 'mutiny' });
  });
  it('C58-03 it is discarded afterwards, and cannot take itself', () => {
    const table = table58({ hands: { 0: [AHURA] }, discard: ['fog', 'unrest'] });
    table.does(0, { invoke: AHURA });
    expect(offered(table, 0, 'take')).not.toContain(AHURA);
    table.does(0, { take: 'fog' });
    expect(table.fact('discard')).toContain(AHURA);
  });
  it('C58-04 from an empty discard pile he draws the top card of the draw pile', () => {
    const table = table58({ hands: { 0: [AHURA] }, draws: ['unrest'] });
    table.does(0, { invoke: AHURA });
    expect([asked(table), table.fact('hands')]).toMatchObject([['0 activate'], { 0: ['unrest'] }]);
  });
  it('C58-05 no replacement is drawn', () => {
    const table = table58({ hands: { 0: [AHURA, 'diplomacy'] }, discard: ['fog'] });
    table.does(0, { invoke: AHURA });
    expect(table.fact('hands')).toMatchObject({ 0: ['diplomacy', 'fog'] });
  });
  it('C58-06 what was taken from the discard pile is known to all', () => {
    const table = table58({ hands: { 0: [AHURA] }, discard: ['fog'] });
    table.does(0, { invoke: AHURA });
    for (const seat of [1, 2, 3, null])
      expect((seen(table, seat).factions as { shown: string[] }[])[0].shown).toEqual(['fog']);
    for (const seat of [1, null])
      for (const i of upTo(5)) {
        const world = successors.worldOf(successors.view(table.position, seat as Seat), seeded(i));
        expect(successors.fact(world, 'hands')).toMatchObject({ 0: ['fog'] });
      }
  });
});

describe('Card 59, Ahriman', () => {
  const robbing = (parts: Scene = {}): Table =>
    table58({ hands: { 0: [AHRIMAN], 1: ['diplomacy', 'fog'], 3: ['mutiny'] }, ...parts });
  it('C59-01 at any rest of a Strategy Phase', () => {
    const table = robbing({ hands: { 2: [AHRIMAN], 1: ['fog'] }, draws: ['fog', 'unrest'] });
    expect(asked(table)).toEqual(['0 activate']);
    table.does(2, { rob: AHRIMAN, whom: 1 });
    expect([asked(table), table.fact('hands')]).toMatchObject([
      ['0 activate'],
      { 1: ['unrest'], 2: ['fog'] },
    ]);
  });
  it('C59-01 also when he himself is being asked which player he means', () => {
    const table = robbing({
      step: 'tyche',
      hands: { 0: [AHRIMAN, 'spies-in-the-camp'], 1: ['diplomacy'], 3: ['mutiny'] },
      draws: ['mutiny', 'unrest'],
    });
    table.does(0, { event: 'spies-in-the-camp' });
    expect(asked(table)).toEqual(['0 chooseSeat']);
    table.does(0, { rob: AHRIMAN, whom: 3 });
    expect([asked(table), table.fact('hands')]).toMatchObject([['0 chooseSeat'], { 0: ['mutiny'] }]);
    table.does(0, { whom: 1 });
    expect(told(table, 'stolen', 0)).toMatchObject({ whom: 3 });
  });
  it('C59-02 another player who has a card', () => {
    const table = robbing();
    expect(table.refuses(0, { rob: AHRIMAN, whom: 2 })).toBe('C59-02');
    expect(table.refuses(0, { rob: AHRIMAN, whom: 0 })).toBe('C59-02');
    expect(table.refuses(0, { invoke: AHRIMAN })).toBe('S6.2-07');
  });
  it('C59-03 C59-04 one card of that hand, at random; and the other draws one', () => {
    const table = robbing({ draws: ['fog', 'unrest'] });
    table.does(0, { rob: AHRIMAN, whom: 1 });
    expect(table.fact('hands')).toMatchObject({ 0: ['fog'], 1: ['diplomacy', 'unrest'].sort() });
  });
  it('C59-05 if nobody else has a card he draws one himself', () => {
    const table = robbing({ hands: { 0: [AHRIMAN] }, draws: ['unrest'] });
    table.does(0, { invoke: AHRIMAN });
    expect(table.fact('hands')).toMatchObject({ 0: ['unrest'] });
  });
  it('C59-06 no replacement is drawn', () => {
    const table = robbing({ draws: ['mutiny', 'unrest'] });
    table.does(0, { rob: AHRIMAN, whom: 3 });
    expect(table.fact('hands')).toMatchObject({ 0: ['mutiny'] });
  });
  it('C59-07 only these two know which card it was', () => {
    const table = robbing({ draws: ['fog', 'unrest'] });
    table.does(0, { rob: AHRIMAN, whom: 1 });
    for (const seat of [0, 1]) expect(told(table, 'stolen', seat)).toEqual({ seat: 0, whom: 1, card: 'fog' });
    for (const seat of [2, 3, null]) {
      expect([told(table, 'stolen', seat), told(table, 'robbed', seat)]).toEqual([
        undefined,
        { seat: 0, whom: 1 },
      ]);
      expect(JSON.stringify([seen(table, seat), table.events(seat)])).not.toContain('"fog"');
    }
    expect((seen(table, 1).factions as { seen: string[] }[])[0].seen).toEqual(['fog']);
    expect(seen(table, 0).seenBy).toEqual({ fog: [1] });
  });

  it('C59-07 D6-36 nor does anybody learn it by what he had seen of that hand before; who took it goes on knowing the others', () => {
    const robbed = ['fog', 'diplomacy'].map((taken) => {
      const table = robbing({
        hands: { 0: [AHRIMAN], 1: ['diplomacy', 'fog'] },
        known: { 0: ['diplomacy', 'fog'], 2: ['diplomacy', 'fog'] },
        draws: [taken, 'unrest'],
      });
      table.does(0, { rob: AHRIMAN, whom: 1 });
      return table;
    });
    const [one, other] = robbed;
    for (const seat of [2, 3, null]) expect(seen(one, seat)).toEqual(seen(other, seat));
    const known = (table: Table, seat: number, of: number) =>
      (seen(table, seat).factions as { seen: string[] }[])[of].seen;
    expect([known(one, 2, 1), known(one, 0, 1), known(one, 1, 0)]).toEqual([[], ['diplomacy'], ['fog']]);
    expect([seen(one, 1).seenBy, seen(one, 0).seenBy]).toEqual([{ diplomacy: [0] }, { fog: [1] }]);
  });
  it('C59-07 D6-36 a card that all had seen may be the stolen one', () => {
    const table = robbing({
      hands: { 1: [AHURA, 'mutiny'], 0: [AHRIMAN] },
      discard: ['fog', 'unrest'],
      draws: ['mutiny', 'diplomacy'],
    });
    plays(table, [1, { invoke: AHURA }], [1, { take: 'fog' }]);
    const shown = () => (seen(table, 3).factions as { shown: string[] }[])[1].shown;
    expect(shown()).toEqual(['fog']);
    table.does(0, { rob: AHRIMAN, whom: 1 });
    expect(shown()).toEqual([]);
    expect(table.fact('hands')).toMatchObject({ 1: ['diplomacy', 'fog'] });
  });

  it('D6-33 a card stolen out of a sealed answer: its seat is asked anew, and nobody else hears of it', () => {
    const table = battle({
      hands: { 0: ['mutiny'], 1: ['cavalry-superiority'], 2: [AHRIMAN] },
      popularity: { antigonos: 9 },
      orders: { 3: { surprisePlayed: 'always' } },
      out: liars,
      draws: ['mutiny', 'unrest'],
    });
    expect(asked(table)).toEqual(['0 battleCards']);
    table.does(2, { rob: AHRIMAN, whom: 0 });
    expect(asked(table)).toEqual(['0 battleCards']);
    expect(offered(table, 0, 'sway')).toEqual([]);
  });
  it('D6-08 who has passed is asked anew: the card that he draws for the stolen one may be used in the same window', () => {
    const table = engaged({
      hands: { 0: ['diplomacy'], 1: ['mutiny'], 2: [AHRIMAN] },
      orders: { 2: { seaCards: 'always' } },
      out: liars,
      draws: ['mutiny', 'storms-at-sea', 'unrest'],
    });
    expect(asked(table)).toEqual(['0 seaCards', '1 seaCards', '2 seaCards']);
    table.does(1, { pass: true });
    table.does(2, { rob: AHRIMAN, whom: 1 });
    expect(asked(table)).toEqual(['0 seaCards', '1 seaCards', '2 seaCards']);
    plays(table, [0, { pass: true }], [1, { play: 'storms-at-sea' }], [2, { pass: true }]);
    expect(told(table, 'stormed')).toMatchObject({ seat: 0 });
  });
  it('D6-08 also who has passed and then taken a card himself', () => {
    const table = engaged({
      hands: { 0: ['diplomacy'], 1: ['mutiny'], 2: [AHURA] },
      discard: ['fog', 'unrest'],
      orders: { 2: { seaCards: 'always' } },
      out: liars,
    });
    plays(table, [2, { pass: true }], [2, { invoke: AHURA }], [2, { take: 'fog' }]);
    expect(offered(table, 2, 'play')).toEqual(['fog']);
  });
  it('D6-32 there is no way back from a card that was shown', () => {
    const match = matchFrom(successors, robbing().position);
    act(match, 0, { rob: AHRIMAN, whom: 1 }, seeded(1));
    expect(mayUndo(match, 0)).toBe(false);
  });
});

describe('Surprise cards of a content pack', () => {
  it('CK-04 one of which not all effects are enforced can only be discarded', () => {
    const table = sceneWith(withData(AHURA, {}, { count: 2 }), { hands: { 0: [AHURA] }, discard: ['fog'] });
    expect(table.refuses(0, { invoke: AHURA })).toMatch(/^(CK-04|K-)/);
    const both = sceneWith(withData(AHURA, {}, { count: 2 }), { hands: { 0: [AHURA, AHRIMAN], 1: ['fog'] } });
    expect(both.refuses(0, { invoke: AHURA })).toBe('CK-04');
  });
});

describe('D5-20 An empty draw pile', () => {
  it('what was played in the Procedure under way is in no new draw pile; without another card none is drawn', () => {
    const table = battle({
      hands: { 0: ['anti-elephant-devices'] },
      defenders: 'loyal 1 elephant 1',
      emptyPile: true,
      dice: [6, 6, 1, 1, 1],
    });
    alone(table, 0, { play: 'anti-elephant-devices' });
    expect([table.fact('hands'), table.fact('discard')]).toMatchObject([
      { 0: [] },
      ['anti-elephant-devices'],
    ]);
  });
  it('what was discarded before is shuffled', () => {
    const table = battle({
      hands: { 0: ['anti-elephant-devices'] },
      defenders: 'loyal 1 elephant 1',
      discard: ['unrest'],
      emptyPile: true,
      draws: ['unrest'],
      dice: [6, 6, 1, 1, 1],
    });
    alone(table, 0, { play: 'anti-elephant-devices' });
    expect(table.fact('hands')).toMatchObject({ 0: ['unrest'] });
  });
});
