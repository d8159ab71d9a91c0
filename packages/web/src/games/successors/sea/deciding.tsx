/** A port that was pressed is announced when it has been confirmed; what has to be answered before it is answered first. */

import { useEffect } from 'preact/hooks';
import { say } from '../../../messages.ts';
import { useTable, useView } from '../../../table/context.ts';
import { isWide } from '../../../table/wide.ts';
import { considerNothing } from '../march/considering.ts';
import { spaceName } from '../names.ts';
import type { Table } from '../view.ts';
import { seaCost } from './aboard.ts';
import { SeaCard } from './card.tsx';
import {
  considerNoPort,
  course,
  type Orders,
  orders,
  pressedPort,
  type Voyage,
  voyage,
} from './considering.ts';
import { boardingIn } from './forecast.ts';

/** The button names the first space only: each step asks the others, and none can be taken back. */
export const announcingWords = ({ from, way }: Voyage, isAboard: boolean): string =>
  say(isAboard ? 'successors.sea.do.sail' : 'successors.sea.do.embark', {
    name: spaceName(way[0]),
    cost: seaCost(from, way[0])?.cost ?? 1,
  });

/** Announces the first space of the way that is considered, and keeps the rest as a plan. */
export function useAnnounce(): (isPlanCut?: boolean) => void {
  const { answer, store } = useTable();
  const { table } = useView<Table>();
  const kind = answer.question.value?.kind ?? '';
  return (isPlanCut = false) => {
    const way = voyage.peek();
    if (way === null || answer.busy.peek()) return;
    const boarding = boardingIn(table, kind);
    const [first] = way.way;
    const deeds = [
      ...(boarding === null || boarding.naming === null ? [] : [{ kind, action: boarding.naming }]),
      ...(boarding === null ? [] : [{ kind: 'march', action: boarding.embark }]),
      { kind: 'sail', action: { sail: first } },
    ];
    course.value = isPlanCut || way.way.length < 2 ? null : { at: way.from, rest: way.way };
    considerNothing();
    considerNoPort();
    orders.value = { deeds, since: (store.view.peek()?.seq ?? 0) - 1 };
  };
}

/** Gives the answers one by one, as long as each is asked for. */
export function useOrders(): void {
  const { answer } = useTable();
  const { seq } = useView<Table>();
  const question = answer.question.value;
  const busy = answer.busy.value;
  const now = orders.value;
  useEffect(() => {
    if (now === null || busy || seq <= now.since) return; // nothing is known yet of the last one
    const [next, ...rest] = now.deeds;
    if (next === undefined || question === null || question.kind !== next.kind) {
      orders.value = null;
      return;
    }
    const waiting: Orders = { deeds: rest, since: seq };
    orders.value = waiting;
    void answer.act(next.action).then((isTaken) => {
      if (!isTaken && orders.peek() === waiting) orders.value = null;
    });
  }, [answer, seq, question?.id, busy, now]);
}

/** Does what was pressed, as soon as it is known what that means. */
export function useAnnouncing(): void {
  const { answer } = useTable();
  const announce = useAnnounce();
  const [way, target] = [voyage.value, pressedPort.value];
  const isAboard = answer.question.value?.kind === 'sail';
  useEffect(() => {
    if (target === null || way?.target !== target || way.forecast === null) return;
    pressedPort.value = null;
    if (!isWide.peek()) return; // with the question, where there is room for it
    const { blocked } = way.forecast;
    const isLong = way.way.length > 1;
    answer.ask({
      words: announcingWords(way, isAboard),
      note: <SeaCard voyage={way} />,
      grave: 'grave',
      others:
        blocked === null && isLong
          ? [
              {
                words: say('successors.sea.do.planOnly', { name: spaceName(way.way[0]) }),
                act: () => announce(true),
              },
            ]
          : [],
      act: blocked === null ? () => announce() : null,
      drop: considerNoPort,
    });
  }, [way, target]);
}
