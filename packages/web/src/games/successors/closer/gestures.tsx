/**
 * What may be done in one's own turn besides what is asked (D9-26): Minor Generals take command and leave it, Royal Army
 * CUs are disbanded. Offered where the pieces are, never in the prompt.
 */

import { Button } from '../../../look/button.tsx';
import { say } from '../../../messages.ts';
import { useTable, useView } from '../../../table/context.ts';
import type { Choice } from '../../../table/walk.ts';
import { isGesture } from '../field-sorts.ts';
import { Medallion } from '../medallion.tsx';
import { generalName } from '../names.ts';
import { intend, type Part } from '../plan.ts';
import type { StackView, Table } from '../view.ts';

/** A guard is appointed too, but because that is asked. */
const asksGestures = (kind: string | undefined): boolean =>
  ['remove', 'place', 'besiege', 'tyche', 'activate', 'march'].includes(kind ?? '');

/** What could be chosen when the answer was begun: gestures can be made as long as it is not given. */
let first: { readonly decision: string; readonly choices: readonly Choice[] } | null = null;

/** The gestures that can be made now; none, unless I am asked something in my own turn. */
function useGestures(): readonly Choice[] {
  const { answer } = useTable();
  const question = answer.question.value;
  const choices = answer.choices.value;
  if (question === null || !asksGestures(question.kind)) return [];
  if (answer.steps.value.length === 0 && choices.length > 0) first = { decision: question.id, choices };
  if (first?.decision !== question.id) return [];
  return first.choices.filter(({ field }) => isGesture(field));
}

/** What can be done with a stack of mine, in the words beside it on the map. */
export function StackGestures({ space }: { readonly space: string }) {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const gestures = useGestures();
  const mine = table.stacks.filter(({ at, owner }) => at === space && owner === store.me.value);
  if (gestures.length === 0 || mine.length === 0) return null;
  return (
    <div class="stack-gestures">
      {mine.flatMap((stack) =>
        actionsOf(stack, gestures).map(({ key, words, general, parts }) => (
          <Button key={key} size="small" onClick={() => intend(answer, parts)}>
            {general !== null && <Medallion general={general} owner={stack.owner} size={20} />}
            {words}
          </Button>
        )),
      )}
    </div>
  );
}

interface StackAction {
  readonly key: string;
  readonly words: string;
  readonly general: string | null;
  readonly parts: readonly Part[];
}
function actionsOf(
  { at, inside, generals, units }: StackView,
  gestures: readonly Choice[],
): readonly StackAction[] {
  const side = inside ? 'inside' : 'outside';
  const isAllowed = (field: string, value: unknown) =>
    gestures.some((each) => each.field === field && each.value === value && each.why === null);
  const newcomers = generals.length > 0 ? [] : gestures.filter(({ field }) => field === 'appoint');
  return [
    ...newcomers
      .filter(({ why }) => why === null)
      .map(({ value }): StackAction => {
        const general = String(value);
        return {
          key: `${side} ${general}`,
          words: say('successors.gesture.appoint', { name: generalName(general), side }),
          general,
          parts: [
            { field: 'appoint', value },
            { field: 'at', value: at },
            { field: 'side', value: side },
          ],
        };
      }),
    ...generals
      .filter((general) => isAllowed('recall', general))
      .map(
        (general): StackAction => ({
          key: `${side} ${general}`,
          words: say('successors.gesture.recall', { name: generalName(general) }),
          general,
          parts: [{ field: 'recall', value: general }],
        }),
      ),
    ...((units.royal ?? 0) > 0 && isAllowed('disband', at)
      ? [
          {
            key: `${side} disband`,
            words: say('successors.gesture.disband'),
            general: null,
            parts: [
              { field: 'disband', value: at },
              { field: 'side', value: side },
            ],
          },
        ]
      : []),
  ];
}

/** What can be done with a Minor General of mine. */
export function GeneralGestures({
  general,
  onDone,
}: {
  readonly general: string;
  readonly onDone: () => void;
}) {
  const { answer } = useTable();
  const gestures = useGestures().filter(({ value, why }) => value === general && why === null);
  if (gestures.length === 0) return null;
  return (
    <div class="stack-gestures">
      {gestures.map(({ field, value }) => (
        <Button
          key={field}
          onClick={() => {
            onDone();
            intend(answer, [{ field, value }]);
          }}
        >
          {say(`successors.gesture.${field === 'appoint' ? 'appointTo' : field}`, {
            name: generalName(general),
          })}
        </Button>
      ))}
    </div>
  );
}

/** In my own panel: Royal Army CUs, wherever I have some. */
export function Disbanding() {
  const { answer } = useTable();
  const places = useGestures().filter(({ field, why }) => field === 'disband' && why === null);
  return (
    <>
      {places.map(({ value }) => (
        <Button
          key={String(value)}
          look="quiet"
          size="small"
          onClick={() => intend(answer, [{ field: 'disband', value }])}
        >
          {say('successors.gesture.disbandAt', { space: value })}
        </Button>
      ))}
    </>
  );
}
