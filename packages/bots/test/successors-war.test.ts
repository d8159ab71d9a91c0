/** The greedy bot of Successors at sea and before cities: it goes where that pays, and by the odds. */

import type { Json } from '@diadochi/kernel';
import type { Board } from '@diadochi/successors/board';
import { describe, expect, it } from 'vitest';
import { namings } from '../src/successors-groups.ts';
import { siegeGain } from '../src/successors-sieges.ts';
import { stakesOf, worthOfLegitimacy } from '../src/successors-stakes.ts';
import { at, type By, decidedBy, playedAt, type Scene } from './successors-scene.ts';

const played = (scene: Scene): By<Json>[] => playedAt(at(scene));
const verbs = (answers: readonly By<Json>[]): string[] => answers.flatMap((each) => Object.keys(each));
/** The last space that one of these ways of answering names. */
const lastOf = (answers: readonly By<Json>[], verb: string): Json | undefined =>
  answers.findLast((each) => verb in each)?.[verb];

describe('9: groups', () => {
  it('S7.2.D-06 the Silver Shields are never parted, where some have moved and not all of the others can be fed', () => {
    // Seven have been in a Siege; of the ten, eight can be fed.
    const { position } = at({
      generals: { perdikkas: '0 ouxioi', krateros: '0 ouxioi', ptolemaios: '1 memphis' },
      units: ['0 ouxioi loyal 8', '0 ouxioi silver-shields 2', '1 memphis loyal 2'],
      pcs: { ouxioi: 0, memphis: 1 },
      moved: { generals: ['perdikkas'], units: ['0 ouxioi loyal 7'] },
    });
    const all = [...namings(position as unknown as Board, 0)];
    expect(all.length).toBeGreaterThan(1);
    for (const naming of all) expect([0, 2]).toContain(naming['silver-shields']);
  });
});

