/** 14 Land Battle: a step for each part of the section, in its order. */

import { done, type Seat } from '@diadochi/kernel';
import { type General, ROYAL, type Unit, type Units } from '../../box.ts';
import type { SubjectOf } from '../../cards/surprise/kind.ts';
import {
  type Board,
  INDEPENDENT,
  isPlayer,
  NOBODY,
  type Owner,
  type Play,
  procedure,
} from '../../contract.ts';
import { closeBudget } from '../../position/budget.ts';
import { noteFought } from '../../position/fought.ts';
import {
  commanderAt,
  independentsAt,
  isMajor,
  isOnMap,
  LEFT_GAME,
  popularityOf,
  setPopularity,
  whereIs,
} from '../../position/generals.ts';
import { ACTIVE, forgetFreeDeeds, isMarching, markGeneral } from '../../position/march.ts';
import { sideOf, spaceOf } from '../../position/places.ts';
import { activeOf } from '../../position/turns.ts';
import { cusAt } from '../../position/units.ts';
import { cusByName } from '../../words.ts';
import { appoint } from '../7-pieces/7.1-minor-generals.ts';
import { loseUnit, lostIn, typesOf } from '../7-pieces/7.3-losing.ts';
import { disperseGenerals } from '../10-land-movement/10.I-army-against-general.ts';
import { changeSides, defect } from '../10-land-movement/10.K-royal-army.ts';
import { crowding, wayBack } from '../11-interception/11.3-withdrawal.ts';
import { canJoin, comeOut } from './14.2-joining.ts';
import { setAside } from './14.4-royal-army.ts';
import { localTroops } from './14.5-local-troops.ts';
import {
  type Battle,
  battleRoll,
  CHARGE,
  elephantStrength,
  elephantsOf,
  fighters,
  independentCus,
  isCharge,
  isSpared,
  pursuitOf,
  ratingOf,
  scoreOf,
  strengthOf,
} from './14.6-battle-strength.ts';
import { battleOdds } from './14.7-odds.ts';
import { isAtRisk, kill, killsOn, type Result, substitutes } from './14.8-general-loss.ts';
import { DRAWN, WON } from './14.9-losses.ts';
import { goInside, retreat, retreating } from './14.10-retreat.ts';

/** The two sides, by their place in lists: the Attacker first (S14.3-03). */
const ATTACKER = 0;
const DEFENDER = 1;

