import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, seen, told } from './scene.ts';

const at = (from: string, side: 'outside' | 'inside' = 'outside') => ({ from, side });
/** Pella is seat 0's; Antigonos has one CU inside, and two are outside. */
const pella = (position: Scene = {}) =>
  scene({
    die: 4,
    pcs: { pella: 0, larisa: 0 },
    generals: { antigonos: '0 pella inside' },
    units: ['0 pella loyal 2', '0 pella inside mercenary 1'],
    ...position,
  });

describe('9.3.B Moving between locations', () => {
  it('S9.3.B-01 between the locations of a space it costs no MPs', () => {
    const table = pella();
    table.does(0, { march: 'antigonos', ...at('pella', 'inside'), mercenary: 1 });
    table.does(0, { shift: 'antigonos', mercenary: 1 });
    expect(told(table, 'shifted')).toMatchObject({ general: 'antigonos', side: 'outside', cus: 1 });
    expect(table.fact('march')).toMatchObject({ at: 'pella', spent: 0, left: 4 });
    expect(table.fact('units')).toEqual(['0 pella mercenary 1 loyal 2']);
    // Back again only after something that costs (D9-26).
    expect(table.refuses(0, { shift: 'antigonos', mercenary: 1 })).toBe('D9-26');
    table.does(0, { go: 'larisa' });
    table.does(0, { go: 'pella' });
    table.does(0, { shift: 'antigonos', mercenary: 1 });
    expect(table.fact('march')).toMatchObject({ at: 'pella inside', spent: 2 });
  });

  it('S9.3.B-01 what was never on the other side may go there (D9-26)', () => {
    const table = pella({ units: ['0 pella loyal 3'] });
    table.does(0, { march: 'antigonos', ...at('pella', 'inside') });
    table.does(0, { shift: 'antigonos' });
    table.does(0, { regroup: 'antigonos', loyal: 3 });
    expect(table.refuses(0, { shift: 'antigonos', loyal: 2 })).toBe('D9-26');
    table.does(0, { garrison: true, loyal: 2 });
    expect(table.fact('units')).toEqual(['0 pella loyal 1', '0 pella inside loyal 2']);
  });

  it('S9.3.B-01 and what came in does not go out again (D9-26)', () => {
    const table = pella({ royals: { herakles: 'pella by 0' } });
    table.does(0, { march: 'antigonos', ...at('pella', 'inside'), mercenary: 1 });
    table.does(0, { muster: true, loyal: 1, carry: ['herakles'] });
    expect(table.refuses(0, { shift: 'antigonos', mercenary: 1, loyal: 1 })).toBe('D9-26');
    expect(table.refuses(0, { shift: 'antigonos', mercenary: 1, carry: ['herakles'] })).toBe('D9-26');
    table.does(0, { shift: 'antigonos', mercenary: 1 });
    expect(table.fact('units')).toEqual(['0 pella mercenary 1 loyal 1', '0 pella inside loyal 1']);
  });

  it('S8.4-03 through the walls the Cart goes in Game Turn I too (D8-13)', () => {
    const table = scene({
      turn: 1,
      die: 4,
      pcs: { babylon: 0 },
      generals: { antigonos: '0 babylon' },
      units: ['0 babylon loyal 2'],
      royals: { 'funeral-cart': 'babylon by 0' },
    });
    table.does(0, { march: 'antigonos', ...at('babylon'), loyal: 2 });
    table.does(0, { shift: 'antigonos', loyal: 2, carry: ['funeral-cart'] });
    expect(table.fact('royals')).toMatchObject({ 'funeral-cart': 'babylon inside by 0' });
  });

  it('S9.3.B-02 only in a Major City of his own', () => {
    const table = pella({ pcs: { pella: 0, athenai: 1 }, generals: { antigonos: '0 larisa' } });
    table.does(0, { march: 'antigonos', ...at('larisa') });
    expect(table.refuses(0, { shift: 'antigonos' })).toBe('S9.3.B-02');
    table.does(0, { go: 'pella' });
    expect(offered(table, 0, 'shift')).toEqual(['antigonos']);
    const foreign = pella({
      pcs: { athenai: 1 },
      generals: { antigonos: '0 athenai' },
      units: ['0 athenai loyal 1'],
    });
    foreign.does(0, { march: 'antigonos', ...at('athenai') });
    expect(foreign.refuses(0, { shift: 'antigonos' })).toBe('S9.3.B-02');
    expect(foreign.refuses(0, { muster: true })).toBe('S9.3.B-02');
  });

  it('S9.3.B-03 a General without MPs, as after a Land Battle, may still go inside', () => {
    const table = pella({
      generals: { antigonos: '0 larisa', krateros: '1 pella' },
      units: ['0 larisa loyal 6', '1 pella mercenary 2'],
      dice: [6, 6, 1, 1],
    });
    table.does(0, { march: 'antigonos', ...at('larisa'), loyal: 6 });
    table.does(0, { go: 'pella' });
    table.does(1, { stay: true });
    expect(told(table, 'wonBattle')).toMatchObject({ seat: 0, against: 1 });
    expect(table.fact('march')).toMatchObject({ allowance: 4, spent: 1, left: 0 });
    table.does(0, { shift: 'antigonos', loyal: 2 });
    expect(table.fact('units')).toContain('0 pella inside loyal 2');
  });

  it('S9.3.B-01 so a garrison can be relieved', () => {
    const table = pella({
      generals: { antigonos: '0 pella' },
      units: ['0 pella loyal 2', '0 pella inside mercenary 2'],
    });
    table.does(0, { march: 'antigonos', ...at('pella'), loyal: 2 });
    table.does(0, { muster: true, mercenary: 2 });
    table.does(0, { garrison: true, loyal: 1 });
    table.does(0, { garrison: true, loyal: 1 });
    expect(table.fact('units')).toEqual(['0 pella mercenary 2', '0 pella inside loyal 2']);
    expect(table.fact('march')).toMatchObject({ units: { mercenary: 2 }, spent: 0 });
  });

  it('S9.3.B-04 one Minor General leads the pieces out of every city, from battle to battle', () => {
    const table = scene({
      die: 4,
      pcs: { pella: 0, athenai: 0 },
      generals: { krateros: '1 pella', antigonos: '2 athenai' },
      units: [
        '0 pella inside loyal 2',
        '1 pella mercenary 1',
        '0 athenai inside loyal 2',
        '2 athenai mercenary 1',
      ],
      dice: [6, 6, 1, 1, 6, 6, 1, 1],
    });
    table.does(0, { march: 'attalos', ...at('pella', 'inside'), loyal: 2 });
    table.does(0, { shift: 'attalos', loyal: 2 });
    table.does(1, { stay: true });
    expect(told(table, 'wonBattle')).toMatchObject({ seat: 0, against: 1, space: 'pella' });
    table.does(0, { relocate: 'athenai', side: 'inside', loyal: 2 });
    table.does(0, { shift: 'attalos', loyal: 2 });
    table.does(2, { stay: true });
    expect(told(table, 'wonBattle')).toMatchObject({ seat: 0, against: 2, space: 'athenai' });
    expect(table.fact('besieged')).toEqual({});
  });

  it('S9.3.B-04 a Major General is not put elsewhere', () => {
    const table = pella();
    table.does(0, { march: 'antigonos', ...at('pella', 'inside'), mercenary: 1 });
    expect(table.refuses(0, { relocate: 'pella', side: 'outside' })).toBe('S9.3.B-04');
  });

  it('S9.3.B-05 coming out is a movement into the outside location', () => {
    const table = pella({
      generals: { antigonos: '0 pella inside', krateros: '1 pella' },
      units: ['0 pella inside mercenary 1', '1 pella mercenary 2'],
      dice: [1, 1, 6, 6],
    });
    table.does(0, { march: 'antigonos', ...at('pella', 'inside'), mercenary: 1 });
    table.does(0, { shift: 'antigonos', mercenary: 1 });
    expect(asked(table)).toEqual(['1 evade']);
    table.does(1, { stay: true });
    expect(told(table, 'wonBattle')).toMatchObject({ seat: 1, against: 0, space: 'pella' });
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 dispersed' });
  });

  it('S9.3.B-05 also for those who join the group outside', () => {
    const table = pella({
      pcs: { pella: 0 },
      generals: { antigonos: '0 pella', krateros: '1 larisa' },
      units: ['0 pella loyal 2', '0 pella inside mercenary 1', '1 larisa loyal 3'],
    });
    table.does(0, { march: 'antigonos', ...at('pella'), loyal: 2 });
    table.does(0, { muster: true, mercenary: 1 });
    expect(told(table, 'mustered')).toEqual({ seat: 0, space: 'pella', cus: 1 });
    expect(table.fact('march')).toMatchObject({ at: 'pella', units: { loyal: 2, mercenary: 1 } });
  });
});

