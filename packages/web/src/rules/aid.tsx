/** The player aid: the sequence of play, tables and costs, on one sheet; at a table what applies now is marked. */

import './aid.css';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { classes } from '../look/classes.ts';
import { say } from '../messages.ts';
import { TableContext } from '../table/context.ts';
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

type Lists = readonly (readonly [
  list: string,
  at: string,
  rows: readonly (readonly [row: string, at: string])[],
])[];
/** What a small game has to say: lists of steps and values, each row with its section or clause. */
const LISTS: { readonly [game: string]: Lists } = {
  phalanxx: [
    [
      'turn',
      '4',
      [
        ['buy', '5'],
        ['roll', '6'],
        ['act', '7'],
        ['pass', '13'],
      ],
    ],
    [
      'actions',
      '7',
      [
        ['play', '8'],
        ['conquer', '9'],
        ['slide', '10'],
        ['income', '11'],
        ['turn', '12'],
      ],
    ],
    [
      'conflict',
      '15',
      [
        ['strength', 'P15-02'],
        ['rotate', 'P15-06'],
        ['heroism', '16'],
      ],
    ],
    [
      'score',
      '18',
      [
        ['track', 'P18-01'],
        ['rotated', 'P18-02'],
        ['fame', 'P18-03'],
        ['figures', 'P18-04'],
        ['talents', 'P18-05'],
        ['regions', 'P18-06'],
        ['tie', 'P18-10'],
      ],
    ],
  ],
  proof: [
    [
      'turn',
      '3',
      [
        ['muster', 'T2-01'],
        ['offer', 'T2-03'],
        ['draw', 'T3-01'],
        ['act', 'T3-12'],
      ],
    ],
    [
      'raid',
      '4',
      [
        ['hoplites', 'T4-07'],
        ['leader', 'T4-08'],
        ['watch', 'T4-09'],
        ['omens', 'T5-15'],
        ['won', 'T4-11'],
        ['lost', 'T4-12'],
      ],
    ],
    [
      'score',
      '6',
      [
        ['glory', 'T6-02'],
        ['points', 'T6-03'],
        ['tie', 'T6-04'],
      ],
    ],
  ],
};
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
