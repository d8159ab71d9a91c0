import { describe, expect, it } from 'vitest';
import { plays } from './reactions.ts';
import { asked, offered, type Scene, scene, seen, told } from './scene.ts';
import { embarked, inTarsos, sailed } from './sea.ts';

/** Seat 0 has Kypros and Karia, and so two Fleets of 1. */
const fleets: Scene = { provinces: { kypros: 0, karia: 0 } };

describe('13.2 (1) Escort', () => {
  it('S13.2-01 before it begins one says which available Fleets escort it', () => {
    const table = inTarsos({ ...fleets, provinces: { kypros: 0, karia: 0, rhodos: 1 } });
    expect(offered(table, 0, 'escort', { embark: 'antigonos' })).toEqual([[], ['karia'], ['kypros']]);
    expect(table.refuses(0, { embark: 'antigonos', escort: ['rhodos'], loyal: 4 })).toBe('S13.2-01');
    plays(table, [0, { embark: 'antigonos', escort: ['kypros'], loyal: 4 }]);
    expect(told(table, 'embarked')).toMatchObject({ escort: ['kypros'], strength: 1 });
  });

  it('S13.2-01 a Dispersed Fleet escorts nobody', () => {
    const table = inTarsos({ ...fleets, fleets: { kypros: 'dispersed' } });
    expect(table.refuses(0, { embark: 'antigonos', escort: ['kypros'], loyal: 4 })).toBe('S13.2-01');
  });

  it('S13.2-02 the escort stays what it is', () => {
    const table = plays(embarked(fleets, ['karia']), [0, { sail: 'salamis' }], [0, { sail: 'tyros' }]);
    expect(table.fact('voyage')).toMatchObject({ escort: ['karia'], strength: 1 });
  });

  it.each([[[]], [['kypros']], [['karia', 'kypros']]])('S13.2-03 all, some or none of them: %s', (escort) => {
    expect(embarked(fleets, escort).fact('voyage')).toMatchObject({ escort });
  });

  it('S13.2-04 Fleets are at hand everywhere', () => {
    const table = inTarsos({ provinces: { makedonia: 0 } });
    expect(offered(table, 0, 'escort', { embark: 'antigonos' })).toEqual([[], ['makedonia']]);
  });

  it('S13.2-05 everybody sees the escort', () => {
    const table = embarked(fleets, ['karia']);
    for (const seat of [0, 1, 3, null])
      expect(seen(table, seat).voyage).toMatchObject({ escort: ['karia'], strength: 1 });
  });
});

