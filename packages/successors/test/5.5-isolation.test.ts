import { describe, expect, it } from 'vitest';
import { scene } from './scene.ts';

/** The PCs that the Isolation Phase removes, in this order: `0 naukratis`. */
const removed = (more: Parameters<typeof scene>[0]) =>
  scene({ seats: 2, turn: 5, step: 'isolation', ...more })
    .events()
    .filter(({ key }) => key === 'event.isolated')
    .map(({ params }) => `${params?.seat} ${params?.space}`);

describe('5.5 Isolation', () => {
  /** Naukratis is shut in between Memphis and Alexandria, which is cut off from Memphis by it. */
  const delta = {
    pcs: { memphis: 1, naukratis: 0, alexandria: 1, paraitonion: 0, pelousion: 0, paphos: 0, rhodos: 0 },
  };
  it('S5.5-01 players check one after the other, in Turn Order', () => {
    expect(removed({ ...delta, first: 0 })).toEqual(['0 naukratis']);
    expect(removed({ ...delta, first: 1 })).toEqual(['1 alexandria']);
  });

  it('S5.5-02 a PC is isolated without a chain to a CU or a Major City of its owner', () => {
    expect(removed({ pcs: { memphis: 1, krokodilopolis: 0, tyros: 0 } })).toEqual(['0 krokodilopolis']);
    expect(removed({ pcs: { memphis: 0, krokodilopolis: 0 } })).toEqual([]);
    expect(removed({ pcs: { tyros: 0, krokodilopolis: 0 } })).toEqual([]);
  });

  it('S5.5-02 a Minor City is not enough, a CU is', () => {
    const pcs = { pelousion: 0, krokodilopolis: 0 };
    expect(removed({ pcs })).toEqual(['0 pelousion', '0 krokodilopolis']);
    expect(removed({ pcs, units: ['0 pelousion mercenary 1'] })).toEqual([]);
  });

  it('S5.5-02 it is taken off the map, and the space is uncontrolled', () => {
    const table = scene({ seats: 2, turn: 5, step: 'isolation', pcs: { memphis: 1, krokodilopolis: 0 } });
    expect(table.fact('pcs')).toEqual({ memphis: 1 });
  });
});

describe('5.5 The chain', () => {
  it('S5.5-03 goes over Sea paths', () => {
    expect(removed({ pcs: { lesbos: 0, abydos: 1, kyklades: 1, rhodos: 1, sardeis: 0 } })).toEqual([]);
  });

  it('S5.5-03 and over Trans-Mediterranean ones', () => {
    const pcs = { gortyn: 0, knossos: 1, kydonia: 1, rhodos: 1, kyrene: 0 };
    expect(removed({ pcs, units: ['0 kyrene mercenary 1'] })).toEqual([]);
  });

  /** From Alexandria there is no other way than over Naukratis. */
  const overNaukratis = { memphis: 0, alexandria: 0, paraitonion: 1, pelousion: 1, rhodos: 1, paphos: 1 };

  it('S5.5-04 goes through own spaces, with enemy CUs or without', () => {
    const pcs = { ...overNaukratis, naukratis: 0 };
    const enemy = { units: ['1 naukratis loyal 2'], generals: { krateros: '1 naukratis' } };
    expect(removed({ pcs })).toEqual([]);
    expect(removed({ pcs, ...enemy })).toEqual([]);
  });

  it('S5.5-05 goes through an uncontrolled space, but not with an enemy CU', () => {
    const pcs = overNaukratis;
    const enemy = { units: ['1 naukratis loyal 2'], generals: { krateros: '1 naukratis' } };
    expect(removed({ pcs })).toEqual([]);
    expect(removed({ pcs, ...enemy })).toEqual(['0 alexandria']);
    expect(removed({ pcs, generals: { leosthenes: 'naukratis' } })).toEqual(['0 alexandria']);
    expect(removed({ pcs, generals: { krateros: '1 naukratis' } })).toEqual([]); // a General alone
  });

  it('S5.5-06 goes through an enemy or Independent space only with an own CU', () => {
    const own = { units: ['0 naukratis loyal 1'], generals: { eumenes: '0 naukratis' } };
    for (const owner of [1, 'independent'] as const) {
      const pcs = { ...overNaukratis, naukratis: owner };
      expect(removed({ pcs })).toContain('0 alexandria');
      expect(removed({ pcs, ...own })).not.toContain('0 alexandria');
    }
  });

  it('S5.5-07 ends in a Besieged city, for the Besieged and for the Besieger', () => {
    const siege = {
      pcs: { tyros: 0, sidon: 0, triparadeisos: 1, arados: 1, ake: 1, gaza: 0, samareia: 0, memphis: 0 },
      units: ['0 tyros inside loyal 1', '1 tyros loyal 3'],
      generals: { krateros: '1 tyros' },
    };
    expect(removed(siege)).toEqual([]);
  });
});

describe('5.5 Never isolated', () => {
  it('S5.5-08 a PC with a CU of its owner', () => {
    const pcs = { memphis: 1, krokodilopolis: 0 };
    expect(removed({ pcs, units: ['0 krokodilopolis mercenary 1'] })).toEqual([]);
    const enemy = { generals: { alketas: '1 krokodilopolis' }, units: ['1 krokodilopolis mercenary 1'] };
    expect(removed({ pcs, ...enemy })).toEqual(['0 krokodilopolis']);
  });

  it('S5.5-09 a PC on a Major City', () => {
    expect(removed({ pcs: { memphis: 0, pelousion: 1, naukratis: 1, krokodilopolis: 1, tyros: 1 } })).toEqual(
      ['1 krokodilopolis'],
    );
  });

  it('S5.5-10 an Independent PC', () => {
    const pcs = { memphis: 0, krokodilopolis: 'independent' as const };
    const table = scene({ seats: 2, turn: 5, step: 'isolation', pcs });
    expect(table.fact('pcs')).toEqual(pcs);
  });
});
