/** What each answer would do, in a word or two on its button: strength, talents, what would be scored, and what can be played then. */

import type { Would } from '@diadochi/kernel';
import type { ChangeForecast } from '@diadochi/phalanxx';
import { useLookingAhead } from '../../../ahead/asking.ts';
import type { Fields } from '../../../api.ts';
import { say, seatName } from '../../../messages.ts';
import { useTable, useView } from '../../../table/context.ts';
import { meant } from '../drag.ts';
import { dieNames, emptyRows, ownDie, rolledDie, type Table } from '../view.ts';
import { isTriedOut } from './ways.ts';

export function Ahead() {
  const { store } = useTable();
  const me = store.me.value;
  const { table } = useView<Table>();
  const isActing = me !== null && table.active === me;
  useLookingAhead<ChangeForecast>({
    isTriedOut,
    shortOf: (would, answer) => (me === null ? null : shortOf(would, me, answer)),
    wholeOf: (answer) => (isActing ? wholeOf(answer, table, me) : answer),
    besides: isActing && meant.value !== null ? [meant.value] : [],
  });
  return null;
}

/**
 * Which die in which row changes nothing of what a card or a region brings, nor the row what income brings: any that will do
 * is put in. The page's own reckoning; what it finds wrongly the server refuses, and then nothing is said.
 */
function wholeOf(answer: Fields, table: Table, seat: number): Fields | null {
  const rows = emptyRows(table);
  if (answer.at !== undefined) return answer;
  if ('play' in answer || 'conquer' in answer) {
    const dice = dieNames.filter((die) => answer.with === undefined || answer.with === die);
    for (const die of dice)
      for (const at of rows)
        if ((rolledDie(table, die)?.value ?? 0) >= ownDie(table, seat, at).value)
          return { ...answer, with: die, at };
    return null;
  }
  if ('income' in answer || ('slide' in answer && rows.length === 1)) return { ...answer, at: rows[0] };
  // What the rest of these does hangs on what has not been said yet.
  return 'slide' in answer || 'trade' in answer ? null : answer;
}

/** What draws cards is of the first load: here they are only named. */
const cardName = (card: string): string => say(`noun.card.${card}`);
const changed = (by: number) => ({ by: by < 0 ? `−${-by}` : by > 0 ? `+${by}` : '±0', count: Math.abs(by) });
function shortOf(
  { change: { sides = [], met = [], unmet = [] } }: Would<ChangeForecast>,
  me: number,
  answer: Fields,
): string | null {
  const mine = sides.find(({ side }) => side === me);
  const by = (track: 'strength' | 'talents' | 'total'): number =>
    mine === undefined ? 0 : mine[track][1] - mine[track][0];
  const said = [
    ...(by('strength') === 0 && 'play' in answer ? [say('phalanxx.would.noStrength')] : []),
    ...(by('strength') === 0 ? [] : [say('phalanxx.would.strength', changed(by('strength')))]),
    ...(by('talents') === 0 ? [] : [say('phalanxx.would.talents', changed(by('talents')))]),
    // What counts at the end besides strength.
    ...(by('total') === by('strength') ? [] : [say('phalanxx.would.total', changed(by('total')))]),
    ...sides.flatMap(({ side, strength: [before, after], total }) =>
      side === me || (before === after && total[0] === total[1])
        ? []
        : [say('phalanxx.would.theirs', { name: seatName.value(side), ...changed(total[1] - total[0]) })],
    ),
    ...(met.length === 0 ? [] : [say('phalanxx.would.met', { cards: met.map(cardName).join(', ') })]),
    ...(unmet.length === 0 ? [] : [say('phalanxx.would.unmet', { cards: unmet.map(cardName).join(', ') })]),
  ];
  return said.length === 0 ? null : said.slice(0, 3).join(' · ');
}