describe('13.2 (2) Embarking', () => {
  it('S13.2-06 it costs no MPs, and where it happens is the Embarkation Port', () => {
    const table = embarked();
    expect(table.fact('voyage')).toMatchObject({ from: 'tarsos', space: 'tarsos' });
    expect(table.asked()).toMatchObject([{ kind: 'sail', about: { space: 'tarsos', left: 4, land: 4 } }]);
  });

  it('S13.2-06 of the royal persons aboard each is told of once, when she is first taken along', () => {
    const march = { march: 'antigonos', from: 'tarsos', side: 'outside', loyal: 4 };
    const parts: Scene = {
      die: 4,
      generals: { antigonos: '0 tarsos' },
      units: ['0 tarsos loyal 4'],
      royals: { kleopatra: 'tarsos by 0', herakles: 'tarsos by 0' },
    };
    const table = plays(
      scene(parts),
      [0, { ...march, carry: ['kleopatra'] }],
      [0, { embark: 'antigonos', loyal: 4, carry: ['herakles', 'kleopatra'] }],
    );
    const told = table.events('all').filter(({ key }) => key === 'event.takesAlong');
    expect(told.map(({ params }) => params.royal)).toEqual(['kleopatra', 'herakles']);
  });

  it('S13.2-06 under whoever would command at sea a step must be affordable (D13-19, D13-29)', () => {
    const table = plays(
      scene({
        die: 3,
        generals: { krateros: '0 tarsos', antigonos: '0 tarsos' },
        units: ['0 tarsos loyal 4'],
        pcs: { tarsos: 0 },
      }),
      [0, { march: 'krateros', from: 'tarsos', side: 'outside', with: ['antigonos'], loyal: 4 }],
      [0, { go: 'kelenderis' }],
      [0, { go: 'tarsos' }],
    );
    expect(table.fact('march')).toMatchObject({ left: 0 });
    expect(table.refuses(0, { embark: 'krateros', with: ['antigonos'], loyal: 4 })).toBe('S9.3.A-07');
    plays(table, [0, { embark: 'antigonos', loyal: 2 }]);
    expect(table.fact('generals')).toMatchObject({ krateros: '0 tarsos', antigonos: '0 aboard' });
  });

  it('S13.2-06 a part of the group may embark; what stays has not moved if the group had not (D13-25)', () => {
    const table = plays(inTarsos({ generals: { eumenes: '0 tarsos' } }), [
      0,
      { embark: 'antigonos', loyal: 3 },
    ]);
    expect(table.fact('units')).toEqual(['0 tarsos loyal 1']);
    expect(table.fact('movedUnits')).toEqual({});
    expect(table.fact('moved')).toEqual({ generals: [], royals: [] });
  });

  it('S13.2-06 on the way what stays is dropped off, with somebody (D13-25, S9.1-21)', () => {
    const table = plays(inTarsos({ generals: { eumenes: '0 issos' } }), [0, { go: 'issos' }]);
    plays(table, [0, { embark: 'antigonos', loyal: 3 }]);
    expect(table.fact('movedUnits')).toEqual({ '0 issos': { loyal: 1 } });
    const alone = plays(inTarsos(), [0, { go: 'issos' }]);
    expect(alone.refuses(0, { embark: 'antigonos', loyal: 3 })).toBe('S9.1-21');
  });

  it('S13.2-06 an Heir is left with a Minor General only if a CU stays too (S9.1-21, S7.1.C-11)', () => {
    const table = plays(
      scene({
        die: 5,
        pcs: { tarsos: 0 },
        generals: { antigonos: '0 tarsos', philoxenos: '0 issos' },
        units: ['0 tarsos loyal 2', '0 issos mercenary 1'],
        royals: { herakles: 'tarsos by 0' },
      }),
      [0, { march: 'antigonos', from: 'tarsos', side: 'outside', loyal: 2, carry: ['herakles'] }],
      [0, { go: 'issos' }],
      [0, { regroup: 'antigonos', loyal: 2, mercenary: 1 }],
      [0, { embark: 'antigonos', loyal: 2, mercenary: 1 }],
    );
    expect(table.fact('royals')).toMatchObject({ herakles: 'aboard by 0' });
    expect(table.fact('generals')).toMatchObject({ philoxenos: '0 off-map' });
  });

  it('S13.2-06 on the way an Heir is not left behind alone (D13-25, S9.1-21)', () => {
    const table = plays(
      scene({
        die: 4,
        generals: { antigonos: '0 tarsos' },
        units: ['0 tarsos loyal 2'],
        royals: { herakles: 'tarsos by 0' },
      }),
      [0, { march: 'antigonos', from: 'tarsos', side: 'outside', loyal: 2, carry: ['herakles'] }],
      [0, { go: 'issos' }],
    );
    expect(table.refuses(0, { embark: 'antigonos' })).toBe('S9.1-21');
    plays(table, [0, { embark: 'antigonos', loyal: 2 }]);
    expect(table.fact('royals')).toMatchObject({ herakles: 'aboard by 0' });
  });

  it('S13.2-06 out of a host’s camp all embark together, and no more than 8 CUs (D13-25)', () => {
    const camp = (loyal: number) =>
      plays(
        scene({
          die: 4,
          generals: { antigonos: '0 tarsos', perdikkas: '1 issos' },
          units: [`0 tarsos loyal ${loyal}`, '1 issos loyal 3'],
        }),
        [0, { march: 'antigonos', from: 'tarsos', side: 'outside', loyal }],
        [0, { request: 'issos' }],
        [1, { grant: true }],
        [0, { honour: true }],
      );
    expect(camp(9).refuses(0, { embark: 'antigonos', loyal: 8 })).toBe('D13-25');
    const table = plays(camp(4), [0, { embark: 'antigonos', loyal: 1 }]);
    expect(table.fact('voyage')).toMatchObject({ units: { loyal: 4 } });
    expect(table.fact('units')).toEqual(['1 issos loyal 3']);
  });

  it('S13.2-06 who has broken Free Passage stops, and puts not to sea (S10.C-09)', () => {
    const table = plays(
      scene({
        die: 4,
        generals: { antigonos: '0 tarsos', perdikkas: '1 issos' },
        units: ['0 tarsos loyal 5', '1 issos loyal 1'],
        pcs: { issos: 1 },
        dice: [1],
      }),
      [0, { march: 'antigonos', from: 'tarsos', side: 'outside', loyal: 5 }],
      [0, { request: 'issos' }],
      [1, { grant: true }],
      [0, { break: true }],
    );
    if (asked(table)[0] === '1 evade') plays(table, [1, { stay: true }]);
    expect(table.fact('march')).toMatchObject({ at: 'issos', left: 3 });
    expect(table.refuses(0, { embark: 'antigonos', loyal: 5 })).toBe('S10.C-09');
  });
});