export const landBattle = procedure('landBattle', (_, args) => ({
  ...args,
  joined: { generals: [], units: [] },
  asideOf: NOBODY,
  aside: 0,
  noElephants: [0, 0],
  rollBonus: [0, 0],
  chiefs: [],
  elephants: [],
  rolls: [],
  scores: [],
  winner: NOBODY,
  pursuit: 0,
  turns: 0,
  independents: 0,
})).steps({
  // 14.1, 14.2: who comes out of the city to join, before any card is played.
  join_14_2: {
    ask: 'join',
    inTurn: true,
    of: (p, f) => sides(f).filter((owner) => canJoin(p, f.location, owner)),
    about: (_, { location }) => ({ space: spaceOf(location) }),
    then: (p, f, seat, answer, play) => {
      if (!('join' in answer)) return;
      const joined = comeOut(p, seat, f.location, answer, play);
      if (seat === f.attacker) f.joined = { generals: joined.generals, units: [...joined.units] };
    },
  },
  // 14.3: Battle Cards, all of the Attacker's first (S14.3-03); D14-23: they may leave a side without CUs.
  attackerCards_14_3: {
    open: 'battleCards',
    with: (p, f) => cardsOf(p, f, ATTACKER),
    then: noteCards,
  },
  attackerLeft_14_3: (p, f, play) => withoutCus(p, f, play),
  defenderCards_14_3: {
    open: 'battleCards',
    with: (p, f) => cardsOf(p, f, DEFENDER),
    then: noteCards,
  },
  defenderLeft_14_3: (p, f, play) => withoutCus(p, f, play),
  // 14.4: Royal Army CUs of the side with less Prestige stand aside, or go over if they are all it has (D14-10).
  royalArmy_14_4: (p, f, play) => {
    const { asideOf, aside, isAll } = setAside(p, f, play);
    f.asideOf = asideOf;
    f.aside = aside;
    if (!isAll) return;
    defect(p, asideOf, f.location, play);
    return done({});
  },
  // 14.5, 14.6: the strength of each side, with its Local Troops and Elephants.
  strength_14_6: (p, f, play) => {
    f.chiefs = sides(f).map((owner) => commanderAt(p, f.location, owner));
    f.independents = independentsAt(p, f.location).length;
    tellBattle(p, f, play);
    f.elephants = sides(f).map((owner) => muster(p, f, owner, play));
  },
  // 14.7: the roll and the score of each side, and who wins.
  score_14_7: (p, f, play) => {
    const fought = sides(f).map((owner, side) => fight(p, f, owner, side, play));
    f.rolls = fought.map(({ roll }) => roll);
    f.scores = fought.map(({ score }) => score);
    f.winner = winnerOf(f);
    f.pursuit = f.winner === NOBODY ? 0 : pursuitOf(p, f, f.winner, loserOf(f)); // before taking losses
    closeBudget(p); // S10.L-02
    forgetFreeDeeds(p);
    noteFighters(p, f);
    tellResult(f, play);
  },
  // 14.8: the General whose side rolled a 9; then who takes his place.
  generalLoss_14_8: (p, f, play) => {
    for (; f.turns < 2; f.turns++) {
      if (!isKilled(p, f, f.turns, play)) continue;
      const owner = sides(f)[f.turns];
      const next = commanderAt(p, f.location, owner);
      if (next !== null && isMajor(p, next))
        play.tell?.all('tookCommand', { seat: owner, general: next, space: spaceOf(f.location) });
      return 'succession_14_8';
    }
    f.turns = 0;
    return 'losses_14_9';
  },
  succession_14_8: {
    ask: 'succeed',
    of: (p, f) => (substitutes(p, sides(f)[f.turns], f.location).length > 0 ? [sides(f)[f.turns]] : []),
    about: (_, f) => ({ space: spaceOf(f.location), fallen: f.chiefs[f.turns] as General }),
    then: (p, f, seat, answer, play) => {
      if (!('appoint' in answer)) return;
      appoint(p, seat, answer.appoint, f.location, play);
      if (isMarching(p, seat)) markGeneral(p, answer.appoint, ACTIVE); // the group goes on under him
      play.tell?.all('tookCommand', { seat, general: answer.appoint, space: spaceOf(f.location) });
    },
  },
  nextLoss_14_8: (_, f) => {
    f.turns++;
    return 'generalLoss_14_8';
  },
  // 14.9: a CU of the winner (S14.9-02), or of each side after a draw (S14.9-01).
  losses_14_9: (_, f) => {
    while (f.turns < 2 && !losesOne(f, f.turns)) f.turns++;
    return f.turns < 2 ? undefined : 'defeat_14_9';
  },
  lose_14_9: {
    ask: 'lose',
    of: (p, f) => (typesOf(fighters(p, f, sides(f)[f.turns])).length > 0 ? [sides(f)[f.turns]] : []),
    about: (p, f) => ({
      space: spaceOf(f.location),
      cause: f.winner === NOBODY ? DRAWN : WON,
      left: 1,
      among: typesOf(fighters(p, f, sides(f)[f.turns])),
      both: parted(p, f),
    }),
    then: (p, f, seat, answer, play) => {
      if ('loseJoined' in answer)
        f.joined = { ...f.joined, units: without(f.joined.units, answer.loseJoined) };
      loseUnit(p, seat, f.location, lostIn(answer), f.winner === NOBODY ? DRAWN : WON, play);
    },
  },
  nextLoser_14_9: (_, f) => {
    f.turns++;
    return 'losses_14_9';
  },
  defeat_14_9: {
    call: 'defeat',
    with: (_, f) => {
      if (f.winner === NOBODY) return null;
      const loser = loserOf(f);
      return { loser, location: f.location, aside: f.asideOf === loser ? f.aside : 0, pursuit: f.pursuit };
    },
  },
  // S14.7-07, D14-18; S14.9-16: the Royal Army CUs that stood aside.
  after_14_9: (p, f, play) => {
    if (f.winner !== NOBODY && f.asideOf === loserOf(f))
      changeSides(p, f.asideOf, f.winner, f.location, f.aside, play);
    rewardVictor(p, f, play);
  },
  // D14-25: what becomes of a Major General who has lost.
  lost_14_10: { open: 'battleLost', with: (p, f) => lostBy(p, f) },
  // 14.10: after a draw the Attacker goes back: first who came out of the city.
  inside_14_10: (p, f) => {
    if (f.winner !== NOBODY) return done({});
    goInside(p, f.attacker, f.location, f.joined);
    return;
  },
  // D13-11: for whom there is no room in the Embarkation Port.
  crowding_14_10: {
    call: 'losing',
    with: (p, f) => crowding(p, f.attacker, f.location, retreating(p, f.attacker, f.location)),
  },
  retreat_14_10: (p, f, play) => retreat(p, f.attacker, f.location, play),
});