describe('9.4 Movement and Major Cities', () => {
  it.each(['Besieged', 'Unbesieged'])(
    'S9.4-01 from inside, %s or not, nobody leaves the space at once',
    (how) => {
      const table = pella(
        how === 'Unbesieged'
          ? {}
          : {
              generals: { antigonos: '0 pella inside', krateros: '1 pella' },
              units: ['0 pella inside mercenary 1', '1 pella loyal 3'],
            },
      );
      table.does(0, { march: 'antigonos', ...at('pella', 'inside'), mercenary: 1 });
      expect([offered(table, 0, 'go'), table.refuses(0, { go: 'larisa' })]).toEqual([[], 'S9.4-01']);
      table.does(0, { shift: 'antigonos', mercenary: 1 });
      if (how === 'Besieged') return expect(asked(table)).toEqual(['1 evade']);
      table.does(0, { go: 'larisa' });
      return expect(table.fact('generals')).toMatchObject({ antigonos: '0 larisa' });
    },
  );

  it('S2-16 by land a city is entered and left through its outside', () => {
    const table = pella({ generals: { antigonos: '0 larisa' }, units: ['0 larisa loyal 1'] });
    table.does(0, { march: 'antigonos', ...at('larisa'), loyal: 1 });
    table.does(0, { go: 'pella' });
    expect(table.fact('march')).toMatchObject({ at: 'pella' });
    table.does(0, { shift: 'antigonos', loyal: 1 });
    expect(table.fact('march')).toMatchObject({ at: 'pella inside' });
    expect(table.refuses(0, { go: 'larisa' })).toBe('S9.4-01');
  });

  it('S9.4-04 who enters is interrupted outside, before he goes inside', () => {
    const table = pella({
      generals: { antigonos: '0 larisa', krateros: '1 pella' },
      units: ['0 larisa loyal 1', '0 pella inside mercenary 1', '1 pella loyal 3'],
      dice: [1, 1, 6, 6, 1],
    });
    table.does(0, { march: 'antigonos', ...at('larisa'), loyal: 1 });
    table.does(0, { go: 'pella' });
    expect(asked(table)).toEqual(['1 evade']);
    expect(table.refuses(0, { shift: 'antigonos', loyal: 1 })).toBe('K-01');
    table.does(1, { stay: true });
    table.does(0, { stay: true }); // those inside
    expect(told(table, 'wonBattle')).toMatchObject({ seat: 1, against: 0, space: 'pella' });
  });

  it.each([
    ['uncontrolled', null],
    ['Independent', 'independent'],
    ['enemy', 1],
  ] as const)('S9.4-05 nobody goes inside an %s city', (_, pc) => {
    const table = pella({
      pcs: { pella: pc },
      generals: { antigonos: '0 pella' },
      units: ['0 pella loyal 2'],
    });
    table.does(0, { march: 'antigonos', ...at('pella'), loyal: 2 });
    expect([offered(table, 0, 'shift'), offered(table, 0, 'garrison')]).toEqual([[], []]);
    expect(table.refuses(0, { shift: 'antigonos', loyal: 1 })).toBe('S9.3.B-02');
    expect(table.refuses(0, { garrison: true, loyal: 1 })).toBe('S9.3.B-02');
  });

  it('S9.4-05 nor is anybody placed there', () => {
    const table = scene({
      generals: { antigonos: '0 pella' },
      units: ['0 pella loyal 2'],
      pcs: { pella: 1 },
    });
    table.does(0, { raise: true });
    expect(table.fact('units')).toEqual(['0 pella mercenary 1 loyal 2']);
  });

  it('S9.4-06 there are never more than 2 CUs inside', () => {
    const table = pella({ generals: { antigonos: '0 pella' } });
    table.does(0, { march: 'antigonos', ...at('pella'), loyal: 2 });
    const garrison = { garrison: true, with: [], mercenary: 0, elephant: 0, cavalry: 0 };
    expect(offered(table, 0, 'loyal', garrison)).toEqual([0, 1]);
    expect(table.refuses(0, { garrison: true, loyal: 2 })).toBe('S9.4-06');
    expect(table.refuses(0, { shift: 'antigonos', loyal: 2 })).toBe('S9.4-06');
    table.does(0, { garrison: true, loyal: 1 });
    expect(table.fact('units')).toEqual(['0 pella loyal 1', '0 pella inside mercenary 1 loyal 1']);
  });

  it('S9.4-07 but any number of Generals and Royal Family Members', () => {
    const table = pella({
      generals: {
        antigonos: '0 pella',
        demetrios: '0 pella',
        eumenes: '0 pella',
        seleukos: '0 pella inside',
      },
      royals: { philippos: 'pella by 0', herakles: 'pella by 0', olympias: 'pella by 0' },
    });
    table.does(0, { march: 'antigonos', ...at('pella'), with: ['demetrios', 'eumenes'], loyal: 1 });
    table.does(0, {
      shift: 'antigonos',
      with: ['demetrios', 'eumenes'],
      loyal: 1,
      carry: ['philippos', 'herakles', 'olympias'],
    });
    const inside = { antigonos: '0 pella inside', demetrios: '0 pella inside', eumenes: '0 pella inside' };
    expect(table.fact('generals')).toMatchObject(inside);
    expect(table.fact('royals')).toMatchObject({
      philippos: 'pella inside by 0',
      herakles: 'pella inside by 0',
      olympias: 'pella inside by 0',
    });
  });

  it('S9.4-10 everybody sees what is inside', () => {
    const table = pella({ royals: { philippos: 'pella inside by 0' } });
    for (const viewer of [0, 1, null]) {
      const { stacks, generals, royals } = seen(table, viewer);
      expect(stacks).toMatchObject([
        { at: 'pella', inside: false, units: { loyal: 2 } },
        { at: 'pella', inside: true, units: { mercenary: 1 } },
      ]);
      expect([generals, royals]).toMatchObject([
        { antigonos: { inside: true } },
        { philippos: { inside: true } },
      ]);
    }
  });
});