describe('13: at sea', () => {
  // Rhodos is the only space of its Province.
  const toRhodos = (parts: Partial<Scene> = {}): Scene => ({
    generals: { antigonos: '0 knidos', lysimachos: '1 pella' },
    units: ['0 knidos loyal 4', '1 pella loyal 2'],
    pcs: { knidos: 0, pella: 1 },
    ...parts,
  });

  it('sails to an island that nobody holds, with all Fleets that it has, and lands there', () => {
    const answers = played(toRhodos({ provinces: { karia: 0 } }));
    expect(answers.find((each) => 'embark' in each)).toMatchObject({
      embark: 'antigonos',
      escort: ['karia'],
    });
    expect(lastOf(answers, 'sail')).toBe('rhodos');
    expect(verbs(answers)).toContain('land');
  });

  it('besieges what is Independent there, with the MPs that are left', () => {
    const answers = played({
      generals: { antigonos: '0 rhodos', lysimachos: '1 pella' },
      units: ['0 rhodos loyal 4', '1 pella loyal 2'],
      pcs: { xanthos: 0, phaselis: 'independent', aspendos: 'independent', pella: 1 },
      provinces: { rhodos: 0, karia: 0, kypros: 0, krete: 0 },
      dice: [4],
    });
    expect(lastOf(answers, 'sail')).toBe('phaselis');
    expect(verbs(answers)).toContain('siege');
  });

  it('does not sail to where it has nothing to win', () => {
    const answers = played(toRhodos({ pcs: { knidos: 0, pella: 1, rhodos: 0 }, provinces: { karia: 0 } }));
    expect(lastOf(answers, 'sail')).not.toBe('rhodos');
  });

  it('CO63-04: does not land where the Army of a partner is', () => {
    const weak = { generals: { antigonos: '0 knidos', lysimachos: '1 rhodos' }, provinces: { karia: 0 } };
    const scene = toRhodos({ ...weak, units: ['0 knidos loyal 4', '1 rhodos mercenary 1'] });
    expect(lastOf(played({ ...scene, dice: Array(12).fill(6) }), 'sail')).toBe('rhodos');
    const pact = { 'diplomatic-marriage': { holder: 0, seat: 1 } };
    const answers = played({ ...scene, front: { 'diplomatic-marriage': 0 }, lasting: pact });
    expect(lastOf(answers, 'sail')).not.toBe('rhodos');
  });

  /** Antigonos sails past Knidos, which is nobody's. */
  const pastKnidos = (others: Scene['generals'] = {}) =>
    at({
      generals: { antigonos: '0 aboard', lysimachos: '1 pella', ...others },
      units: ['1 pella loyal 2'],
      ...{ voyage: { from: 'halikarnassos', at: 'knidos', units: 'loyal 5' }, step: 'sailing', die: 6 },
      royals: { alexandros: 'rhodos' },
      pcs: { halikarnassos: 0, pella: 1 },
    });
  it('S13.2-25: drops a CU off in a port that it passes', () => {
    const table = pastKnidos();
    expect(table.asked()).toMatchObject([{ seat: 0, kind: 'sail' }]);
    const dropped = decidedBy(table.position, 0);
    expect(dropped).toMatchObject({ dropOff: 'outside', loyal: 1 });
    table.does(0, dropped);
    expect(decidedBy(table.position, 0)).toEqual({ sail: 'rhodos' });
    // Where a General of his is nobody else can be placed with it.
    expect(decidedBy(pastKnidos({ perdikkas: '0 knidos' }).position, 0)).toEqual({ sail: 'rhodos' });
  });

  describe('when others sail', () => {
    /** Seat 1 is asked about seat 0, who comes to Knidos from Halikarnassos. */
    const met = (parts: Partial<Scene> = {}): Json => {
      const table = at({
        generals: { antigonos: '0 halikarnassos', lysimachos: '1 pella' },
        units: ['0 halikarnassos loyal 6', '1 pella loyal 2'],
        pcs: { halikarnassos: 0, pella: 1, rhodos: 1 },
        ...parts,
      });
      table.does(0, { march: 'antigonos', from: 'halikarnassos', side: 'outside', loyal: 6 });
      table.does(0, { embark: 'antigonos', loyal: 6 });
      table.does(0, { sail: 'knidos' });
      expect(table.asked()).toMatchObject([{ seat: 1, kind: 'engage' }]);
      return decidedBy(table.position, 1);
    };

    it('declares a Naval Battle against an Army without Fleets', () => {
      expect(met()).toEqual({ engage: 'rhodos', with: [] });
    });

    it('S13.3.A-06: not against a Champion, if it is one, for no more than that; and is not asked again', () => {
      expect(met({ successors: [] })).toEqual({ passAll: true });
    });

    it('not with little against much', () => {
      const table = at({
        generals: { antigonos: '0 halikarnassos', lysimachos: '1 pella' },
        units: ['0 halikarnassos loyal 1', '1 pella loyal 2'],
        pcs: { halikarnassos: 0, athenai: 0, pella: 1, knossos: 1 },
        fleets: { athenai: 'upgraded', kilikia: '1' },
      });
      table.does(0, { march: 'antigonos', from: 'halikarnassos', side: 'outside', loyal: 1 });
      table.does(0, { embark: 'antigonos', escort: ['athenai'], loyal: 1 });
      table.does(0, { sail: 'kyklades' });
      expect(table.asked()).toMatchObject([{ seat: 1, kind: 'engage' }]);
      expect(decidedBy(table.position, 1)).toEqual({ pass: true });
    });
  });
});

