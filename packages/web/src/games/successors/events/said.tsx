/** What cards say of the people in a space, in words: who is Condemned, and who is promised to whom (C35-06, S8.2-12). */

import { say } from '../../../messages.ts';
import type { MapTable, PersonMark } from '../map-props.ts';
import { generalName, royalName } from '../names.ts';
import type { Piece } from '../stacks.ts';

export interface SaidProps {
  readonly piece: Pick<Piece, 'generals' | 'royals'>;
  readonly people: MapTable['people'];
}
export function Said({ piece: { generals, royals }, people = {} }: SaidProps) {
  return (
    <>
      {[...generals, ...royals]
        .filter((id) => people[id] !== undefined)
        .map((id) => (
          <p key={id} class="about-said">
            {wordsOf(id, people[id])}
          </p>
        ))}
    </>
  );
}
const wordsOf = (id: string, { by, seat }: PersonMark): string =>
  seat === null
    ? say('successors.event.condemned', { name: generalName(id), l: Math.abs(by ?? 0) })
    : say('successors.event.promised', { name: royalName(id), seat });
