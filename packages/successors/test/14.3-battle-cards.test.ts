import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { againstLeosthenes, battle, toldOf } from './battle.ts';
import { asked, offered, type Scene, told } from './scene.ts';
import { alone } from './surprises.ts';

/** What seat 0 holds, who attacks with the higher Prestige. */
const holding = (cards: readonly string[], parts: Parameters<typeof battle>[0] = {}): Table =>
  battle({ hands: { 0: cards }, popularity: { antigonos: 9 }, ...parts });
/** 12 against 1: the Attacker wins. */
const WIN = [6, 6, 1, 1];
const SHIELDS = 'silver-shields-change-sides';
const AED = 'anti-elephant-devices';
const CAVALRY = 'cavalry-superiority';
const unitsOf = (table: Table, seat: number) => toldOf(table, 'battleStrength', seat);

describe('14.3 Battle Cards', () => {
  const all = [
    'mutiny',
    AED,
    SHIELDS,
    CAVALRY,
    'scouts',
    'fog',
    'traitor-inside-city',
    'cretan-liar',
    'unrest',
  ];
  it('S14.3-01 are Mutiny, Anti-Elephant Devices, Silver Shields and Cavalry Superiority', () => {
    const table = holding(all, { defenders: 'loyal 1 elephant 1 silver-shields 2' });
    expect([asked(table), offered(table, 0, 'play'), offered(table, 0, 'sway')]).toEqual([
      ['0 battleCards'],
      [SHIELDS, AED, CAVALRY],
      ['mutiny'],
    ]);
    expect(table.refuses(0, { play: 'scouts' })).toBe('C46-01');
    expect(table.refuses(0, { play: 'unrest' })).toBe('S6.2-07');
  });

  it('S6.2-07 no other card than a Surprise card can be played there', () => {
    expect(holding([CAVALRY, 'unrest']).refuses(0, { play: 'unrest' })).toBe('S6.2-07');
  });

  it('S14.2-02 who joins from the city has decided before', () => {
    const table = battle({
      into: 'sardeis',
      pcs: { sardeis: 1 },
      units: ['1 sardeis inside mercenary 1'],
      hands: { 0: [CAVALRY] },
    });
    expect(asked(table)).toEqual(['1 join']);
    table.does(1, { stay: true });
    expect(asked(table)).toEqual(['0 battleCards']);
  });

  it('S14.3-02 nobody else plays them', () => {
    const table = battle({
      hands: { 2: ['mutiny', AED, CAVALRY] },
      orders: { 2: { battleCards: 'always' } },
      defenders: 'loyal 1 elephant 1',
      dice: [1, ...WIN, 1],
    });
    expect(told(table, 'battleRoll')).toBeDefined();
  });

  it('S14.3-03 first all of the Attacker’s, then the Defender’s, and no way back', () => {
    const table = holding([CAVALRY, AED], {
      hands: { 0: [CAVALRY, AED], 1: [`${CAVALRY}-2`] },
      defenders: 'loyal 3 elephant 1',
      draws: ['unrest', 'fog'],
      dice: [1, 1, 1, 1],
    });
    expect(asked(table)).toEqual(['0 battleCards']);
    table.does(0, { play: AED });
    table.does(1, { pass: true }); // he has no Cretan Liar
    expect(asked(table)).toEqual(['0 battleCards']);
    table.does(0, { pass: true });
    expect(asked(table)).toEqual(['1 battleCards']);
    alone(table, 1, { play: `${CAVALRY}-2` });
    expect(told(table, 'battleRoll')).toMatchObject({ seat: 1, bonus: 1 });
  });

  it('S6.2-11 any number of them, each resolved before the next', () => {
    const table = holding(['mutiny', 'mutiny-2'], {
      draws: ['unrest', 'fog'],
      dice: [...WIN, 1],
    });
    table.does(0, { sway: 'mutiny', unit: 'loyal' });
    expect(table.fact('units')).toEqual(['0 ephesos loyal 5', '1 ephesos loyal 3']);
    alone(table, 0, { sway: 'mutiny-2', unit: 'loyal' });
    expect(unitsOf(table, 0)).toMatchObject({ loyal: 6 });
  });
});

