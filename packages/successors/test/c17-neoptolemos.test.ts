import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { recomposed, sceneWith } from './cards.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const card = 'neoptolemos-satrap-of-armenia';
const satrap = (position: Scene = {}): Table => scene({ step: 'tyche', hands: { 0: [card] }, ...position });
function playing(position: Scene = {}): Table {
  const table = satrap(position);
  table.does(0, { event: card });
  return table;
}
const outside = (at: string) => ({ at, side: 'outside' });
const enemies = { krateros: '1 armaouira', peithon: '1 arsamosata', leonnatos: '2 kardouchoi' };

describe('Card 17, Neoptolemos Satrap of Armenia', () => {
  it('C17-01 needs a space of Armenia without enemies', () => {
    const table = satrap({ generals: { ...enemies, eumenes: '2 thospia' } });
    expect(table.refuses(0, { event: card })).toBe('C17-01');
    expect(offered(satrap({ generals: enemies }), 0, 'event')).toEqual([card]);
  });

  it('C17-01 which may be anybody’s', () => {
    const table = playing({
      pcs: { thospia: 1, kardouchoi: 'independent' },
      units: ['2 armaouira loyal 1'],
      generals: { krateros: '2 armaouira' },
    });
    expect(offered(table, 0, 'at').sort()).toEqual(['arsamosata', 'kardouchoi', 'thospia']);
    expect(table.refuses(0, outside('melitene'))).toBe('C17-01');
  });

  it('C17-02 there he places a Minor General, from off map', () => {
    const table = playing();
    table.does(0, outside('thospia'));
    expect(asked(table)).toEqual(['0 chooseGeneral']);
    expect(offered(table, 0, 'general')).toHaveLength(4);
    expect(table.refuses(0, { none: true })).toBe('CK-03');
    table.does(0, { general: 'attalos' });
    table.does(0, { no: true });
    expect(table.fact('generals')).toMatchObject({ attalos: '0 thospia' });
  });

  it('C17-02 or repositioned, and his CUs are without him', () => {
    const table = playing({ generals: { attalos: '0 melitene' }, units: ['0 melitene loyal 1'] });
    table.does(0, outside('thospia'));
    table.does(0, { general: 'attalos' });
    table.does(0, { no: true });
    expect([asked(table), table.fact('generals')]).toMatchObject([['0 guard'], { attalos: '0 thospia' }]);
  });

  it('C17-02 where a General of his is already, none is needed', () => {
    const table = playing({ generals: { antigonos: '0 thospia' } });
    table.does(0, outside('thospia'));
    expect(asked(table)).toEqual(['0 decide']);
  });

  it('C17-03 with three Mercenaries', () => {
    const table = playing();
    table.does(0, outside('thospia'));
    table.does(0, { general: 'attalos' });
    table.does(0, { no: true });
    expect([asked(table), table.fact('units')]).toEqual([['0 activate'], ['0 thospia mercenary 3']]);
  });

  it('C17-04 however many CUs a space takes otherwise', () => {
    expect(offered(playing(), 0, 'at').sort()).toEqual(['armaouira', 'arsamosata', 'kardouchoi', 'thospia']);
  });

  it('C17-05 his PC may take the place of any other', () => {
    for (const from of [1, 'independent', null] as const) {
      const table = playing({ pcs: { kardouchoi: from } });
      table.does(0, outside('kardouchoi'));
      table.does(0, { general: 'attalos' });
      expect(asked(table)).toEqual(['0 decide']);
      table.does(0, { yes: true });
      expect([asked(table), table.fact('pcs')]).toEqual([['0 activate'], { kardouchoi: 0 }]);
      expect(told(table, 'replacedPc')).toEqual({
        seat: 0,
        space: 'kardouchoi',
        from: from === 1 ? 1 : null,
      });
    }
  });

  it('C17-05 C18-07 but on a Transit Point there is none', () => {
    const transit = 'transit-trapezous-armaouira';
    for (const [design, general] of [
      [card, 'attalos'],
      ['kassandros', null],
    ] as const) {
      const table = sceneWith(
        recomposed(design, ({ effects: [first, ...rest] }) => {
          const { places, ...others } = first as { places: object[] };
          return { effects: [{ ...others, places: [{ ...places[0], provinces: undefined }] }, ...rest] };
        }),
        { step: 'tyche', hands: { 0: [design] }, generals: { antipatros: '1 killed' } },
      );
      table.does(0, { event: design });
      table.does(0, outside(transit));
      if (general !== null) table.does(0, { general });
      expect([asked(table), table.fact('units')]).toEqual([['0 activate'], [`0 ${transit} mercenary 3`]]);
    }
  });

  it('C17-07 the card leaves the game', () => {
    const table = playing();
    table.does(0, outside('thospia'));
    table.does(0, { general: 'attalos' });
    table.does(0, { no: true });
    expect(table.fact('out')).toContain(card);
    expect([table.fact('discard'), table.fact('front')]).toEqual([[], {}]);
  });
});
