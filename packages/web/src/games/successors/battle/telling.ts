/** A battle as the log tells it, laid out for the eye: two sides, the odds, the dice, the lines of the result. */

import type { Message } from '../../../api.ts';
import { isBattle, type Story } from '../battles.ts';
import { box } from '../content.ts';

/** A seat; null is the Independent Faction. */
export type Side = number | null;
export interface Part {
  /** A sort of CUs, `independents` or `local`. */
  readonly what: string;
  readonly count: number;
  readonly each: number | null;
  /** S14.6-02: what the dice of the Elephants gave. */
  readonly dice: readonly number[];
  /** Null: nobody knows before they are rolled. */
  readonly by: number | null;
}
export interface Fighter {
  readonly side: Side;
  readonly general: string | null;
  readonly parts: readonly Part[];
  readonly strength: number | null;
  /** Dice of Elephants that are still to come on top of it. */
  readonly dice?: number;
  readonly roll: {
    readonly dice: readonly number[];
    readonly rating: number;
    readonly total: number;
    readonly score: number;
  } | null;
}
export interface Told {
  readonly message: Message;
  readonly clause: string;
  /** It was told when the dice had fallen. */
  readonly isAfter: boolean;
}
export const STAGES = ['prestige', 'strength', 'rolls', 'losses', 'retreat'] as const;
export interface Battle {
  readonly space: string;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  /** In thousandths, for the Attacker. */
  readonly odds: { readonly win: number; readonly draw: number; readonly lose: number };
  readonly winner: Side | 'nobody' | undefined;
  readonly lines: readonly Told[];
  readonly stage: number;
}

/** The best come first, and last those of whom only dice tell. */
const UNITS = ['silver-shields', 'royal', 'loyal', 'mercenary', 'cavalry', 'elephant'];
const placeOf = ({ what }: Pick<Part, 'what'>): number =>
  (UNITS.indexOf(what) + UNITS.length + 1) % (UNITS.length + 1);
export const inOrder = <P extends Pick<Part, 'what'>>(parts: readonly P[]): readonly P[] =>
  parts.toSorted((a, b) => placeOf(a) - placeOf(b));
export const nameOf = ({ key }: Message): string => key.slice('event.'.length);

export function battleIn({ messages }: Story): Battle {
  const { params } = messages.find(isBattle) ?? messages[0];
  const of = (name: string) => messages.filter((message) => nameOf(message) === name);
  const fighter = (side: Side, general: unknown): Fighter => {
    const strength = of('battleStrength').findLast(({ params: { seat } }) => seat === side)?.params;
    const roll = of('battleRoll').findLast(({ params: { seat } }) => seat === side)?.params;
    return {
      side,
      general: typeof general === 'string' ? general : null,
      parts: strength === undefined ? [] : partsOf(strength),
      strength: strength === undefined ? null : Number(strength.strength),
      roll:
        roll === undefined
          ? null
          : {
              dice: roll.dice as readonly number[],
              rating: Number(roll.rating),
              total: Number(roll.roll),
              score: Number(roll.score),
            },
    };
  };
  const won = of('wonBattle').at(-1);
  const isDrawn = of('drewBattle').length > 0;
  const names = messages.map(nameOf);
  const reached = [
    true,
    names.includes('battleStrength'),
    names.includes('battleRoll'),
    won !== undefined || isDrawn,
    names.includes('retreated') || names.includes('backInBox') || names.includes('cutOff'),
  ];
  return {
    space: String(params.space),
    attacker: fighter(params.attacker as Side, params.attackers),
    defender: fighter(params.defender as Side, params.defenders),
    odds: { win: Number(params.win), draw: Number(params.draw), lose: Number(params.lose) },
    winner: won === undefined ? (isDrawn ? 'nobody' : undefined) : (won.params.seat as Side),
    lines: messages.flatMap((message, i) => {
      const clause = clauseOf(message, won?.params.seat, isDrawn);
      // Prestige is compared at the encounter and again in the battle: it is told once, unless it has changed.
      const isTold = nameOf(message) === 'prestige' && messages.slice(0, i).some(isSameAs(message));
      return clause === null || isTold ? [] : [{ message, clause, isAfter: i > names.indexOf('battleRoll') }];
    }),
    stage: reached.lastIndexOf(true),
  };
}

const isSameAs =
  ({ key, params }: Message) =>
  (other: Message): boolean =>
    other.key === key && other.params.seat === params.seat && other.params.prestige === params.prestige;

/** As it is while the dice fall: nothing tells what comes of them. */
export const beforeResult = (battle: Battle): Battle => ({
  ...battle,
  winner: undefined,
  lines: battle.lines.filter(({ isAfter }) => !isAfter),
  stage: Math.min(battle.stage, STAGES.indexOf('rolls')),
});

function partsOf(strength: Message['params']): readonly Part[] {
  const units = UNITS.flatMap((unit): Part[] => {
    const count = Number(strength[unit] ?? 0);
    if (count === 0) return [];
    if (unit === 'elephant') {
      const dice = strength.elephants as readonly number[];
      return [{ what: unit, count, each: null, dice, by: dice.reduce((sum, each) => sum + each, 0) }];
    }
    const each = Number(box().combatUnits.find(({ id }) => id === unit)?.strengthPerCu ?? 0);
    return [{ what: unit, count, each, dice: [], by: count * each }];
  });
  const independents = Number(strength.independents ?? 0);
  return [
    ...units,
    ...(independents > 0
      ? [{ what: 'independents', count: independents, each: 1, dice: [], by: independents }]
      : []),
    { what: 'local', count: 0, each: null, dice: [], by: Number(strength.local ?? 0) },
  ];
}

const CLAUSES: { readonly [event: string]: string } = {
  joinedBattle: 'S14.2-01',
  prestige: 'S14.4-01',
  setAside: 'S14.4-02',
  charged: 'S16.9-26',
  tookCommand: 'S14.8-07',
  eliminated: 'S14.9-05',
  pursued: 'S16.9-29',
  attrition: 'S14.9-06',
  dispersedUnits: 'S14.9-07',
  dispersedGeneral: 'S14.9-08',
  leftMap: 'S14.9-09',
  lostRoyal: 'S14.9-10',
  gainedRoyal: 'S14.9-10',
  beaten: 'S14.9-13',
  gainedPopularity: 'S14.7-07',
  retreated: 'S14.10-01',
  backInBox: 'S14.10-05',
  cutOff: 'D10-05',
};
/** The rule by which something happened; null for what the panel shows already. */
function clauseOf(message: Message, winner: unknown, isDrawn: boolean): string | null {
  const { seat, cause } = message.params;
  switch (nameOf(message)) {
    case 'defected':
      return winner === undefined ? 'S10.K-03' : 'S14.9-16';
    case 'survivalRoll':
      return isDrawn || seat === winner ? 'S14.8-02' : 'S14.8-03';
    case 'lostUnit':
      return cause === 'attrition' ? 'S14.9-06' : cause === 'drawn' ? 'S14.9-01' : 'S14.9-02';
    default:
      return CLAUSES[nameOf(message)] ?? null;
  }
}
