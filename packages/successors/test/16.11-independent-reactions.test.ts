import { describe, expect, it } from 'vitest';
import { entering, plays } from './reactions.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const options = { independentReactions: true };
/** Antigonos of seat 0 marches to Pergamon; Glaukias and his four CUs are in Ephesos, next to it. Seat 1 has two Surprise cards. */
const near = ({ generals, ...position }: Scene = {}) =>
  entering({
    options,
    generals: { glaukias: 'ephesos', ...generals },
    hands: { 1: ['fog', 'scouts', 'olympias'] },
    ...position,
  });
/** He marches to Pergamon, where Glaukias is. */
const upon = ({ generals, ...position }: Scene = {}) =>
  entering({
    options,
    generals: { glaukias: 'pergamon', ...generals },
    hands: { 1: ['fog', 'scouts', 'olympias'] },
    ...position,
  });
const incite = { incite: 'glaukias', price: 'fog' };

describe('16.11 Independent Interceptions', () => {
  it('S16.11-01 S16.11-07 a player who is not moving incites one, for a Surprise card that is replaced', () => {
    const table = near({ dice: [6], draws: ['desertions'] });
    expect(asked(table)).toEqual(['1 intercept']);
    expect(offered(table, 1, 'incite')).toEqual(['glaukias']);
    expect(offered(table, 1, 'price', { incite: 'glaukias' }).sort()).toEqual(['fog', 'scouts']);
    plays(table, [1, incite]);
    expect(told(table, 'incited')).toEqual({ seat: 1, general: 'glaukias', space: 'ephesos' });
    expect(table.fact('discard')).toEqual(['fog']);
    expect((table.fact('hands') as { 1: string[] })[1].sort()).toEqual(['desertions', 'olympias', 'scouts']);
    // Initiative 3: 4 or more.
    expect(told(table, 'independentInterception')).toMatchObject({
      general: 'glaukias',
      needed: 4,
      success: true,
    });
    expect(asked(table)).toEqual(['0 withdraw']);
  });

  it('S16.11-01 only where it is agreed on, where he could, and to whom has cards', () => {
    expect(asked(near({ options: {} }))).toEqual(['0 march']);
    expect(asked(near({ hands: {} }))).toEqual(['0 march']);
    expect(asked(near({ generals: { glaukias: 'memphis' } }))).toEqual(['0 march']);
    // Somebody else's PC is in the way (S11.1.A-02).
    expect(asked(near({ pcs: { pergamon: 2 } }))).toEqual(['0 march']);
  });

  it('S16.11-07 who has no Surprise card is asked as everybody else, and passes', () => {
    const table = near({ hands: { 1: ['olympias'] } });
    expect(asked(table)).toEqual(['1 intercept']);
    expect(table.refuses(1, { incite: 'glaukias', price: 'olympias' })).toBe('S16.11-07');
    table.does(1, { pass: true });
    expect(asked(table)).toEqual(['0 march']);
  });

  it('C46-01 Scouts help Generals of their player alone, not one that he has incited', () => {
    const orders = { 1: { interceptionRoll: 'always', evasionRoll: 'always' } };
    const intercepts = plays(near({ orders, dice: [1], draws: ['desertions'] }), [1, incite]);
    expect(told(intercepts, 'independentInterception')).toMatchObject({ die: 1, bonus: 0 });
    const evades = plays(upon({ orders, dice: [1, 1, 1, 6, 6, 1], draws: ['desertions'] }), [1, incite]);
    expect(told(evades, 'independentEvasion')).toMatchObject({ die: 1, bonus: 0 });
  });

  it('S16.11-08 one Surprise card for one attempt', () => {
    const table = near();
    expect(table.refuses(1, { incite: 'glaukias', price: 'olympias' })).toBe('S16.11-08');
  });

  it('S16.11-02 S16.11-04 he comes with all of his Army, and with no other', () => {
    const table = near({
      generals: { seuthes: 'ephesos' },
      dice: [6],
      draws: ['desertions'],
    });
    plays(table, [1, incite]);
    expect(table.fact('generals')).toMatchObject({ glaukias: 'pergamon', seuthes: 'ephesos' });
    table.does(0, { withdraw: true });
    expect(table.fact('generals')).toMatchObject({ glaukias: 'pergamon', antigonos: '0 sardeis' });
  });

  it('S16.11-03 S16.11-10 of a space only one, and only for whoever is first', () => {
    const table = near({
      generals: { seuthes: 'ephesos' },
      hands: { 1: ['fog', 'scouts'], 2: ['cretan-liar'] },
      dice: [1],
      draws: ['desertions'],
    });
    plays(table, [1, incite]);
    // Nobody is asked any more: both stand in Ephesos.
    expect(told(table, 'independentInterception')).toMatchObject({ success: false });
    expect(asked(table)).toEqual(['0 march']);
  });

  it('S16.11-09 D16-18 in place of attempts of his own', () => {
    const own = { generals: { perdikkas: '1 abydos' }, units: ['1 abydos loyal 2'] };
    const table = near({ ...own, dice: [1], draws: ['desertions'] });
    plays(table, [1, incite]);
    expect(asked(table)).toEqual(['0 march']); // he has nothing more to declare
    const other = near({ ...own, dice: [1] });
    plays(other, [1, { intercept: 'perdikkas', loyal: 2 }]);
    expect(asked(other)).toEqual(['0 march']);
  });

  it('C46-01 no Scouts ride for an Independent General, who is none of the player who has incited him', () => {
    const always = { 1: { interceptionRoll: 'always', evasionRoll: 'always' } };
    const table = near({ orders: always, dice: [1], draws: ['desertions'] });
    plays(table, [1, incite]);
    expect(told(table, 'independentInterception')).toMatchObject({ die: 1, bonus: 0 });
    const evading = upon({ orders: always, dice: [6], draws: ['desertions'] });
    plays(evading, [1, incite]);
    expect(told(evading, 'independentEvasion')).toMatchObject({ die: 6, bonus: 0 });
    // For his own he has them.
    const own = near({
      orders: always,
      generals: { perdikkas: '1 abydos' },
      units: ['1 abydos loyal 2'],
      dice: [1],
      draws: ['desertions'],
    });
    plays(own, [1, { intercept: 'perdikkas', loyal: 2 }], [1, { play: 'scouts' }]);
    expect(told(own, 'interceptionRoll')).toMatchObject({ bonus: 2 });
  });

  it('S16.11-11 it is resolved in the declarer’s place in Turn Order', () => {
    const table = near({
      first: 1,
      active: 0,
      generals: { perdikkas: '2 abydos' },
      units: ['2 abydos loyal 2'],
      dice: [1, 6],
      draws: ['desertions'],
    });
    plays(table, [1, incite], [2, { intercept: 'perdikkas', loyal: 2 }]);
    const rolls = table
      .events()
      .map(({ key }) => key)
      .filter((key) => key.includes('ntercept') && !key.includes('declared'));
    expect(rolls).toEqual(['event.independentInterception', 'event.interceptionRoll']);
  });

  it('S16.11-01 D16-18 not when Independents move', () => {
    const table = scene({
      options,
      step: 'tyche',
      turn: 2,
      generals: { leosthenes: 'lamia', glaukias: 'larisa' },
      hands: { 0: ['olympias'], 1: ['fog'] },
    });
    expect(asked(table)).toEqual(['0 tyche']);
  });

  it('D16-21 the Provinces that they never enter are closed to reactions', () => {
    expect(asked(near({ generals: { glaukias: 'memphis', leosthenes: 'ephesos' } }))).toEqual(['0 march']);
  });
});

