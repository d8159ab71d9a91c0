import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { entering, plays } from './reactions.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';
import { embarked, phoinike } from './sea.ts';
import { active, surrendering } from './sieges.ts';

const MARRIAGE = 'diplomatic-marriage';
/** Seats 0 and 1 have a pact. */
const pact: Scene = { front: { [MARRIAGE]: 0 }, lasting: { [MARRIAGE]: { holder: 0, seat: 1 } } };

describe('Card O63, Diplomatic Marriage: the offer', () => {
  const offering = (position: Scene = {}): Table =>
    scene({
      step: 'tyche',
      hands: { 0: [MARRIAGE] },
      pcs: { sardeis: 0, pella: 1 },
      generals: { antigonos: '0 sardeis', krateros: '1 pella', leonnatos: '2 dispersed' },
      ...position,
    });
  const answered = (answer: object): Table =>
    plays(offering(), [0, { event: MARRIAGE }], [0, { whom: 1 }], [1, answer as never]);

  it('CO63-01 needs a Major General of his, and another player who has one', () => {
    expect(offered(offering(), 0, 'event')).toEqual([MARRIAGE]);
    const alone = { antigonos: '0 sardeis' };
    expect(offering({ generals: alone }).refuses(0, { event: MARRIAGE })).toBe('CO63-01');
    const others = { krateros: '1 pella' };
    expect(offering({ generals: others }).refuses(0, { event: MARRIAGE })).toBe('CO63-01');
  });

  it('CO63-02 one such player accepts or refuses', () => {
    const table = plays(offering(), [0, { event: MARRIAGE }]);
    expect(offered(table, 0, 'whom')).toEqual([1, 2]);
    expect(table.refuses(0, { whom: 3 })).toBe('CO63-01');
    table.does(0, { whom: 1 });
    expect(told(table, 'offeredPact')).toEqual({ seat: 0, card: MARRIAGE, whom: 1 });
    expect(asked(table)).toEqual(['1 decide']);
  });
  it.each([
    ['accepts', { yes: true }, 'acceptedPact'],
    ['refuses', { no: true }, 'refusedPact'],
  ])('CO63-02 all hear that he %s', (_, answer, event) => {
    expect(told(answered(answer), event)).toEqual({ seat: 1, whom: 0 });
  });

  it('CO63-03 accepted, both place a Mercenary as a Reinforcement, the player of the card first', () => {
    const table = answered({ yes: true });
    expect(table.fact('waiting')).toMatchObject({ 0: { mercenary: 1 } });
    expect(asked(table)).toEqual(['0 reinforce']);
    table.does(0, { units: 'mercenary', at: 'sardeis', side: 'inside', count: 1 });
    expect(asked(table)).toEqual(['1 reinforce']);
    table.does(1, { units: 'mercenary', at: 'pella', side: 'outside', count: 1 });
    expect(table.fact('units')).toEqual(['1 pella mercenary 1', '0 sardeis inside mercenary 1']);
    expect(table.fact('lasting')).toMatchObject({ [MARRIAGE]: { holder: 0, seat: 1 } });
  });

  it('CO63-06 refused, only the player of the card does, and nothing lasts', () => {
    const table = answered({ no: true });
    table.does(0, { units: 'mercenary', at: 'sardeis', side: 'outside', count: 1 });
    expect(asked(table)).toEqual(['0 activate']);
    expect(table.fact('units')).toEqual(['0 sardeis mercenary 1']);
    expect(table.fact('lasting')).not.toHaveProperty(MARRIAGE);
  });

  it('CO63-07 the card lies in front of him as long as the pact lasts', () => {
    expect(answered({ yes: true }).fact('front')).toEqual({ [MARRIAGE]: 0 });
    expect(answered({ no: true }).fact('discard')).toEqual([MARRIAGE]);
    const table = scene({ turn: 5, step: 'turnEnd', ...pact });
    expect([table.fact('front'), table.fact('discard')]).toEqual([{}, [MARRIAGE]]);
  });

  it('CO63-04 until the end of the Game Turn', () => {
    expect(scene({ turn: 5, step: 'turnEnd', ...pact }).fact('lasting')).not.toHaveProperty(MARRIAGE);
    const later = scene({ turn: 5, round: 4, step: 'endOfRound', ...pact });
    expect(later.fact('lasting')).toHaveProperty(MARRIAGE);
  });
});

