/**
 * The face of a game that has none of its own yet: everything that the seat sees, listed by its names. With the generic
 * panel any game can be played on it.
 */

import './plain.css';
import type { ComponentChildren } from 'preact';
import { useView } from '../table/context.ts';
import type { Face } from './face.ts';

function Board() {
  const { table } = useView<unknown>();
  return (
    <div class="plain-board">
      <Listed value={table} />
    </div>
  );
}

function Listed({ value }: { readonly value: unknown }): ComponentChildren {
  if (typeof value !== 'object' || value === null) return <span>{String(value ?? '–')}</span>;
  return (
    <dl>
      {Object.entries(value).map(([name, part]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Listed value={part} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const face: Face = {
  Board,
  Hand: () => null,
  handSize: () => 0,
  SeatFacts: () => null,
  panels: {},
  rounds: () => ({ now: 0, of: 0, title: '' }),
  points: ({ outcome }, seat) => outcome?.scores[seat] ?? 0,
  isUseful: () => true,
  title: () => null,
};
