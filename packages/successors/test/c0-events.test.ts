import { readFileSync } from 'node:fs';
import { setScene, type Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../src/content.ts';
import type { Content } from '../src/content-schema.ts';
import { successorsWith } from '../src/game.ts';
import { asked, offered, type Scene, scene } from './scene.ts';

const tyche = { step: 'tyche' } as const;

describe('Events of the cards', () => {
  it('C0-01 an event that finds nothing to do is not chosen, but the card has its other uses', () => {
    const table = scene({ ...tyche, hands: { 0: ['diplomacy', 'greek-mercenaries'] }, pcs: { stoboi: 0 } });
    expect(offered(table, 0, 'event')).toEqual([]);
    expect(offered(table, 0, 'operations').sort()).toEqual(['diplomacy', 'greek-mercenaries']);
  });

  it('CK-01 an event of which not all is written is not chosen either', () => {
    const table = scene({
      ...tyche,
      hands: { 0: ['foundation-of-a-capital', 'fog'] },
      provinces: { thrake: 0 },
    });
    expect(offered(table, 0, 'event')).toEqual([]);
    expect(table.refuses(0, { event: 'foundation-of-a-capital' })).toBe('CK-01');
    expect(table.refuses(0, { event: 'fog' })).toBe('S6.2-01');
  });

  it('CK-02 what an effect asks for is one of the pieces that it is about', () => {
    const table = scene({
      ...tyche,
      hands: { 0: ['greek-mercenaries'] },
      pcs: { larisa: 0, trikka: 0 },
      generals: { perdikkas: '0 babylon' },
    });
    table.does(0, { event: 'greek-mercenaries' });
    table.does(0, { at: 'larisa', side: 'outside' });
    expect(table.refuses(0, { general: 'perdikkas' })).toBe('CK-02');
  });

  it('C0-05 a space is friendly with his PC, and without CUs and Generals of others', () => {
    const table = scene({
      ...tyche,
      hands: { 0: ['greek-mercenaries'] },
      pcs: { larisa: 0, trikka: 0, pagasai: 0, lesbos: 0, thebai: 1 },
      units: ['1 trikka mercenary 1', '0 thebai mercenary 3', '0 lesbos mercenary 1'],
      generals: { krateros: '1 pagasai', peithon: '1 trikka', antigonos: '0 thebai' },
    });
    table.does(0, { event: 'greek-mercenaries' });
    expect(offered(table, 0, 'at').sort()).toEqual(['larisa', 'lesbos']);
  });

  /** Greek Mercenaries, with so many more. */
  function withThree(position: Scene): Table {
    const changed = structuredClone(content) as Content;
    const card = changed.cards.find(({ id }) => id === 'greek-mercenaries');
    Object.assign(card?.effects[0] ?? {}, { units: { mercenary: 3 } });
    const parts = { turn: 1, round: 1, ...tyche, hands: { 0: ['greek-mercenaries'] }, ...position };
    return setScene(successorsWith(changed), { seats: 4, position: parts as never });
  }
  it('C0-06 an event brings no more than 2 CUs to a space, as Reinforcements do', () => {
    expect(withThree({ pcs: { larisa: 0 } }).refuses(0, { event: 'greek-mercenaries' })).toBe('C5-01');
    const table = withThree({
      pcs: { larisa: 0, sardeis: 0, ephesos: 0 },
      generals: { antigonos: '0 ephesos' },
    });
    table.does(0, { event: 'greek-mercenaries' });
    expect(offered(table, 0, 'at').sort()).toEqual(['ephesos', 'sardeis']);
    expect(table.refuses(0, { at: 'larisa', side: 'outside' })).toBe('C0-06');
    table.does(0, { at: 'sardeis', side: 'inside' });
    table.does(0, { none: true });
    expect([asked(table), table.fact('units')]).toEqual([
      ['0 activate'],
      ['0 sardeis mercenary 1', '0 sardeis inside mercenary 2'],
    ]);
  });
});

describe('Clauses that the content names', () => {
  it('are in the list of clauses', () => {
    const list = readFileSync(new URL('../rules/clauses.tsv', import.meta.url), 'utf8');
    const known = new Set(list.split('\n').map((line) => line.split('\t')[0]));
    const named = content.cards.flatMap(({ clauses }) => Object.values(clauses ?? {}));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((clause) => !known.has(clause))).toEqual([]);
  });
});