describe('Card O63, Diplomatic Marriage: the pact on land (D6-37)', () => {
  /** Antigonos (seat 0) is active in Sardeis. */
  const marching = (position: Scene = {}): Table =>
    plays(
      scene({
        die: 4,
        ...pact,
        ...position,
        generals: { antigonos: '0 sardeis', ...position.generals },
        units: ['0 sardeis loyal 4', ...(position.units ?? [])],
      }),
      [0, { march: 'antigonos', from: 'sardeis', side: 'outside', loyal: 4 }],
    );
  const armyIn = (space: string, seat = 1): Scene => ({
    generals: { lysimachos: `${seat} ${space}` },
    units: [`${seat} ${space} loyal 1`],
  });

  it('CO63-04 neither marches upon CUs or a Major General of the other, nor to a Major City of his', () => {
    expect(marching(armyIn('ephesos')).refuses(0, { go: 'ephesos' })).toBe('CO63-04');
    const general = marching({ generals: { lysimachos: '1 ephesos' } });
    expect(general.refuses(0, { go: 'ephesos' })).toBe('CO63-04');
    expect(marching({ pcs: { kelainai: 1 } }).refuses(0, { go: 'kelainai' })).toBe('CO63-04');
    expect(offered(marching({ pcs: { ephesos: 1, kelainai: 2 } }), 0, 'go').sort()).toEqual([
      'daskyleion',
      'ephesos',
      'kelainai',
      'pergamon',
    ]);
  });

  it('CO63-04 nor does the other; third players are not bound', () => {
    const lasting = { [MARRIAGE]: { holder: 1, seat: 0 } };
    expect(marching({ ...armyIn('ephesos'), lasting }).refuses(0, { go: 'ephesos' })).toBe('CO63-04');
    expect(offered(marching(armyIn('ephesos', 2)), 0, 'go')).toContain('ephesos');
  });

  it('CO63-04 nobody comes out of his walls upon the other', () => {
    const inside = (owner: number): Table =>
      plays(
        scene({
          die: 4,
          ...pact,
          pcs: { sardeis: 0 },
          generals: { antigonos: '0 sardeis inside', lysimachos: `${owner} sardeis` },
          units: ['0 sardeis inside loyal 2', `${owner} sardeis loyal 1`],
        }),
        [0, { march: 'antigonos', from: 'sardeis', side: 'inside', loyal: 2 }],
      );
    expect(inside(1).refuses(0, { shift: 'antigonos', loyal: 2 })).toBe('CO63-04');
    expect(offered(inside(2), 0, 'shift')).toEqual(['antigonos']);
  });

  it('CO63-04 neither Intercepts the other', () => {
    const next = { generals: { lysimachos: '1 ephesos' }, units: ['1 ephesos loyal 2'] };
    expect(asked(entering(next))).toEqual(['1 intercept']);
    expect(asked(entering({ ...next, ...pact }))).toEqual(['0 march']);
    // Seat 2 may, and is asked alone.
    const two = entering({
      ...pact,
      generals: { lysimachos: '1 ephesos', eumenes: '2 abydos' },
      units: [...next.units, '2 abydos loyal 1'],
    });
    expect(asked(two)).toEqual(['2 intercept']);
  });

  it('CO63-04 Free Passage is granted and kept', () => {
    const table = marching(armyIn('ephesos'));
    table.does(0, { request: 'ephesos' });
    table.does(1, { grant: true });
    expect(told(table, 'honouredPassage')).toEqual({ seat: 0, space: 'ephesos' });
    expect(asked(table)).toEqual(['0 march']);
    expect(table.refuses(0, { end: true })).toBe('S10.C-07');
  });

  it('CO63-04 or is refused, and the group Withdraws', () => {
    const table = marching(armyIn('ephesos'));
    table.does(0, { request: 'ephesos' });
    table.does(1, { refuse: true });
    expect(told(table, 'withdrew')).toMatchObject({ seat: 0, from: 'ephesos', space: 'sardeis' });
    expect(table.fact('generals')).toMatchObject({ lysimachos: '1 ephesos', antigonos: '0 sardeis' });
  });

  it('CO63-04 whoever has passed goes on to where no pact keeps him out', () => {
    // From Ephesos two of the paths lead to cities of seat 1.
    const table = plays(
      scene({
        die: 4,
        ...pact,
        pcs: { sardeis: 1, halikarnassos: 1 },
        generals: { antigonos: '0 pergamon', lysimachos: '1 ephesos' },
        units: ['0 pergamon loyal 4', '1 ephesos loyal 1'],
      }),
      [0, { march: 'antigonos', from: 'pergamon', side: 'outside', loyal: 4 }],
      [0, { request: 'ephesos' }],
      [1, { grant: true }],
    );
    expect(offered(table, 0, 'go').sort()).toEqual(['pergamon', 'transit-halikarnassos-kelainai']);
  });

  it('CO63-04 neither Evades onto a General of the other', () => {
    /** Seat 2 comes upon Lysimachos of seat 1 in Pergamon; in Abydos is a General of another. */
    const evading = (owner: number): Table =>
      plays(
        scene({
          die: 4,
          active: 2,
          dice: [6],
          ...pact,
          generals: { antigonos: '2 sardeis', lysimachos: '1 pergamon', krateros: `${owner} abydos` },
          units: ['2 sardeis loyal 4', '1 pergamon loyal 1'],
        }),
        [2, { march: 'antigonos', from: 'sardeis', side: 'outside', loyal: 4 }],
        [2, { go: 'pergamon' }],
        [1, { evade: true }],
      );
    expect(offered(evading(3), 1, 'flee')).toContain('abydos');
    expect(told(evading(0), 'evaded')).toMatchObject({ seat: 1, space: 'ephesos' }); // the only way left
  });

  it('CO63-05 an Army that Besieges the other stays, and conducts no Siege', () => {
    const table = active(pact);
    expect(table.refuses(0, { siege: true, loyal: 3 })).toBe('CO63-05');
    table.does(0, { end: true });
    expect(table.fact('besieged')).toEqual({ sardeis: 0 });
    expect(asked(surrendering({}))).toContain('0 besiege');
    expect(asked(surrendering(pact))).not.toContain('0 besiege');
  });
});