describe('Card 48, Mutiny', () => {
  it('C48-01 is played when battle cards are played', () => {
    const table = battle({ hands: { 0: ['mutiny'] }, defenders: 'loyal 4', popularity: { antigonos: 9 } });
    expect(asked(table)).toEqual(['0 battleCards']);
    expect(offered(table, 0, 'sway')).toEqual(['mutiny']);
  });
  it('C48-02 not against an Independent Army', () => {
    const table = againstLeosthenes({
      hands: { 0: ['mutiny', CAVALRY] },
      popularity: { antigonos: 9 },
    });
    expect(asked(table)).toEqual(['0 battleCards']);
    expect(table.refuses(0, { sway: 'mutiny', unit: 'loyal' })).toBe('C48-02');
  });
  it.each([
    [8, []],
    [9, ['mutiny']],
  ])('C48-03 with higher Prestige in the battle location, not with the same (%i)', (antigonos, sways) => {
    const table = battle({
      hands: { 0: ['mutiny', CAVALRY] },
      popularity: { antigonos, lysimachos: 8 },
      successors: [0, 1],
    });
    expect(offered(table, 0, 'sway')).toEqual(sways);
    if (sways.length === 0) expect(table.refuses(0, { sway: 'mutiny', unit: 'loyal' })).toBe('C48-03');
  });
  it('C48-04 C48-08 one Loyal Macedonian or Royal Army CU is picked, and never the Silver Shields', () => {
    const defenders = 'mercenary 1 loyal 1 royal 1 silver-shields 2';
    const table = holding(['mutiny'], { defenders });
    expect(offered(table, 0, 'unit', { sway: 'mutiny' })).toEqual(['loyal', 'royal']);
    for (const unit of ['mercenary', 'silver-shields'])
      expect(table.refuses(0, { sway: 'mutiny', unit })).toBe('C48-04');
  });
  it('C48-05 one that takes part in the battle, not one inside the city', () => {
    const table = battle({
      into: 'sardeis',
      pcs: { sardeis: 1 },
      units: ['1 sardeis inside royal 1'],
      hands: { 0: ['mutiny'] },
      popularity: { antigonos: 9 },
    });
    table.does(1, { stay: true });
    expect(offered(table, 0, 'unit', { sway: 'mutiny' })).toEqual(['loyal']);
  });
  it('C48-06 it belongs to him and fights for him, in the active group (D14-24)', () => {
    const table = holding(['mutiny'], { draws: ['unrest'], dice: [...WIN, 1] });
    alone(table, 0, { sway: 'mutiny', unit: 'loyal' });
    expect(told(table, 'swayed')).toEqual({ seat: 1, to: 0, unit: 'loyal', count: 1, space: 'ephesos' });
    expect([unitsOf(table, 0), unitsOf(table, 1)]).toMatchObject([{ loyal: 5 }, { loyal: 3 }]);
    expect(table.fact('march')).toMatchObject({ units: { loyal: 5 } });
  });
  it('C48-06 of the Defender it stands there without a mark (D14-24)', () => {
    const table = battle({
      hands: { 1: ['mutiny'] },
      popularity: { lysimachos: 9 },
      draws: ['unrest'],
      dice: [1, 1, 6, 6, 1],
    });
    alone(table, 1, { sway: 'mutiny', unit: 'loyal' });
    expect([unitsOf(table, 0), unitsOf(table, 1)]).toMatchObject([{ loyal: 3 }, { loyal: 5 }]);
  });
  it('C48-09 D14-23 without a CU there is no battle: his Generals are Dispersed, and MPs are kept', () => {
    const table = holding(['mutiny'], {
      defenders: 'loyal 1',
      attackers: 'loyal 2',
      draws: ['unrest'],
    });
    alone(table, 0, { sway: 'mutiny', unit: 'loyal' });
    expect(told(table, 'noBattle')).toEqual({ seat: 1, space: 'ephesos' });
    expect(table.fact('generals')).toMatchObject({ lysimachos: '1 dispersed' });
    expect([told(table, 'battle'), asked(table)]).toEqual([undefined, ['0 march']]);
    expect(table.fact('march')).toMatchObject({ left: 3, units: { loyal: 3 } });
  });
  it('C48-09 CO60-02 and nobody is asked for another card, for there is no battle', () => {
    const out = ['cretan-liar', 'cretan-liar-2'];
    const table = holding(['mutiny', CAVALRY], { defenders: 'loyal 1', draws: ['unrest'], out });
    table.does(0, { sway: 'mutiny', unit: 'loyal' });
    expect(told(table, 'noBattle')).toEqual({ seat: 1, space: 'ephesos' });
    expect([asked(table), table.fact('discard')]).toEqual([['0 march'], ['mutiny']]);
  });
  it('C48-09 a Minor General goes off map', () => {
    const table = holding(['mutiny'], {
      defenders: 'loyal 1',
      attackers: 'loyal 2',
      against: ['polemaios'],
      draws: ['unrest'],
    });
    alone(table, 0, { sway: 'mutiny', unit: 'loyal' });
    expect(table.fact('generals')).toMatchObject({ polemaios: '1 off-map' });
  });
  it('D10-08 Champion status stays lost', () => {
    const table = holding(['mutiny'], { defenders: 'loyal 1', attackers: 'loyal 2', draws: ['unrest'] });
    alone(table, 0, { sway: 'mutiny', unit: 'loyal' });
    expect(table.fact('champions')).not.toContain(0);
  });
});

