/** The player aid: the sequence of play, tables and costs, on one sheet; at a table what applies now is marked. */

import './aid.css';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { classes } from '../look/classes.ts';
import { say } from '../messages.ts';
import { TableContext } from '../table/context.ts';
import { LISTS } from './aid-lists.ts';
import { AidSheet } from './aid-sheet.tsx';
import type { Outline } from './book.ts';
import { SuccessorsAid } from './successors-aid.tsx';
import { To } from './text.tsx';

export function Aid({ game, outline }: { readonly game: string; readonly outline: Outline }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div class="aid">
      <h2 ref={heading} class="unseen" tabIndex={-1}>
        {say('rules.aid')}
      </h2>
      {game === 'successors' ? <SuccessorsAid sounds={outline.sounds} /> : <ListAid game={game} />}
    </div>
  );
}

/** Which step a question belongs to. */
const ASKED: { readonly [kind: string]: string } = {
  buy: 'buy',
  scouted: 'buy',
  exchange: 'buy',
  act: 'act',
  lift: 'act',
  rotate: 'act',
  augury: 'offer',
  turn: 'act',
};

function ListAid({ game }: { readonly game: string }) {
  const kind = useContext(TableContext)?.store.asked.value[0]?.kind ?? '';
  return (
    <>
      {(LISTS[game] ?? []).map(([list, at, rows], i) => (
        <AidSheet key={list} title={say(`rules.aid.${game}.${list}`)} at={at}>
          <ul class="aid-rows">
            {rows.map(([row, to]) => (
              <li key={row} class={classes(i === 0 && ASKED[kind] === row && 'now')}>
                {say(`rules.aid.${game}.${list}.${row}`)}
                <To at={to} class="rules-id">
                  {to}
                </To>
              </li>
            ))}
          </ul>
        </AidSheet>
      ))}
    </>
  );
}