describe('Card O63, Diplomatic Marriage: the pact at sea (D6-37)', () => {
  it('CO63-04 neither declares a Naval Battle against the other', () => {
    const sailing = (parts: Scene) => plays(embarked({ ...phoinike, ...parts }), [0, { sail: 'salamis' }]);
    expect(asked(sailing({}))).toEqual(['1 engage']);
    expect(asked(sailing(pact))).toEqual(['0 sail']);
  });

  it('CO63-04 nor lands upon him', () => {
    const issos: Scene = { ...pact, generals: { lysimachos: '1 issos' }, units: ['1 issos loyal 1'] };
    const table = plays(embarked(issos), [0, { sail: 'issos' }]);
    expect(table.refuses(0, { land: 'outside' })).toBe('CO63-04');
    table.does(0, { sail: 'myriandros' });
    table.does(0, { land: 'outside' });
    expect(table.fact('generals')).toMatchObject({ antigonos: '0 myriandros' });
  });

  it('CO63-04 where he may not land nobody comes aboard or goes ashore', () => {
    // Salamis is his, and seat 1 Besieges it.
    const table = plays(
      embarked({
        ...pact,
        pcs: { salamis: 0 },
        generals: { eumenes: '0 salamis inside', lysimachos: '1 salamis' },
        units: ['0 salamis inside loyal 1', '1 salamis loyal 1'],
      }),
      [0, { sail: 'salamis' }],
    );
    expect(table.refuses(0, { dropOff: 'inside', loyal: 1 })).toBe('CO63-04');
    expect(table.refuses(0, { pickUp: 'inside', loyal: 1 })).toBe('CO63-04');
  });

  it('CO63-04 a shore that is open to him stays within reach', () => {
    // Salamis and Tyros are cities of seat 1; with 1 MP left he could sail to Tyros, and no further.
    const cities: Scene = { ...pact, pcs: { salamis: 1, tyros: 1 } };
    const table = plays(embarked({ ...cities, die: 1 }), [0, { sail: 'salamis' }]);
    expect(table.fact('march')).toMatchObject({ left: 1 });
    expect(table.refuses(0, { sail: 'tyros' })).toBe('CO63-04');
    expect(offered(table, 0, 'sail').sort()).toEqual(['arados', 'paphos', 'tarsos']);
  });

  it('CO63-04 also for who has fewer MPs there: Polyperchon is slower in Asia', () => {
    const table = plays(
      scene({
        die: 4,
        ...pact,
        generals: { polyperchon: '0 amphipolis', lysimachos: '1 abydos' },
        units: ['0 amphipolis loyal 1', '1 abydos loyal 1'],
      }),
      [0, { march: 'polyperchon', from: 'amphipolis', side: 'outside', loyal: 1 }],
      [0, { embark: 'polyperchon', loyal: 1, escort: [] }],
      [0, { sail: 'abdera' }],
      [0, { sail: 'kardia' }],
    );
    // In Abydos he would have 3 MPs, all of them spent, and could neither land nor sail on.
    expect(table.fact('march')).toMatchObject({ left: 2 });
    expect(table.refuses(0, { sail: 'abydos' })).toBe('CO63-04');
    expect(offered(table, 0, 'sail')).toContain('abdera');
  });

  it('CO63-04 without one nobody embarks', () => {
    // Whatever is 1 MP away from Tarsos is of seat 1.
    const table = scene({
      step: 'tyche',
      hands: { 0: ['spies-in-the-camp'] },
      ...pact,
      pcs: { salamis: 1 },
      generals: { antigonos: '0 tarsos', lysimachos: '1 kelenderis', krateros: '1 issos' },
      units: ['0 tarsos loyal 4'],
    });
    table.does(0, { operations: 'spies-in-the-camp', on: 'forceMarch' });
    table.does(0, { march: 'antigonos', from: 'tarsos', side: 'outside', loyal: 4 });
    expect(table.refuses(0, { embark: 'antigonos', loyal: 4 })).toBe('CO63-04');
  });

  it('CO63-04 The Pontic Fleet takes nobody upon him', () => {
    const table = scene({
      step: 'tyche',
      hands: { 0: ['the-pontic-fleet'] },
      ...pact,
      generals: { antigonos: '0 sinope', lysimachos: '1 amisos' },
      units: ['0 sinope loyal 2', '1 amisos loyal 1'],
    });
    table.does(0, { event: 'the-pontic-fleet' });
    table.does(0, { march: 'antigonos', from: 'sinope', side: 'outside', loyal: 2 });
    expect(table.refuses(0, { at: 'amisos', side: 'outside' })).toBe('CO63-04');
  });
});
