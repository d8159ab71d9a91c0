import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { plays } from './reactions.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';
import { embarked, engaged } from './sea.ts';
import { alone, passes } from './surprises.ts';

const STORMS = 'storms-at-sea';
const ADMIRAL = 'superior-admiral';
const always = (...seats: number[]) =>
  Object.fromEntries(seats.map((seat) => [seat, { seaCards: 'always' }]));
/** Antigonos sails from Tarsos to Salamis; seat 2 holds Storms at Sea. */
const sails = (parts: Scene = {}): Table =>
  plays(embarked({ hands: { 2: [STORMS] }, orders: always(0, 2), ...parts }), [0, { sail: 'salamis' }]);
/** Seat 1 meets him with a Fleet of 2. */
const meets = (parts: Scene = {}): Table =>
  engaged({ hands: { 2: [STORMS] }, orders: always(0, 2), ...parts });
/** Seats 1 and 2 both declare, first seat 1. */
const twice = (parts: Scene): Table =>
  plays(
    embarked({ ...parts, provinces: { phoinike: 1, makedonia: 2, kypros: 0 }, pcs: { tarsos: 2 } }, [
      'kypros',
    ]),
    [0, { sail: 'salamis' }],
    [1, { engage: 'phoinike' }],
    [2, { engage: 'makedonia' }],
  );
const battles = (table: Table): unknown[] =>
  table
    .events()
    .filter(({ key }) => key === 'event.navalBattle')
    .map(({ params }) => params.against);

