/** What each answer would do, in a word or two on its button: strength, talents, what would be scored, and what can be played then. */

import type { Would } from '@diadochi/kernel';
import type { ChangeForecast } from '@diadochi/phalanxx';
import { useLookingAhead } from '../../../ahead/asking.ts';
import { say, seatName } from '../../../messages.ts';
import { useTable } from '../../../table/context.ts';
import { isTriedOut } from './ways.ts';

export function Ahead() {
  const { store } = useTable();
  const me = store.me.value;
  useLookingAhead<ChangeForecast>({
    isTriedOut,
    shortOf: (would) => (me === null ? null : shortOf(would, me)),
  });
  return null;
}

/** What draws cards is of the first load: here they are only named. */
const cardName = (card: string): string => say(`noun.card.${card}`);
const changed = (by: number) => ({ by: by < 0 ? `−${-by}` : `+${by}`, count: Math.abs(by) });
function shortOf(
  { change: { sides = [], met = [], unmet = [] } }: Would<ChangeForecast>,
  me: number,
): string | null {
  const mine = sides.find(({ side }) => side === me);
  const by = (track: 'strength' | 'talents' | 'total'): number =>
    mine === undefined ? 0 : mine[track][1] - mine[track][0];
  const said = [
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