describe('Card 47B, Silver Shields', () => {
  const shields = (parts: Parameters<typeof battle>[0] = {}): Table =>
    battle({
      hands: { 0: [SHIELDS] },
      defenders: 'loyal 1 silver-shields 2',
      draws: ['unrest'],
      ...parts,
    });
  it('C47B-01 is played when battle cards are played', () => {
    const table = shields({ draws: [] });
    expect([asked(table), offered(table, 0, 'play')]).toEqual([['0 battleCards'], [SHIELDS]]);
  });
  it('C47B-02 if the Silver Shields fight against its player', () => {
    const table = battle({ hands: { 0: [SHIELDS, CAVALRY] }, attackers: 'loyal 2 silver-shields 2' });
    expect(table.refuses(0, { play: SHIELDS })).toBe('C47B-02');
  });
  it('C47B-03 not with an Independent Army in the battle', () => {
    const table = againstLeosthenes({ hands: { 0: [SHIELDS, CAVALRY] } });
    expect(table.refuses(0, { play: SHIELDS })).toBe('C47B-03');
  });
  it('C47B-04 C47B-05 S7.2.D-05 one CU is lost, and one that is left fights for him at once', () => {
    const table = shields({ dice: [...WIN, 1] });
    alone(table, 0, { play: SHIELDS });
    expect(table.fact('gone')).toMatchObject({ 'silver-shields': 1 });
    expect([unitsOf(table, 0), unitsOf(table, 1)]).toMatchObject([
      { loyal: 4, 'silver-shields': 1, strength: 11 },
      { loyal: 1, 'silver-shields': 0 },
    ]);
  });
  it('C47B-04 of one CU none is left', () => {
    const table = shields({ defenders: 'loyal 1 silver-shields 1', dice: [...WIN, 1] });
    alone(table, 0, { play: SHIELDS });
    expect([unitsOf(table, 0), told(table, 'swayed')]).toMatchObject([{ 'silver-shields': 0 }, undefined]);
  });
  it('C47B-06 it can only be discarded when they are gone', () => {
    const table = shields({
      hands: { 0: [SHIELDS, CAVALRY] },
      defenders: 'loyal 2',
      gone: { 'silver-shields': 2 },
      boxes: { 'silver-shields': 0 },
      draws: [],
    } as Scene);
    expect(table.refuses(0, { play: SHIELDS })).toBe('C47B-02');
    expect(table.fact('hands')).toMatchObject({ 0: [SHIELDS, CAVALRY] });
  });
});

