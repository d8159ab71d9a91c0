import { describe, expect, it } from 'vitest';
import { asked, EIGHT, newGame, offered, scene, seen, told } from './scene.ts';

interface Ratings {
  [general: string]: { initiative: number; battle: number; seniority: number };
}

describe('7.1.A Seniority', () => {
  it('S7.1.A-01 from 20 for Perdikkas down to 0 for all Minor Generals', () => {
    const ratings = scene({}).fact('ratings') as Ratings;
    const seniority = Object.values(ratings).map((each) => each.seniority);
    expect(seniority.filter((each) => each > 0)).toEqual(Array.from({ length: 20 }, (_, i) => 20 - i));
    expect(ratings.perdikkas.seniority).toBe(20);
    for (const minor of ['philoxenos', 'alketas', 'archon']) expect(ratings[minor].seniority).toBe(0);
  });

  it('S7.1.A-02 in each location the General of the highest Seniority commands', () => {
    const table = scene({
      unsettled: true, // Peithon has just come
      pcs: { tyros: 0 },
      generals: { demetrios: '0 tyros', krateros: '0 tyros', eumenes: '0 tyros inside', peithon: '1 tyros' },
      units: ['0 tyros loyal 2'],
    });
    expect(table.fact('commanders')).toEqual({
      '0 tyros': 'krateros',
      '0 tyros inside': 'eumenes',
      '1 tyros': 'peithon',
    });
    const [army] = seen(table, 1).stacks as { generals: string[] }[];
    expect(army.generals).toEqual(['krateros', 'demetrios']);
  });

  it('S7.1.A-03 of players who are equal, the one with the more Senior General', () => {
    const table = scene({
      turn: 2,
      step: 'usurper',
      provinces: { thessalia: 1, karia: 2, rhodos: 3 },
      generals: { antigonos: '1 larisa', demetrios: '2 knidos', leonnatos: '2 killed' },
    });
    expect(told(table, 'usurper')).toEqual({ seat: 1 });
    expect(asked(table)).toEqual(['0 turnOrder']);
  });
});

describe('7.1.B Major Generals', () => {
  it('S7.1.B-02 whoever has lost all of his stays in the game, and may recruit', () => {
    const table = scene({
      step: 'tyche',
      generals: { perdikkas: '0 killed', krateros: '0 killed' },
      hands: { 0: ['olympias'] },
    });
    expect(offered(table, 0, 'recruit')).toEqual(['olympias']);
    table.does(0, { recruit: 'olympias', general: 'lysimachos' });
    table.does(0, { camp: 'kardia', side: 'outside' });
    expect(table.fact('generals')).toMatchObject({ lysimachos: '0 kardia' });
    expect(asked(table)).toEqual(['0 activate']);
  });

  it('S7.1.B-03 a Minor General who has lost his last CU comes again', () => {
    const table = scene({
      generals: { philoxenos: '0 kardia' },
      units: ['0 kardia royal 1', '0 pella loyal 1'],
      pcs: { pella: 0 },
    });
    table.does(0, { disband: 'kardia', side: 'outside', count: 1 });
    expect(table.fact('generals')).toMatchObject({ philoxenos: '0 off-map' });
    table.does(0, { appoint: 'philoxenos', at: 'pella', side: 'outside' });
    expect(table.fact('generals')).toMatchObject({ philoxenos: '0 pella' });
  });

  it('S7.1.B-04 at set-up each of the twenty is Starting, Reserve, Event or Unavailable', () => {
    const table = newGame(4, { draws: EIGHT });
    const states = Object.values(table.fact('generals') as { [name: string]: string }).slice(0, 20);
    const count = (group: RegExp) => states.filter((state) => group.test(state)).length;
    expect([/^\d/, /^reserve$/, /^event$/, /^unavailable$/].map(count)).toEqual([8, 5, 4, 3]);
  });

  it('S7.1.B-10 everybody sees whose a General is', () => {
    const table = scene({ generals: { perdikkas: '0 babylon', krateros: '3 tarsos' } });
    for (const viewer of [0, 1, 3, null])
      expect(seen(table, viewer).generals).toMatchObject({
        perdikkas: { owner: 0, at: 'babylon' },
        krateros: { owner: 3, at: 'tarsos' },
      });
  });
});
