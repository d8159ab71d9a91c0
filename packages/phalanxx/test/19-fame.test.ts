import { describe, expect, it } from 'vitest';
import { scene } from './scene.ts';

/** What fame is worth to seat 0, who has played these cards. */
function fame(...cards: string[]): number {
  const table = scene({ step: 'end', last: true, played: { 0: cards } });
  return (table.fact('score') as { [side: number]: { [clause: string]: number } })[0]['P18-03'] ?? 0;
}

const infantry = ['X-01', 'X-02', 'X-03', 'XX-01'];
const cavalry = ['X-04', 'X-05', 'XX-03', 'XX-04'];
const archers = ['X-06', 'X-07', 'X-08', 'XX-05'];
const rotated = 'XX-02*'; // infantry, too
const leader = 'XX-10';
const equipment = 'X-16';
const famous = [leader, equipment, rotated];

describe('19 Fame groups', () => {
  it('P19-01 infantry, cavalry and archers make a group', () => {
    expect(fame(...famous, cavalry[0], archers[0])).toBe(5);
  });

  it.each([
    ['archers', [...infantry, ...cavalry]],
    ['cavalry', [...infantry, ...archers]],
    ['infantry', ['XXX-03*', ...cavalry, ...archers]],
  ])('P19-01 without %s there is none', (_, cards) => {
    const others = cards.includes('XXX-03*') ? [leader, equipment] : famous;
    expect(fame(...others, ...cards)).toBe(0);
  });

  it.each([
    [1, 1, 3, 1],
    [2, 2, 2, 2],
    [2, 3, 2, 2],
    [4, 4, 3, 3],
    [4, 4, 4, 4],
  ])('P19-02 %i, %i and %i symbols make %i groups', (foot, horse, bows, groups) => {
    const cards = [...infantry.slice(0, foot - 1), ...cavalry.slice(0, horse), ...archers.slice(0, bows)];
    expect(fame(...famous, ...cards)).toBe(5 * groups);
  });

  it('P19-03 without a leader there is no fame', () => {
    expect(fame(equipment, 'XX-12', rotated, cavalry[0], archers[0])).toBe(0);
  });

  it('P19-04 without equipment there is no fame', () => {
    expect(fame(leader, 'XXX-07', rotated, cavalry[0], archers[0])).toBe(0);
  });

  it('P19-05 without a conflict of one’s own there is no fame', () => {
    expect(fame(leader, equipment, infantry[0], cavalry[0], archers[0])).toBe(0);
  });

  it('P19-05 a conflict that somebody else carried out does not count', () => {
    const table = scene({
      turn: 1,
      last: true,
      played: { 0: [leader, equipment, 'X-01', 'X-05', 'X-08'], 1: ['XXX-01', 'XXX-03', 'XX-01'] },
      regions: { 'iv-issos': 1, 'iv-syria': 0 },
      rolled: 'W5 - -',
      grey: '- W5 W5',
    });
    table.does(1, { conquer: 'iv-syria', with: 'first', at: 'top' });
    table.does(1, { rotate: 'XXX-01' });
    expect(table.fact('outcome')).toMatchObject({ winners: [1], scores: [11, 20] });
  });

  it('P19-06 one leader, one piece of equipment and one conflict are enough for all groups', () => {
    const cards = [...infantry.slice(0, 2), ...cavalry.slice(0, 3), ...archers.slice(0, 3)];
    expect(fame(...famous, ...cards)).toBe(15);
  });

  it('P19-06 a rotated card keeps its symbol', () => {
    expect(fame(leader, equipment, 'X-01', 'X-04*', 'X-06')).toBe(5);
  });
});
