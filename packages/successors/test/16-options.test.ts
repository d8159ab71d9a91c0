import { describe, expect, it } from 'vitest';
import { successors } from '../src/index.ts';
import * as read from '../src/settings.ts';
import { EIGHT, newGame, scene } from './scene.ts';

const { settings, optionalCards, ...readers } = read;
/** How each option is read, by its name: the rules ask these and nobody else. */
const asked: { readonly [option: string]: (p: never) => number } = {
  ...readers,
  cavalrySuperiority: optionalCards['cavalry-superiority'],
  diplomaticMarriage: optionalCards['diplomatic-marriage'],
  oracle: optionalCards.oracle,
  alexandersGhost: optionalCards['alexanders-ghost'],
  superiorAdmiral: optionalCards['superior-admiral'],
  priceOfFailure: optionalCards['price-of-failure'],
  portReSupplied: optionalCards['port-re-supplied'],
};
const agreedOn = (position: unknown): string[] =>
  Object.keys(settings).filter((option) => asked[option](position as never) === 1);

const among = (options: { [option: string]: boolean }) =>
  // Who chooses colours does so before anything is dealt.
  newGame(4, { options, draws: options.chooseColours ? [] : EIGHT }).position;

describe('16 Optional rules', () => {
  it('S16-01 each is switched on by itself, and the others stay off', () => {
    for (const option of Object.keys(settings)) expect(agreedOn(among({ [option]: true }))).toEqual([option]);
  });
  it('S16-01 and in any combination', () => {
    const all = Object.keys(settings);
    const on = (chosen: readonly string[]) => Object.fromEntries(chosen.map((option) => [option, true]));
    for (const [i, one] of all.entries())
      for (const other of all.slice(i + 1)) expect(agreedOn(among(on([one, other])))).toEqual([one, other]);
    expect(agreedOn(among(on(all)))).toEqual(all);
  });
  it('S16-02 they are agreed on before the game, and stay as they are', () => {
    const options = { cavalry: true, eightCuLimit: true };
    expect(agreedOn(newGame(4, { options, draws: EIGHT }).position)).toEqual(['eightCuLimit', 'cavalry']);
    const generals = { perdikkas: '0 babylon', krateros: '1 tarsos' };
    const table = scene({ options, step: 'turnEnd', turn: 2, seats: 2, generals, dice: [6, 1] });
    expect([table.fact('turn'), agreedOn(table.position)]).toEqual([3, ['eightCuLimit', 'cavalry']]);
  });
  it('S16.1-03 of the Cavalry Superiority cards it is said that they are not recommended with 16.9', () => {
    expect(successors.settings.cavalrySuperiority).toMatchObject({ unwiseWith: ['cavalry'] });
    const others = Object.entries(successors.settings).filter(([option]) => option !== 'cavalrySuperiority');
    expect(others.filter(([, setting]) => setting.unwiseWith !== undefined)).toEqual([]);
  });
});
