/** 13.2: who goes to sea and who stays behind, and what that makes of them for the rest of the Segment. */

import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { plays } from './reactions.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const company = { with: ['antigonos', 'demetrios'], loyal: 4, carry: ['herakles'] };
/** Krateros leads Antigonos, Demetrios, four CUs and Herakles; they are active in Tarsos, and may have gone to Issos first. */
const group = (way: readonly string[] = [], parts: Scene = {}): Table =>
  plays(
    scene({
      die: 6,
      generals: { krateros: '0 tarsos', antigonos: '0 tarsos', demetrios: '0 tarsos' },
      units: ['0 tarsos loyal 4'],
      royals: { herakles: 'tarsos by 0' },
      ...parts,
    }),
    [0, { march: 'krateros', from: 'tarsos', side: 'outside', ...company }],
    ...way.map((go): [number, { go: string }] => [0, { go }]),
  );
const marked = (table: Table) => [table.fact('moved'), table.fact('movedUnits')];

describe('13.2 Who stays when others embark', () => {
  it('D13-25 where the group began, only its leader has moved', () => {
    const table = group();
    plays(table, [0, { embark: 'antigonos', loyal: 2 }]);
    expect(table.fact('voyage')).toMatchObject({ generals: ['antigonos'], units: { loyal: 2 }, royals: [] });
    expect(marked(table)).toMatchObject([{ generals: ['krateros'], royals: [] }, {}]);
    expect(table.fact('units')).toEqual(['0 tarsos loyal 2']);
  });
  it('D13-25 farther on all have moved', () => {
    const table = group(['issos'], { pcs: { issos: 0 } });
    plays(table, [0, { embark: 'antigonos', loyal: 2 }]);
    expect(marked(table)).toMatchObject([
      { generals: ['krateros', 'demetrios'], royals: ['herakles'] },
      { '0 issos': { loyal: 2 } },
    ]);
  });
  it('S9.1-15 nobody embarks under a Junior', () => {
    const table = group();
    expect(offered(table, 0, 'with', { embark: 'antigonos', escort: [] })).toEqual([[], ['demetrios']]);
    expect(table.refuses(0, { embark: 'antigonos', with: ['krateros'], loyal: 2 })).toBe('S9.1-15');
  });
  it('D13-25 who has to leave takes all along, named or not', () => {
    const table = group([], {
      generals: { krateros: '0 tarsos', antigonos: '0 tarsos', demetrios: '0 tarsos', lysimachos: '1 issos' },
    });
    plays(
      table,
      [0, { request: 'issos' }],
      [1, { grant: true }],
      [0, { honour: true }],
      [0, { embark: 'krateros', carry: ['herakles'] }],
    );
    expect(table.fact('voyage')).toMatchObject({
      generals: ['krateros', 'antigonos', 'demetrios'],
      units: { loyal: 4 },
      royals: ['herakles'],
    });
    expect(told(table, 'embarked')).toMatchObject({ general: 'krateros', cus: 4, strength: 0 });
  });
  it('S9.1-21 nobody’s ward stays alone: she comes along where no General could keep her', () => {
    const table = group(['issos']);
    plays(table, [0, { embark: 'krateros', with: ['antigonos', 'demetrios'], loyal: 4 }]);
    expect(table.fact('royals')).toMatchObject({ herakles: 'aboard by 0' });
    const kept = group(['issos']);
    plays(kept, [0, { embark: 'krateros', with: ['antigonos'], loyal: 4 }]);
    expect(kept.fact('royals')).toMatchObject({ herakles: 'issos by 0' });
  });
});

describe('13.2 Leaving a host by sea', () => {
  /** From Thebai to Chalkis it is a Strait: of three MPs one is left, which leads on only by sea. */
  const chalkis = (cus: number, parts: Scene = {}): Table =>
    plays(
      scene({
        die: 2,
        ...parts,
        generals: { antigonos: '0 thebai', lysimachos: '1 chalkis', ...parts.generals },
        units: [`0 thebai loyal ${cus}`, ...(parts.units ?? [])],
      }),
      [0, { march: 'antigonos', from: 'thebai', side: 'outside', loyal: cus }],
    );
  it('S10.C-03 suffices to ask for Free Passage, with up to eight CUs', () => {
    expect(offered(chalkis(8), 0, 'request')).toEqual(['chalkis']);
    expect(chalkis(9).refuses(0, { request: 'chalkis' })).toBe('S10.C-03');
  });
  it('S10.C-03 not if somebody else has sailed in this Segment', () => {
    const table = scene({
      die: 2,
      generals: { antigonos: '0 thebai', lysimachos: '1 chalkis', seleukos: '0 tarsos' },
      units: ['0 thebai loyal 2'],
    });
    plays(
      table,
      [0, { march: 'seleukos', from: 'tarsos', side: 'outside' }],
      [0, { embark: 'seleukos' }],
      [0, { sail: 'issos' }],
      [0, { land: 'outside' }],
      [0, { end: true }],
      [0, { march: 'antigonos', from: 'thebai', side: 'outside', loyal: 2 }],
    );
    expect(table.refuses(0, { request: 'chalkis' })).toBe('S10.C-03');
  });
});

