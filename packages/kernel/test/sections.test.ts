import { describe, expect, it } from 'vitest';
import { joinSections } from '../src/sections.ts';

const march = {
  contract: { procedures: { marching: { args: {} } }, events: { marched: { space: 'space' } } },
  procedures: { marching: 'how to march' as never },
} as const;
const battle = {
  contract: {
    decisions: { flee: { about: {}, answers: [{ flee: 'yes' }] } },
    events: { fled: { seat: 'seat' } },
  },
  decisions: { flee: 'how to flee' as never },
} as const;

describe('Sections of a rulebook', () => {
  it('are joined to one contract and one registry', () => {
    expect(joinSections({ march, battle })).toEqual({
      contract: {
        decisions: battle.contract.decisions,
        procedures: march.contract.procedures,
        windows: {},
        interjections: {},
        events: { marched: { space: 'space' }, fled: { seat: 'seat' } },
      },
      decisions: { flee: 'how to flee' },
      procedures: { marching: 'how to march' },
      windows: {},
      interjections: {},
    });
  });

  it('are joined in the order of their names, however they are listed', () => {
    const names = (sections: Parameters<typeof joinSections>[0]) =>
      Object.keys(joinSections(sections).contract.events);
    expect(names({ march, battle })).toEqual(['fled', 'marched']);
    expect(names({ battle, march })).toEqual(['fled', 'marched']);
  });

  it('do not declare or do the same thing twice', () => {
    const sea = { contract: { events: { fled: {} } } };
    expect(() => joinSections({ battle, sea })).toThrow(
      "the sections 'battle' and 'sea' both have 'fled' among their events",
    );
    const rout = { contract: {}, decisions: battle.decisions };
    expect(() => joinSections({ battle, rout })).toThrow(
      "the sections 'battle' and 'rout' both have 'flee' among their decisions",
    );
  });

  it('are known by type: a question that no section declares is none', () => {
    const { contract, decisions } = joinSections({ march, battle });
    const declared: keyof typeof contract.decisions = 'flee';
    // @ts-expect-error: nobody declares it
    const other: keyof typeof contract.decisions = 'charge';
    expect([declared in decisions, other in decisions]).toEqual([true, false]);
  });
});
