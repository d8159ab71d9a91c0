import { describe, expect, it } from 'vitest';
import { content } from '../src/index.ts';
import { offered, scene, seen } from './scene.ts';

type Scene = Parameters<typeof scene>[0];
/** Seat 0 with a card in hand and any die good enough: only the condition decides. */
const holding = (card: string, more: Scene = {}) =>
  scene({ turn: 0, rolled: 'W6 W6 W6', hands: { 0: [card] }, ...more });
const first = { with: 'first', at: 'top' } as const;
const second = { with: 'second', at: 'middle' } as const;
const third = { with: 'third', at: 'bottom' } as const;

/** Which conditions of a card light up for seat 0. */
const lightsOf = (table: ReturnType<typeof scene>, card: string) =>
  (seen(table, 0).conditions as { [card: string]: number[][] })[card].map(([, , met]) => met);

describe('14 Conditions', () => {
  it('P14-01 a card without a condition needs a die and no more', () => {
    const without = content.cards.filter(({ conditions }) => conditions.length === 0);
    expect(without.map(({ id }) => id)).toEqual(['X-01', 'X-08']);
    const table = holding('X-01');
    expect(offered(table, 0, 'play')).toEqual(['X-01']);
    table.does(0, { play: 'X-01', ...first });
    expect(table.fact('played')).toMatchObject({ 0: ['X-01'] });
  });

  it.each<[string, string, Scene, Scene]>([
    ['P14-02 two white dice', 'X-02', { own: { 0: 'W1 W1 P1' } }, { own: { 0: 'W1 O1 P1' } }],
    [
      'P14-03 five figures on the board, two of them in a city',
      'X-03',
      { regions: { 'iv-issos': 0, 'iv-tadmor': 0, 'iv-syria': 0, 'iv-media': 0 } },
      { regions: { 'iv-issos': 0, 'iv-tadmor': 0, 'iv-syria': 0, 'iv-media': 1 } },
    ],
    [
      'P14-04 two white cards',
      'XX-03',
      { played: { 0: ['X-01', 'X-08'] } },
      { played: { 0: ['X-01', 'XX-10'], 1: ['X-08'] } },
    ],
    ['P14-05 own dice that total 13', 'XX-06', { own: { 0: 'W6 O4 P3' } }, { own: { 0: 'W6 O3 P3' } }],
    [
      'P14-06 two cities',
      'XX-04',
      { regions: { 'iv-issos': 0, 'iv-babylon': 0 } },
      { regions: { 'iv-issos': 0, 'iv-tadmor': 0, 'iv-dumatha': 0, 'iv-gerrha': 0 } },
    ],
    [
      'P14-06 two oases',
      'X-07',
      { regions: { 'iv-tadmor': 0, 'iv-gerrha': 0 } },
      { regions: { 'iv-tadmor': 0, 'iv-issos': 0, 'iv-babylon': 0 } },
    ],
    [
      'P14-07 infantry, cavalry and archers',
      'XXX-08',
      { played: { 0: ['X-01', 'X-05', 'X-08'] } },
      { played: { 0: ['X-01', 'X-02', 'X-08'] } },
    ],
    ['P14-08 fifteen talents', 'XXX-04', { talents: { 0: 15 } }, { talents: { 0: 14 } }],
    [
      'P14-09 strength 12',
      'XXX-02',
      { played: { 0: ['XX-01', 'XX-02', 'XX-06'] } },
      { played: { 0: ['XX-01', 'XX-02', 'X-02'] } },
    ],
  ])('%s', (title, card, met, unmet) => {
    const table = holding(card, met);
    expect(lightsOf(table, card)).not.toContain(0);
    expect(offered(table, 0, 'play')).toEqual([card]);
    const refused = holding(card, unmet);
    expect(lightsOf(refused, card)).toContain(0);
    expect(offered(refused, 0, 'play')).toEqual([]);
    expect(refused.refuses(0, { play: card, ...first })).toBe(title.split(' ')[0]);
  });

  it('P14-08 the talents are shown, not paid', () => {
    const table = holding('XXX-04', { talents: { 0: 15 } });
    table.does(0, { play: 'XXX-04', ...first });
    expect(table.fact('talents')).toMatchObject({ 0: 15 });
  });

  it('P14-09 what was lost in a conflict is missing on the track', () => {
    const table = holding('XXX-02', { played: { 0: ['XX-01', 'XX-02', 'XX-06*'] } });
    expect(table.refuses(0, { play: 'XXX-02', ...first })).toBe('P14-09');
  });

  it.each([
    ['both', 'W1 O1 P1', ['XX-01', 'XX-02', 'X-01'], ['XXX-09']],
    ['no orange die', 'W1 W1 P1', ['XX-01', 'XX-02', 'X-01'], []],
    ['strength 9 only', 'W1 O1 P1', ['XX-01', 'X-02', 'X-01'], []],
  ])('P14-10 an orange die and strength 10: %s', (_, own, played, cards) => {
    const table = holding('XXX-09', { own: { 0: own }, played: { 0: played } });
    expect(offered(table, 0, 'play')).toEqual(cards);
  });

  it('P14-11 with one action a condition is met, with the next the card is played', () => {
    const table = holding('X-03', {
      regions: { 'iv-issos': 0, 'iv-tadmor': 0, 'iv-syria': 0 },
    });
    expect(table.refuses(0, { play: 'X-03', ...first })).toBe('P14-03');
    table.does(0, { conquer: 'iv-kappadokia', ...first });
    expect(offered(table, 0, 'play')).toEqual(['X-03']);
    table.does(0, { play: 'X-03', ...second });
    expect(table.fact('strength')).toMatchObject({ 0: 2 });
  });

  it('P14-12 the talents that a card asked for may be spent when it is played', () => {
    const table = holding('X-05', {
      turn: 1,
      last: true,
      hands: { 1: ['X-05', 'X-08'] },
      own: { 1: 'W6 O6 P1' },
      rolled: 'W6 W1 W1',
      talents: { 1: 7 },
    });
    table.does(1, { play: 'X-05', ...first });
    table.does(1, { slide: 'second', at: 'middle' });
    expect(table.fact('talents')).toMatchObject({ 1: 2 });
    table.does(1, { play: 'X-08', ...third });
    expect(table.fact('strength')).toMatchObject({ 1: 4 });
  });

  it('P14-13 rotated cards count for colours', () => {
    const table = holding('XX-03', { played: { 0: ['XX-01*', 'X-08'] } });
    expect(offered(table, 0, 'play')).toEqual(['XX-03']);
  });

  it('P14-13 rotated cards count for symbols', () => {
    const table = holding('XXX-08', { played: { 0: ['XX-01*', 'X-04*', 'X-07*'] } });
    expect(offered(table, 0, 'play')).toEqual(['XXX-08']);
  });
});