describe('16.11 Independent Evasions', () => {
  it('S16.11-03 S16.11-05 of several Independents the one tries whose roll is the easiest', () => {
    // Initiative 4 and 3.
    const table = upon({ generals: { philon: 'pergamon' }, dice: [4], draws: ['desertions'] });
    expect(offered(table, 1, 'incite')).toEqual(['glaukias']);
    plays(table, [1, incite]);
    expect(told(table, 'independentEvasion')).toMatchObject({ general: 'glaukias', needed: 4 });
  });

  it('S16.11-01 S16.11-05 a success takes all Independents of the space away', () => {
    const table = upon({ generals: { seuthes: 'pergamon' }, dice: [6], draws: ['desertions'] });
    expect(asked(table)).toEqual(['1 evade']);
    const [general] = offered(table, 1, 'incite') as string[];
    table.does(1, { incite: general, price: 'fog' });
    expect(told(table, 'independentEvasion')).toMatchObject({ success: true });
    expect(asked(table)).toEqual(['1 flee']); // the declarer chooses the way
    table.does(1, { flee: 'abydos' });
    table.does(1, { halt: true });
    expect(table.fact('generals')).toMatchObject({ glaukias: 'abydos', seuthes: 'abydos' });
    expect(asked(table)).toEqual(['0 march']);
  });

  it('S12.2.A-07 they are an Army: a lone General in their way is Dispersed', () => {
    const table = upon({ generals: { krateros: '2 abydos' }, dice: [6], draws: ['desertions'] });
    plays(table, [1, incite], [1, { flee: 'abydos' }], [1, { halt: true }]);
    expect(told(table, 'independentsEvaded')).toEqual({
      general: 'glaukias',
      from: 'pergamon',
      space: 'abydos',
    });
    expect(table.fact('generals')).toMatchObject({ glaukias: 'abydos', krateros: '2 dispersed' });
  });

  it('D16-21 Leosthenes flees into no Province that he never enters, and Hellas removes Philon', () => {
    const atLarisa = (general: string, from: string) =>
      plays(
        scene({
          options,
          die: 4,
          generals: { antigonos: `0 ${from}`, [general]: 'larisa' },
          units: [`0 ${from} loyal 4`],
          hands: { 1: ['fog'] },
          dice: [6],
          draws: ['desertions'],
        }),
        [0, { march: 'antigonos', from, side: 'outside', loyal: 4 }],
        [0, { go: 'larisa' }],
        [1, { incite: general, price: 'fog' }],
      );
    const leosthenes = atLarisa('leosthenes', 'lamia');
    expect(offered(leosthenes, 1, 'flee').sort()).toEqual(['pagasai', 'trikka']);
    expect(leosthenes.refuses(1, { flee: 'pella' })).toBe('D16-21');
    const philon = atLarisa('philon', 'pella');
    expect(offered(philon, 1, 'flee').sort()).toEqual(['lamia', 'pagasai', 'trikka']);
    plays(philon, [1, { flee: 'lamia' }]);
    expect(philon.fact('generals')).toMatchObject({ philon: 'killed', antigonos: '0 larisa' });
  });

  it('D16-21 S16.11-05 what is closed to one of those who flee together is closed to all', () => {
    const atLarisa = (rest: Scene) =>
      plays(
        scene({
          options,
          die: 4,
          generals: { antigonos: '0 lamia', leosthenes: 'larisa', glaukias: 'larisa' },
          units: ['0 lamia loyal 4'],
          hands: { 1: ['fog'] },
          ...rest,
        }),
        [0, { march: 'antigonos', from: 'lamia', side: 'outside', loyal: 4 }],
        [0, { go: 'larisa' }],
      );
    const table = plays(atLarisa({ dice: [6], draws: ['desertions'] }), [1, incite]);
    expect(offered(table, 1, 'flee').sort()).toEqual(['pagasai', 'trikka']);
    expect(table.refuses(1, { flee: 'pella' })).toBe('D16-21');
    // Glaukias does not leave Leosthenes behind: where Pella is the only way out there is none, and they fight at once.
    const held = atLarisa({ pcs: { trikka: 2, pagasai: 2 }, dice: [1, 1, 6, 6, 1] });
    expect(told(held, 'wonBattle')).toMatchObject({ seat: null, against: 0 });
  });

  it('S16.11-06 a failure costs the Independents their Local Troops', () => {
    const land = { provinces: { lydia: 'independent' }, pcs: { sardeis: 0 } } as const;
    const localOf = (table: ReturnType<typeof upon>) =>
      table
        .events()
        .filter(({ key }) => key === 'event.battleStrength')
        .map(({ params }) => params.local);
    const table = upon({ ...land, dice: [1, 3, 3, 3, 3], draws: ['desertions'] });
    table.does(1, incite);
    expect(told(table, 'independentEvasion')).toMatchObject({ success: false });
    expect(localOf(table)[1]).toBe(0);
    const stayed = upon({ ...land, dice: [3, 3, 3, 3] });
    stayed.does(1, { stay: true });
    expect(localOf(stayed)[1]).toBeGreaterThan(0);
  });

  it('S16.11-07 who has no Surprise card is asked as everybody else, and incites nobody', () => {
    const table = upon({ hands: { 1: ['olympias'] } });
    expect(asked(table)).toEqual(['1 evade']);
    expect(offered(table, 1, 'incite')).toEqual([]);
    expect(table.refuses(1, { incite: 'glaukias', price: 'olympias' })).toBe('S16.11-07');
  });

  it('S16.11-01 S12.1-01 nor does anybody where they have no way out', () => {
    // Perdikkas of seat 1 has one, by which he is asked; every space beside Pergamon is closed to the Independents.
    const table = upon({
      unsettled: true,
      generals: { perdikkas: '1 pergamon' },
      pcs: { ephesos: 1, abydos: 1 },
      hands: { 1: ['fog'] },
    });
    expect(asked(table)).toEqual(['1 evade']);
    expect(table.refuses(1, incite)).toBe('S12.1-01');
  });

  it('S16.11-10 who may Evade himself does not incite them after another', () => {
    const table = upon({
      unsettled: true,
      generals: { krateros: '2 pergamon' },
      hands: { 1: ['fog'], 2: ['scouts'] },
      dice: [1, 1, 6, 6, 1, 1],
      draws: ['desertions'],
    });
    table.does(1, incite);
    expect(asked(table)).toEqual(['2 evade']);
    expect(table.refuses(2, { incite: 'glaukias', price: 'scouts' })).toBe('S16.11-10');
    table.does(2, { evade: true });
    expect(told(table, 'independentEvasion')).toMatchObject({ success: false });
  });

  it('S16.11-10 once incited, nobody else incites them', () => {
    const table = upon({ hands: { 1: ['fog'], 2: ['scouts'] }, dice: [6], draws: ['desertions'] });
    table.does(1, incite);
    expect(asked(table)).toEqual(['1 flee']);
  });
});