interface Fought extends Battle {
  readonly elephants: readonly number[];
  readonly noElephants: readonly number[];
  readonly rollBonus: readonly number[];
  readonly chiefs: readonly (General | null)[];
  readonly rolls: readonly number[];
  readonly scores: readonly number[];
  readonly winner: Owner;
  readonly independents: number;
  readonly joined: { readonly units: Units };
  readonly turns: number;
}
const sides = ({ attacker, defender }: { attacker: Owner; defender: Owner }): Owner[] => [attacker, defender];
const seatOrNull = (owner: Owner): Seat | null => (isPlayer(owner) ? owner : null);

/** S14.7-05, S14.7-06 */
function winnerOf({ attacker, defender, scores: [attacks, defends] }: Fought): Owner {
  if (attacks === defends) return NOBODY;
  return attacks > defends ? attacker : defender;
}
const loserOf = (f: Fought): Owner => (f.winner === f.attacker ? f.defender : f.attacker);
/** S14.9-01 to S14.9-04, D14-01: Independent Armies lose nothing. */
function losesOne(f: Fought, side: number): boolean {
  if (sides(f)[side] === INDEPENDENT) return false;
  if (f.winner === NOBODY) return true;
  return sides(f)[side] === f.winner && !isSpared(f.scores[side], f.scores[1 - side]);
}
/** S14.2-06: the types of which the Attacker, after a draw, leads some back and others go back inside: he says which. */
function parted(p: Board, f: Fought): Unit[] {
  if (f.winner !== NOBODY || f.turns !== ATTACKER) return [];
  // After a sortie all go back inside: nothing to say.
  const back = wayBack(p);
  if (back !== null && spaceOf(back) === spaceOf(f.location)) return [];
  const came = (unit: Unit): number => f.joined.units[unit] ?? 0;
  return typesOf(fighters(p, f, f.attacker).map((all, unit) => (all > came(unit) ? came(unit) : 0)));
}
const without = (units: Units, lost: Unit): number[] =>
  units.map((count, unit) => (unit === lost ? count - 1 : count));

/** 14.3: what the cards of a side are about; S14.3-02: it belongs to a player who has CUs in the battle. */
function cardsOf(
  p: Board,
  f: Battle & Pick<Fought, 'noElephants' | 'rollBonus'>,
  side: number,
): SubjectOf<'battleCards'> | null {
  const { location, attacker, defender, noElephants, rollBonus } = f;
  const owner = sides(f)[side];
  if (!isPlayer(owner) || cusAt(p, location, owner) === 0) return null;
  return {
    side,
    space: spaceOf(location),
    within: sideOf(location),
    attacker: seatOrNull(attacker),
    defender: seatOrNull(defender),
    noElephants: [...noElephants],
    rollBonus: [...rollBonus],
  };
}
function noteCards(
  _: Board,
  f: { noElephants: number[]; rollBonus: number[] },
  { noElephants, rollBonus }: { noElephants: number[]; rollBonus: number[] },
): void {
  f.noElephants = [...noElephants];
  f.rollBonus = [...rollBonus];
}
/** D14-23, C48-09: no battle; the Generals of that side are Dispersed, and the other keeps its MPs. */
function withoutCus(
  p: Board,
  f: Battle,
  play: Play,
): ReturnType<typeof done<Record<never, never>>> | undefined {
  const loser = sides(f).find((owner) => cusAt(p, f.location, owner) === 0);
  if (loser === undefined) return;
  play.tell?.all('noBattle', { seat: loser, space: spaceOf(f.location) });
  disperseGenerals(p, f.location, loser, play);
  return done({});
}
/** D14-25: a player whose Commanding General when the dice fell was a Major General who lives. */
function lostBy(p: Board, f: Fought): SubjectOf<'battleLost'> | null {
  if (f.winner === NOBODY) return null;
  const loser = loserOf(f);
  const general = f.chiefs[f.winner === f.attacker ? DEFENDER : ATTACKER];
  if (!isPlayer(loser) || general === null || !isMajor(p, general) || whereIs(p, general) === LEFT_GAME)
    return null;
  return { space: spaceOf(f.location), loser, winner: seatOrNull(f.winner), general };
}

