import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { recomposed, sceneWith } from './cards.ts';
import { asked, offered, type Scene, told } from './scene.ts';

const card = 'olympias';
/** The card as far as it brings CUs. */
const olympias = (position: Scene): Table =>
  sceneWith(
    recomposed(card, ({ effects }) => ({
      clauses: {},
      effects: effects.filter(({ kind }) => kind === 'place-units'),
    })),
    { step: 'tyche', hands: { 0: [card] }, royals: { olympias: 'stoboi' }, ...position },
  );
function playing(position: Scene = {}): Table {
  const table = olympias(position);
  table.does(0, { event: card });
  return table;
}
const outside = (at: string) => ({ at, side: 'outside' });
const EPEIROS = ['ambrakia', 'chaonia', 'molossia'];

describe('Card 30, Olympias: her CUs', () => {
  it('C30-02 they come to where she is, or to any space of Epeiros', () => {
    const table = playing({ pcs: { molossia: 1, chaonia: 'independent' } });
    expect(offered(table, 0, 'at').sort()).toEqual([...EPEIROS, 'stoboi'].sort());
    expect(table.refuses(0, outside('pella'))).toBe('C30-02');
  });

  it('C30-02 but not inside walls', () => {
    const within = { royals: { olympias: 'pella inside by 0' }, pcs: { pella: 0 } };
    expect(offered(playing(within), 0, 'at').sort()).toEqual(EPEIROS);
    const before = playing({ ...within, royals: { olympias: 'pella by 0' } });
    expect(offered(before, 0, 'at').sort()).toEqual([...EPEIROS, 'pella'].sort());
    expect(before.refuses(0, { at: 'pella', side: 'inside' })).toBe('C30-02');
  });

  it('C30-03 where no enemies are', () => {
    const table = playing({
      generals: { krateros: '1 stoboi', peithon: '1 molossia', leonnatos: '2 pella' },
      units: ['1 molossia loyal 1'],
    });
    expect(offered(table, 0, 'at').sort()).toEqual(['ambrakia', 'chaonia']);
    expect(table.refuses(0, outside('stoboi'))).toBe('C30-02');
  });

  it('C30-04 four Mercenaries, together', () => {
    const table = playing();
    table.does(0, outside('chaonia'));
    table.does(0, { general: 'attalos' });
    table.does(0, { no: true });
    expect([asked(table), table.fact('units')]).toEqual([['0 activate'], ['0 chaonia mercenary 4']]);
  });

  it('C30-05 with a Minor General', () => {
    const table = playing();
    table.does(0, outside('chaonia'));
    expect(asked(table)).toEqual(['0 chooseGeneral']);
    expect(table.refuses(0, { none: true })).toBe('CK-03');
    table.does(0, { general: 'attalos' });
    table.does(0, { no: true });
    expect(table.fact('generals')).toMatchObject({ attalos: '0 chaonia' });
  });

  it('C30-05 unless a General of his is there', () => {
    const table = playing({ generals: { antigonos: '0 chaonia' } });
    table.does(0, outside('chaonia'));
    expect(asked(table)).toEqual(['0 decide']);
  });

  it('C30-06 however many CUs a space takes otherwise', () => {
    expect(offered(playing(), 0, 'at')).toHaveLength(4);
  });

  it('C30-07 his PC may take the place of any other, in a Minor City or a Stronghold', () => {
    const table = playing({ royals: { olympias: 'sparta' }, pcs: { sparta: 'independent' } });
    table.does(0, outside('sparta'));
    table.does(0, { general: 'attalos' });
    table.does(0, { yes: true });
    expect(table.fact('pcs')).toEqual({ sparta: 0 });
    expect(told(table, 'replacedPc')).toEqual({ seat: 0, space: 'sparta', from: null });
  });

  it('C30-07 but not in a Major City', () => {
    const table = playing({ royals: { olympias: 'pella' }, pcs: { pella: 1 } });
    table.does(0, outside('pella'));
    table.does(0, { general: 'attalos' });
    expect([asked(table), table.fact('pcs')]).toEqual([['0 activate'], { pella: 1 }]);
  });
});
