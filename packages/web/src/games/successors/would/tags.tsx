/** On the map: what choosing a space would do, in a word on its ring, and in full beside it. */

import { say } from '../../../messages.ts';
import { useTable, useView } from '../../../table/context.ts';
import { box } from '../content.ts';
import type { Box } from '../labels-box.ts';
import type { Drawn } from '../map-props.ts';
import { RADIUS } from '../map-scale.ts';
import { provinceName, spaceName } from '../names.ts';
import type { Table } from '../view.ts';
import { useLooking, WouldLines } from './card.tsx';
import { type Foreseen, shortOf } from './lines.ts';

/** Px of a letter, and beside the words. */
const [LETTER, PAD] = [6.2, 14];

const [HEIGHT, ABOVE] = [17, 5];

export interface Tag {
  readonly space: string;
  readonly words: string;
  /** Whether it changes points: then it is in sight, whatever else is. */
  readonly counts: boolean;
}
/** As many as have room: whoever comes closer, or points at a space, is told of the others. */
export const tagsFor = (tags: readonly Tag[]) =>
  function Tags({ sketch, placement: { z, symbol } }: Drawn) {
    const placed: (Box & Tag)[] = [];
    for (const tag of [...tags.filter(({ counts }) => counts), ...tags.filter(({ counts }) => !counts)]) {
      const spot = sketch.spots.get(tag.space);
      if (spot === undefined) continue;
      const w = (tag.words.length * LETTER + PAD) * z;
      const h = HEIGHT * z;
      const y = spot.y - (RADIUS[spot.kind] + ABOVE) * symbol - h;
      const box = { x: spot.x - w / 2, y, w, h };
      if (!placed.some((other) => overlaps(box, other))) placed.push({ ...tag, ...box });
    }
    return (
      <g class="would-tags">
        {placed.map(({ space, words, x, y, w }) => (
          <g key={space} transform={`translate(${x + w / 2} ${y}) scale(${z})`} data-would={space}>
            <rect x={-w / z / 2} width={w / z} height={HEIGHT} rx={HEIGHT / 2} />
            <text y="12.300" font-size="11">
              {words}
            </text>
          </g>
        ))}
      </g>
    );
  };
const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** About a space that is pointed at. */
export function Tip({ space, would }: { readonly space: string; readonly would: Foreseen }) {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const at = useLooking();
  const facts = box().spaces.find(({ id }) => id === space);
  const left = answer.question.value?.kind === 'placePc' ? Number(answer.question.value.about.left) : null;
  const short = at === null ? null : shortOf(would, at);
  const where = [
    ...(facts === undefined ? [] : [say(`successors.map.kind.${facts.kind}`)]),
    ...(facts?.province == null ? [] : [provinceName(facts.province)]),
    ...(table.besieged[space] === undefined ? [] : [say('successors.would.besieged')]),
  ];
  return (
    <article class="would-card">
      <header>
        <div>
          <h2>{spaceName(space)}</h2>
          <p>{where.join(' · ')}</p>
        </div>
        <p class="would-gain">
          {short !== null && <b>{short}</b>}
          {left !== null && <small>{say('successors.would.ops')}</small>}
        </p>
      </header>
      <WouldLines would={would} />
      {left !== null && left > 1 && <footer>{say('successors.would.opsLeft', { left: left - 1 })}</footer>}
    </article>
  );
}
