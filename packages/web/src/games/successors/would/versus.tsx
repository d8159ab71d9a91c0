/** Two or three ways side by side, the number that counts large; which is better nobody says. */

import type { ComponentChildren } from 'preact';
import { Button } from '../../../look/button.tsx';
import { classes } from '../../../look/classes.ts';
import { Stroke } from '../../../look/icon.tsx';
import type { StrokeName } from '../../../look/strokes.ts';
import { useTable } from '../../../table/context.ts';
import { isWide } from '../../../table/wide.ts';

export interface Way {
  readonly key: string;
  readonly title: string;
  readonly big: string | null;
  /** Under the title: how it comes to that. */
  readonly lead?: ComponentChildren;
  readonly points: readonly Point[];
  /** `isTwin`: the question offers it as well, which is enough where room is scarce. */
  readonly button: {
    readonly words: string;
    readonly isPlain: boolean;
    readonly isTwin: boolean;
    take(): void;
  } | null;
}
interface Point {
  readonly sort: 'good' | 'poor' | 'note';
  readonly words: ComponentChildren;
}
const SIGNS: { readonly [S in Point['sort']]: StrokeName } = { good: 'check', poor: 'close', note: 'clock' };

export function Versus({ label, ways }: { readonly label: string; readonly ways: readonly Way[] }) {
  const { answer } = useTable();
  return (
    <section class={classes('versus', ways.length > 2 && 'three')} aria-label={label} data-off-map>
      {ways.map(({ key, title, big, lead, points, button }) => (
        <article key={key} class={classes(lead === undefined && points.length < 2 && 'brief')} data-way={key}>
          <h2>
            <span>{title}</span>
            {big !== null && <b>{big}</b>}
          </h2>
          {lead}
          <ul>
            {points.map(({ sort, words }, i) => (
              <li key={i} class={classes('versus-point', sort)}>
                <Stroke name={SIGNS[sort]} size={14} />
                <span>{words}</span>
              </li>
            ))}
          </ul>
          {button !== null && !(button.isTwin && !isWide.value) && (
            <Button
              look={button.isPlain ? 'plain' : 'act'}
              disabled={answer.busy.value}
              onClick={() => button.take()}
            >
              {button.words}
            </Button>
          )}
        </article>
      ))}
    </section>
  );
}
