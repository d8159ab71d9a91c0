import { describe, expect, it } from 'vitest';
import { scene, seen } from './scene.ts';

const HEIRS = ['alexandros', 'philippos', 'herakles'];
const FEMALES = ['olympias', 'kleopatra', 'thessalonike'];
const BODY = ['funeral-cart', 'tomb'];

describe('8.1 The Royal Family', () => {
  it('S8.1-01 are three Heirs, three Females, and Alexander’s body', () => {
    const everybody = [...HEIRS, ...FEMALES, ...BODY];
    const table = scene({
      step: 'settle',
      pcs: { tyros: 0 },
      royals: Object.fromEntries(everybody.map((royal) => [royal, 'tyros'])),
    });
    expect(Object.keys(table.fact('royals') as object).sort()).toEqual(everybody.sort());
    // Heirs and the Cart are taken by whoever is there; Females and the Tomb are not.
    for (const royal of [...HEIRS, 'funeral-cart'])
      expect(table.fact('royals')).toMatchObject({ [royal]: 'tyros by 0' });
    for (const royal of [...FEMALES, 'tomb'])
      expect(table.fact('royals')).toMatchObject({ [royal]: 'tyros' });
  });

  it.each([0, 1, null])('S8.1-06 who controls whom is visible to all: seat %s', (seat) => {
    const table = scene({
      pcs: { tyros: 1 },
      royals: { alexandros: 'tyros inside by 1', olympias: 'molossia', herakles: 'dead' },
    });
    expect(seen(table, seat).royals).toMatchObject({
      alexandros: { at: 'tyros', inside: true, controller: 1 },
      olympias: { at: 'molossia', inside: false, controller: null },
      philippos: null,
    });
  });
});