describe('13.2 (6) Parties', () => {
  /** Antigonos and Demetrios off Salamis, with what is said. */
  const off = (parts: Scene = {}, units = 'loyal 2'): Table =>
    scene({
      die: 6,
      step: 'sailing',
      voyage: { at: 'salamis', from: 'tarsos', units },
      ...parts,
      generals: { antigonos: '0 aboard', demetrios: '0 aboard', ...parts.generals },
    });
  it('S13.2-14 who is picked up is told of, with his ward', () => {
    const table = off({
      pcs: { salamis: 0 },
      units: ['0 salamis mercenary 2'],
      royals: { herakles: 'salamis by 0' },
    });
    plays(table, [0, { pickUp: 'outside', mercenary: 1, carry: ['herakles'] }]);
    expect(told(table, 'pickedUp')).toEqual({
      seat: 0,
      general: 'antigonos',
      space: 'salamis',
      side: 'outside',
      cus: 1,
    });
    expect(told(table, 'takesAlong')).toEqual({ seat: 0, general: 'antigonos', royal: 'herakles' });
    expect(table.fact('units')).toEqual(['0 salamis mercenary 1']);
  });
  it('S9.1-24 who is dropped off has moved, with those whom he leads', () => {
    const table = off({ royals: { herakles: 'aboard by 0' } });
    plays(table, [0, { dropOff: 'outside', with: ['demetrios'], loyal: 1, carry: ['herakles'] }]);
    expect(marked(table)).toMatchObject([
      { generals: ['demetrios'], royals: ['herakles'] },
      { '0 salamis': { loyal: 1 } },
    ]);
    expect(told(table, 'droppedOff')).toEqual({ seat: 0, space: 'salamis', side: 'outside', cus: 1 });
  });
  it('S13.2-25 a Minor General who is placed with them has not', () => {
    const table = off({}, 'loyal 3');
    plays(table, [0, { dropOff: 'outside', guard: ['philoxenos'], loyal: 1 }]);
    expect(marked(table)).toMatchObject([{ generals: [] }, { '0 salamis': { loyal: 1 } }]);
    expect(table.fact('generals')).toMatchObject({ philoxenos: '0 salamis' });
    // One who had been activated before has still been.
    const before = off({
      generals: { attalos: '0 paphos' },
      units: ['0 paphos loyal 1'],
      moved: { generals: ['attalos'] },
    });
    plays(before, [0, { dropOff: 'outside', guard: ['attalos'], loyal: 1 }], [0, { disperse: true }]);
    expect(before.fact('moved')).toMatchObject({ generals: ['attalos'] });
  });
  it('S9.1-21 a ward is left with a Major General, or with CUs and a Minor one', () => {
    const ward = { herakles: 'aboard by 0' };
    const alone = off({ royals: ward });
    expect(alone.refuses(0, { dropOff: 'outside', carry: ['herakles'] })).toBe('S9.1-21');
    const withMinor = off({ royals: ward, generals: { attalos: '0 salamis' }, units: ['0 salamis loyal 1'] });
    plays(withMinor, [0, { dropOff: 'outside', carry: ['herakles'] }]);
    expect(withMinor.fact('royals')).toMatchObject({ herakles: 'salamis by 0' });
    const withMajor = off({ royals: ward, generals: { eumenes: '0 salamis' } });
    plays(withMajor, [0, { dropOff: 'outside', carry: ['herakles'] }]);
    expect(withMajor.fact('royals')).toMatchObject({ herakles: 'salamis by 0' });
  });
  it('S9.1-23 nobody is picked up who has moved before', () => {
    const table = off({ generals: { eumenes: '0 salamis' }, moved: { generals: ['eumenes'] } });
    expect(table.refuses(0, { pickUp: 'outside', with: ['eumenes'] })).toBe('S9.1-23');
    const fresh = off({ generals: { eumenes: '0 salamis' } });
    plays(fresh, [0, { pickUp: 'outside', with: ['eumenes'] }]);
    expect(fresh.fact('voyage')).toMatchObject({ generals: ['antigonos', 'demetrios', 'eumenes'] });
  });
  it('D13-18 a ward lands with the General though no CU is left', () => {
    const table = scene({
      die: 6,
      step: 'sailing',
      voyage: { at: 'salamis', from: 'tarsos' },
      generals: { antigonos: '0 aboard' },
      royals: { herakles: 'aboard by 0' },
    });
    plays(table, [0, { land: 'outside' }]);
    expect(table.fact('royals')).toMatchObject({ herakles: 'salamis by 0' });
    expect(table.fact('march')).toMatchObject({ at: 'salamis', royals: ['herakles'] });
  });
  it('S13.2-24 the party stays where it is, and the group sails on with its MPs', () => {
    const table = off({ pcs: { salamis: 0 } });
    plays(table, [0, { dropOff: 'outside', with: ['demetrios'], loyal: 1 }], [0, { sail: 'tyros' }]);
    expect(asked(table)).toEqual(['0 sail']);
    expect(table.fact('voyage')).toMatchObject({
      space: 'tyros',
      generals: ['antigonos'],
      units: { loyal: 1 },
    });
    expect(table.fact('march')).toMatchObject({ left: 2 });
  });
});

