import type { Table } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { plays } from './reactions.ts';
import { asked, offered, type Scene, scene, told } from './scene.ts';

const CONDEMNATION = 'condemnation';
/** Seat 1 has two Major Generals. */
const generals = { krateros: '1 damaskos', peithon: '1 dispersed', antigonos: '0 sardeis' };
const judging = (position: Scene = {}): Table =>
  scene({ turn: 2, step: 'tyche', hands: { 0: [CONDEMNATION] }, generals, ...position });
function playing(position: Scene = {}): Table {
  const table = judging(position);
  table.does(0, { event: CONDEMNATION });
  return table;
}
const condemned = (general: string) => ({ lasting: { [CONDEMNATION]: { general } } });
const onWhom = (table: Table) =>
  (table.fact('lasting') as Record<string, { general: string | null }>)[CONDEMNATION]?.general ?? null;

describe('Card 35, Condemnation', () => {
  it('C35-01 needs somebody who is condemned, or a Major General of another player', () => {
    const nobody = { generals: { antigonos: '0 sardeis', philon: 'rhagai', peithon: 'reserve' } };
    expect(judging(nobody).refuses(0, { event: CONDEMNATION })).toBe('C35-01');
    expect(offered(judging({ ...nobody, ...condemned('antigonos') }), 0, 'event')).toEqual([CONDEMNATION]);
    expect(offered(judging(), 0, 'event')).toEqual([CONDEMNATION]);
  });

  it('C35-02 S6.2.A-03 whoever is condemned is freed first, and his Faction has its 3 L again', () => {
    const table = judging({ ...condemned('krateros'), royals: { herakles: 'damaskos by 1' } });
    expect(table.fact('legitimacy')).toMatchObject({ 1: 2 });
    table.does(0, { event: CONDEMNATION });
    expect([onWhom(table), table.fact('legitimacy')]).toMatchObject([null, { 1: 5 }]);
    expect(told(table, 'freed')).toEqual({ general: 'krateros' });
  });

  it('C35-03 that can win the game before anybody else is chosen', () => {
    // 10 for the burial, 5 for Alexandros, 3 as a Champion: 18, but for the condemnation.
    const table = judging({
      ...condemned('krateros'),
      burier: 1,
      royals: { 'funeral-cart': 'dead', tomb: 'pella', alexandros: 'damaskos by 1' },
    });
    expect(table.fact('legitimacy')).toMatchObject({ 1: 15 });
    table.does(0, { event: CONDEMNATION });
    expect([table.fact('legitimacy'), asked(table)]).toMatchObject([{ 1: 18 }, []]);
    expect(told(table, 'instantVictory')).toEqual({ seat: 1 });
  });

  it('C35-04 S6.2.A-04 then he may condemn a General, also the one just freed', () => {
    const table = playing(condemned('krateros'));
    expect([asked(table), offered(table, 0, 'general').sort()]).toEqual([
      ['0 chooseGeneral'],
      ['krateros', 'peithon'],
    ]);
    table.does(0, { general: 'krateros' });
    expect([onWhom(table), table.fact('legitimacy')]).toMatchObject(['krateros', { 1: 0 }]);
    expect(told(table, 'condemned')).toEqual({ seat: 0, general: 'krateros' });
    const spared = playing(condemned('krateros'));
    spared.does(0, { none: true });
    expect([onWhom(spared), spared.fact('discard')]).toEqual([null, [CONDEMNATION]]);
  });

  it('CK-03 where nobody was freed, somebody is condemned', () => {
    expect(playing({}).refuses(0, { none: true })).toBe('CK-03');
  });

  it('C35-05 a Major General of another player, on the map or Dispersed', () => {
    const table = playing({
      generals: { ...generals, ptolemaios: '2 killed', eumenes: 'reserve', philon: 'rhagai' },
    });
    for (const general of ['antigonos', 'ptolemaios', 'eumenes'])
      expect(table.refuses(0, { general })).toBe('C35-05');
    for (const general of ['alketas', 'philon']) expect(table.refuses(0, { general })).toBe('CK-02');
    table.does(0, { general: 'peithon' });
    expect(onWhom(table)).toBe('peithon');
  });

  it('C35-06 his Faction has 3 L less, and never less than none', () => {
    const table = playing({ royals: { herakles: 'damaskos by 1' } });
    plays(table, [0, { general: 'krateros' }]);
    expect(table.fact('legitimacy')).toMatchObject({ 1: 2 });
    const poor = playing({ successors: [1] });
    plays(poor, [0, { general: 'krateros' }]);
    expect(poor.fact('legitimacy')).toMatchObject({ 1: 0 });
  });

  it('C35-07 it ends with the General', () => {
    // Antipatros leaves the game in the Preparations of Game Turn III.
    const table = scene({
      seats: 2,
      turn: 3,
      step: 'preparations',
      provinces: { aigyptos: 1 },
      generals: { antipatros: '1 pella' },
      ...condemned('antipatros'),
    });
    expect(table.fact('generals')).toMatchObject({ antipatros: '1 killed' });
    expect([onWhom(table), table.fact('legitimacy')]).toMatchObject([null, { 1: 3 }]);
  });

  it('C35-07 and not before: nor with the Game Turn, nor when he is Dispersed', () => {
    const table = playing();
    table.does(0, { general: 'peithon' });
    expect(table.fact('legitimacy')).toMatchObject({ 1: 0 });
    const later = scene({ turn: 5, step: 'turnEnd', generals, ...condemned('krateros') });
    expect(onWhom(later)).toBe('krateros');
  });

  it('C35-08 only one is condemned at a time', () => {
    const table = playing({ ...condemned('krateros'), generals: { ...generals, ptolemaios: '2 tyros' } });
    table.does(0, { general: 'ptolemaios' });
    expect([onWhom(table), table.fact('legitimacy')]).toMatchObject(['ptolemaios', { 1: 3, 2: 0 }]);
  });
});
