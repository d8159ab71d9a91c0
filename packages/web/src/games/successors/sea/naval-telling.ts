/** A Naval Battle as the log tells it: who sails, who has come to meet him, the odds, the dice, the lines of the result. */

import type { Message } from '../../../api.ts';
import { nameOf, type Told } from '../battle/telling.ts';
import type { Story } from '../battles.ts';
import { box } from '../content.ts';
import { orderOf } from '../stacks.ts';
import type { Counts } from '../view.ts';

export interface NavalSide {
  readonly seat: number;
  readonly fleets: readonly {
    readonly fleet: string;
    readonly strength: number;
    readonly dispersed: boolean;
  }[];
  readonly strength: number;
  readonly roll: {
    readonly dice: readonly number[];
    readonly total: number;
    readonly score: number;
  } | null;
}
export const NAVAL_STAGES = ['declared', 'rolls', 'losses', 'return'] as const;
/** S13.3.B-01: one after the other, in Turn Order; what comes after a defeat does not take place. */
export interface Declaration {
  readonly seat: number;
  readonly state: 'fought' | 'now' | 'coming' | 'cancelled';
}
export interface NavalBattle {
  readonly space: string;
  readonly from: string;
  readonly general: string;
  readonly mover: NavalSide;
  readonly interceptor: NavalSide;
  readonly aboard: { readonly units: Counts; readonly royals: readonly string[] };
  /** In thousandths, for whoever sails. */
  readonly odds: { readonly win: number; readonly draw: number; readonly lose: number };
  readonly winner: number | 'nobody' | undefined;
  readonly declarations: readonly Declaration[];
  readonly lines: readonly Told[];
  readonly stage: number;
}

export function navalBattleIn({ messages }: Story): NavalBattle {
  const of = (name: string) => messages.filter((message) => nameOf(message) === name);
  const { params } = of('navalBattle')[0];
  const [mover, interceptor] = [Number(params.seat), Number(params.against)];
  const gone = of('fleetDispersed').map((message) => message.params.fleet);
  const side = (seat: number, fleets: unknown, strengths: unknown, strength: unknown): NavalSide => {
    const roll = of('navalRoll').find((message) => message.params.seat === seat)?.params;
    return {
      seat,
      fleets: (fleets as readonly string[]).map((fleet, i) => ({
        fleet,
        strength: (strengths as readonly number[])[i],
        dispersed: gone.includes(fleet),
      })),
      strength: Number(strength),
      roll:
        roll === undefined
          ? null
          : {
              dice: roll.dice as readonly number[],
              total: Number(roll.roll),
              score: Number(roll.score),
            },
    };
  };
  const won = of('wonNavalBattle').at(-1);
  const isDrawn = of('slippedPast').length > 0;
  const names = messages.map(nameOf);
  const reached = [true, names.includes('navalRoll'), won !== undefined, names.includes('drivenBack')];
  return {
    space: String(params.space),
    from: String(params.from),
    general: String(params.general),
    mover: side(mover, params.escort, params.escortStrengths, params.strength),
    interceptor: side(interceptor, params.fleets, params.fleetStrengths, params.other),
    aboard: {
      units: Object.fromEntries(
        box()
          .combatUnits.map(({ id }) => [id, Number(params[id] ?? 0)] as const)
          .filter(([, count]) => count > 0)
          .sort(([a], [b]) => orderOf(a) - orderOf(b)),
      ),
      royals: (params.royals ?? []) as readonly string[],
    },
    odds: { win: Number(params.win), draw: Number(params.draw), lose: Number(params.lose) },
    winner: won === undefined ? (isDrawn ? 'nobody' : undefined) : Number(won.params.seat),
    declarations: declarationsIn(messages, interceptor),
    lines: messages.flatMap((message, i) => {
      const clause = clauseOf(message, mover, interceptor);
      return clause === null ? [] : [{ message, clause, isAfter: i > names.indexOf('navalRoll') }];
    }),
    stage: reached.lastIndexOf(true),
  };
}

function declarationsIn(messages: readonly Message[], now: number): readonly Declaration[] {
  const seats = messages
    .filter((message) => nameOf(message) === 'engaged')
    .map(({ params: { seat } }) => Number(seat));
  const cancelled = messages
    .filter((message) => nameOf(message) === 'cancelledBattle')
    .map(({ params: { seat } }) => Number(seat));
  const nth = seats.indexOf(now);
  return seats.map((seat, i) => ({
    seat,
    state: i < nth ? 'fought' : i === nth ? 'now' : cancelled.includes(seat) ? 'cancelled' : 'coming',
  }));
}

/** As it is while the dice fall: nothing tells what comes of them. */
export const beforeNavalResult = (battle: NavalBattle): NavalBattle => {
  const whole = (side: NavalSide): NavalSide => ({
    ...side,
    fleets: side.fleets.map((fleet) => ({ ...fleet, dispersed: false })),
  });
  return {
    ...battle,
    mover: whole(battle.mover),
    interceptor: whole(battle.interceptor),
    winner: undefined,
    declarations: battle.declarations.map(({ seat, state }) => ({
      seat,
      state: state === 'cancelled' ? 'coming' : state,
    })),
    lines: battle.lines.filter(({ isAfter }) => !isAfter),
    stage: Math.min(battle.stage, NAVAL_STAGES.indexOf('rolls')),
  };
};

/** The rule by which something happened; null for what the panel shows already, and for other declarations. */
function clauseOf(message: Message, mover: number, interceptor: number): string | null {
  const { seat } = message.params;
  switch (nameOf(message)) {
    case 'becameSuccessor':
      return seat === interceptor ? 'S13.3.A-06' : null;
    case 'fleetDispersed':
      return seat === mover ? 'S13.3.D-06' : 'S13.3.D-04';
    default:
      return CLAUSES[nameOf(message)] ?? null;
  }
}
const CLAUSES: { readonly [event: string]: string } = {
  slippedPast: 'S13.3.D-03',
  attrition: 'S13.3.D-07',
  lostUnit: 'S13.3.D-07',
  dispersedUnits: 'D13-11',
  dispersedGeneral: 'D13-11',
  leftMap: 'D13-11',
  lostRoyal: 'D13-11',
  gainedRoyal: 'D13-11',
  drivenBack: 'S13.3.D-08',
  cancelledBattle: 'S13.3.B-03',
};
