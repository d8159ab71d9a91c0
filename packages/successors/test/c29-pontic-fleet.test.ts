import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../src/content.ts';
import * as cards from './cards.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const PONTIC = 'the-pontic-fleet';
/** Antigonos (seat 0) with four CUs in Sinope. */
const inSinope: Scene = {
  step: 'tyche',
  hands: { 0: [PONTIC] },
  pcs: { sinope: 0 },
  generals: { antigonos: '0 sinope' },
  units: ['0 sinope loyal 4'],
};
const begun = (position: Scene = {}): Table => {
  const table = scene({ ...inSinope, ...position });
  table.does(0, { event: PONTIC });
  return table;
};
const antigonos = (units: object = { loyal: 4 }) => ({
  march: 'antigonos',
  from: 'sinope',
  side: 'outside',
  ...units,
});
const to = (space: string, side = 'outside') => ({ at: space, side });
const sailed = (space: string, position: Scene = {}): Table => {
  const table = begun(position);
  table.does(0, antigonos());
  table.does(0, to(space));
  return table;
};

describe('Card 29, The Pontic Fleet', () => {
  it('C29-01 needs a General in a port of the Pontos Euxeinos', () => {
    expect(offered(scene(inSinope), 0, 'event')).toEqual([PONTIC]);
    const inland: Scene = { ...inSinope, generals: { antigonos: '0 paphlagones' }, units: [] };
    expect(scene(inland).refuses(0, { event: PONTIC })).toBe('C29-01');
  });

  it('C29-01 a Minor General will do, where there is a CU', () => {
    const table = scene({ ...inSinope, generals: {} });
    expect(offered(table, 0, 'event')).toEqual([PONTIC]);
  });

  it('C29-01 and another such port', () => {
    const alone = cards.sceneWith(({ spaces }) => {
      for (const space of spaces) space.euxine = space.id === 'sinope';
    }, inSinope);
    expect(alone.refuses(0, { event: PONTIC })).toBe('C29-01');
  });

  it('C29-02 one Army or General there is activated', () => {
    const table = begun({ generals: { antigonos: '0 sinope', krateros: '0 babylon' } });
    expect(asked(table)).toEqual(['0 campaign']);
    expect(table.refuses(0, { ...antigonos({}), march: 'krateros', from: 'babylon' })).toBe('C29-02');
    table.does(0, antigonos());
    expect(table.fact('march')).toMatchObject({ generals: ['antigonos'], allowance: 0 });
  });

  it('C29-02 a Minor General leads from there, too', () => {
    const table = begun({
      pcs: { sinope: 0, babylon: 0 },
      generals: {},
      units: ['0 sinope loyal 4', '0 babylon loyal 2'],
    });
    const minor = { march: 'attalos', side: 'outside', loyal: 2 };
    expect(table.refuses(0, { ...minor, from: 'babylon' })).toBe('C29-02');
    table.does(0, { ...minor, from: 'sinope' });
    table.does(0, to('trapezous'));
    expect(table.fact('units')).toContain('0 trapezous loyal 2');
  });

  it('C29-03 S7.4-10 sails without a Fleet, also if he has one', () => {
    const table = sailed('trapezous', { provinces: { phoinike: 0 } });
    expect(table.fact('fleetStrength')).toMatchObject({ 0: 2 });
    expect(told(table, 'embarked')).toMatchObject({ escort: [], strength: 0 });
  });

  it('C29-04 to any other port of that sea, and to no other', () => {
    const table = begun();
    table.does(0, antigonos());
    const ports = ['apollonia', 'kallatis', 'istros', 'herakleia-pontike', 'sesamos', 'amisos', 'trapezous'];
    expect(offered(table, 0, 'at')).toEqual(ports);
    expect(table.refuses(0, to('byzantion'))).toBe('C29-04');
    expect(table.refuses(0, to('sinope'))).toBe('C29-04');
  });

  it('C29-04 whatever the distance, without MPs', () => {
    const table = sailed('istros');
    expect(told(table, 'sailed')).toMatchObject({ from: 'sinope', space: 'istros', cost: 0 });
    expect(table.fact('units')).toEqual(['0 istros loyal 4']);
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 istros' });
  });

  it('C29-05 with up to 8 CUs, and whoever is there of Generals and Royal Family', () => {
    const table = begun({
      generals: { antigonos: '0 sinope', eumenes: '0 sinope' },
      units: ['0 sinope loyal 6 mercenary 4'],
      royals: { herakles: 'sinope by 0' },
    });
    expect(table.refuses(0, antigonos({ mercenary: 3, loyal: 6 }))).toBe('C29-05');
    table.does(0, antigonos({ mercenary: 2, loyal: 6, with: ['eumenes'], carry: ['herakles'] }));
    table.does(0, to('amisos'));
    expect(table.fact('units')).toEqual(['0 sinope mercenary 2', '0 amisos mercenary 2 loyal 6']);
    expect(table.fact('royals')).toMatchObject({ herakles: 'amisos by 0' });
    expect(table.fact('generals')).toMatchObject({ eumenes: '0 amisos' });
  });

  it('C29-06 S13.3-02 nobody can declare a Naval Battle', () => {
    // Seat 1 has a Fleet, and PCs in and about the port.
    const table = sailed('apollonia', { provinces: { phoinike: 1, thrake: 1 } });
    expect(table.fact('fleetStrength')).toMatchObject({ 1: 2 });
    expect(asked(table)).toEqual(['0 activate']);
    expect(table.fact('units')).toEqual(['0 apollonia loyal 4']);
  });

  it('C29-08 the landing is one as any other: whoever is there fights', () => {
    const table = sailed('trapezous', {
      generals: { antigonos: '0 sinope', krateros: '1 trapezous' },
      units: ['0 sinope loyal 4', '1 trapezous loyal 1'],
      dice: [6, 6, 1, 1, 1],
    });
    expect(told(table, 'wonBattle')).toMatchObject({ seat: 0, against: 1, space: 'trapezous' });
  });

  it('C29-08 outside a Major City that is not his; inside his own as far as there is room', () => {
    /** Tyros lies by that sea. */
    const landing = (owner: number, loyal: number) => {
      const table = cards.sceneWith(
        ({ spaces }) => {
          for (const space of spaces) if (space.id === 'tyros') space.euxine = true;
        },
        { ...inSinope, pcs: { sinope: 0, tyros: owner } },
      );
      table.does(0, { event: PONTIC });
      table.does(0, antigonos({ loyal }));
      return table;
    };
    expect(landing(1, 2).refuses(0, to('tyros', 'inside'))).toBe('S9.4-05');
    expect(landing(0, 4).refuses(0, to('tyros', 'inside'))).toBe('D13-24');
    expect(landing(0, 2).refuses(0, to('amisos', 'inside'))).toBe('S2-13');
    const table = landing(0, 2);
    table.does(0, to('tyros', 'inside'));
    expect(table.fact('units')).toEqual(['0 sinope loyal 2', '0 tyros inside loyal 2']);
  });

  it('C29-09 the activation ends with the landing', () => {
    const table = sailed('amisos');
    expect([asked(table), table.fact('discard')]).toEqual([['0 activate'], [PONTIC]]);
    expect(told(table, 'endedActivation')).toMatchObject({ general: 'antigonos' });
  });

  it('C29-09 and nobody else sails in this Segment', () => {
    const card = content.cards.find(({ id }) => id === 'major-campaign');
    const table = cards.sceneWith(
      cards.recomposed(PONTIC, ({ effects }) => ({
        effects: [...effects, { ...card?.effects[0], clauses: card?.clauses }],
      })),
      {
        ...inSinope,
        generals: { antigonos: '0 sinope', krateros: '0 tarsos' },
        units: ['0 sinope loyal 4', '0 tarsos loyal 1'],
      },
    );
    table.does(0, { event: PONTIC });
    table.does(0, antigonos());
    table.does(0, to('amisos'));
    table.does(0, { march: 'krateros', from: 'tarsos', side: 'outside', loyal: 1 });
    expect(table.refuses(0, { embark: 'krateros', loyal: 1 })).toBe('S13.1-02');
  });
});
