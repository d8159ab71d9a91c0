/** Where whoever and whatever can be chosen is: the map offers it there. */

import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { useTable, useView } from '../../../table/context.ts';
import type { Choice } from '../../../table/walk.ts';
import { spacesOf } from '../content.ts';
import { eventPlaces } from '../event-places.ts';
import { isOpen, pressedOnSpace } from '../places.ts';
import { intend } from '../plan.ts';
import type { Table } from '../view.ts';

/** A space with several of them was pressed: these alone are offered. */
export const narrowed = signal<string | null>(null);

function placesIn(table: Table, { field, value }: Choice): readonly string[] {
  const id = String(value);
  if (field === 'province') return spacesOf(id);
  const where = field === 'general' ? table.generals[id] : field === 'royal' ? table.royals[id] : null;
  return where && where !== 'gone' && where.at !== null ? [where.at] : [];
}

/** Lights their spaces as long as the question is there; gives where each choice is. */
export function useStanding(): (choice: Choice) => readonly string[] {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const choices = answer.choices.value;
  const placesOf = (choice: Choice): readonly string[] => placesIn(table, choice);
  useLayoutEffect(() => {
    const there = choices.filter((choice) => placesOf(choice).length > 0);
    if (there.length === 0) return;
    const at = (space: string): readonly Choice[] => there.filter((each) => placesOf(each).includes(space));
    eventPlaces.value = {
      choices: new Set(there.filter(isOpen).flatMap(placesOf)),
      whyNot: (space) => (at(space).some(isOpen) ? null : (at(space)[0]?.why ?? null)),
      onChoose(space) {
        pressedOnSpace(space);
        const open = at(space).filter(isOpen);
        if (open.length === 1) intend(answer, [{ field: open[0].field, value: open[0].value }]);
        else if (open.length > 1) narrowed.value = space;
      },
    };
    return () => {
      eventPlaces.value = null;
      narrowed.value = null;
    };
  }, [choices]);
  return placesOf;
}
