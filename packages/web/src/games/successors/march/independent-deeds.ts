/** 9.5: what can be done with Independent Armies, each a whole answer; and where on the map. */

import { say } from '../../../messages.ts';
import { useTable, useView } from '../../../table/context.ts';
import type { Choice } from '../../../table/walk.ts';
import { box } from '../content.ts';
import type { Marching } from '../marching.ts';
import { generalName, spaceName } from '../names.ts';
import { pressedOnSpace } from '../places.ts';
import type { Table } from '../view.ts';
import { sayingOf } from './frame.tsx';

/** One thing that can be done with them: a whole answer, where it is done, and why not. */
interface Deed {
  readonly answer: { readonly [field: string]: string };
  readonly at: string;
  readonly why: Choice['why'];
}

/** S9.5-15: where a woken Army comes onto the map; S9.5-04, S9.5-11: those on the map move, or place a PC. */
export function deedsIn(table: Table, choices: readonly Choice[]): readonly Deed[] {
  return choices.flatMap(({ field, value, why }): Deed[] => {
    const general = String(value);
    if (field === 'enter') {
      const entries = box().holdingBoxes.find(({ army }) => army === general)?.entries ?? [];
      return why === null ? entries.map((at) => ({ answer: { enter: general, at }, at, why })) : [];
    }
    const at = table.generals[general]?.at ?? null;
    return at !== null && (field === 'move' || field === 'placePc')
      ? [{ answer: { [field]: general }, at, why }]
      : [];
  });
}

/** On the map: an Army that may move is pressed, or the space at which one enters. */
export function useIndependentPlaces(): Marching['places'] {
  const { answer } = useTable();
  const { table } = useView<Table>();
  if (answer.question.value?.kind !== 'independents') return null;
  const deeds = deedsIn(table, answer.choices.value).filter(
    ({ answer: { placePc } }) => placePc === undefined,
  );
  const open = deeds.filter(({ why }) => why === null);
  return {
    choices: new Set(open.map(({ at }) => at)),
    chosen: new Set(),
    whyNot: (space) =>
      open.some(({ at }) => at === space) ? null : (deeds.find(({ at }) => at === space)?.why ?? null),
    onChoose(space) {
      const deed = open.find(({ at }) => at === space);
      if (deed === undefined) return;
      pressedOnSpace(space);
      void answer.propose(deed.answer, sayingOf(deed.answer, wordsOf(deed)));
    },
  };
}
export const wordsOf = ({ answer, at }: Deed): string => {
  const [verb, general] = Object.entries(answer)[0];
  return say(`successors.independents.${verb}`, { general: generalName(general), name: spaceName(at) });
};
