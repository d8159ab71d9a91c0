/** What is to be expected: a bar, and in words what each part of it is; two of them to be compared. */

import type { Outlook, ReactionChance } from '@diadochi/successors';
import { classes } from '../../../look/classes.ts';
import { Emblem } from '../../../look/emblem.tsx';
import { say } from '../../../messages.ts';
import { colourOf, nameOf } from '../battle/frame.tsx';
import type { Side } from '../battle/telling.ts';

/** The Independent Faction has no seat. */
const sideOf = (of: ReactionChance['of']): Side => (typeof of === 'number' ? of : null);

/** Whole numbers that make 100 together: those that lose most by it are rounded up. */
function percents(chances: readonly { readonly chance: number }[]): number[] {
  const exact = chances.map(({ chance }) => chance * 100);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, each) => sum + each, 0);
  const byRest = exact.map((each, i) => ({ i, rest: each - whole[i] })).sort((a, b) => b.rest - a.rest);
  for (const { i } of byRest.slice(0, missing)) whole[i]++;
  return whole;
}

const outcomeWords = ({ what, of, count }: ReactionChance): string =>
  say(`successors.react.outcome.${what}`, { name: nameOf(sideOf(of)), count });

/** One's own chances first. */
const mineFirst = (chances: readonly ReactionChance[], me: number | null): readonly ReactionChance[] =>
  me !== null && chances.at(-1)?.of === me && chances[0].of !== me ? chances.toReversed() : chances;

export function Expected({ outlook, me }: { readonly outlook: Outlook; readonly me: number | null }) {
  const chances = mineFirst(outlook.chances, me);
  const shares = percents(chances);
  return (
    <>
      {chances.length > 1 && (
        <span class="outlook-bar" aria-hidden="true">
          {chances.map(({ what, of, chance }, i) => (
            <i
              key={i}
              class={classes(isMiddling(what) ? 'drawn' : colourOf(sideOf(of)))}
              style={{ flexGrow: chance }}
            />
          ))}
        </span>
      )}
      <span class="outlook-words">
        {chances.map((each, i) => (
          <span key={i}>
            {i > 0 && ' · '}
            {outcomeWords(each)}
            {each.chance < 1 && (
              <>
                {' '}
                <b>{say('successors.percent', { percent: shares[i] })}</b>
              </>
            )}
          </span>
        ))}
      </span>
    </>
  );
}
/** What is nobody's success. */
const MIDDLING: readonly ReactionChance['what'][] = [
  ...(['draw', 'drawAtSea', 'comesTooLate', 'isCaught', 'getsPoints', 'nobodyYields', 'lives'] as const),
];
const isMiddling = (what: ReactionChance['what']): boolean => MIDDLING.includes(what);

/** The numbers behind it; and, if a card changes them, what they become. */
export function Figures({ before, after }: { readonly before: Outlook; readonly after?: Outlook | null }) {
  if (before.figures.length === 0) return null;
  return (
    <ul class="outlook-figures">
      {before.figures.map(({ what, of, by, dice }, i) => {
        const then = after?.figures[i];
        const isOther = then !== undefined && (then.by !== by || then.dice !== dice);
        return (
          <li key={i} class={colourOf(sideOf(of))}>
            {sideOf(of) !== null && <Emblem seat={sideOf(of) as number} size={18} />}
            <span>{say(`successors.react.figure.${what}`)}</span>
            <b>{amount(by, dice)}</b>
            {isOther && (
              <>
                <span aria-hidden="true">→</span>
                <span class="unseen">{say('successors.react.becomes')}</span>
                <b>{amount(then.by, then.dice)}</b>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
const amount = (by: number, dice: number): string =>
  dice === 0 ? String(by) : say('successors.react.withDice', { amount: by, dice });
