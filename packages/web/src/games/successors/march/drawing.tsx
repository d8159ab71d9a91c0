/** Marches on the map: the way in purple with what each step costs, who may march, and who is marching. */

import type { PlacedPiece } from '../labels-pieces.ts';
import type { Spot } from '../labels-sketch.ts';
import type { Drawn } from '../map-props.ts';
import { MEDALLION, RADIUS } from '../map-scale.ts';
import type { Owner } from '../view.ts';
import { isSame, type Place } from './company.ts';
import { considered, journey } from './considering.ts';
import { type PlannedStep, planning, route } from './planning.ts';

interface Leg {
  readonly from: Spot;
  readonly to: Spot;
  /** What it costs, or which step of a plan it is. */
  readonly number: number | null;
}
/** The way that is considered, or what is left of the one that is being walked. */
function legsOf(spots: ReadonlyMap<string, Spot>): readonly Leg[] {
  const way = considered.value;
  const walked = journey.value;
  const numbers = planning.value === null ? null : numbersIn(planning.value);
  const spaces =
    walked !== null
      ? [walked.expected, ...walked.strides.map(({ space }) => space)]
      : way === null
        ? []
        : [way.from.at, ...way.way];
  return spaces.slice(1).flatMap((space, i) => {
    const [from, to] = [spots.get(spaces[i]), spots.get(space)];
    return from === undefined || to === undefined
      ? []
      : [
          {
            from,
            to,
            number: walked !== null ? null : (numbers?.[i] ?? way?.forecast?.steps[i]?.cost ?? null),
          },
        ];
  });
}
/** The numbers of the steps that go somewhere, of a plan that is being laid. */
const numbersIn = (steps: readonly PlannedStep[]): number[] =>
  steps.flatMap(({ go }, i) => (go === undefined ? [] : [i + 1]));

/** The plan that is carried out: what is done in ink, what is left dashed, each step by its number. */
function PlannedWay({ sketch, placement: { z } }: Drawn) {
  const shown = route.value;
  if (shown === null) return null;
  const spaces = [shown.from, ...shown.legs.map(({ to }) => to)];
  return (
    <g class="plan-way">
      {shown.legs.map(({ no, to, state }, i) => {
        const [a, b] = [sketch.spots.get(spaces[i]), sketch.spots.get(to)];
        if (a === undefined || b === undefined) return null;
        return (
          <g key={no} class={state}>
            <path
              d={`M${a.x} ${a.y}L${b.x} ${b.y}`}
              stroke-width={3.4 * z}
              stroke-dasharray={state === 'left' ? `${6 * z} ${5 * z}` : undefined}
            />
            <g transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2}) scale(${z})`}>
              <circle r="8" />
              <text y="3.600" font-size="10.500">
                {no}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

export function Way(drawn: Drawn) {
  const {
    sketch,
    placement: { z, symbol },
  } = drawn;
  const legs = legsOf(sketch.spots);
  const end = legs.at(-1)?.to;
  if (end === undefined) return <PlannedWay {...drawn} />;
  const d = legs.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('');
  return (
    <g class="march-way">
      <path class="march-casing" d={d} stroke-width={9 * z} />
      <path class="march-line" d={d} stroke-width={3.4 * z} stroke-dasharray={`${8 * z} ${4 * z}`} />
      <circle
        class="march-end"
        cx={end.x}
        cy={end.y}
        r={(RADIUS[end.kind] + 4.5) * symbol}
        stroke-width={2.2 * z}
      />
      {legs.map(({ from, to, number }) =>
        number === null ? null : (
          <g
            key={`${from.id} ${to.id}`}
            transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2}) scale(${z})`}
          >
            <circle class="march-cost" r="7" />
            <text class="march-number" y="3.400" font-size="10">
              {number}
            </text>
          </g>
        ),
      )}
    </g>
  );
}

/** A stack that is ringed, with what it may spend. */
export interface Ringed {
  readonly place: Place;
  readonly owner: Owner;
  readonly mps: number | null;
  /** Under way, and no longer to be chosen. */
  readonly active: boolean;
}
const middleOf = ({ piece: { size }, box, mirrored }: PlacedPiece, z: number): readonly [number, number] => [
  box.x + (mirrored ? size.w - size.head : size.head) * z,
  box.y + (size.h / 2) * z,
];

export const ringsFor = (ringed: readonly Ringed[]) =>
  function Rings({ placement: { pieces, z } }: Drawn) {
    return (
      <g class="march-rings">
        {ringed.map(({ place, owner, mps, active }) => {
          const placed = pieces.find(
            ({ piece }) =>
              piece.owner === owner && isSame(piece, place) && piece.generals.length + piece.units.length > 0,
          );
          if (placed === undefined) return null;
          const [x, y] = middleOf(placed, z);
          return (
            <g
              key={placed.piece.key}
              transform={`translate(${x} ${y}) scale(${z})`}
              data-under-way={active ? placed.piece.key : undefined}
            >
              <circle class={active ? 'march-ring active' : 'march-ring'} r={MEDALLION + 3} />
              {mps !== null && (
                <g transform={`translate(${-MEDALLION} ${-MEDALLION})`}>
                  <circle class="march-cost" r="6.400" />
                  <text class="march-number" y="3.200" font-size="9.400">
                    {mps}
                  </text>
                </g>
              )}
            </g>
          );
        })}
      </g>
    );
  };