describe('13.3 D The way back', () => {
  const DEFEAT = [1, 1, 6, 6, 1];
  it('S13.3.D-09 with nowhere to go all are Dispersed, and a ward is put ashore in the port', () => {
    const table = plays(
      scene({
        die: 6,
        provinces: { kypros: 2 },
        pcs: { tyros: 1 },
        generals: { antigonos: '0 ake', demetrios: '0 ake', perdikkas: '1 tyros inside' },
        units: ['0 ake loyal 4', '1 tyros inside loyal 2'],
        royals: { herakles: 'ake by 0' },
        dice: [6, ...DEFEAT],
      }),
      [
        0,
        {
          march: 'antigonos',
          from: 'ake',
          side: 'outside',
          with: ['demetrios'],
          loyal: 4,
          carry: ['herakles'],
        },
      ],
      [0, { embark: 'antigonos', with: ['demetrios'], loyal: 4, carry: ['herakles'] }],
      [0, { sail: 'tyros' }],
      [2, { pass: true }],
      [0, { dropOff: 'outside', with: ['demetrios'], loyal: 1 }],
      [1, { hold: true }],
      [1, { evade: true }],
      [1, { flee: 'ake' }],
      [1, { halt: true }],
      [0, { sail: 'salamis' }],
      [2, { engage: 'kypros' }],
    );
    expect(told(table, 'cutOff')).toMatchObject({ seat: 0 });
    expect(told(table, 'dispersedUnits')).toEqual({ seat: 0, unit: 'loyal', count: 3 });
    expect(table.fact('moved')).toMatchObject({ royals: ['herakles'] });
  });
});

describe('13.3 A Letting pass', () => {
  it('S13.2-08 is told, and asked about again in the next space', () => {
    const table = plays(
      scene({
        die: 6,
        provinces: { phoinike: 1 },
        generals: { antigonos: '0 tarsos' },
        units: ['0 tarsos loyal 2'],
      }),
      [0, { march: 'antigonos', from: 'tarsos', side: 'outside', loyal: 2 }],
      [0, { embark: 'antigonos', loyal: 2 }],
      [0, { sail: 'salamis' }],
      [1, { pass: true }],
    );
    expect(told(table, 'letPass')).toEqual({ seat: 1, against: 0, space: 'salamis' });
    plays(table, [0, { sail: 'arados' }], [1, { passAll: true }], [0, { sail: 'sidon' }]);
    expect(asked(table)).toEqual(['0 sail']);
  });
});

describe('13.1 What cannot be at sea', () => {
  const wrong = (parts: Scene) => () => scene({ die: 6, generals: { antigonos: '0 aboard' }, ...parts });
  const voyage = { at: 'salamis', from: 'tarsos', units: 'loyal 2' };
  it.each<[string, Scene, RegExp]>([
    ['S13.1-03 more than eight CUs', { voyage: { ...voyage, units: 'loyal 9' } }, /9 CUs aboard/],
    ['S13.2-03 a Fleet of somebody else', { voyage: { ...voyage, escort: ['phoinike'] } }, /escort/],
    ['S13.1-08 pieces, when nobody is at sea', { step: 'activation' }, /aboard/],
    ['S13.2-06 nobody who commands', { voyage, generals: {} }, /no General is aboard/],
    ['S9.1-16 a ward of another player', { voyage, royals: { herakles: 'aboard by 1' } }, /ward/],
  ])('%s', (_, parts, message) => {
    expect(wrong({ step: 'sailing', ...parts })).toThrow(message);
  });
});
