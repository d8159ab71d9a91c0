import type { Json } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { asked, EIGHT, newGame, offered, scene, seen } from './scene.ts';

/** The Major Generals of each player, on the map or not yet. */
function majorsOf(table: ReturnType<typeof newGame>): { [seat: string]: string[] } {
  const majors: { [seat: string]: string[] } = {};
  for (const [name, where] of Object.entries(table.fact('generals') as { [name: string]: string })) {
    const [seat, state] = where.split(' ');
    if (/^\d$/.test(seat) && state !== 'off-map') majors[seat] = [...(majors[seat] ?? []), name].toSorted();
  }
  return majors;
}

describe('4.4 Dealing the Generals', () => {
  it('S4.4-01 nobody can ever have an unavailable General', () => {
    expect(newGame(2, { options: { chooseColours: true } }).fact('generals')).toMatchObject({
      menelaos: 'unavailable',
      pleistarchos: 'unavailable',
      polyarchos: 'unavailable',
    });
    const table = scene({ step: 'tyche', hands: { 0: ['greek-mercenaries'] } });
    expect(offered(table, 0, 'general', { recruit: 'greek-mercenaries' })).toContain('nearchos');
    expect(table.refuses(0, { recruit: 'greek-mercenaries', general: 'menelaos' })).toBe('S6.2.D-05');
  });

  it('S4.4-03 two players get four each, as they were shuffled', () => {
    expect(majorsOf(newGame(2, { draws: EIGHT }))).toEqual({
      0: ['antipatros', 'krateros', 'perdikkas', 'ptolemaios'],
      1: ['antigonos', 'eumenes', 'leonnatos', 'peithon'],
    });
  });

  it('S4.4-04 three players get three each', () => {
    expect(majorsOf(newGame(3, { draws: ['lysimachos', ...EIGHT] }))).toEqual({
      0: ['antipatros', 'lysimachos', 'perdikkas'],
      1: ['krateros', 'leonnatos', 'ptolemaios'],
      2: ['antigonos', 'eumenes', 'peithon'],
    });
  });

  it('S4.4-05 four players get two each', () => {
    expect(majorsOf(newGame(4, { draws: EIGHT }))).toEqual({
      0: ['antipatros', 'perdikkas'],
      1: ['krateros', 'ptolemaios'],
      2: ['leonnatos', 'peithon'],
      3: ['antigonos', 'eumenes'],
    });
  });
});

describe('4.4 Five players', () => {
  const TEN = [...EIGHT, 'lysimachos', 'seleukos'];
  /** Everybody gives back the first of the two that he was dealt, in whatever order the answers come. */
  const giveBack = (table: ReturnType<typeof newGame>, seats: readonly number[]) => {
    for (const seat of seats) table.does(seat, { giveBack: TEN[2 * seat] });
  };

  it('S4.4-06 each of two gives one back, and gets one of those that were given back', () => {
    const redealt = ['lysimachos', 'perdikkas', 'krateros', 'leonnatos', 'antigonos'];
    const table = newGame(5, { draws: [...TEN, ...redealt] });
    expect(asked(table)).toEqual([0, 1, 2, 3, 4].map((seat) => `${seat} discardGeneral`));
    expect(offered(table, 1, 'giveBack')).toEqual(['krateros', 'ptolemaios']);
    expect(table.refuses(1, { giveBack: 'perdikkas' })).toBe('S4.4-06');
    giveBack(table, [3, 0, 4, 1, 2]);
    expect(majorsOf(table)).toEqual({
      0: ['antipatros', 'lysimachos'],
      1: ['perdikkas', 'ptolemaios'],
      2: ['krateros', 'peithon'],
      3: ['eumenes', 'leonnatos'],
      4: ['antigonos', 'seleukos'],
    });
  });

  it('D4-06 until all have chosen nobody knows what the others were dealt or gave back', () => {
    const table = newGame(5, { draws: TEN });
    giveBack(table, [0, 2]);
    const { generals } = seen(table, 1) as unknown as { generals: { [name: string]: Json } };
    expect(generals.krateros).toMatchObject({ owner: 1, state: 'offered' });
    expect(generals.perdikkas).toMatchObject({ owner: null, state: 'offered' });
    expect(generals.antipatros).toMatchObject({ owner: null, state: 'offered' });
    expect(table.events(1).some(({ key }) => key === 'event.discardedGeneral')).toBe(false);
  });

  it('D4-06 a player may get back the General whom he gave', () => {
    const own = ['perdikkas', 'krateros', 'leonnatos', 'antigonos', 'lysimachos'];
    const table = newGame(5, { draws: [...TEN, ...own] });
    giveBack(table, [0, 1, 2, 3, 4]);
    expect(majorsOf(table)[0]).toEqual(['antipatros', 'perdikkas']);
  });
});
