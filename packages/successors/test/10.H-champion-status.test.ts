import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, type Scene, scene, told } from './scene.ts';

/** Antigonos goes from Pergamon to Ephesos with `cus` Mercenaries; whoever could Evade stays. */
const attack = ({ generals = {}, units = [], ...parts }: Scene, cus = 5): Table => {
  const table = scene({
    die: 4,
    generals: { antigonos: '0 pergamon', ...generals },
    units: cus === 0 ? units : [`0 pergamon mercenary ${cus}`, ...units],
    ...parts,
  });
  table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', mercenary: cus });
  table.does(0, { go: 'ephesos' });
  while (asked(table)[0]?.endsWith('evade')) table.does(table.asked()[0].seat, { stay: true });
  return table;
};
/** Lysimachos of seat 1 is in Ephesos with a Mercenary: five to one, an Overrun. */
const weak = { generals: { lysimachos: '1 ephesos' }, units: ['1 ephesos mercenary 1'] };
/** With five, there is a battle, which seat 0 wins. */
const strong = {
  generals: { lysimachos: '1 ephesos' },
  units: ['1 ephesos mercenary 5'],
  dice: [6, 6, 1, 1],
};
const lone = { generals: { lysimachos: '1 ephesos' } };

describe('10 H A Champion attacks', () => {
  it('S10.H-01 S3.7-02 CUs of another Champion: he becomes a Successor and loses 3 L', () => {
    const table = attack(weak);
    expect(told(table, 'becameSuccessor')).toEqual({ seat: 0, against: 1 });
    expect(table.fact('champions')).toEqual([1, 2, 3]);
    expect(table.fact('legitimacy')).toMatchObject({ 0: 0, 1: 3 });
  });

  it('S3.7-07 an Overrun is an attack', () => {
    const table = attack(weak);
    expect(told(table, 'overran')).toMatchObject({ seat: 0, against: 1 });
    expect(table.fact('champions')).toEqual([1, 2, 3]);
  });

  it('S3.7-04 a Land Battle is one, of him who moves', () => {
    const table = attack(strong);
    expect(told(table, 'battle')).toMatchObject({ attacker: 0, defender: 1 });
    expect(table.fact('champions')).toEqual([1, 2, 3]);
  });

  it('S10.H-02 so is Dispersing a Major General', () => {
    const table = attack(lone);
    expect(table.fact('generals')).toMatchObject({ lysimachos: '1 dispersed' });
    expect(told(table, 'becameSuccessor')).toEqual({ seat: 0, against: 1 });
  });

  it('S10.H-05 without a CU there is no attack', () => {
    const table = attack({ ...strong, dice: [] }, 0);
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 dispersed' });
    expect(table.fact('champions')).toEqual([0, 1, 2, 3]);
  });

  it.each([
    ['a Successor', { ...weak, successors: [1] }, [0, 2, 3]],
    ['the Usurper', { ...weak, usurper: 1 }, [0, 1, 2, 3]],
    ['the Independent Faction', { generals: { glaukias: 'ephesos' }, dice: [6, 6, 1, 1] }, [0, 1, 2, 3]],
  ] as const)('S3.7-15 who attacks %s stays what he is', (_, parts, champions) => {
    const table = attack(parts as Scene);
    expect(table.fact('champions')).toEqual(champions);
  });
});

describe('10 H When', () => {
  it('S3.7-03 at once, while the Procedure is still open', () => {
    const table = scene({
      die: 4,
      pcs: { sardeis: 1 },
      generals: { antigonos: '0 pergamon' },
      units: ['0 pergamon loyal 4', '1 sardeis loyal 1', '1 sardeis inside loyal 1'],
    });
    table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', loyal: 4 });
    table.does(0, { go: 'sardeis' });
    table.does(1, { keep: true });
    expect(asked(table)).toEqual(['1 join']);
    expect([table.fact('champions'), table.fact('legitimacy')]).toMatchObject([[1, 2, 3], { 0: 0 }]);
  });

  it('S10.H-04 before Prestige is worked out', () => {
    // As Champions both would have 3, and nobody would defect.
    const table = scene({
      die: 4,
      generals: { antigonos: '0 pergamon', lysimachos: '1 ephesos' },
      units: ['0 pergamon royal 3', '1 ephesos loyal 2'],
    });
    table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', royal: 3 });
    table.does(0, { go: 'ephesos' });
    table.does(1, { stay: true });
    expect(told(table, 'defected')).toEqual({ seat: 0, to: 1, space: 'ephesos', count: 3 });
    expect(table.events('all').filter(({ key }) => key === 'event.prestige')).toMatchObject([
      { params: { seat: 0, prestige: 0 } },
      { params: { seat: 1, prestige: 3 } },
    ]);
  });
});