describe('13.2 (3, 7) Sailing', () => {
  it('S13.2-07 each next space is announced, over a Sea or Trans-Mediterranean path', () => {
    const table = embarked();
    expect(offered(table, 0, 'sail')).toEqual(['kelenderis', 'issos', 'salamis']);
    expect(table.refuses(0, { sail: 'tyros' })).toBe('S13.2-07');
    plays(table, [0, { sail: 'salamis' }]);
    expect(told(table, 'sailed')).toEqual({
      seat: 0,
      general: 'antigonos',
      from: 'tarsos',
      space: 'salamis',
      cost: 1,
      left: 3,
    });
  });

  it('S13.2-13 if nobody stops it the group enters the sea location of the space', () => {
    expect(sailed().fact('voyage')).toMatchObject({ space: 'salamis' });
  });

  it('S13.2-22 enemies on land who are passed by do not matter', () => {
    const table = sailed(
      { generals: { perdikkas: '1 salamis' }, units: ['1 salamis loyal 6'], pcs: { salamis: 1 } },
      ['salamis', 'arados'],
    );
    expect(asked(table)).toEqual(['0 sail']);
    expect(table.fact('voyage')).toMatchObject({ space: 'arados', units: { loyal: 4 } });
    expect(table.asked()).toMatchObject([{ about: { left: 2 } }]);
  });

  it('S13.2-26 it goes on as long as there are MPs', () => {
    const table = sailed({}, ['salamis', 'tyros', 'ake', 'gaza']);
    expect(table.fact('voyage')).toMatchObject({ space: 'gaza' });
    expect(table.refuses(0, { sail: 'pelousion' })).toBe('S9.3.A-07');
  });

  it('S13.2-26 who commands now has his MPs (D13-29)', () => {
    const table = plays(
      scene({
        die: 4,
        generals: { antigonos: '0 tarsos', krateros: '0 salamis' },
        units: ['0 tarsos loyal 2'],
        pcs: { salamis: 0 },
      }),
      [0, { march: 'antigonos', from: 'tarsos', side: 'outside', loyal: 2 }],
      [0, { embark: 'antigonos', loyal: 2 }],
      [0, { sail: 'salamis' }],
    );
    expect(table.asked()).toMatchObject([{ about: { left: 3 } }]);
    plays(table, [0, { pickUp: 'outside', with: ['krateros'] }]);
    expect(table.fact('voyage')).toMatchObject({ generals: ['krateros', 'antigonos'] });
    expect(table.asked()).toMatchObject([{ about: { left: 2 } }]);
  });

  it('S10.A-11 from Sparta by sea after coming by land: Attrition when the first step is announced (D13-31)', () => {
    const table = plays(
      scene({
        die: 6,
        dice: [5],
        pcs: { sparta: 'independent' },
        generals: { antigonos: '0 korinthos' },
        units: ['0 korinthos loyal 1'],
        royals: { herakles: 'korinthos by 0' },
      }),
      [0, { march: 'antigonos', from: 'korinthos', side: 'outside', loyal: 1, carry: ['herakles'] }],
      [0, { go: 'sparta' }],
      [0, { embark: 'antigonos', loyal: 1, carry: ['herakles'] }],
      [0, { sail: 'kydonia' }],
    );
    expect(told(table, 'strongholdRoll')).toMatchObject({ space: 'sparta', die: 5, lost: 1 });
    expect(table.fact('voyage')).toMatchObject({ space: 'kydonia', generals: ['antigonos'], units: {} });
    expect(table.fact('royals')).toMatchObject({ herakles: 'sparta' });
  });

  it('S10.A-11 to Sparta by sea and on by land as well (D13-31)', () => {
    const table = plays(
      scene({
        die: 4,
        dice: [6],
        pcs: { sparta: 'independent' },
        generals: { antigonos: '0 athenai' },
        units: ['0 athenai loyal 2 elephant 1'],
      }),
      [0, { march: 'antigonos', from: 'athenai', side: 'outside', loyal: 2, elephant: 1 }],
      [0, { embark: 'antigonos', loyal: 2, elephant: 1 }],
      [0, { sail: 'sparta' }],
      [0, { land: 'outside' }],
      [0, { go: 'korinthos' }],
    );
    expect(table.fact('units')).toEqual(['0 korinthos loyal 2']);
  });
});
