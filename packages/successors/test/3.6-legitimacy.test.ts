import { setScene } from '@diadochi/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../src/content.ts';
import type { Content } from '../src/content-schema.ts';
import { successorsWith } from '../src/made-of.ts';
import { type Scene, scene, seen } from './scene.ts';

/** The sources of seat 0 besides its being a Champion, and what they come to. */
function given(parts: Scene) {
  const table = scene({ successors: [0, 1, 2, 3], ...parts });
  const [sources] = Object.values(table.fact('legitimacySources') as object);
  const [total] = Object.values(table.fact('legitimacy') as object);
  return { ...sources, total };
}

describe('3.6 The Royal Family', () => {
  it.each([
    ['S3.6-04', 'alexandros', 5],
    ['S3.6-05', 'philippos', 4],
    ['S3.6-06', 'herakles', 2],
    ['S3.6-07', 'olympias', 3],
    ['S3.6-08', 'kleopatra', 3],
    ['S3.6-09', 'thessalonike', 2],
  ])('%s %s is worth %i L to whoever has control', (clause, person, worth) => {
    expect(given({ pcs: { pella: 0 }, royals: { [person]: 'pella by 0' } })).toEqual({
      [clause]: worth,
      total: worth,
    });
    expect(given({ pcs: { pella: 1 }, royals: { [person]: 'pella by 1' } })).toEqual({ total: 0 });
    expect(given({ royals: { [person]: 'pella' } })).toEqual({ total: 0 });
  });

  it('S3.6-10 of several Heirs only the one with the highest value counts', () => {
    const royals = { alexandros: 'pella by 0', philippos: 'pella by 0', herakles: 'pella by 0' };
    const pcs = { pella: 0, sardeis: 1 };
    expect(given({ pcs, royals })).toEqual({ 'S3.6-04': 5, total: 5 });
    const others = { ...royals, alexandros: 'sardeis by 1' };
    expect(given({ pcs, royals: others })).toEqual({ 'S3.6-05': 4, total: 4 });
  });

  it('S3.6-11 every Female counts, besides an Heir', () => {
    const royals = { olympias: 'pella by 0', kleopatra: 'pella by 0', thessalonike: 'pella by 0' };
    expect(given({ pcs: { pella: 0 }, royals: { ...royals, herakles: 'pella by 0' } })).toEqual({
      'S3.6-06': 2,
      'S3.6-07': 3,
      'S3.6-08': 3,
      'S3.6-09': 2,
      total: 10,
    });
  });
});

describe('3.6 Players and Generals', () => {
  it('S3.6-12 a Champion has 3 L, a Successor none', () => {
    const table = scene({ successors: [1] });
    expect(table.fact('legitimacy')).toEqual({ 0: 3, 1: 0, 2: 3, 3: 3 });
    expect(table.fact('legitimacySources')).toMatchObject({ 0: { 'S3.6-12': 3 }, 1: {} });
  });

  it('S3.6-15 the Strategos of Europe has 2 L', () => {
    expect(given({ provinces: { makedonia: 0 } })).toEqual({ 'S3.6-15': 2, total: 2 });
    expect(given({ provinces: { hellas: 0 } })).toEqual({ total: 0 });
  });

  it.each([
    ['S3.6-16', 'perdikkas'],
    ['S3.6-17', 'leonnatos'],
  ])('%s %s is worth 1 L as long as he lives, Dispersed or not', (clause, general) => {
    expect(given({ generals: { [general]: '0 pella' } })).toEqual({ [clause]: 1, total: 1 });
    expect(given({ generals: { [general]: '0 dispersed' } })).toEqual({ [clause]: 1, total: 1 });
    expect(given({ generals: { [general]: '0 killed' } })).toEqual({ total: 0 });
  });

  it('S3.6-16 other Generals are worth none', () => {
    expect(given({ generals: { krateros: '0 pella', antipatros: '0 pella' } })).toEqual({ total: 0 });
  });
});

const ORACLE = { oracle: { holder: 0 } };
const PERSIAN = { 'persian-popular-support': { holder: 0 } };
const CONDEMNED = { condemnation: { general: 'krateros' } };
describe('3.6 Cards', () => {
  it('S3.6-18 whoever has the Oracle has 1 L', () => {
    expect(given({ lasting: ORACLE })).toEqual({ 'S3.6-18': 1, total: 1 });
  });

  it('S3.6-19 whoever has Persian Popular Support has 2 L fewer', () => {
    expect(given({ provinces: { makedonia: 0 }, lasting: { ...ORACLE, ...PERSIAN } })).toEqual({
      'S3.6-15': 2,
      'S3.6-18': 1,
      'S3.6-19': -2,
      total: 1,
    });
  });

  it('S3.6-20 the Faction of a condemned General has 3 L fewer while he lives', () => {
    const parts = { pcs: { babylon: 0 }, royals: { alexandros: 'babylon by 0' }, lasting: CONDEMNED };
    expect(given({ ...parts, generals: { krateros: '0 pella' } })).toEqual({
      'S3.6-04': 5,
      'S3.6-20': -3,
      total: 2,
    });
    expect(given({ ...parts, generals: { krateros: '1 pella' } })).toEqual({ 'S3.6-04': 5, total: 5 });
    expect(given({ ...parts, generals: { krateros: '0 killed' } })).toEqual({ 'S3.6-04': 5, total: 5 });
  });

  it('S3.6-18 S3.6-20 it is the effect that counts, whichever cards of a content pack have it', () => {
    const changed = structuredClone(content) as Content;
    const withEffect = (id: string, kind: string, legitimacy: number) =>
      Object.assign(changed.cards.find((card) => card.id === id) ?? {}, { effects: [{ kind, legitimacy }] });
    withEffect('bad-harvest', 'legitimacy-marker', 2);
    withEffect('treachery', 'condemn', -1);
    const position = {
      turn: 1,
      successors: [0, 1],
      generals: { krateros: '1 pella', antigonos: '1 pella' },
      lasting: {
        ...ORACLE,
        ...CONDEMNED,
        'bad-harvest': { holder: 0 },
        treachery: { general: 'antigonos' },
      },
    };
    const table = setScene(successorsWith(changed), { seats: 2, position });
    expect(table.fact('legitimacySources')).toEqual({ 0: { 'S3.6-18': 3 }, 1: { 'S3.6-20': -4 } });
    expect(table.fact('lasting')).toMatchObject({
      oracle: { holder: 0, general: null },
      treachery: { holder: null, general: 'antigonos' },
    });
  });
});

describe('3.6 The value', () => {
  it('S3.6-01 is never below 0', () => {
    expect(given({ lasting: { ...PERSIAN, ...CONDEMNED }, generals: { krateros: '0 pella' } })).toEqual({
      'S3.6-19': -2,
      'S3.6-20': -3,
      total: 0,
    });
  });

  it('S3.6-02 of the Independent Faction is 0, whatever it holds', () => {
    const table = scene({
      provinces: { makedonia: 'independent' },
      generals: { glaukias: 'pella' },
      royals: { alexandros: 'pella' },
    });
    expect(table.fact('provinces')).toMatchObject({ makedonia: 'independent' });
    expect(table.fact('prestige')).toEqual({ 'independent pella': 0 });
    expect(seen(table, 0).factions).toHaveLength(4);
  });
});
