import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { recomposed, sceneWith } from './cards.ts';
import { asked, offered, type Scene, told } from './scene.ts';

const card = 'persian-popular-support';
/** The card without its marker of Legitimacy. */
const support = (position: Scene): Table =>
  sceneWith(
    recomposed(card, ({ effects }) => ({
      clauses: {},
      effects: effects.filter(({ kind }) => kind === 'place-units'),
    })),
    { step: 'tyche', hands: { 0: [card] }, ...position },
  );
const sousiane = { provinces: { sousiane: 0 } } as const;
function playing(position: Scene): Table {
  const table = support(position);
  table.does(0, { event: card });
  return table;
}

describe('Card 15, Persian Popular Support', () => {
  it.each(['media', 'persis', 'sousiane'])('C15-01 needs control of %s', (province) => {
    expect(offered(support({ provinces: { [province]: 0 } }), 0, 'event')).toEqual([card]);
  });

  it('C15-01 or of another of the three, and of no other', () => {
    const table = support({ provinces: { babylonia: 0, media: 1 }, pcs: { charax: 0 } });
    expect(table.refuses(0, { event: card })).toBe('C15-01');
  });

  it('C15-02 and a friendly space there', () => {
    const occupied = {
      krateros: '1 charax',
      peithon: '2 elemais',
      leonnatos: '3 sousa',
      eumenes: '1 elymaioi',
    };
    expect(support({ ...sousiane, generals: occupied }).refuses(0, { event: card })).toBe('C15-02');
    const { eumenes: _, ...others } = occupied;
    expect(offered(support({ ...sousiane, generals: others }), 0, 'event')).toEqual([card]);
  });

  it('C15-04 brings two Mercenaries at once, together, to one friendly space of the three Provinces', () => {
    const table = playing({
      ...sousiane,
      pcs: { rhagai: 0, babylon: 0 },
      generals: { krateros: '1 charax' },
    });
    expect(offered(table, 0, 'at').sort()).toEqual(['elemais', 'elymaioi', 'rhagai', 'sousa']);
    for (const at of ['babylon', 'charax']) expect(table.refuses(0, { at, side: 'outside' })).toBe('C15-04');
    table.does(0, { at: 'rhagai', side: 'outside' });
    expect([asked(table), table.fact('units')]).toEqual([['0 activate'], ['0 rhagai mercenary 2']]);
  });

  /** A later Reinforcements Phase, with so many PCs of Sousiane. */
  const later = (position: Scene = {}): Table =>
    support({
      step: 'reinforcements',
      turn: 3,
      hands: {},
      lasting: { [card]: { holder: 0 } },
      front: { [card]: 0 },
      generals: { perdikkas: '0 opis' },
      ...position,
    });
  const collected = (table: Table): unknown => (table.fact('waiting') as { [seat: number]: unknown })[0];

  it('C15-06 and one more in each later Reinforcements Phase, as long as he controls one of them', () => {
    const table = later(sousiane);
    expect(told(table, 'reinforcedByCard')).toEqual({ seat: 0, card, unit: 'mercenary', count: 1 });
    // 2 as everybody, 2 for the most VP, 1 by the card.
    expect([asked(table), collected(table)]).toEqual([['0 reinforce'], { mercenary: 5, loyal: 1 }]);
    expect(told(later({ provinces: { media: 0 } }), 'reinforcedByCard')).toMatchObject({ seat: 0 });
  });

  it('C15-06 without one of the three he gets none', () => {
    const table = later({ provinces: { babylonia: 0, sousiane: 1 }, pcs: { rhagai: 0 } });
    expect(told(table, 'reinforcedByCard')).toBeUndefined();
  });

  it('C15-06 nor does anybody else', () => {
    expect(told(later({ provinces: { sousiane: 1 } }), 'reinforcedByCard')).toBeUndefined();
    const unplayed = later({ ...sousiane, lasting: {}, front: {} });
    expect(told(unplayed, 'reinforcedByCard')).toBeUndefined();
  });

  it('C15-07 it stays in front of him', () => {
    const table = playing(sousiane);
    table.does(0, { at: 'charax', side: 'outside' });
    expect(table.fact('front')).toEqual({ [card]: 0 });
    expect(table.fact('discard')).toEqual([]);
    expect(table.fact('lasting')).toMatchObject({ [card]: { holder: 0 } });
  });

  it('C15-07 from Game Turn to Game Turn', () => {
    const table = later({ ...sousiane, step: 'turnEnd', dice: [1, 2, 3] });
    expect(table.fact('turn')).toBe(4);
    expect([table.fact('front'), table.fact('lasting')]).toMatchObject([
      { [card]: 0 },
      { [card]: { holder: 0 } },
    ]);
  });
});
