/** 9.5: Independent Armies at the table: which one is activated, and for what; then it goes as a march does. */

import { say } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useTable, useView } from '../../../table/context.ts';
import { type ChoiceButton, ChoiceButtons } from '../choice-buttons.tsx';
import { Medallion } from '../medallion.tsx';
import { spaceName } from '../names.ts';
import type { Table } from '../view.ts';
import { considered, journey } from './considering.ts';
import { Frame, sayingOf } from './frame.tsx';
import { deedsIn, wordsOf } from './independent-deeds.ts';
import { Target } from './target.tsx';

interface Asked {
  readonly kind: string;
}
/** Which of them, and for what. */
export function Independents({ kind }: Asked) {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const choices = answer.choices.value;
  const buttons: readonly ChoiceButton[] = [
    ...deedsIn(table, choices)
      .filter(({ why }) => why === null)
      .map((deed): ChoiceButton => {
        const [general] = Object.values(deed.answer);
        const words = wordsOf(deed);
        return {
          key: Object.entries(deed.answer)
            .flat()
            .filter((word) => word !== 'at')
            .join(' '),
          content: (
            <>
              <Medallion general={general} owner="independent" size={22} /> {words}
            </>
          ),
          why: null,
          spaces: [deed.at],
          take: () => void answer.propose(deed.answer, sayingOf(deed.answer, words)),
        };
      }),
    ...choices
      .filter(({ field }) => field === 'done')
      .map(({ field, value, why }): ChoiceButton => {
        const words = say('successors.independents.done');
        return {
          key: field,
          content: words,
          why,
          take: () => void answer.propose({ [field]: value }, { words }),
        };
      }),
  ];
  return (
    <Frame kind={kind}>
      <ChoiceButtons title={say('successors.independents')} buttons={buttons} />
    </Frame>
  );
}

/** What keeps each of them in: the others go wherever a path leads. */
const LIMITS: { readonly [general: string]: string } = {
  leosthenes: 'S9.5-22',
  ariarathes: 'S9.5-27',
  philon: 'S9.5-24',
};

/** Where to, or no further. */
export function Steering({ kind }: Asked) {
  const { answer } = useTable();
  const { table } = useView<Table>();
  const { general, left } = answer.question.value?.about ?? {};
  const limit = LIMITS[String(general)];
  if (journey.value !== null)
    return (
      <Frame kind={kind}>
        <p class="forecast" role="status">
          {say('successors.way.walking')}
        </p>
      </Frame>
    );
  const stops: readonly ChoiceButton[] = answer.choices.value
    .filter(({ field }) => field === 'end')
    .map(({ field, value, why }) => {
      const words = say('successors.independents.end', {
        name: spaceName(table.march?.at ?? ''),
        pc: typeof table.pcs[table.march?.at ?? ''] === 'number' ? 'yes' : 'no',
      });
      return {
        key: field,
        content: words,
        why,
        take: () => void answer.propose({ [field]: value }, { words }),
      };
    });
  return (
    <Frame kind={kind}>
      {limit !== undefined && (
        <p class="forecast march-saying">
          <span>
            {say(`successors.limit.${general}`)} <Clause id={limit} />
          </span>
        </p>
      )}
      <Target way={considered.value} />
      <ChoiceButtons title={say('successors.left', { left: Number(left) })} buttons={stops} />
    </Frame>
  );
}