describe('Card 53, Storms at Sea', () => {
  it('C53-01 S13.2-08 is played when a space has been announced', () => {
    const table = sails();
    expect([asked(table), offered(table, 2, 'play')]).toEqual([['2 seaCards'], [STORMS]]);
    expect(told(table, 'sailed')).toMatchObject({ space: 'salamis' });
  });
  it('S13.2-08 after the others have declared their Naval Battles, in Turn Order', () => {
    const table = plays(embarked({ provinces: { phoinike: 1 }, hands: { 2: [STORMS] }, orders: always(2) }), [
      0,
      { sail: 'salamis' },
    ]);
    expect(asked(table)).toEqual(['1 engage']);
    table.does(1, { pass: true });
    expect(asked(table)).toEqual(['2 seaCards']);
  });
  it('C53-02 S13.3.D-01 and before the dice of a Naval Battle', () => {
    const table = meets();
    expect([asked(table), battles(table)]).toEqual([['2 seaCards'], []]);
  });
  it('C53-03 not against one’s own movement', () => {
    const table = sails({ hands: { 0: [STORMS] } });
    expect(asked(table)).toEqual(['0 sail']);
  });
  it('C53-04 S13.2-11 the movement and the activation end', () => {
    const table = alone(sails({ draws: ['unrest'] }), 2, { play: STORMS });
    expect(told(table, 'stormed')).toEqual({ seat: 0, space: 'salamis' });
    expect([asked(table), table.fact('march')]).toEqual([['0 activate'], null]);
  });
  it('C53-05 all go back to the Embarkation Port', () => {
    const table = alone(sails({ draws: ['unrest'] }), 2, { play: STORMS });
    expect([table.fact('units'), table.fact('generals')]).toMatchObject([
      ['0 tarsos loyal 4'],
      { antigonos: '0 tarsos' },
    ]);
  });
  it('C53-06 without Attrition, and no Fleet is Dispersed', () => {
    const table = alone(meets({ draws: ['unrest'], provinces: { kypros: 0 } }), 2, { play: STORMS });
    expect([told(table, 'attrition'), told(table, 'fleetDispersed')]).toEqual([undefined, undefined]);
    expect(table.fact('units')).toEqual(['0 tarsos loyal 4']);
  });
  it('C53-07 S13.3.B-02 S13.3.B-03 S3.7-10 battles do not take place, nobody’s status changes, and they were declared', () => {
    const table = alone(meets({ draws: ['unrest'] }), 2, { play: STORMS });
    expect([battles(table), told(table, 'cancelledBattle')]).toMatchObject([[], { seat: 1 }]);
    expect(table.fact('champions')).toEqual([0, 1, 2, 3]);
    expect(table.fact('voyage')).toMatchObject({ declared: [1] });
  });
  it('C53-08 who was dropped off before stays there', () => {
    const table = plays(
      embarked({ hands: { 2: [STORMS] }, orders: always(2), draws: ['unrest'], pcs: { salamis: 0 } }),
      [0, { sail: 'salamis' }],
      [2, { pass: true }],
      [0, { dropOff: 'outside', loyal: 1 }],
      [0, { sail: 'paphos' }],
    );
    alone(table, 2, { play: STORMS });
    expect(table.fact('units')).toEqual(['0 salamis loyal 1', '0 tarsos loyal 3']);
  });

  it('C29-07 against The Pontic Fleet, too', () => {
    const table = scene({
      step: 'tyche',
      hands: { 0: ['the-pontic-fleet'], 2: [STORMS] },
      generals: { antigonos: '0 sinope' },
      units: ['0 sinope loyal 2'],
      orders: always(2),
      draws: ['unrest'],
    });
    table.does(0, { event: 'the-pontic-fleet' });
    table.does(0, { march: 'antigonos', from: 'sinope', side: 'outside', loyal: 2 });
    table.does(0, { at: 'trapezous', side: 'outside' });
    expect(asked(table)).toEqual(['2 seaCards']);
    alone(table, 2, { play: STORMS });
    expect(table.fact('units')).toEqual(['0 sinope loyal 2']);
  });

  it('D6-09 by default nobody is asked at a step, and at a battle the two sides', () => {
    expect(asked(sails({ orders: {} }))).toEqual(['0 sail']);
    const table = meets({ orders: {}, hands: { 0: ['fog'], 1: [STORMS], 2: [`${STORMS}-2`] } });
    expect(asked(table)).toEqual(['0 seaCards', '1 seaCards']);
  });
  it('D6-09 D6-36 nobody is asked for a card of which all know that another holds it, nor if all know his whole hand', () => {
    const calm = {
      out: [STORMS, `${STORMS}-2`, ADMIRAL, `${ADMIRAL}-2`],
      orders: always(0, 1, 2, 3),
    };
    const fetching = (
      seat: number,
      card: string,
      hands: NonNullable<Scene['hands']>,
      discard = ['unrest', 'treachery'],
    ): Table =>
      plays(
        embarked({ ...calm, provinces: { phoinike: 1 }, hands, discard }),
        [seat, { invoke: 'ahura-mazda' }],
        [seat, { take: card }],
        [0, { sail: 'salamis' }],
        [1, { engage: 'phoinike' }],
      );
    const one = { 0: ['diplomacy'], 1: ['mutiny'], 3: ['scouts'] };
    expect(asked(fetching(2, 'fog', { ...one, 2: ['ahura-mazda'] }, ['fog', 'unrest']))).toEqual([
      '2 seaCards',
    ]);
    expect(asked(fetching(2, 'unrest', { 1: ['mutiny'], 2: ['ahura-mazda'], 3: ['fog'] }))).toEqual([
      '1 seaCards',
      '3 seaCards',
    ]);
  });
  it('C53-01 D6-07 Storms may wait until Fog is finished: who let the battle come is asked anew', () => {
    const table = meets({
      hands: { 0: ['fog'], 1: [STORMS], 2: [`${STORMS}-2`] },
      orders: always(2),
      draws: ['unrest', 'diplomacy'],
    });
    plays(table, [0, { play: 'fog' }], [1, { pass: true }], [2, { pass: true }]);
    table.does(1, { pass: true }); // no Cretan Liar
    // Whoever sails can do nothing more.
    expect(asked(table)).toEqual(['1 seaCards', '2 seaCards']);
    table.does(2, { pass: true });
    alone(table, 1, { play: STORMS });
    expect([told(table, 'stormed'), table.fact('units')]).toEqual([
      { seat: 0, space: 'salamis' },
      ['0 tarsos loyal 4'],
    ]);
    expect(table.events().filter(({ key }) => key === 'event.cancelledBattle')).toHaveLength(1);
  });
});

describe('Card 55, Fog', () => {
  const foggy = (parts: Scene = {}): Table => meets({ hands: { 3: ['fog'] }, orders: always(3), ...parts });
  it('C55-01 is played after a Naval Battle has been declared and before its dice', () => {
    const table = foggy();
    expect([asked(table), battles(table), offered(table, 3, 'play')]).toEqual([['3 seaCards'], [], ['fog']]);
    const calm = sails({ hands: { 3: ['fog', STORMS] }, orders: always(3) });
    expect(calm.refuses(3, { play: 'fog' })).toBe('C55-01');
  });
  it('C55-02 by anybody, also one who takes no part', () => {
    for (const seat of [0, 1, 2, 3])
      expect(asked(foggy({ hands: { [seat]: ['fog'] }, orders: always(seat) }))).toEqual([
        `${seat} seaCards`,
      ]);
  });
  it('C55-03 all battles there are cancelled: no dice, no Fleet Dispersed', () => {
    const table = alone(twice({ hands: { 3: ['fog'] }, orders: always(3), draws: ['unrest'] }), 3, {
      play: 'fog',
    });
    expect([battles(table), told(table, 'fleetDispersed')]).toEqual([[], undefined]);
    expect(told(table, 'fogged')).toMatchObject({ seat: 3 });
    expect(table.events().filter(({ key }) => key === 'event.cancelledBattle')).toHaveLength(2);
  });
  it('C55-04 Champion status does not change, and the declaration is used up', () => {
    const table = alone(foggy({ draws: ['unrest'] }), 3, { play: 'fog' });
    expect(table.fact('champions')).toEqual([0, 1, 2, 3]);
    expect(table.fact('voyage')).toMatchObject({ declared: [1] });
    table.does(0, { sail: 'paphos' });
    expect(asked(passes(table))).toEqual(['0 sail']);
  });
  it('C55-05 the movement goes on into the announced space', () => {
    const table = alone(foggy({ draws: ['unrest'] }), 3, { play: 'fog' });
    expect([asked(table), table.fact('voyage')]).toMatchObject([['0 sail'], { space: 'salamis' }]);
  });
});