describe('15: before a city', () => {
  /** Antigonos stands before Sardeis, which holds Lydia for seat 1. */
  const before = (cus: string, parts: Partial<Scene> = {}): Scene => ({
    generals: { antigonos: '0 sardeis', lysimachos: '1 pella' },
    units: [`0 sardeis ${cus}`, '1 pella loyal 2'],
    provinces: { lydia: 1, karia: 0, phrygia: 0, 'mikra-phrygia': 0 },
    pcs: { pella: 1, ephesos: 0, pergamon: 0 },
    ...parts,
  });

  it('besieges it as often as its MPs allow', () => {
    const answers = played(before('loyal 4', { dice: [4, 4] }));
    expect(answers.filter((each) => 'siege' in each)).toEqual([
      expect.objectContaining({ loyal: 3 }),
      expect.objectContaining({ loyal: 3 }),
    ]);
  });

  it('6.1: besieges it in the Surrender Segment, and takes it', () => {
    const table = at(before('loyal 5', { step: 'surrender', sieges: { sardeis: '0 2' }, dice: [4] }));
    expect(decidedBy(table.position, 0)).toMatchObject({ siege: 'sardeis' });
    table.does(0, { siege: 'sardeis' });
    expect(table.asked()).toMatchObject([{ seat: 0, kind: 'takeCity' }]);
    expect(decidedBy(table.position, 0)).toEqual({ place: true });
  });

  it('S15-03: a Champion does not give his peace away for a city that is worth less', () => {
    const champions = before('loyal 5', {
      step: 'surrender',
      successors: [],
      provinces: {},
      pcs: { sardeis: 1, pella: 1 },
    });
    expect(decidedBy(at(champions).position, 0)).toEqual({ done: true });
  });

  it('does not walk into a hopeless Siege', () => {
    /** Antigonos stands near Tyros, a port, and has no Fleet. */
    const goes = (cus: string): boolean => {
      const answers = played({
        generals: { antigonos: '0 damaskos', lysimachos: '1 pella' },
        units: [`0 damaskos ${cus}`, '1 pella loyal 2'],
        pcs: { pella: 1 },
        provinces: { phoinike: 1, syria: 0, 'koile-syria': 0, ioudaia: 0 },
        dice: [3, 3],
      });
      return answers.some((each) => each.go === 'tyros' || each.sail === 'tyros');
    };
    expect(goes('loyal 8')).toBe(true);
    // Of three CUs one is soon lost, and two besiege nobody.
    expect(goes('mercenary 3')).toBe(false);
  });

  it('relieves its own city', () => {
    const relief: Scene = {
      generals: { antigonos: '0 ephesos', lysimachos: '1 sardeis' },
      units: ['0 ephesos loyal 7', '1 sardeis mercenary 3'],
      provinces: { lydia: 0, karia: 0, phrygia: 0, 'mikra-phrygia': 0 },
      sieges: { sardeis: '1 2' },
    };
    const table = at(relief);
    const naming = decidedBy(table.position, 0);
    expect(naming).toMatchObject({ march: 'antigonos' });
    table.does(0, naming);
    expect(decidedBy(table.position, 0)).toEqual({ go: 'sardeis' });
  });

  it('relieves its own city by sea', () => {
    const table = at({
      generals: { antigonos: '0 knidos', lysimachos: '1 rhodos' },
      units: ['0 knidos loyal 7', '1 rhodos mercenary 3'],
      pcs: { knidos: 0, rhodos: 0 },
      sieges: { rhodos: '1 2' },
    });
    const naming = decidedBy(table.position, 0);
    expect(naming).toMatchObject({ march: 'antigonos' });
    table.does(0, naming);
    expect(decidedBy(table.position, 0)).toMatchObject({ embark: 'antigonos', escort: ['rhodos'] });
    table.does(0, decidedBy(table.position, 0));
    expect(decidedBy(table.position, 0)).toEqual({ sail: 'rhodos' });
  });

  it('S15.3-01: leaves as many CUs behind as go on with the Siege, under a Minor General', () => {
    const table = at(before('loyal 5', { sieges: { sardeis: '0 2' }, die: 4, dice: [1, 1] }));
    const answers = playedAt(table);
    expect(answers[0]).toMatchObject({ march: 'antigonos', loyal: 2 });
    expect(answers).toContainEqual({ appoint: 'philoxenos' });
    expect(verbs(answers)).toContain('siege');
    expect(table.fact('sieges')).toEqual({ sardeis: '0 2' });
  });
});

describe('9.5: Independent Armies', () => {
  const event = { event: 'scythian-invasion' };
  /** Seat 0 has just played the card; SEUTHES is on the map, far away. */
  const moving = (parts: Partial<Scene>) => {
    const table = at({
      step: 'tyche',
      hands: { 0: ['scythian-invasion'] },
      units: [],
      ...parts,
      generals: { seuthes: 'istros', ...parts.generals },
    });
    table.does(0, event);
    return table;
  };

  it('go where others lose a PC, and not where it has its own', () => {
    const answers = playedAt(
      moving({
        generals: { leosthenes: 'lamia' },
        pcs: { istros: 'independent', larisa: 0, pagasai: 0, thebai: 1, korinthos: 1 },
      }),
    );
    expect(answers[0]).toEqual({ move: 'leosthenes' });
    expect(['thebai', 'korinthos']).toContain(lastOf(answers, 'go'));
  });
  it('leave its own Armies alone', () => {
    const { position } = moving({
      generals: { leosthenes: 'lamia', antigonos: '0 thebai', krateros: '0 larisa' },
      units: ['0 thebai loyal 2', '0 larisa loyal 2'],
    });
    expect(decidedBy(position, 0)).toEqual({ done: true });
  });
  it('enter the map when they are woken, towards others', () => {
    const answers = playedAt(
      moving({
        generals: { seuthes: 'box', lysimachos: '1 pella' },
        pcs: { kallatis: 1, apollonia: 1, pella: 1 },
      }),
    );
    expect(verbs(answers)[0]).toBe('enter');
    expect(lastOf(answers, 'go')).toBe('kallatis');
  });
});

