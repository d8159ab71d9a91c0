import type { Table } from '@diadochi/kernel';
import { successors } from '@diadochi/successors';
import { describe, expect, it } from 'vitest';
import { plays } from './reactions.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const BRIDES = [
  ['Kleopatra', 'C31', 'kleopatra', 3],
  ['Thessalonike', 'C32', 'thessalonike', 2],
] as const;
type Bride = (typeof BRIDES)[number][2];
const cardOf = (bride: Bride): string => `${bride}-offers-marriage`;

const wooing = (bride: Bride, position: Scene): Table =>
  scene({ turn: 2, step: 'tyche', hands: { 0: [cardOf(bride)] }, ...position });
function playing(bride: Bride, position: Scene): Table {
  const table = wooing(bride, position);
  table.does(0, { event: cardOf(bride) });
  return table;
}
/** Her card lies in front of seat 0; it is the Activation Segment of seat 0 unless said otherwise. */
const wooed = (bride: Bride, position: Scene): Table =>
  scene({
    turn: 2,
    die: 4,
    front: { [cardOf(bride)]: 0 },
    lasting: { [cardOf(bride)]: { holder: 0 } },
    royals: { [bride]: 'pergamon' },
    ...position,
  });
const who = (table: Table, bride: Bride) => (table.fact('royals') as Record<string, string>)[bride];
/** Antigonos of seat 0 with three CUs next to her. */
const antigonos = { generals: { antigonos: '0 sardeis' }, units: ['0 sardeis loyal 3'] };
const march = { march: 'antigonos', from: 'sardeis', side: 'outside', loyal: 3 };

describe.each(BRIDES)('The marriage of %s', (_, card, bride, legitimacy) => {
  it(`${card}-01 the event needs her alive, and not his already`, () => {
    expect(offered(wooing(bride, { royals: { [bride]: 'pergamon' } }), 0, 'event')).toEqual([cardOf(bride)]);
    for (const [place, pcs] of [
      ['dead', {}],
      ['pergamon by 0', { pergamon: 0 }],
    ] as const)
      expect(wooing(bride, { royals: { [bride]: place }, pcs }).refuses(0, { event: cardOf(bride) })).toBe(
        `${card}-01`,
      );
  });

  it(`${card}-01 S8.2-08 D8-18 that another player controls her now bars only the marriage`, () => {
    const table = playing(bride, { royals: { [bride]: 'pergamon by 1' }, pcs: { pergamon: 1 } });
    table.does(0, { none: true });
    expect([who(table, bride), table.fact('front')]).toEqual(['pergamon by 1', { [cardOf(bride)]: 0 }]);
  });

  it(`${card}-02 S8.2-12 the card lies in front of him, for all to see`, () => {
    const table = playing(bride, { royals: { [bride]: 'pergamon' } });
    table.does(0, { none: true });
    expect(table.fact('front')).toEqual({ [cardOf(bride)]: 0 });
    expect([table.fact('discard'), asked(table)]).toEqual([[], ['0 activate']]);
  });

  it(`${card}-02 S8.2-11 C0-04 and goes to the discard pile when the Game Turn ends`, () => {
    const table = wooed(bride, { ...antigonos, step: 'turnEnd', draws: [], turn: 5 });
    expect([table.fact('front'), table.fact('discard')]).toEqual([{}, [cardOf(bride)]]);
  });

  it(`${card}-06 ${card}-07 at once, if his Army is with her, and she is worth ${legitimacy} L`, () => {
    const table = playing(bride, {
      generals: { antigonos: '0 pergamon' },
      units: ['0 pergamon loyal 1'],
      royals: { [bride]: 'pergamon' },
    });
    expect(who(table, bride)).toBe('pergamon by 0');
    expect(table.fact('legitimacy')).toMatchObject({ 0: 3 + legitimacy });
    expect(told(table, 'married')).toEqual({ seat: 0, royal: bride, card: cardOf(bride) });
    // The card is used up; its OPs are not.
    expect([table.fact('front'), table.fact('discard'), asked(table)]).toEqual([
      {},
      [cardOf(bride)],
      ['0 bonus'],
    ]);
    table.does(0, { none: true });
    expect(table.fact('discard')).toEqual([cardOf(bride)]);
  });

  it(`${card}-06 or as soon as the Army comes, without a question`, () => {
    const table = wooed(bride, antigonos);
    plays(table, [0, march], [0, { go: 'pergamon' }]);
    expect([who(table, bride), asked(table)]).toEqual(['pergamon by 0', ['0 march']]);
    expect([table.fact('front'), table.fact('discard')]).toEqual([{}, [cardOf(bride)]]);
  });

  it(`${card}-08 if she dies the card is discarded`, () => {
    const table = wooed(bride, {
      step: 'tyche',
      active: 1,
      hands: { 1: ['drink-the-hemlock'] },
      pcs: { pergamon: 1 },
      units: ['1 pergamon loyal 1'],
    });
    table.does(1, { event: 'drink-the-hemlock' });
    table.does(1, { none: true });
    expect([who(table, bride), table.fact('front')]).toEqual(['dead', {}]);
    expect(table.fact('discard')).toEqual(expect.arrayContaining([cardOf(bride), 'drink-the-hemlock']));
    expect(told(table, 'offerOver')).toEqual({ seat: 0, card: cardOf(bride) });
  });
});

