/** What is answered for somebody: by default (D10-17, D10-20), and by the steward of whoever has settled it ahead. */

import {
  defaultAnswer,
  defaultWays,
  type Json,
  passingAt,
  readBook,
  type Seat,
  seeded,
  stewardAnswer,
  type Table,
} from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { battle } from './battle.ts';
import { game } from './forecasts.ts';
import { entering, plays } from './reactions.ts';
import { asked, type Scene } from './scene.ts';
import { engaged, phoinike, sailed } from './sea.ts';

/** Perdikkas with three CUs at Ephesos, next to Pergamon: he intercepts on 4 or more. */
const PERDIKKAS: Scene = { generals: { perdikkas: '1 ephesos' }, units: ['1 ephesos loyal 3'] };
/** Perdikkas is where Antigonos goes. */
const MET = (units: string): Scene => ({
  generals: { perdikkas: '1 pergamon' },
  units: [`1 pergamon ${units}`],
});

/** Without his Elephants the Defender is the weaker one. */
const EVEN = { attackers: 'loyal 4', defenders: 'loyal 2 elephant 3' };
const book = (...orders: object[]) => readBook(game, { orders }, 4);
/** In a world of the seat's view: it knows no more. */
function answers(
  table: Table,
  seat: Seat,
  orders: object[],
  passed: { [kind: string]: string } = {},
  isFast = false,
) {
  const world = game.worldOf(game.view(table.position, seat), seeded('any'));
  return stewardAnswer(game, world, seat, book(...orders), { decision: 'this', passed, isFast });
}
const byDefault = (table: Table, seat: Seat): Json => defaultAnswer(game, table.position, seat);

describe('D10-17 what is answered on a time-out', () => {
  it('no attempt to Intercept', () => expect(byDefault(entering(PERDIKKAS), 1)).toEqual({ pass: true }));
  it('no attempt to Evade', () => expect(byDefault(entering(MET('loyal 1')), 1)).toEqual({ stay: true }));
  it('the moving player stays when he is Intercepted', () => {
    const table = entering({ ...PERDIKKAS, dice: [6] });
    plays(table, [1, { intercept: 'perdikkas', loyal: 3 }]);
    expect(asked(table)).toEqual(['0 withdraw']);
    expect(byDefault(table, 0)).toEqual({ stay: true });
  });
  it('nobody is let through', () => {
    const table = entering({ generals: { perdikkas: '1 ephesos' }, units: ['1 ephesos loyal 3'] }, 'ephesos');
    expect(asked(table)).toEqual(['1 evade']);
    expect(defaultWays(game, 'passage')).toEqual(['refuse']);
  });
  it('what a player does in his own turn has no default', () => {
    for (const kind of ['activate', 'march', 'sail', 'tyche', 'reinforce'])
      expect([kind, defaultWays(game, kind)]).toEqual([kind, null]);
  });
  it('the cheapest CU is lost', () =>
    expect(defaultWays(game, 'lose')?.[0]).toEqual({
      lose: ['mercenary', 'cavalry', 'loyal', 'elephant', 'royal', 'silver-shields'],
    }));
  it('whatever may be asked of somebody whose turn it is not has one', () => {
    const kinds = ['hold', 'passage', 'intercept', 'evade', 'flee', 'join', 'lose', 'succeed', 'inherit'];
    for (const kind of [...kinds, 'engage', 'takeCity', 'guard', 'decide', 'withdraw'])
      expect([kind, defaultWays(game, kind)]).toEqual([kind, expect.any(Array)]);
  });
});

