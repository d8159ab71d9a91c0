import { describe, expect, it } from 'vitest';
import { entering, plays } from './reactions.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Perdikkas (seat 1) with two CUs Evades from Ephesos, where Antigonos has come from Sardeis. */
const evades = (parts: Scene = {}) =>
  plays(
    entering(
      { generals: { perdikkas: '1 ephesos' }, units: ['1 ephesos loyal 2'], dice: [4], ...parts },
      'ephesos',
    ),
    [1, { evade: true }],
  );

describe('12.2 A The way', () => {
  it('S12.2.A-01 is chosen when the die has fallen', () => {
    const table = evades();
    expect(told(table, 'evasionRoll')).toMatchObject({ seat: 1, die: 4, success: true });
    expect(asked(table)).toEqual(['1 flee']);
    expect(told(table, 'evaded')).toBeUndefined();
  });

  it('S12-03 is one space or two', () => {
    const table = evades();
    expect(table.asked()).toMatchObject([{ kind: 'flee', about: { left: 2 } }]);
    plays(table, [1, { flee: 'pergamon' }]);
    expect(table.asked()).toMatchObject([{ kind: 'flee', about: { left: 1 } }]);
    plays(table, [1, { flee: 'abydos' }]);
    expect(asked(table)).toEqual(['0 march']);
  });

  it('S9.1-16 without a CU nobody of the Royal Family comes along', () => {
    const royals = { herakles: 'ephesos by 1' };
    const table = plays(evades({ units: [], royals }), [1, { flee: 'pergamon' }], [1, { halt: true }]);
    expect(table.fact('royals')).toMatchObject({ herakles: 'ephesos by 0' });
    const army = plays(evades({ royals }), [1, { flee: 'pergamon' }], [1, { halt: true }]);
    expect(army.fact('royals')).toMatchObject({ herakles: 'pergamon by 1' });
  });

  it('S12.2.A-02 nobody is dropped off or picked up', () => {
    // Perdikkas passes by a CU of his in Pergamon.
    const table = evades({
      generals: { perdikkas: '1 ephesos', leonnatos: '1 ephesos', seleukos: '1 abydos' },
      pcs: { pergamon: 1 },
      units: ['1 ephesos loyal 2', '1 pergamon mercenary 1', '1 abydos mercenary 1'],
    });
    expect(table.options(1)).toEqual(
      ['halikarnassos', 'transit-halikarnassos-kelainai', 'pergamon'].map((flee) => ({ flee })),
    );
    plays(table, [1, { flee: 'pergamon' }], [1, { flee: 'abydos' }]);
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 abydos', leonnatos: '1 abydos' });
    expect(table.fact('units')).toEqual([
      '1 abydos mercenary 1 loyal 2',
      '1 pergamon mercenary 1',
      '0 ephesos loyal 4',
    ]);
  });

  it('S12.2.A-02 CUs that besiege a Stronghold stay there, and the Attrition is the group’s alone', () => {
    const beyond = 'transit-ekbatana-elymaioi';
    const table = scene({
      die: 4,
      dice: [4, 5],
      pcs: { elymaioi: 'independent' },
      generals: { antigonos: '0 larsa', perdikkas: '1 sousa', seleukos: '1 elymaioi' },
      units: ['0 larsa loyal 4', '1 sousa loyal 2', '1 elymaioi mercenary 3'],
    });
    plays(
      table,
      [0, { march: 'antigonos', from: 'larsa', side: 'outside', loyal: 4 }],
      [0, { go: 'sousa' }],
      [1, { pass: true }],
      [1, { evade: true }],
      [1, { flee: 'elymaioi' }],
      [1, { flee: beyond }],
    );
    expect(told(table, 'strongholdRoll')).toMatchObject({ seat: 1, space: 'elymaioi', die: 5, lost: 1 });
    expect(told(table, 'lostUnit')).toMatchObject({ seat: 1, unit: 'loyal' });
    expect(table.fact('units')).toEqual(['0 sousa loyal 4', '1 elymaioi mercenary 3', `1 ${beyond} loyal 1`]);
    expect(table.fact('generals')).toMatchObject({ perdikkas: `1 ${beyond}`, seleukos: '1 elymaioi' });
  });

  it('S12.2.A-03 not to where the active group came from', () => {
    const table = evades();
    expect(table.refuses(1, { flee: 'sardeis' })).toBe('S12.2.A-03');
    plays(table, [1, { flee: 'pergamon' }]);
    expect(table.refuses(1, { flee: 'sardeis' })).toBe('S12.2.A-03');
  });

  it('S12.2.A-04 not back to where the group Evaded from', () => {
    const table = plays(evades(), [1, { flee: 'halikarnassos' }]);
    expect(table.refuses(1, { flee: 'ephesos' })).toBe('S12.2.A-04');
    expect(offered(table, 1, 'flee')).not.toContain('ephesos');
  });

  it('S12.2.A-05 the active group may go on', () => {
    const table = plays(evades(), [1, { flee: 'pergamon' }], [1, { halt: true }]);
    expect(table.fact('march')).toMatchObject({ at: 'ephesos', left: 3 });
    expect(offered(table, 0, 'go')).toContain('pergamon');
  });

  it('S12.2.A-06 and the General Evade again', () => {
    const table = evades({ dice: [4, 4] });
    plays(table, [1, { flee: 'pergamon' }], [1, { halt: true }], [0, { go: 'pergamon' }]);
    expect(asked(table)).toEqual(['1 evade']);
    plays(table, [1, { evade: true }]);
    expect(told(table, 'evasionRoll')).toMatchObject({ space: 'pergamon', success: true });
  });
});

describe('12.2 A Army against General', () => {
  /** Lysimachos (seat 2) stands at Abydos, behind Pergamon, without CUs; all are Champions. */
  const over = () =>
    plays(
      evades({ generals: { perdikkas: '1 ephesos', lysimachos: '2 abydos' } }),
      [1, { flee: 'pergamon' }],
      [1, { flee: 'abydos' }],
    );

  it('S12.2.A-07 a General without CUs is Dispersed by an Army that Evades', () => {
    const table = over();
    expect(told(table, 'dispersedGeneral')).toEqual({ seat: 2, general: 'lysimachos' });
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 abydos', lysimachos: '2 dispersed' });
  });

  it('S12.2.A-07 also if it goes on', () => {
    const table = evades({ generals: { perdikkas: '1 ephesos', lysimachos: '2 pergamon' } });
    plays(table, [1, { flee: 'pergamon' }], [1, { flee: 'abydos' }]);
    expect(table.fact('generals')).toMatchObject({ perdikkas: '1 abydos', lysimachos: '2 dispersed' });
  });

  it('S3.7-09 which is no attack: everybody stays a Champion', () => {
    expect(over().fact('champions')).toEqual([0, 1, 2, 3]);
  });

  it('S12.2.A-09 he can neither Evade nor grant Free Passage', () => {
    const table = over();
    expect(asked(table)).toEqual(['0 march']);
    expect(told(table, 'grantedPassage')).toBeUndefined();
    expect(table.fact('generals')).toMatchObject({ lysimachos: '2 dispersed' });
  });
});
