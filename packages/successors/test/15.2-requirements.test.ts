import { describe, expect, it } from 'vitest';
import { asked, offered, scene, told } from './scene.ts';
import { active, storm, surrendering } from './sieges.ts';

describe('9.3.C, 15.2.A Who may conduct a Siege', () => {
  it('S9.3.C-01 it costs 2 MPs', () => {
    const table = storm(active({ dice: [4] }));
    expect(table.fact('march')).toMatchObject({ spent: 2, left: 2 });
    expect(told(table, 'besieged')).toEqual({ seat: 0, general: 'antigonos', space: 'sardeis', cus: 4 });
    const tired = active({ at: 'pergamon', pc: 1, pcs: { sardeis: 1 }, cus: 'loyal 3' });
    for (const go of ['abydos', 'pergamon', 'sardeis']) tired.does(0, { go });
    expect(tired.refuses(0, { siege: true, loyal: 3 })).toBe('S9.3.C-01');
  });

  it.each([
    ['sardeis', 1],
    ['sardeis', 'independent'],
    ['larisa', 'independent'],
    ['aitolia', 'independent'],
  ] as const)('S9.3.C-02 %s with a PC of %s can be laid Siege to', (at, pc) => {
    expect(offered(active({ at, pc }), 0, 'siege')).toEqual([true]);
  });
  it.each([
    ['sardeis', 0],
    ['sardeis', null],
    ['larisa', 1],
    ['aitolia', 1],
  ] as const)('S9.3.C-02 %s with a PC of %s cannot', (at, pc) => {
    expect(active({ at, pc }).refuses(0, { siege: true, loyal: 3 })).toBe('S9.3.C-02');
  });

  it('S9.3.C-03 S15.2.A-01 it takes an Army of three CUs', () => {
    expect(offered(active({ cus: 'loyal 3' }), 0, 'siege')).toEqual([true]);
    expect(active({ cus: 'loyal 2' }).refuses(0, { siege: true, loyal: 2 })).toBe('S9.3.C-03');
  });
  it('S15.2.A-01 in a Surrender Segment, too', () => {
    expect(offered(surrendering({ cus: 'loyal 3' }), 0, 'siege')).toEqual(['sardeis']);
    expect(asked(surrendering({ cus: 'loyal 2' }))).not.toContain('0 besiege');
  });

  /** Antigonos brings three CUs to Sardeis; then Eumenes comes with two others. */
  const second = () => {
    const table = scene({
      turn: 2,
      die: 5,
      pcs: { sardeis: 1 },
      generals: { antigonos: '0 pergamon', eumenes: '0 ephesos' },
      units: ['0 pergamon loyal 3', '0 ephesos mercenary 2'],
    });
    table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', loyal: 3 });
    table.does(0, { go: 'sardeis' });
    table.does(0, { end: true });
    table.does(0, { march: 'eumenes', from: 'ephesos', side: 'outside', mercenary: 2 });
    table.does(0, { go: 'sardeis' });
    return table;
  };
  it('S9.3.C-04 S15.2.A-06 CUs that another General has moved in this Segment do not count', () => {
    const table = second();
    expect(table.fact('cus')).toMatchObject({ '0 sardeis': 5 });
    expect(table.refuses(0, { siege: true, mercenary: 2 })).toBe('S9.3.C-03');
  });
  it('S15.2.A-06 nor does a General conduct one whom another has moved', () => {
    const table = second();
    table.does(0, { end: true });
    expect(table.refuses(0, { march: 'antigonos', from: 'sardeis', side: 'outside', loyal: 3 })).toBe(
      'S9.1-10',
    );
  });
  it('S15.2.A-08 nor does what was dropped off', () => {
    const table = scene({
      turn: 2,
      die: 5,
      pcs: { sardeis: 1 },
      generals: { antigonos: '0 pergamon', demetrios: '0 pergamon', eumenes: '0 ephesos' },
      units: ['0 pergamon loyal 4', '0 ephesos mercenary 2'],
    });
    table.does(0, { march: 'antigonos', from: 'pergamon', side: 'outside', with: ['demetrios'], loyal: 4 });
    table.does(0, { go: 'sardeis' });
    table.does(0, { regroup: 'antigonos', loyal: 1 });
    table.does(0, { go: 'pergamon' });
    table.does(0, { end: true });
    expect(table.refuses(0, { march: 'demetrios', from: 'sardeis', side: 'outside', loyal: 3 })).toBe(
      'S9.1-10',
    );
    table.does(0, { march: 'eumenes', from: 'ephesos', side: 'outside', mercenary: 2 });
    table.does(0, { go: 'sardeis' });
    expect(table.refuses(0, { siege: true, mercenary: 2 })).toBe('S9.3.C-03');
  });

  it('S9.3.C-05 the three CUs that are named have moved, and the General; the others have not', () => {
    const table = storm(active({ cus: 'loyal 4 mercenary 1', dice: [4] }), { loyal: 3 });
    table.does(0, { end: true });
    expect(table.fact('movedUnits')).toEqual({ '0 sardeis': { loyal: 3 } });
    expect(table.fact('moved')).toEqual({ generals: ['antigonos'], royals: [] });
  });
  it('S9.3.C-05 those of a second Siege are the same, as far as they are alike', () => {
    const table = active({ cus: 'loyal 4 mercenary 2', dice: [4, 4] });
    storm(table, { loyal: 3 });
    storm(table, { loyal: 2, mercenary: 1 });
    table.does(0, { end: true });
    expect(table.fact('movedUnits')).toEqual({ '0 sardeis': { loyal: 3, mercenary: 1 } });
  });
  it('S9.3.C-05 exactly as many are named as it takes', () => {
    const table = active({ cus: 'loyal 4 mercenary 1' });
    for (const named of [{ loyal: 4 }, { loyal: 2 }, { loyal: 3, mercenary: 1 }, {}])
      expect(table.refuses(0, { siege: true, ...named })).toBe('D9-17');
  });
  it('S9.3.C-05 one more if the Silver Shields make it up, who are not parted', () => {
    const table = active({ cus: 'loyal 2 silver-shields 2', dice: [4] });
    expect(table.refuses(0, { siege: true, loyal: 2, 'silver-shields': 1 })).toBe('S7.2.D-06');
    storm(table, { loyal: 2, 'silver-shields': 2 });
    table.does(0, { end: true });
    expect(table.fact('movedUnits')).toEqual({ '0 sardeis': { loyal: 2, 'silver-shields': 2 } });
  });

  it('S15.2.A-02 S6.1-06 in a Surrender Segment one Siege of each space', () => {
    const table = surrendering({
      generals: { krateros: '0 lamia' },
      pcs: { lamia: 'independent', pella: 1 },
      units: ['0 lamia mercenary 3'],
      dice: [4, 1],
    });
    expect(offered(table, 0, 'siege').sort()).toEqual(['lamia', 'sardeis']);
    table.does(0, { siege: 'sardeis' });
    expect(table.refuses(0, { siege: 'sardeis' })).toBe('S15.2.A-02');
    table.does(0, { siege: 'lamia' });
    expect(asked(table)).toEqual(['0 activate']); // without a card
  });
  it('S6.1-06 where there is an Army of three CUs', () => {
    const table = surrendering({
      generals: { krateros: '0 lamia' },
      pcs: { lamia: 'independent' },
      units: ['0 lamia mercenary 2'],
    });
    expect(table.refuses(0, { siege: 'lamia' })).toBe('S6.1-06');
    expect(table.refuses(0, { siege: 'pella' })).toBe('S6.1-06');
  });
  it('S15.2.A-03 without MPs and without an activation', () => {
    const table = surrendering({ dice: [4] });
    table.does(0, { siege: 'sardeis' });
    expect(table.fact('sieges')).toEqual({ sardeis: '0 1' });
    expect([table.fact('die'), table.fact('march'), table.fact('movedUnits')]).toEqual([0, null, {}]);
  });

  it('S15.2.A-04 in an activation at most two Sieges of a space', () => {
    const table = active({ dice: [4, 4] });
    storm(table);
    expect(table.fact('sieges')).toEqual({ sardeis: '0 1' });
    storm(table);
    expect(table.refuses(0, { siege: true, loyal: 3 })).toBe('S15.2.A-04');
  });

  it('S15.2.A-05 only the Army that began may conduct one in this Segment', () => {
    const table = scene({
      turn: 2,
      die: 5,
      successors: [0],
      pcs: { sardeis: 1 },
      generals: { antigonos: '0 sardeis', eumenes: '0 sardeis' },
      units: ['0 sardeis loyal 3 mercenary 3'],
      dice: [4],
    });
    table.does(0, { march: 'antigonos', from: 'sardeis', side: 'outside', loyal: 3 });
    storm(table);
    table.does(0, { end: true });
    table.does(0, { march: 'eumenes', from: 'sardeis', side: 'outside', mercenary: 3 });
    expect(table.refuses(0, { siege: true, mercenary: 3 })).toBe('S15.2.A-05');
  });
  it('S15.2.A-05 in the next Segment another may', () => {
    const table = scene({
      turn: 2,
      step: 'surrender',
      successors: [0],
      pcs: { sardeis: 1 },
      generals: { antigonos: '0 sardeis' },
      units: ['0 sardeis loyal 4'],
      dice: [4, 5, 4],
    });
    table.does(0, { siege: 'sardeis' });
    expect(asked(table)).toEqual(['0 activate']); // without a card
    table.does(0, { roll: true });
    table.does(0, { march: 'antigonos', from: 'sardeis', side: 'outside', loyal: 4 });
    storm(table);
    expect(table.fact('sieges')).toEqual({ sardeis: '0 2' });
  });

  it('who only passes through conducts none', () => {
    const table = scene({
      turn: 2,
      die: 5,
      pcs: { lamia: 'independent' },
      generals: { antigonos: '0 larisa', krateros: '1 lamia' },
      units: ['0 larisa loyal 3', '1 lamia loyal 1'],
    });
    table.does(0, { march: 'antigonos', from: 'larisa', side: 'outside', loyal: 3 });
    table.does(0, { request: 'lamia' });
    table.does(1, { grant: true });
    table.does(0, { honour: true });
    expect(table.refuses(0, { siege: true, loyal: 3 })).toBe('S10.C-08');
  });
});