describe('8.2 Marriages', () => {
  const bride = 'kleopatra';

  it('S3.1-07 one that brings 18 L wins at once, in the middle of the march; the position is whole', () => {
    const table = wooed(bride, {
      ...antigonos,
      royals: {
        [bride]: 'pergamon',
        thessalonike: 'kelainai by 0',
        tomb: 'pella',
      },
      burier: 0,
      pcs: { kelainai: 0, pella: 0 },
    });
    plays(table, [0, march], [0, { go: 'pergamon' }]);
    expect(table.fact('outcome')).toMatchObject({ winners: [0], kind: 'instant-legitimacy' });
    expect(asked(table)).toEqual([]);
    expect(successors.check(table.position)).toBe(null);
  });

  it('S8.2-07 nobody marries who has not played the card', () => {
    const table = wooed(bride, { ...antigonos, front: {}, lasting: {} });
    plays(table, [0, march], [0, { go: 'pergamon' }]);
    expect(who(table, bride)).toBe('pergamon');
    // Nor does it help that somebody else has.
    const others = wooed(bride, {
      ...antigonos,
      front: { [cardOf(bride)]: 1 },
      lasting: { [cardOf(bride)]: { holder: 1 } },
    });
    plays(others, [0, march], [0, { go: 'pergamon' }]);
    expect([who(others, bride), others.fact('front')]).toEqual(['pergamon', { [cardOf(bride)]: 1 }]);
  });

  it('S8.2-08 nor one who is controlled by somebody else at that moment', () => {
    // She was not when the card was played. Seat 1, who has her, lets Antigonos pass.
    const table = wooed(bride, {
      generals: { antigonos: '0 sardeis', krateros: '1 pergamon' },
      units: ['0 sardeis loyal 3', '1 pergamon loyal 1'],
      royals: { [bride]: 'pergamon by 1' },
      unsettled: true,
    });
    plays(table, [0, march], [0, { request: 'pergamon' }], [1, { grant: true }], [0, { honour: true }]);
    expect(who(table, bride)).toBe('pergamon by 1');
  });

  it('S8.2-08 D8-18 but the card waits: beaten in battle, its suitor’s rival loses her to him', () => {
    const table = wooed(bride, {
      generals: { antigonos: '0 sardeis', alketas: '1 pergamon' },
      units: ['0 sardeis loyal 4', '1 pergamon mercenary 1'],
      royals: { [bride]: 'pergamon by 1' },
      usurper: 1,
      dice: [6, 6, 1, 1],
    });
    plays(table, [0, { ...march, loyal: 4 }], [0, { go: 'pergamon' }], [1, { stay: true }]);
    expect([who(table, bride), told(table, 'lostRoyal')]).toEqual([
      'pergamon by 0',
      { seat: 1, royal: bride },
    ]);
    expect([table.fact('front'), table.fact('discard')]).toEqual([{}, [cardOf(bride)]]);
  });

  it('S8.2-11 D8-18 nor does it matter that she goes to sea with him who controls her', () => {
    const table = wooed(bride, {
      step: 'sailing',
      active: 1,
      front: { [cardOf(bride)]: 0 },
      generals: { krateros: '1 aboard' },
      royals: { [bride]: 'aboard by 1' },
      voyage: { at: 'kyklades', from: 'ephesos', units: 'loyal 2' },
    });
    expect(table.fact('front')).toEqual({ [cardOf(bride)]: 0 });
  });

  it('S8.2-08 but she is free as soon as his General takes her from a PC', () => {
    const table = wooed(bride, { ...antigonos, pcs: { pergamon: 1 }, royals: { [bride]: 'pergamon' } });
    plays(table, [0, march], [0, { go: 'pergamon' }]);
    expect(who(table, bride)).toBe('pergamon by 0');
  });

  it('S8.2-09 a General without CUs is no Army', () => {
    const table = wooed(bride, { generals: { antigonos: '0 sardeis' } });
    plays(table, [0, { march: 'antigonos', from: 'sardeis', side: 'outside' }], [0, { go: 'pergamon' }]);
    expect([who(table, bride), table.fact('front')]).toEqual(['pergamon', { [cardOf(bride)]: 0 }]);
  });

  it('S8.2-09 nor are CUs without a General', () => {
    const table = wooed(bride, { step: 'settle', pcs: { pergamon: 0 }, units: ['0 pergamon loyal 2'] });
    expect(who(table, bride)).toBe('pergamon');
  });

  it('S8.2-10 no enemy CU may be with her', () => {
    // The Army inside is not with her, and outside an enemy is.
    const table = wooed(bride, {
      step: 'settle',
      pcs: { sardeis: 0 },
      generals: { antigonos: '0 sardeis', krateros: '1 sardeis' },
      units: ['0 sardeis loyal 2', '1 sardeis loyal 2'],
      royals: { [bride]: 'sardeis' },
      unsettled: true,
    });
    expect(who(table, bride)).toBe('sardeis');
  });

  it('S8.2-10 D8-05 but for one whose owner lets him pass', () => {
    const table = wooed(bride, {
      generals: { antigonos: '0 sardeis' },
      units: ['0 sardeis loyal 3', '1 pergamon loyal 1'],
      pcs: { pergamon: 1 },
    });
    plays(table, [0, march], [0, { request: 'pergamon' }], [1, { grant: true }], [0, { honour: true }]);
    expect(who(table, bride)).toBe('pergamon by 0');
  });

  it('S8.2-11 D8-06 in another’s turn as well', () => {
    const table = wooed(bride, {
      active: 1,
      generals: { antigonos: '0 sardeis', krateros: '1 ephesos' },
      units: ['0 sardeis loyal 3', '1 ephesos loyal 3'],
      dice: [6],
    });
    plays(
      table,
      [1, { march: 'krateros', from: 'ephesos', side: 'outside', loyal: 3 }],
      [1, { go: 'pergamon' }],
      [0, { intercept: 'antigonos', loyal: 2 }],
      [1, { withdraw: true }],
    );
    expect([who(table, bride), table.fact('discard')]).toEqual(['pergamon by 0', [cardOf(bride)]]);
  });
});
