import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { sceneWith, withData } from './cards.ts';
import { entering, plays } from './reactions.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';
import { alone } from './surprises.ts';

const SCOUTS = 'scouts';
const always = { 1: { interceptionRoll: 'always', evasionRoll: 'always' } };
/** A General of seat 1 tries from Ephesos, with three CUs, and has Scouts in his hand. */
const tries = (general: string, parts: Scene = {}): Table =>
  plays(
    entering({
      generals: { [general]: '1 ephesos' },
      units: ['1 ephesos loyal 3'],
      hands: { 1: [SCOUTS], 2: ['fog'] },
      orders: always,
      ...parts,
    }),
    [1, { intercept: general, loyal: 3 }],
  );
const evades = (parts: Scene = {}): Table =>
  plays(
    entering(
      {
        generals: { perdikkas: '1 ephesos' },
        units: ['1 ephesos loyal 2'],
        hands: { 1: [SCOUTS] },
        orders: always,
        ...parts,
      },
      'ephesos',
    ),
    [1, { evade: true }],
  );

describe('Card 46, Scouts', () => {
  it('C46-01 is played just before the die of an Interception, by who tries and nobody else', () => {
    const table = tries('perdikkas', { dice: [3], orders: { ...always, 2: { interceptionRoll: 'always' } } });
    expect(asked(table)).toEqual(['1 interceptionRoll']);
    expect(told(table, 'interceptionRoll')).toBeUndefined();
    table.does(1, { pass: true });
    expect(told(table, 'interceptionRoll')).toMatchObject({ die: 3, bonus: 0, success: false });
  });
  it('C46-01 and of an Evasion', () => {
    const table = evades({ dice: [2], draws: ['fog'] });
    expect(asked(table)).toEqual(['1 evasionRoll']);
    table.does(1, { play: SCOUTS });
    expect(told(table, 'evasionRoll')).toMatchObject({ die: 2, bonus: 2, needed: 4, success: true });
    expect(asked(table)).toEqual(['1 flee']);
  });
  it('C46-01 at no other moment', () => {
    const table = scene({ hands: { 0: [SCOUTS] } });
    expect(table.refuses(0, { invoke: SCOUTS })).toBe('C46-01');
  });

  it('C46-02 the roll gets 2 more', () => {
    const table = tries('perdikkas', { dice: [2], draws: ['unrest'] });
    expect(offered(table, 1, 'play')).toEqual([SCOUTS]);
    table.does(1, { play: SCOUTS });
    expect(told(table, 'surprise')).toEqual({ seat: 1, card: SCOUTS });
    expect(told(table, 'interceptionRoll')).toMatchObject({ die: 2, bonus: 2, needed: 4, success: true });
  });

  /** A deck in which Unrest does what Scouts do. */
  const twoScouts = (parts: Scene): Table => {
    const table = sceneWith(
      withData('spies-in-the-camp', {
        type: 'surprise',
        ops: null,
        window: ['interception-roll'],
        clauses: { moment: 'C46-01', ownRoll: 'C46-01', singly: 'C46-03' },
        effects: [
          { kind: 'roll-modifier', rolls: ['interception'], side: 'self', modifier: 2, maxPerRoll: 1 },
        ],
      }),
      {
        die: 4,
        generals: { antigonos: '0 sardeis', antipatros: '1 ephesos' },
        units: ['0 sardeis loyal 4', '1 ephesos loyal 3'],
        hands: { 1: [SCOUTS, 'spies-in-the-camp'] },
        orders: always,
        ...parts,
      },
    );
    return plays(
      table,
      [0, { march: 'antigonos', from: 'sardeis', side: 'outside', loyal: 4 }],
      [0, { go: 'pergamon' }],
      [1, { intercept: 'antipatros', loyal: 3 }],
    );
  };
  it('C46-03 only once, even with a second such card', () => {
    const table = twoScouts({ dice: [2], draws: ['fog'] });
    table.does(1, { play: SCOUTS });
    // The other card could do nothing more: nobody is asked again.
    expect(told(table, 'interceptionRoll')).toMatchObject({ die: 2, bonus: 2, needed: 5, success: false });
  });

  it('C46-04 Eumenes, who needs a 3, tests the roll with it', () => {
    const table = tries('eumenes', { dice: [1], draws: ['unrest'] });
    alone(table, 1, { play: SCOUTS });
    expect(told(table, 'interceptionRoll')).toMatchObject({ die: 1, needed: 3, success: true });
  });

  it('D6-09 nobody is asked by default, nor where the card is out or would change nothing', () => {
    for (const parts of [{ orders: {} }, { hands: { 1: ['fog'] }, discard: [SCOUTS] }])
      expect(told(tries('perdikkas', { ...parts, dice: [3] }), 'interceptionRoll')).toMatchObject({ die: 3 });
  });
});
