/**
 * A game whose rulebook has many sections is put together from them: each declares its part of the contract and has the
 * procedures and questions that belong to it. What a section declares and does not have, `defineGame` misses, by type.
 */

import type { Contract } from './contract.ts';

/** What one section asks, does and tells: a contract without the nouns, of which a part may be missing. */
export type SectionContract = Partial<Omit<Contract, 'nouns'>>;

const DECLARED = ['decisions', 'procedures', 'windows', 'interjections', 'events'] as const;
const WRITTEN = ['decisions', 'procedures', 'windows', 'interjections'] as const;

/** By the name of each section, what its module exports. */
interface Sections {
  readonly [section: string]: {
    readonly contract: SectionContract;
    readonly [part: string]: object;
  };
}
/** One part of all that have it: records of things by name, joined into one. */
type Joined<One, Part extends string> = Flat<
  Both<One extends { readonly [P in Part]: infer Things } ? Things : never>
>;
type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Flat<T> = { readonly [Name in keyof T]: T[Name] };

/** The contract of a game but for its nouns: that of all its sections. */
export type ContractIn<S extends { readonly [Name in keyof S]: { readonly contract: unknown } }> = {
  readonly [Part in (typeof DECLARED)[number]]: Joined<S[keyof S]['contract'], Part>;
};
/** The rules of a game, as all its sections have written them. */
type RulesIn<S> = { readonly [Part in (typeof WRITTEN)[number]]: Joined<S[keyof S], Part> };

export function joinSections<S extends Sections>(
  sections: S,
): RulesIn<S> & { readonly contract: ContractIn<S> } {
  // By their names, as modules list what they export: not every loader keeps to that, and orders of things hang on it.
  const all = Object.entries(sections).sort(([one], [other]) => (one < other ? -1 : 1));
  const contracts = all.map(([name, { contract }]) => [name, contract] as const);
  return {
    ...joined(WRITTEN, all),
    contract: joined(DECLARED, contracts),
  } as never;
}

function joined(parts: readonly string[], sections: readonly (readonly [string, object])[]): object {
  return Object.fromEntries(parts.map((part) => [part, joinedPart(part, sections)]));
}

function joinedPart(part: string, sections: readonly (readonly [string, object])[]): object {
  const owners = new Map<string, string>();
  const all: { [name: string]: unknown } = {};
  for (const [section, has] of sections)
    for (const [name, thing] of Object.entries((has as { [part: string]: object })[part] ?? {})) {
      const other = owners.get(name);
      if (other !== undefined)
        throw new Error(`the sections '${other}' and '${section}' both have '${name}' among their ${part}`);
      owners.set(name, section);
      all[name] = thing;
    }
  return all;
}
