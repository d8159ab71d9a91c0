import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { recomposed, sceneWith } from './cards.ts';
import { asked, type Scene } from './scene.ts';

const card = 'treasure-city-looted';
/** The card with another first effect: a Mercenary joins an Army, which the CUs of the second join then. */
const looting = (position: Scene): Table => {
  const table = sceneWith(
    recomposed(card, ({ effects: [, second] }) => {
      const places = [{ at: 'own-army', provinces: ['media', 'persis', 'sousiane'] }];
      const first = { kind: 'place-units', units: { mercenary: 1 }, ignoreStackLimit: true, places };
      return { clauses: { needs: 'C42-01', place: 'C42-01' }, effects: [first, second] };
    }),
    { step: 'tyche', hands: { 0: [card] }, ...position },
  );
  table.does(0, { event: card });
  return table;
};

describe('Card 42, Treasure City Looted: its CUs', () => {
  it('C42-05 two Mercenaries come to the Army of the effect before, without a question', () => {
    const table = looting({
      pcs: { sousa: 0, ekbatana: 0 },
      generals: { antigonos: '0 sousa', eumenes: '0 ekbatana' },
      units: ['0 sousa loyal 1', '0 ekbatana loyal 1'],
    });
    table.does(0, { at: 'ekbatana', side: 'outside' });
    expect(asked(table)).toEqual(['0 activate']);
    expect(table.fact('units')).toEqual(['0 sousa loyal 1', '0 ekbatana mercenary 3 loyal 1']);
  });

  it('C42-05 however many CUs a space takes otherwise', () => {
    const table = looting({
      pcs: { ekbatana: 1 },
      generals: { attalos: '0 ekbatana' },
      units: ['0 ekbatana loyal 1'],
    });
    expect(table.fact('units')).toEqual(['0 ekbatana mercenary 3 loyal 1']);
  });

  const full = {
    pcs: { sousa: 0 },
    generals: { antigonos: '0 sousa inside' },
    units: ['0 sousa inside loyal 1'],
  };
  it('D6-30 those who find no room inside stay outside', () => {
    expect(looting(full).fact('units')).toEqual([
      '0 sousa mercenary 2',
      '0 sousa inside mercenary 1 loyal 1',
    ]);
  });

  it('D6-30 where an enemy General is before the gate, they are Dispersed', () => {
    const table = looting({ ...full, generals: { ...full.generals, krateros: '1 sousa' } });
    expect(table.fact('units')).toEqual(['0 sousa inside mercenary 1 loyal 1']);
    expect(table.fact('dispersed')).toMatchObject({ 0: { mercenary: 2 } });
  });
});