describe('16: with optional rules', () => {
  it('S16.8-01: marches with the best eight of an Army that is larger', () => {
    const answers = played({
      generals: { antigonos: '0 ephesos', lysimachos: '1 sardeis' },
      units: ['0 ephesos loyal 7 mercenary 4', '1 sardeis mercenary 3'],
      provinces: { lydia: 0, karia: 0, phrygia: 0, 'mikra-phrygia': 0 },
      sieges: { sardeis: '1 2' },
      dice: Array(30).fill(4),
      options: { eightCuLimit: true },
    });
    expect(answers[0]).toMatchObject({ march: 'antigonos', loyal: 7, mercenary: 1 });
    expect(answers).toContainEqual({ go: 'sardeis' });
  });

  it('S16.8-02: Intercepts with no more than eight', () => {
    const table = at({
      generals: { antigonos: '0 halikarnassos', lysimachos: '1 sardeis' },
      units: ['0 halikarnassos loyal 2', '1 sardeis loyal 7 mercenary 4'],
      pcs: { sardeis: 1 },
      options: { eightCuLimit: true },
    });
    table.does(0, { march: 'antigonos', from: 'halikarnassos', side: 'outside', loyal: 2 });
    table.does(0, { go: 'ephesos' });
    expect(table.asked()).toMatchObject([{ seat: 1, kind: 'intercept' }]);
    expect(decidedBy(table.position, 1)).toMatchObject({ intercept: 'lysimachos', loyal: 7, mercenary: 1 });
  });

  it('S16.6-02: names the Royal Army for no Siege of somebody with more Prestige', () => {
    const siege = (options: By<boolean>): By<Json> | undefined =>
      played({
        generals: { antigonos: '0 sardeis', lysimachos: '1 pella' },
        units: ['0 sardeis royal 1 loyal 3', '1 pella loyal 2'],
        provinces: { lydia: 1, karia: 0, phrygia: 0, 'mikra-phrygia': 0 },
        pcs: { pella: 1, ephesos: 0, pergamon: 0 },
        popularity: { lysimachos: 9 },
        dice: [4, 4],
        options,
      }).find((each) => 'siege' in each);
    expect(siege({ royalArmySieges: true })).toMatchObject({ loyal: 3, royal: 0 });
  });

  /** What it would bring seat 0 to stand before Sardeis with four CUs. */
  const gainAtSardeis = (options: By<boolean>, inside: readonly string[] = []): number => {
    const table = at({
      generals: { antigonos: '0 sardeis', lysimachos: '1 pella' },
      units: ['0 sardeis loyal 4', '1 pella loyal 2', ...inside],
      provinces: { lydia: 1 },
      sieges: { sardeis: '0 2' },
      options,
    });
    const p = table.position as Board;
    const sardeis = p.box.spaces.findIndex(({ name }) => name === 'sardeis');
    return siegeGain(p, 0, sardeis, { cus: 4, commander: null, mps: 4 }, stakesOf(p, 0));
  };
  it('S16.5-01: knows that CUs inside stand in for the last Siege Point', () => {
    const held = gainAtSardeis({ siegeDefence: true }, ['1 sardeis inside loyal 2']);
    expect(held).toBeLessThan(gainAtSardeis({}, ['1 sardeis inside loyal 2']));
    expect(gainAtSardeis({ siegeDefence: true })).toBe(gainAtSardeis({}));
  });

  it('S16.12-01: in the short game hopes for no Regency of Game Turn V', () => {
    const worth = (options: By<boolean>, royals: By<string>): number => {
      const table = at({
        generals: { antigonos: '0 sardeis', lysimachos: '1 pella' },
        units: ['0 sardeis loyal 4', '1 pella loyal 2'],
        turn: 4,
        royals,
        options,
      });
      return worthOfLegitimacy(table.position as Board, 0, 2);
    };
    const herakles = { herakles: 'damaskos' };
    expect(worth({ shortGame: true }, herakles)).toBe(worth({ shortGame: true }, {}));
    expect(worth({}, herakles)).toBeGreaterThan(worth({}, {}));
  });
});
