/** What the dialog lists of a game's content is what the kernel finds in it. */
import { applyPack, itemsOf, type Json } from '@diadochi/kernel';
import { content } from '@diadochi/phalanxx';
import { describe, expect, it } from 'vitest';
import { countOf, itemsIn, standingOf, standingsOf } from '../src/content/items.ts';

const items = itemsIn(content);

describe('the items of a content', () => {
  it('are those that the kernel finds, with the same standing of each value', () => {
    const found = items.map(({ values }) =>
      Object.fromEntries(values.map(({ field, standing }) => [field, standing])),
    );
    expect(found).toEqual(itemsOf(content as unknown as Json).map(({ standing }) => standing));
    expect(items.length).toBeGreaterThan(100);
  });

  it('have their name, and the part of the content that they belong to', () => {
    const named = (id: string) => items.find((item) => item.id === id);
    expect(named('X-01')).toMatchObject({ group: 'cards', name: { en: 'Peltasts', de: 'Peltasten' } });
    expect(named('iv-issos')).toMatchObject({ group: 'regions', name: { de: 'Issos' } });
    expect(items.find(({ path }) => path === 'scoring')).toMatchObject({ group: 'scoring', name: null });
    expect(items.filter(({ group }) => group === 'setups').map(({ name }) => name)).toEqual([1, 2, 3, 4]);
  });

  it('are counted by value; what a pack has corrected shows', () => {
    const before = countOf(items);
    expect([...before.keys()].sort()).toEqual(['recalled', 'reconstructed', 'rulebook']);
    const changes = { 'cards.X-01.strength.value': 9, 'turn.income': 5 };
    const corrected = itemsIn(applyPack(content, { pack: 'a', game: 'phalanxx', changes }));
    expect(countOf(corrected).get('corrected')).toBe(2);
    const card = corrected.find(({ id }) => id === 'X-01');
    expect(card && standingsOf(card)).toEqual(['reconstructed', 'corrected']);
  });

  it('are none where nothing says where it comes from', () => {
    expect(itemsIn({ glory: 10, villages: [{ name: 'argos', defence: 6 }] })).toEqual([]);
    expect(itemsIn(null)).toEqual([]);
  });

  it('have values that may come from elsewhere than the item', () => {
    const item = { provenance: 'rulebook', fieldProvenance: { prices: 'recalled' } };
    expect([standingOf(item, 'prices'), standingOf(item, 'income')]).toEqual(['recalled', 'rulebook']);
  });
});
