/** Where a value comes from: a mark for those who look, and the words on request. */

import './content.css';
import { classes } from '../look/classes.ts';
import { Stroke } from '../look/icon.tsx';
import type { StrokeName } from '../look/strokes.ts';
import { say } from '../messages.ts';
import { useTable } from '../table/context.ts';
import { type Item, STANDINGS, standingOf } from './items.ts';
import { partWords, standingWords } from './words.ts';

/** Never by colour alone. */
const marks: { readonly [standing: string]: StrokeName } = {
  rulebook: 'check',
  confirmed: 'check',
  corrected: 'pen',
  recalled: 'clock',
  reconstructed: 'help',
};

export function StandingMark({ of }: { readonly of: string }) {
  return (
    <span class={classes('standing-mark', Object.hasOwn(marks, of) && of)}>
      <Stroke name={Object.hasOwn(marks, of) ? marks[of] : 'help'} size={12} />
    </span>
  );
}

/** How many values there are of each standing: pressed, only those are shown. */
export function StandingCounts({
  class: className,
  counts,
  chosen,
  onChoose,
}: {
  readonly class: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly chosen: string | null;
  readonly onChoose: (standing: string | null) => void;
}) {
  return (
    <fieldset class={className} aria-label={say('content.standing')}>
      {STANDINGS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={chosen === each}
          onClick={() => onChoose(chosen === each ? null : each)}
        >
          <StandingMark of={each} />
          <b>{counts.get(each) ?? 0}</b>
          <span>{standingWords(each)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** The standing of one item (a card, a region) to be opened by whoever wants to know. */
export function Standing({ item }: { readonly item: Item }) {
  const { game } = useTable();
  const apart = Object.keys(item.fieldProvenance ?? {}).filter(
    (field) => standingOf(item, field) !== item.provenance,
  );
  return (
    <details class="standing">
      <summary>
        <StandingMark of={item.provenance} />
        <span>{standingWords(item.provenance)}</span>
      </summary>
      <p>{say(`standing.${item.provenance}.why`)}</p>
      {apart.length > 0 && (
        <ul>
          {apart.map((field) => (
            <li key={field}>
              <StandingMark of={standingOf(item, field)} />
              <span>
                {partWords(game, field)}: {standingWords(standingOf(item, field))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {item.note !== undefined && <p class="standing-note">{item.note}</p>}
    </details>
  );
}
