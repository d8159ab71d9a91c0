import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { recomposed, sceneWith } from './cards.ts';
import { asked, type Scene, told } from './scene.ts';

/** The card without the CUs that it brings, and without their PC: what is there is laid out. */
const calling = (position: Scene): Table =>
  sceneWith(
    recomposed('olympias', ({ effects }) => ({
      effects: effects.filter(({ kind }) => kind === 'take-royal'),
      clauses: { needs: 'C30-01' },
    })),
    { turn: 2, step: 'tyche', hands: { 0: ['olympias'] }, royals: { olympias: 'molossia' }, ...position },
  );
function playing(position: Scene): Table {
  const table = calling(position);
  table.does(0, { event: 'olympias' });
  return table;
}
const who = (table: Table) => (table.fact('royals') as Record<string, string>).olympias;

describe('Card 30, Olympias: who controls her', () => {
  it('C30-01 she has to be alive', () => {
    expect(calling({ royals: { olympias: 'dead' } }).refuses(0, { event: 'olympias' })).toBe('C30-01');
  });

  it('C30-08 S8.2-06 he does, whose General is in her location', () => {
    const table = playing({ generals: { attalos: '0 molossia' }, units: ['0 molossia mercenary 4'] });
    expect([who(table), asked(table)]).toEqual(['molossia by 0', ['0 activate']]);
    expect(told(table, 'gainedRoyal')).toEqual({ seat: 0, royal: 'olympias' });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 6 });
  });

  it('C30-08 or whose PC is', () => {
    expect(who(playing({ pcs: { molossia: 0 } }))).toBe('molossia by 0');
  });

  it('C30-08 with neither she stays as she was', () => {
    expect(who(playing({ pcs: { chaonia: 0 } }))).toBe('molossia');
    expect(who(playing({ pcs: { molossia: 1 }, royals: { olympias: 'molossia by 1' } }))).toBe(
      'molossia by 1',
    );
  });

  it('C30-08 D8-21 a PC alone will not do where a General of another player is', () => {
    const table = playing({ pcs: { molossia: 0 }, generals: { krateros: '1 molossia' } });
    expect(who(table)).toBe('molossia');
    expect(table.fact('legitimacy')).toMatchObject({ 0: 3 });
  });

  it('C30-09 also if another player had her, by a PC', () => {
    const table = playing({
      pcs: { molossia: 1 },
      generals: { attalos: '0 molossia' },
      units: ['0 molossia mercenary 4'],
      royals: { olympias: 'molossia by 1' },
      unsettled: true,
    });
    expect([who(table), table.fact('legitimacy')]).toMatchObject(['molossia by 0', { 0: 6, 1: 3 }]);
  });
});
