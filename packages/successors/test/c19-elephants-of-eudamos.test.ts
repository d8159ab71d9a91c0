import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene } from './scene.ts';

const card = 'elephants-of-eudamos';
const eudamos = (position: Scene): Table => scene({ step: 'tyche', hands: { 0: [card] }, ...position });
function playing(position: Scene): Table {
  const table = eudamos(position);
  table.does(0, { event: card });
  return table;
}
const outside = (at: string) => ({ at, side: 'outside' });
const inside = (at: string) => ({ at, side: 'inside' });
const rhagai = { pcs: { rhagai: 0, gabai: 0 } };

describe('Card 19, Elephants of Eudamos', () => {
  it('C19-01 needs the four Elephants in their holding box', () => {
    expect(offered(eudamos(rhagai), 0, 'event')).toEqual([card]);
    expect(eudamos({ ...rhagai, boxes: { elephant: 0 } }).refuses(0, { event: card })).toBe('C19-01');
  });

  it('C19-02 S4.1-11 all four come together, and the box is empty', () => {
    const table = playing(rhagai);
    expect(table.fact('boxes')).toEqual({ elephant: 4, 'silver-shields': 2 });
    table.does(0, outside('rhagai'));
    expect(table.fact('units')).toEqual(['0 rhagai elephant 4']);
    expect(table.fact('boxes')).toEqual({ 'silver-shields': 2 });
    expect(asked(table)).toEqual(['0 activate']);
  });

  it('C19-03 to a Major General of his in Asia', () => {
    const table = playing({
      generals: { antigonos: '0 sardeis', krateros: '0 pella', eumenes: '0 memphis', attalos: '0 tarsos' },
      units: ['0 tarsos mercenary 1'],
      pcs: { charax: 0 },
    });
    expect(offered(table, 0, 'at').sort()).toEqual(['charax', 'sardeis']);
    for (const at of ['pella', 'memphis', 'tarsos']) expect(table.refuses(0, outside(at))).toBe('C19-03');
    table.does(0, outside('sardeis'));
    expect(table.fact('units')).toContain('0 sardeis elephant 4');
  });

  it('C19-03 who is not Besieged', () => {
    const table = eudamos({
      pcs: { sardeis: 0 },
      generals: { antigonos: '0 sardeis inside', krateros: '1 sardeis' },
      units: ['1 sardeis loyal 3'],
    });
    expect(table.refuses(0, { event: card })).toBe('C19-03');
  });

  it('C19-03 or to a friendly space of Media, Persis or Sousiane', () => {
    const table = playing({
      pcs: { rhagai: 0, parsargadai: 0, charax: 0, opis: 0, gabai: 0 },
      generals: { krateros: '1 gabai' },
    });
    expect(offered(table, 0, 'at').sort()).toEqual(['charax', 'parsargadai', 'rhagai']);
    for (const at of ['opis', 'gabai']) expect(table.refuses(0, outside(at))).toBe('C19-03');
  });

  it('C19-03 and without either it cannot be played for its event', () => {
    expect(eudamos({ pcs: { opis: 0 } }).refuses(0, { event: card })).toBe('C19-03');
  });

  it('C19-03 D2-14 a Transit Point is in Asia if all around it is', () => {
    const table = playing({
      generals: { antigonos: '0 transit-opis-arbela', krateros: '0 transit-gaza-pelousion' },
      pcs: { rhagai: 0 },
    });
    expect(offered(table, 0, 'at').sort()).toEqual(['rhagai', 'transit-opis-arbela']);
    expect(table.refuses(0, outside('transit-gaza-pelousion'))).toBe('C19-03');
  });

  it('C19-04 however many CUs a space takes otherwise', () => {
    expect(offered(playing(rhagai), 0, 'at').sort()).toEqual(['gabai', 'rhagai']);
  });

  it('D6-30 those who find no room with him inside stay outside', () => {
    const table = playing({
      pcs: { sardeis: 0, rhagai: 0 },
      generals: { antigonos: '0 sardeis inside' },
      units: ['0 sardeis inside loyal 1'],
    });
    table.does(0, inside('sardeis'));
    expect(table.fact('units')).toEqual(['0 sardeis elephant 3', '0 sardeis inside elephant 1 loyal 1']);
  });

  it('D6-30 all of them, if it is full inside', () => {
    const full = {
      pcs: { sardeis: 0, rhagai: 0, gabai: 0 },
      generals: { antigonos: '0 sardeis inside' },
      units: ['0 sardeis inside loyal 2'],
    };
    const table = playing(full);
    table.does(0, inside('sardeis'));
    expect(table.fact('units')).toEqual(['0 sardeis elephant 4', '0 sardeis inside loyal 2']);
    // With an enemy General before the gate there is no such room.
    const watched = playing({ ...full, generals: { ...full.generals, krateros: '1 sardeis' } });
    expect(offered(watched, 0, 'at').sort()).toEqual(['gabai', 'rhagai']);
    expect(watched.refuses(0, inside('sardeis'))).toBe('S9.4-06');
  });

  it('C19-05 they may be divided from then on', () => {
    const table = playing({
      generals: { antigonos: '0 opis' },
      units: ['0 opis mercenary 1'],
      pcs: { opis: 0 },
      dice: [5],
    });
    table.does(0, { roll: true });
    table.does(0, {
      march: 'antigonos',
      from: 'opis',
      side: 'outside',
      with: [],
      mercenary: 0,
      elephant: 3,
      cavalry: 0,
      loyal: 0,
      royal: 0,
      'silver-shields': 0,
      carry: [],
    });
    expect(table.fact('march')).toMatchObject({ units: { elephant: 3 } });
  });

  it('C19-06 the card leaves the game', () => {
    const table = playing(rhagai);
    table.does(0, outside('rhagai'));
    expect(table.fact('out')).toContain(card);
    expect([table.fact('discard'), table.fact('front')]).toEqual([[], {}]);
  });
});
