import { readFileSync } from 'node:fs';
import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../src/content.ts';
import { sceneWith, withData } from './cards.ts';
import { asked, offered, type Scene, scene } from './scene.ts';

const tyche = { step: 'tyche' } as const;

describe('Events of the cards', () => {
  it('C0-01 an event that finds nothing to do is not chosen, but the card has its other uses', () => {
    const table = scene({ ...tyche, hands: { 0: ['diplomacy', 'greek-mercenaries'] }, pcs: { stoboi: 0 } });
    expect(offered(table, 0, 'event')).toEqual([]);
    expect(offered(table, 0, 'operations').sort()).toEqual(['diplomacy', 'greek-mercenaries']);
  });

  it('CK-01 an event of which not all is written is not chosen either', () => {
    const unwritten = withData('diplomacy', { clauses: undefined });
    const table = sceneWith(unwritten, { ...tyche, hands: { 0: ['diplomacy', 'fog'] }, pcs: { stoboi: 1 } });
    expect(offered(table, 0, 'event')).toEqual([]);
    expect(table.refuses(0, { event: 'diplomacy' })).toBe('CK-01');
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
  const withThree = (position: Scene): Table =>
    sceneWith(withData('greek-mercenaries', {}, { units: { mercenary: 3 } }), {
      ...tyche,
      hands: { 0: ['greek-mercenaries'] },
      ...position,
    });
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

describe('A card is used in one way', () => {
  const cards = (...hand: string[]): Scene => ({
    ...tyche,
    hands: { 0: hand },
    pcs: { ephesos: 0, stoboi: 1 },
  });

  it('S6.2-04 S6.2-05 an Event card for its event or for its OPs, and for nothing besides', () => {
    const table = scene(cards('diplomacy', 'minor-raid'));
    table.does(0, { event: 'diplomacy' });
    expect([asked(table), table.fact('hands')]).toMatchObject([['0 activate'], { 0: ['minor-raid'] }]);
    const other = scene(cards('diplomacy', 'minor-raid'));
    other.does(0, { operations: 'diplomacy', on: 'train' });
    other.does(0, { train: 'mercenary' });
    expect([asked(other), other.fact('pcs')]).toMatchObject([['0 activate'], { stoboi: 1 }]);
  });

  it('S6.2-06 a Bonus card for both, its event first', () => {
    const table = scene(cards('bad-harvest'));
    table.does(0, { event: 'bad-harvest' });
    expect(asked(table)).toEqual(['0 chooseProvince']);
    table.does(0, { province: 'lydia' });
    expect(asked(table)).toEqual(['0 bonus']);
    table.does(0, { on: 'placePcs' });
    table.does(0, { place: 'pergamon' });
    table.does(0, { place: 'sardeis' });
    expect([asked(table), table.fact('pcs')]).toMatchObject([['0 activate'], { pergamon: 0, sardeis: 0 }]);
  });

  it('D6-10 or for one of them, as he likes', () => {
    const table = scene(cards('bad-harvest'));
    table.does(0, { event: 'bad-harvest' });
    table.does(0, { province: 'lydia' });
    table.does(0, { none: true });
    expect(asked(table)).toEqual(['0 activate']);
    const operations = scene(cards('bad-harvest'));
    operations.does(0, { operations: 'bad-harvest', on: 'placePcs' });
    expect([asked(operations), operations.fact('lasting')]).toEqual([['0 placePc'], {}]);
  });

  it('S6.2.A-01 its event only if every condition of the card is met', () => {
    const requires = [{ kind: 'controls-space', spaces: ['sardeis', 'ephesos'], clause: 'S6.2.A-01' }];
    const table = (pcs: { [space: string]: number }): Table =>
      sceneWith(withData('diplomacy', { requires }), { ...cards('diplomacy'), pcs });
    expect(table({ stoboi: 1 }).refuses(0, { event: 'diplomacy' })).toBe('S6.2.A-01');
    expect(offered(table({ stoboi: 1, ephesos: 0 }), 0, 'event')).toEqual(['diplomacy']);
  });

  it('C0-02 then it goes to the discard pile', () => {
    const table = scene(cards('diplomacy'));
    table.does(0, { event: 'diplomacy' });
    expect([table.fact('discard'), table.fact('front')]).toEqual([['diplomacy'], {}]);
  });

  it('C0-03 or out of the game, if its event was used that says so', () => {
    const single = (): Table =>
      sceneWith(withData('diplomacy', { removeAfterEvent: true }), cards('diplomacy'));
    const [event, operations] = [single(), single()];
    event.does(0, { event: 'diplomacy' });
    operations.does(0, { operations: 'diplomacy', on: 'train' });
    operations.does(0, { train: 'mercenary' });
    expect(event.fact('out')).toContain('diplomacy');
    expect([operations.fact('out'), operations.fact('discard')]).toEqual([
      expect.not.arrayContaining(['diplomacy']),
      ['diplomacy'],
    ]);
  });

  it('C0-07 no event costs Champion status', () => {
    const table = scene({ ...cards('diplomacy'), provinces: { lydia: 0 }, pcs: { stoboi: 1, pella: 1 } });
    table.does(0, { event: 'diplomacy' });
    expect(table.fact('champions')).toEqual([0, 1, 2, 3]);
  });
});

describe('Clauses that the content names', () => {
  it('are in the list of clauses', () => {
    const list = readFileSync(new URL('../rules/clauses.tsv', import.meta.url), 'utf8');
    const known = new Set(list.split('\n').map((line) => line.split('\t')[0]));
    const named = content.cards.flatMap(({ clauses, effects }) =>
      [clauses, ...effects.map((effect) => effect.clauses)].flatMap((each) => Object.values(each ?? {})),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((clause) => !known.has(clause))).toEqual([]);
  });
});