/** 14.6: one side rolls for its Elephants: the strength that they give. */
function muster(p: Board, f: Fought, owner: Owner, { chance, tell }: Play): number {
  const elephants: number[] = [];
  for (let i = elephantsOf(p, f, owner); i > 0; i--) elephants.push(elephantStrength(p, chance.die(6)));
  const sum = elephants.reduce((all, each) => all + each, 0);
  if (tell !== undefined)
    tell.all('battleStrength', {
      seat: seatOrNull(owner),
      ...cusByName(fighters(p, f, owner)),
      independents: owner === INDEPENDENT ? independentCus(p, f.location) : 0,
      elephants,
      local: localTroops(p, f.location, owner, f.failed),
      strength: strengthOf(p, f, owner) + sum,
    });
  return sum;
}
/** 14.7: one side rolls its two dice. */
function fight(
  p: Board,
  f: Fought,
  owner: Owner,
  side: number,
  { chance, tell }: Play,
): { roll: number; score: number } {
  const [seat, bonus] = [seatOrNull(owner), f.rollBonus[side]];
  const elephants = f.elephants[side];
  const strength = strengthOf(p, f, owner) + elephants;
  const rating = ratingOf(p, f, owner, elephants);
  const dice = [chance.die(6), chance.die(6)];
  const isCharging = isCharge(p, f, owner, f.elephants[1 - side]);
  const roll = battleRoll.sum(p, dice, rating, bonus, isCharging);
  const score = scoreOf(p, roll, strength);
  if (isCharging) tell?.all('charged', { seat, space: spaceOf(f.location), by: CHARGE });
  tell?.all('battleRoll', { seat, dice, rating, bonus, roll, strength, score });
  return { roll, score };
}

/** S15.2.A-07: those of the player whose Segment it is, the Royal Army CUs that stand aside apart. */
function noteFighters(p: Board, f: Fought): void {
  const seat = activeOf(p);
  if (seat !== null && sides(f).includes(seat))
    noteFought(p, seat, f.location, f.asideOf === seat ? ROYAL : null);
}

const resultFor = ({ winner }: Fought, owner: Owner): Result => {
  if (winner === NOBODY) return 'draw';
  return winner === owner ? 'win' : 'loss';
};
/** S14.8-01, S14.8-11 */
function isKilled(p: Board, f: Fought, side: number, { chance, tell }: Play): boolean {
  const general = f.chiefs[side];
  if (!isAtRisk(p, general, f.rolls[side])) return false;
  const owner = sides(f)[side];
  const die = chance.die(6);
  const killed = killsOn(p, die, resultFor(f, owner));
  tell?.all('survivalRoll', { seat: owner, general, die, killed });
  if (killed) kill(p, general);
  return killed;
}

/** S14.7-07, D14-07, D14-18: for each Independent Army that was beaten, if he lives. */
function rewardVictor(p: Board, f: Fought, { tell }: Play): void {
  if (f.winner === NOBODY || loserOf(f) !== INDEPENDENT) return;
  const chief = f.chiefs[f.winner === f.attacker ? ATTACKER : DEFENDER];
  if (chief === null || !isMajor(p, chief) || !isOnMap(p, chief)) return;
  const by = f.independents * p.box.content.independentArmyRules.popularityForVictor;
  setPopularity(p, chief, popularityOf(p, chief) + by);
  tell?.all('gainedPopularity', { seat: f.winner, general: chief, by });
}

function tellBattle(p: Board, f: Fought, { tell }: Play): void {
  if (tell === undefined) return;
  const { win, draw, lose } = battleOdds(p, f);
  tell.all('battle', {
    space: spaceOf(f.location),
    attacker: seatOrNull(f.attacker),
    defender: seatOrNull(f.defender),
    attackers: f.chiefs[ATTACKER],
    defenders: f.chiefs[DEFENDER],
    win: Math.round(win * 1000),
    draw: Math.round(draw * 1000),
    lose: Math.round(lose * 1000),
  });
}
function tellResult(f: Fought, { tell }: Play): void {
  const space = spaceOf(f.location);
  if (f.winner === NOBODY) tell?.all('drewBattle', { space, score: f.scores[ATTACKER] });
  else {
    const side = f.winner === f.attacker ? ATTACKER : DEFENDER;
    const [seat, against] = [seatOrNull(f.winner), seatOrNull(loserOf(f))];
    tell?.all('wonBattle', { seat, against, space, score: f.scores[side], other: f.scores[1 - side] });
  }
}