describe('Card 50, Anti-Elephant Devices', () => {
  const elephants = (parts: Parameters<typeof battle>[0] = {}): Table =>
    battle({ hands: { 0: [AED] }, defenders: 'loyal 1 elephant 2', ...parts });
  it('C50-01 is played when battle cards are played', () => {
    const table = elephants();
    expect([asked(table), offered(table, 0, 'play')]).toEqual([['0 battleCards'], [AED]]);
  });
  it('C50-02 against Elephants of the opponent', () => {
    const table = battle({ hands: { 0: [AED, CAVALRY] }, attackers: 'loyal 2 elephant 1' });
    expect(table.refuses(0, { play: AED })).toBe('C50-02');
  });
  it('C50-03 they are worth nothing, and no dice are rolled for them', () => {
    const table = elephants({ draws: ['unrest'], dice: [...WIN, 1] });
    alone(table, 0, { play: AED });
    expect(unitsOf(table, 1)).toMatchObject({ elephant: 2, elephants: [], strength: 2 });
  });
  it('C50-04 they still count as CUs, for losses too', () => {
    const table = elephants({ defenders: 'elephant 2', draws: ['unrest'], dice: [1, 1, 1, 1] });
    alone(table, 0, { play: AED });
    expect(unitsOf(table, 1)).toMatchObject({ elephant: 2 });
    expect(told(table, 'eliminated')).toEqual({ seat: 1, unit: 'elephant', count: 2, space: 'ephesos' });
  });
});

describe('Card O60, Cavalry Superiority', () => {
  const cavalry = (parts: Parameters<typeof battle>[0] = {}): Table =>
    battle({ hands: { 0: [CAVALRY, `${CAVALRY}-2`] }, ...parts });
  it('CO60-01 is played when battle cards are played', () => {
    const table = cavalry();
    expect([asked(table), offered(table, 0, 'play')]).toEqual([['0 battleCards'], [CAVALRY, `${CAVALRY}-2`]]);
  });
  it('CO60-02 by a player with CUs in the battle', () => {
    const table = battle({
      hands: { 2: [CAVALRY] },
      orders: { 2: { battleCards: 'always' } },
      dice: [...WIN, 1],
    });
    expect(told(table, 'battleRoll')).toMatchObject({ bonus: 0 });
  });
  it('CO60-03 S14.7-03 one more, after the dice have been raised to the Battle Rating', () => {
    const table = cavalry({ draws: ['unrest'], dice: [1, 1, 1, 1, 1] });
    alone(table, 0, { play: CAVALRY });
    expect(told(table, 'rollEased')).toEqual({ seat: 0, by: 1 });
    expect(toldOf(table, 'battleRoll', 0)).toMatchObject({ dice: [1, 1], rating: 3, bonus: 1, roll: 7 });
  });
  it('CO60-04 it counts for the test of an exact 9', () => {
    const table = cavalry({ draws: ['unrest'], dice: [5, 3, 1, 1, 6] });
    alone(table, 0, { play: CAVALRY });
    expect(told(table, 'survivalRoll')).toMatchObject({ general: 'antigonos' });
  });
  it('CO60-05 a side gets it only once', () => {
    const table = cavalry({
      hands: { 0: [CAVALRY, `${CAVALRY}-2`, AED] },
      defenders: 'loyal 2 elephant 1',
      draws: ['unrest'],
    });
    table.does(0, { play: CAVALRY });
    expect(offered(table, 0, 'play')).toEqual([AED]);
    expect(table.refuses(0, { play: `${CAVALRY}-2` })).toBe('CO60-05');
  });
});
