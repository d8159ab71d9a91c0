/**
 * 5.2: what waits to be placed. One sort of piece is in hand, so that the map shows at once where it may go; another is
 * taken by pressing it.
 */

import { useEffect } from 'preact/hooks';
import { Button } from '../../../look/button.tsx';
import { classes } from '../../../look/classes.ts';
import { say } from '../../../messages.ts';
import { useTable, useView } from '../../../table/context.ts';
import type { Choice } from '../../../table/walk.ts';
import { tellWhyNot } from '../../../table/why-tip.ts';
import { Medallion } from '../medallion.tsx';
import { generalName, spaceName, unitName } from '../names.ts';
import { isOpen } from '../places.ts';
import { intend, isUnderWay, MOST, type Part, runErrand } from '../plan.ts';
import { UnitSign } from '../units.tsx';
import { generalsOf, type Table } from '../view.ts';

interface Piece {
  readonly part: Part;
  readonly count: number;
}

/** Generals first: who leads is placed before who follows. */
function piecesOf(table: Table, seat: number | null): readonly Piece[] {
  if (seat === null) return [];
  return [
    ...generalsOf(table, seat, 'waiting').map((value) => ({ part: { field: 'general', value }, count: 1 })),
    ...Object.entries(table.factions[seat].waiting.units).map(([value, count]) => ({
      part: { field: 'units', value },
      count,
    })),
  ];
}

/** Why a piece could not be taken when the answer was begun. */
let first: { readonly decision: string; readonly choices: readonly Choice[] } | null = null;

export function Reinforcing({ kind }: { readonly kind: string }) {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const question = answer.question.value;
  const steps = answer.steps.value;
  const choices = answer.choices.value;
  const pieces = piecesOf(table, store.me.value);
  if (question !== null && steps.length === 0 && choices.length > 0)
    first = { decision: question.id, choices };
  useEffect(() => {
    // Something is in hand from the start.
    if (steps.length > 0 || choices.length === 0 || isUnderWay()) return;
    const open = choices.filter(isOpen);
    const next = pieces.find(({ part }) =>
      open.some(({ field, value }) => field === part.field && value === part.value),
    );
    if (next !== undefined) intend(answer, [next.part], 'itself');
  }, [choices, steps]);
  const isTaken = ({ part }: Piece) =>
    steps.some(({ field, value }) => field === part.field && value === part.value);
  const whyNot = ({ part }: Piece) =>
    first?.decision === question?.id
      ? (first?.choices.find(({ field, value }) => field === part.field && value === part.value)?.why ?? null)
      : null;
  return (
    <fieldset class="reinforcing" aria-label={say('successors.waiting')}>
      {pieces.map((piece) => {
        const { field, value } = piece.part;
        const why = whyNot(piece);
        return (
          <button
            key={`${field} ${value}`}
            type="button"
            class={classes('in-hand', isTaken(piece) && 'taken-up', why !== null && 'refused')}
            aria-pressed={isTaken(piece)}
            aria-disabled={why !== null}
            onClick={() => {
              if (why === null) intend(answer, [piece.part]);
              else tellWhyNot(why);
            }}
          >
            {field === 'general' ? (
              <>
                <Medallion general={String(value)} owner={store.me.value} size={22} />
                {generalName(String(value))}
              </>
            ) : (
              <>
                <UnitSign unit={String(value)} size={18} />
                <b>{piece.count}</b> {unitName(String(value))}
              </>
            )}
          </button>
        );
      })}
      <AllHere kind={kind} pieces={pieces} />
    </fieldset>
  );
}

/** Everything that waits goes to the place that has been chosen, as far as it may. */
function AllHere({ kind, pieces }: { readonly kind: string; readonly pieces: readonly Piece[] }) {
  const { answer } = useTable();
  const steps = answer.steps.value;
  const at = steps.find(({ field }) => field === 'at')?.value;
  const side = steps.find(({ field }) => field === 'side')?.value;
  const count = pieces.reduce((sum, each) => sum + each.count, 0);
  if (kind !== 'reinforce' || pieces.length < 2 || typeof at !== 'string' || side === undefined) return null;
  return (
    <Button
      size="small"
      disabled={answer.busy.value}
      onClick={() =>
        runErrand(
          answer,
          pieces.map(({ part }) => [
            part,
            { field: 'at', value: at },
            { field: 'side', value: side },
            ...(part.field === 'units' ? [{ field: 'count', value: MOST }] : []),
          ]),
        )
      }
    >
      {say('successors.allHere', { count, name: spaceName(at) })}
    </Button>
  );
}
