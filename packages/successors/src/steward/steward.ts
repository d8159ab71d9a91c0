/** The words in which a player of Successors settles answers ahead (D10-17): tests, spans, what stops a plan. */

import type { Seat, Span, Steward } from '@diadochi/kernel';
import type { SubjectOf } from '../cards/surprise/kind.ts';
import { couldMatter, surpriseFacts } from '../cards/surprise/playing.ts';
import type { Content } from '../content-schema.ts';
import type { Board, SuccessorsContract } from '../contract.ts';
import { spentExtra, spentMps } from '../position/budget.ts';
import { groupAt, groupCommander } from '../position/march.ts';
import { activeOf, roundOf, segmentOf, turnOf } from '../position/turns.ts';
import { isAtSea, shipAt } from '../position/voyage.ts';
import { TESTS } from './tests.ts';

/** Whether a card could add to the roll of whoever has just declared a Naval Battle: the others would call it off again. */
const couldAdd = (p: Board, seat: Seat, atSea: SubjectOf<'seaCards'>): boolean =>
  p.box.surprises.seaCards.some(
    (card) =>
      surpriseFacts(p, card).effects.some(({ kind }) => kind === 'roll-modifier') &&
      couldMatter(p, seat, 'seaCards', atSea, card),
  );

/**
 * What is let pass unless somebody wants to be asked: windows of cards that are seldom at hand, or that would call off the
 * Naval Battle that one has declared oneself a moment ago, if Fog has not done so. A Naval Battle is offered once in a Naval Movement: who has let it
 * pass is not asked at its next step.
 */
const USUAL: Steward<Board>['usual'] = {
  seaCards: {
    settled: 'always',
    unless: (p, { seat, about }) => {
      const atSea = about as unknown as SubjectOf<'seaCards'>;
      const [next] = atSea.battles;
      return next !== undefined && (seat !== next || atSea.fogged || couldAdd(p, seat, atSea));
    },
  },
  interceptionRoll: { settled: 'always' },
  evasionRoll: { settled: 'always' },
  engage: { settled: 'activation' },
};

/** What makes one stop and think again. */
const UNFORESEEN = [
  ...['declaredInterception', 'interceptionRoll', 'withdrew', 'backInBox'], // 11
  ...['evasionRoll', 'evaded'], // 12
  ...['refusedPassage', 'brokePassage', 'becameSuccessor', 'overran', 'defected'], // 10
  ...['battle', 'lostUnit', 'dispersedGeneral'], // 14
  ...['engaged', 'navalBattle'], // 13
];

function moment(p: Board, span: Span): string {
  const turn = [turnOf(p), roundOf(p), segmentOf(p), activeOf(p)];
  if (span === 'turn') return turn.join(' ');
  const activation = [...turn, groupCommander(p)];
  if (span === 'activation') return activation.join(' ');
  // Whoever comes to a space a second time has spent more by then.
  const spent = spentMps(p) + spentExtra(p);
  return [...activation, groupAt(p), isAtSea(p) ? shipAt(p) : '-', spent].join(' ');
}

export const stewardIn = ({ nouns, events }: SuccessorsContract, { cards }: Content): Steward<Board> => {
  /** A card that somebody else plays is unforeseen, whatever it is called. */
  const isAboutCard = (event: string): boolean =>
    Object.values((events as { readonly [event: string]: object })[event] ?? {}).includes('card');
  return {
    tests: TESTS,
    holds: (p, put, test, value) => TESTS[test].holds(p, put, value),
    moment,
    usual: USUAL,
    armable: cards.flatMap(({ id, type }) => (type === 'surprise' ? [id] : [])),
    stopsPlan: (seat: Seat, { event, params }) =>
      UNFORESEEN.includes(event) || (isAboutCard(event) && params.seat !== seat && params.by !== seat),
    alike(sort, name) {
      if (sort !== 'card') return [name];
      const design = name.replace(/-\d+$/, '');
      return (nouns.card as readonly string[]).filter((each) => each.replace(/-\d+$/, '') === design);
    },
  };
};