describe('A steward in Successors', () => {
  it('passes for the only person among bots who holds nothing to play; among persons he is asked, lest they learn it', () => {
    const plain = engaged({ hands: { 0: ['diplomacy'], 1: ['unrest'] } });
    expect(answers(plain, 0, [], {}, true)).toEqual({ action: { pass: true }, by: 'only' });
    expect(answers(plain, 0, [])).toBeNull();
    // With a card to play, or by an order of his own, he is asked there too.
    const armed = engaged({ hands: { 0: ['fog'], 1: ['unrest'] } });
    expect(answers(armed, 0, [], {}, true)).toBeNull();
    expect(answers(plain, 0, [{ on: 'seaCards', answer: 'ask' }], {}, true)).toBeNull();
    // An open question is no window: what he can do there everybody sees.
    expect(answers(entering(PERDIKKAS), 1, [], {}, true)).toBeNull();
  });
  it('D13-30: in a Naval Battle asks the one who sails; who declared it only where a card could add to his roll', () => {
    const hands = { 0: ['diplomacy'], 1: ['unrest'] };
    const plain = engaged({ hands });
    expect(asked(plain)).toEqual(['0 seaCards', '1 seaCards']);
    expect([answers(plain, 0, []), answers(plain, 1, [])]).toEqual([
      null,
      { action: { pass: true }, by: 'usual' },
    ]);
    const admirals = engaged({ hands, options: { superiorAdmiral: true } });
    expect([answers(admirals, 0, []), answers(admirals, 1, [])]).toEqual([null, null]);
    // Fog has called his battle off: Storms would do him no harm any more.
    const foggy = engaged({
      hands: { 0: ['fog'], 1: ['unrest'] },
      out: ['cretan-liar', 'cretan-liar-2'],
      draws: ['mutiny'],
    });
    plays(foggy, [1, { pass: true }], [0, { play: 'fog' }]);
    expect([asked(foggy), answers(foggy, 1, [])]).toEqual([['1 seaCards'], null]);
    // Who has asked for it is asked.
    expect(answers(engaged({ hands, orders: { 1: { seaCards: 'always' } } }), 1, [])).toBeNull();
  });
  it('S13.2-08, S13.3.A-04: in a Naval Movement each is asked once whether he declares a Naval Battle', () => {
    const table = sailed({ ...phoinike, pcs: { salamis: 0 } });
    expect(answers(table, 1, [])).toBeNull();
    const passed = passingAt(game, table.position, 'engage', { pass: true }) as string;
    plays(table, [1, { pass: true }]);
    // The rules ask him again, for less is at stake after some went ashore, and for Arados is his own: what he has said holds.
    plays(table, [0, { dropOff: 'outside', loyal: 2 }]);
    for (const space of ['paphos', 'salamis', 'arados']) {
      plays(table, [0, { sail: space }]);
      if (space === 'salamis') continue;
      expect(asked(table)).toEqual(['1 engage']);
      expect(answers(table, 1, [], { engage: passed })).toEqual({ action: { pass: true }, by: 'usual' });
      plays(table, [1, { pass: true }]);
    }
    expect(asked(table)).toEqual(['0 sail']);
    // Who has declared one may declare no other in the Segment.
    const drawn = plays(engaged({ dice: [3, 3, 1, 1] }), [0, { sail: 'arados' }]);
    expect(asked(drawn)).toEqual(['0 sail']);
  });
  it('without orders leaves Interception, Evasion and all that to his player', () => {
    expect(answers(entering(PERDIKKAS), 1, [])).toBeNull();
    expect(answers(entering(MET('loyal 1')), 1, [])).toBeNull();
  });

  it.each([
    [{ chance: 50 }, true],
    [{ chance: 51 }, false],
    [{ cus: 4 }, true],
    [{ cus: 5 }, false],
    [{ by: ['0'] }, true],
    [{ by: ['2', '3'] }, false],
    [{ spaces: ['pergamon', 'abydos'] }, true],
    [{ spaces: ['abydos'] }, false],
    [{ mine: 1 }, false],
    [{ by: ['0'], cus: 5 }, false],
  ])('Intercepts when %j: %j', (when, does) => {
    const orders = [{ on: 'intercept', when, answer: { do: 'intercept', most: true } }];
    const answer = answers(entering(PERDIKKAS), 1, orders);
    expect(answer?.action).toEqual(
      does ? expect.objectContaining({ intercept: 'perdikkas', loyal: 3 }) : undefined,
    );
  });

  it.each([
    [['0'], true],
    [['1', '2'], false],
  ])('C46-01: plays Scouts against those who move, not against who tries (%j): %j', (by, does) => {
    const orders = { 1: { interceptionRoll: 'always', evasionRoll: 'always' } };
    const hands = { 1: ['scouts'] };
    const tries = plays(entering({ ...PERDIKKAS, hands, orders }), [1, { intercept: 'perdikkas', loyal: 3 }]);
    const evades = plays(entering({ ...MET('loyal 1'), hands, orders }), [1, { evade: true }]);
    for (const [table, on] of [
      [tries, 'interceptionRoll'],
      [evades, 'evasionRoll'],
    ] as const) {
      const play = { on, when: { by }, answer: { do: 'play', with: { play: ['scouts'] } } };
      const action = does ? { play: 'scouts' } : { pass: true };
      expect(answers(table, 1, [play])).toEqual({ action, by: does ? 0 : 'usual' });
    }
  });

  it('Intercepts into what is his own', () => {
    const orders = [{ on: 'intercept', when: { mine: 1 }, answer: { do: 'intercept', most: true } }];
    expect(answers(entering({ ...PERDIKKAS, pcs: { pergamon: 1 } }), 1, orders)?.by).toBe(0);
  });

  it('Evades if the battle would likely be lost', () => {
    const orders = [
      { on: 'evade', when: { lost: 60 }, answer: { do: 'evade' } },
      { on: 'evade', answer: 'default' },
    ];
    expect(answers(entering(MET('loyal 1')), 1, orders)).toEqual({ action: { evade: true }, by: 0 });
    expect(answers(entering(MET('loyal 6')), 1, orders)).toEqual({ action: { stay: true }, by: 1 });
  });

  it('S14.3-03: plays a card in a battle that would likely be lost: of either side, after what has been played', () => {
    const aed = 'anti-elephant-devices';
    const orders = (lost: number) => [
      { on: 'battleCards', when: { lost }, answer: { do: 'play', with: { play: [aed] } } },
      { on: 'battleCards', answer: 'default' },
    ];
    const play = { action: { play: aed }, by: 0 };
    const pass = { action: { pass: true }, by: 1 };
    const hands = { 0: [aed] };
    const weak = battle({ hands, attackers: 'mercenary 1', defenders: 'loyal 6 elephant 1' });
    expect(answers(weak, 0, orders(60))).toEqual(play);
    const strong = battle({ hands, attackers: 'loyal 8', defenders: 'mercenary 1 elephant 1' });
    expect(answers(strong, 0, orders(60))).toEqual(pass);
    const met = plays(
      battle({
        hands: { 0: [aed], 1: ['cavalry-superiority'] },
        out: ['cretan-liar', 'cretan-liar-2'],
        draws: ['unrest'],
        ...EVEN,
      }),
      [0, { play: aed }],
      [0, { pass: true }],
    );
    const before = battle({ hands: { 1: ['cavalry-superiority'] }, ...EVEN });
    const cavalry = [
      {
        on: 'battleCards',
        when: { lost: 50 },
        answer: { do: 'play', with: { play: ['cavalry-superiority'] } },
      },
    ];
    expect([asked(met), asked(before)]).toEqual([['1 battleCards'], ['1 battleCards']]);
    expect([answers(met, 1, cavalry)?.action, answers(before, 1, cavalry)]).toEqual([
      { play: 'cavalry-superiority' },
      null,
    ]);
  });

  it('goes by the first order that fits, and asks if that says so', () => {
    const pass = { on: 'intercept', answer: 'default' };
    const ask = { on: 'intercept', when: { cus: 4 }, answer: 'ask' };
    expect(answers(entering(PERDIKKAS), 1, [ask, pass])).toBeNull();
    expect(answers(entering(PERDIKKAS), 1, [pass, ask])?.action).toEqual({ pass: true });
    expect(answers(entering(PERDIKKAS), 1, [{ ...pass, off: true }])).toBeNull();
  });

  it('answers once, and the same question again if its answer was lost', () => {
    const once = { on: 'intercept', answer: 'default', once: true };
    expect(answers(entering(PERDIKKAS), 1, [once])?.by).toBe(0);
    expect(answers(entering(PERDIKKAS), 1, [{ ...once, spent: 'this' }])?.by).toBe(0);
    expect(answers(entering(PERDIKKAS), 1, [{ ...once, spent: 'another' }])).toBeNull();
  });

  it('is quiet until the activation is over, and no longer', () => {
    const table = entering(PERDIKKAS);
    const world = game.worldOf(game.view(table.position, 1), seeded('any'));
    for (const span of ['procedure', 'activation', 'turn'] as const) {
      const since = game.steward?.moment(world, span);
      const quiet = (text: string | undefined) =>
        stewardAnswer(game, world, 1, readBook(game, { quiet: { until: span, since: text } }, 4), {
          decision: '',
          passed: {},
        });
      expect(quiet(since)).toEqual({ action: { pass: true }, by: 'quiet' });
      expect(quiet(`${since} before`)).toBeNull();
    }
  });

  it('is quiet in a Procedure, and not when the group comes to the same space a second time', () => {
    const table = entering(PERDIKKAS);
    const now = () =>
      game.steward?.moment(game.worldOf(game.view(table.position, 1), seeded('any')), 'procedure');
    const first = now();
    plays(table, [1, { pass: true }], [0, { go: 'sardeis' }], [1, { pass: true }], [0, { go: 'pergamon' }]);
    expect(asked(table)).toEqual(['1 intercept']);
    expect(now()).not.toBe(first);
  });

  it('has no more than the view: other hands change nothing', () => {
    const table = entering(PERDIKKAS);
    const orders = [{ on: 'intercept', when: { chance: 50 }, answer: { do: 'intercept', most: true } }];
    const view = game.view(table.position, 1);
    const given = Array.from({ length: 20 }, (_, i) => {
      const world = game.worldOf(view, seeded(`world ${i}`));
      return stewardAnswer(game, world, 1, book(...orders), { decision: '', passed: {} });
    });
    for (const each of given) expect(each).toEqual(given[0]);
  });

  it.each([
    [{ orders: [{ on: 'conquer', answer: 'ask' }] }, /conquer/],
    [{ orders: [{ on: 'intercept', when: { stronger: 1 }, answer: 'ask' }] }, /stronger/],
    [{ orders: [{ on: 'intercept', when: { chance: 101 }, answer: 'ask' }] }, /1 to 100/],
    [{ orders: [{ on: 'intercept', when: { spaces: ['roma'] }, answer: 'ask' }] }, /roma/],
    [{ orders: [{ on: 'intercept', when: { by: ['4'] }, answer: 'ask' }] }, /4/],
    [{ orders: [{ on: 'intercept', answer: { do: 'evade' } }] }, /evade/],
    [{ orders: [{ on: 'intercept', answer: { do: 'intercept', with: { intercept: ['zeus'] } } }] }, /zeus/],
    [{ orders: [{ on: 'march', answer: 'default' }] }, /no default/],
    [{ orders: Array(25).fill({ on: 'intercept', answer: 'ask' }) }, /24/],
    [{ quiet: { until: 'ever', since: '' } }, /ever/],
    [{ plan: Array(41).fill({ on: 'march', do: { end: true } }) }, /40/],
    [{ wish: 1 }, /wish/],
    [[], /object/],
  ])('refuses %j', (json, why) => expect(() => readBook(game, json, 4)).toThrow(why));
});
