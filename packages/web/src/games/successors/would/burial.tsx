/** 3.8: here, in Pella, or not yet. */

import type { BurialForecast } from '@diadochi/successors';
import { useServerAnswer } from '../../../ahead/server-answer.ts';
import type { Fields } from '../../../api.ts';
import { roman } from '../../../look/roman.ts';
import { say, seatName } from '../../../messages.ts';
import { Clause } from '../../../table/clause.tsx';
import { useTable, useView } from '../../../table/context.ts';
import { nameOfAnswer } from '../../../table/would.ts';
import { Consequence } from '../consequence.tsx';
import { lastTurnOf } from '../content.ts';
import { showOnMap } from '../map-going.ts';
import { generalName, spaceName } from '../names.ts';
import type { Table } from '../view.ts';
import { useLooking } from './card.tsx';
import { foreseen } from './foreseen.ts';
import { linesOf, signed } from './lines.ts';
import { Versus, type Way } from './versus.tsx';

type Told = BurialForecast | { readonly error: unknown };
const BURIAL = { burial: true };
const [BURY, WAIT] = [{ bury: true }, { wait: true }];

export function Burial() {
  const { answer, store } = useTable();
  const { table, options } = useView<Table>();
  const at = useLooking();
  const told = useServerAnswer('forecast', BURIAL, async (source, asked) => {
    const [burial] = await source.forecast<Told>([asked]);
    return 'error' in burial ? null : burial;
  });
  const here = foreseen.value[nameOfAnswer(BURY)];
  const space = answer.question.value?.about.space;
  const me = store.me.value;
  if (told === null || here == null || at === null || me === null || typeof space !== 'string') return null;
  const mine = here.change.scores?.find(({ seat }) => seat === me);
  const [before, after] = mine?.l ?? [table.factions[me].l, table.factions[me].l];
  const name = spaceName(space);
  const isPella = told.pella === null;
  const propose = (action: Fields, words: string) => ({
    words,
    isPlain: true,
    isTwin: true,
    take: () => void answer.propose(action, { words, note: <Consequence fields={action} /> }),
  });
  const ways: Way[] = [
    {
      key: 'bury',
      title: say('successors.would.bury.here', { name }),
      big: say('successors.would.bury.l', { by: signed(after - before) }),
      points: [
        ...(before === after
          ? [
              {
                sort: 'poor' as const,
                words: (
                  <>
                    {say('successors.would.bury.nothing', { name })} <Clause id="S3.8-09" />
                  </>
                ),
              },
            ]
          : [
              {
                sort: 'good' as const,
                words: (
                  <>
                    {say('successors.would.bury.now', { before, after })}{' '}
                    <Clause id={isPella ? 'S3.8-08' : 'S3.8-06'} />
                  </>
                ),
              },
            ]),
        ...(isPella
          ? []
          : [
              {
                sort: 'poor' as const,
                words: (
                  <>
                    {say('successors.would.bury.goes', { name })} <Clause id="S3.8-10" />
                  </>
                ),
              },
            ]),
        // Whoever else gains by it, and what ends with it.
        ...linesOf(
          { ...here.change, scores: here.change.scores?.filter(({ seat }) => seat !== me) ?? [] },
          at,
        ).map(({ title, clause }) => ({
          sort: 'note' as const,
          words: (
            <>
              {title} <Clause id={clause ?? null} />
            </>
          ),
        })),
      ],
      button: propose(BURY, say('successors.would.bury.do')),
    },
  ];
  if (told.pella !== null) {
    const {
      space: pella,
      l: [now, then],
    } = told.pella;
    const enemies = table.stacks.filter(
      ({ at: where, owner, cus }) => where === pella && owner !== me && cus > 0,
    );
    ways.push({
      key: 'pella',
      title: say('successors.would.bury.pella', { name: spaceName(pella) }),
      big: say('successors.would.bury.l', { by: signed(then - now) }),
      points: [
        {
          sort: 'good',
          words: (
            <>
              {say('successors.would.bury.forGood', { before: now, after: then })} <Clause id="S3.8-08" />
            </>
          ),
        },
        ...enemies.map(({ owner, generals, cus }) => ({
          sort: 'poor' as const,
          words: (
            <>
              {say('successors.would.bury.enemy', {
                name:
                  generals.length > 0
                    ? generalName(generals[0])
                    : typeof owner === 'number'
                      ? seatName.value(owner)
                      : say('successors.would.independents'),
                count: cus,
              })}{' '}
              <Clause id="S3.8-04" />
            </>
          ),
        })),
        {
          sort: 'note',
          words: (
            <>
              {say('successors.would.bury.until', { turn: roman(told.until) })} <Clause id="S3.8-05" />
            </>
          ),
        },
      ],
      button: {
        words: say('successors.would.bury.show', { name: spaceName(pella) }),
        isPlain: true,
        isTwin: false,
        take: () => showOnMap(pella),
      },
    });
  }
  ways.push({
    key: 'wait',
    title: say('successors.would.bury.wait'),
    big: null,
    points: [
      {
        sort: 'note',
        words: (
          <>
            {say('successors.would.bury.again')} <Clause id="S3.8-06" />
          </>
        ),
      },
      // In the short game no such Game Turn comes.
      ...(told.until < lastTurnOf({ options })
        ? [
            {
              sort: 'poor' as const,
              words: (
                <>
                  {say('successors.would.bury.gone', { turn: roman(told.until + 1) })} <Clause id="S3.8-11" />
                </>
              ),
            },
          ]
        : []),
    ],
    button: propose(WAIT, say('successors.would.bury.wait')),
  });
  return <Versus label={say('successors.would.bury.label')} ways={ways} />;
}