describe('Card O66, Superior Admiral', () => {
  const both = [ADMIRAL, `${ADMIRAL}-2`];
  const led = (parts: Scene = {}): Table => meets({ hands: { 1: both }, orders: {}, ...parts });
  const DEFEAT = [1, 1, 6, 6];
  it('CO66-01 is played just before the dice of a Naval Battle', () => {
    const table = led();
    expect([asked(table), offered(table, 1, 'play'), battles(table)]).toEqual([['1 seaCards'], both, []]);
  });
  it('CO66-02 by who takes part with a Fleet', () => {
    const table = led({
      hands: { 0: [ADMIRAL, STORMS], 1: [], 2: [`${ADMIRAL}-2`, `${STORMS}-2`] },
      orders: always(2),
    });
    for (const [seat, card] of [
      [0, ADMIRAL], // without an escort
      [2, `${ADMIRAL}-2`],
    ] as const)
      expect(table.refuses(seat, { play: card })).toBe('CO66-02');
  });
  it('CO66-03 his roll gets 2 more', () => {
    const table = alone(led({ draws: ['unrest'], dice: [1, 1, 2, 3, 1] }), 1, { play: ADMIRAL });
    expect(told(table, 'rollEased')).toEqual({ seat: 1, by: 2 });
    expect(told(table, 'navalRoll')).toMatchObject({ seat: 1, dice: [2, 3], bonus: 2, roll: 7 });
  });
  it('CO66-04 beyond the Battle Table its last row counts', () => {
    const table = alone(led({ draws: ['unrest'], dice: [...DEFEAT, 1] }), 1, { play: ADMIRAL });
    const scores = table.events().filter(({ key }) => key === 'event.navalRoll');
    expect(scores.at(-1)?.params).toMatchObject({ roll: 14 });
    const plain = passes(led({ dice: [...DEFEAT, 1] }));
    expect(Number(scores.at(-1)?.params.score)).toBeGreaterThanOrEqual(
      Number(told(plain, 'navalRoll')?.score),
    );
  });
  it('CO66-05 a side gets it only once in a battle', () => {
    const table = led({ hands: { 1: [...both, 'fog'] }, draws: ['unrest'] });
    table.does(1, { play: ADMIRAL });
    expect(offered(table, 1, 'play')).toEqual(['fog']);
    expect(table.refuses(1, { play: `${ADMIRAL}-2` })).toBe('CO66-05');
  });
  it('CO66-05 for the next battle of the same step there is nothing of it', () => {
    const table = twice({ hands: { 1: [ADMIRAL] }, draws: ['unrest'], dice: [6, 6, 1, 1, 6, 6, 1, 1] });
    alone(table, 1, { play: ADMIRAL });
    const rolls = table.events().filter(({ key }) => key === 'event.navalRoll');
    expect(rolls.map(({ params }) => params.bonus)).toEqual([0, 2, 0, 0]);
  });
  it('D6-07 CO66-01 is not played if the battle was called off by a card that was played before it', () => {
    for (const [seat, card] of [
      [0, 'fog'],
      [2, STORMS],
    ] as const) {
      const table = led({
        hands: { 1: [ADMIRAL], [seat]: [card] },
        orders: always(seat),
        // So that the other card comes first.
        first: seat,
        active: 0,
        draws: ['unrest'],
      });
      table.does(1, { play: ADMIRAL });
      alone(table, seat, { play: card });
      expect([told(table, 'rollEased'), battles(table)]).toEqual([undefined, []]);
      expect([table.fact('hands'), table.fact('discard')]).toMatchObject([{ 1: [ADMIRAL] }, [card]]);
    }
  });
});
