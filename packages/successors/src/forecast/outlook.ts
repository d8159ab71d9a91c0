/** What is to be expected where Surprise cards can be played, for each window: the chances, exact, and the numbers behind them. */

import { FACES, type SubjectOf, type SurpriseWindow } from '../cards/surprise/kind.ts';
import { prestigesIn } from '../cards/surprise/popularity.ts';
import { type Board, INDEPENDENT, isPlayer, NOBODY, type Owner, under } from '../contract.ts';
import { strengthOfFleets } from '../position/fleets.ts';
import { LEFT_GAME, whereIs } from '../position/generals.ts';
import { locationOf } from '../position/places.ts';
import { siegePointsIn } from '../position/sieges.ts';
import { cusAt } from '../position/units.ts';
import { escortOf } from '../position/voyage.ts';
import { evadesFrom, interceptsFrom } from '../rules/7-pieces/7.1-ratings.ts';
import { navalOdds } from '../rules/13-naval-movement/13.3-odds.ts';
import { setAside } from '../rules/14-land-battle/14.4-royal-army.ts';
import { type Battle, elephantsOf, strengthOf } from '../rules/14-land-battle/14.6-battle-strength.ts';
import { battleOdds } from '../rules/14-land-battle/14.7-odds.ts';
import { besieger as besiegerOf } from '../rules/15-sieges/15.2-requirements.ts';
import { siegeRoll as siegeDie, siegeResult } from '../rules/15-sieges/15.2-results.ts';
import { pointsNeeded } from '../rules/15-sieges/15.4-completing.ts';
import { ownerView } from '../table.ts';
import { sideOf } from './battle.ts';
import type { Chance, Figure, Outlook } from './reaction-shape.ts';
import type { SideForecast } from './shape.ts';
import { TRIAL } from './trial-play.ts';

const chanceOf = (what: Chance['what'], of: Owner | null, chance: number, count = 0): Chance => ({
  what,
  of: of === null ? null : ownerView(of),
  count,
  chance,
});
const figureOf = (what: Figure['what'], of: Owner | null, by: number, dice = 0): Figure => ({
  what,
  of: of === null ? null : ownerView(of),
  by,
  dice,
});
const certain = (what: Chance['what'], of: Owner | null, figures: readonly Figure[] = []): Outlook => ({
  chances: [chanceOf(what, of, 1)],
  figures,
});

type Outlooks = { readonly [W in SurpriseWindow]?: (p: Board, subject: SubjectOf<W>) => Outlook };

/** 11, 12: the die of a General. */
const attempt =
  (least: typeof interceptsFrom, succeeds: Chance['what'], fails: Chance['what']) =>
  (p: Board, { by, general, modifier }: SubjectOf<'interceptionRoll' | 'evasionRoll'>): Outlook => {
    const needed = least.sum(p, general, whereIs(p, general)) - modifier;
    const chance = Math.min(FACES, Math.max(0, FACES + 1 - needed)) / FACES;
    return {
      chances: [chanceOf(succeeds, by, chance), chanceOf(fails, by, 1 - chance)],
      figures: [figureOf('needed', by, needed)],
    };
  };

/** The battle with everybody in it. */
export function wholeBattle(p: Board, subject: SubjectOf<'battleCards'>): Battle {
  const { space, within, noElephants, rollBonus } = subject;
  return {
    ...{ location: locationOf(space, within), asideOf: NOBODY, aside: 0, noElephants, rollBonus },
    ...{ attacker: subject.attacker ?? INDEPENDENT, defender: subject.defender ?? INDEPENDENT },
    failed: under(p, 'landBattle')?.failed ?? [],
  };
}
/** Both sides, as they would fight if no card were played; before 14.4 where one of them would go over (D14-10). */
export function sidesOf(p: Board, subject: SubjectOf<'battleCards'>): [SideForecast, SideForecast] {
  const whole = wholeBattle(p, subject);
  const { asideOf, aside, isAll } = setAside(p, whole, TRIAL);
  const battle = isAll ? whole : { ...whole, asideOf, aside };
  return [sideOf(p, battle, battle.attacker), sideOf(p, battle, battle.defender)];
}
/** 14.3: D14-23 a side without CUs; D14-10 one that goes over; else the battle. */
function battleCards(p: Board, subject: SubjectOf<'battleCards'>): Outlook {
  const whole = wholeBattle(p, subject);
  const { location, attacker, defender } = whole;
  const bare = [attacker, defender].find((side) => isPlayer(side) && cusAt(p, location, side) === 0);
  if (bare !== undefined) return certain('isWithoutCus', bare);
  const { asideOf, aside, isAll } = setAside(p, whole, TRIAL);
  if (isAll) return certain('defects', asideOf);
  const battle = { ...whole, asideOf, aside };
  const { win, draw, lose } = battleOdds(p, battle);
  return {
    chances: [
      chanceOf('wins', attacker, win),
      chanceOf('draw', null, draw),
      chanceOf('wins', defender, lose),
    ],
    figures: [attacker, defender].map((side) =>
      figureOf('strength', side, strengthOf(p, battle, side), elephantsOf(p, battle, side)),
    ),
  };
}

/** 13: driven back, called off, or the next battle that is declared. */
function seaCards(
  p: Board,
  { mover, battles: [next], stormed, fogged, bonus }: SubjectOf<'seaCards'>,
): Outlook {
  if (stormed) return certain('isDrivenBack', mover);
  if (next === undefined || fogged) return certain('sails', mover);
  const declared = under(p, 'sailing')?.declarations.find(({ by }) => by === next);
  const [escort, strength] = [
    strengthOfFleets(p, mover, escortOf(p)),
    strengthOfFleets(p, next, declared?.fleets ?? []),
  ];
  const { win, draw, lose } = navalOdds(p, escort, strength, bonus);
  return {
    chances: [
      chanceOf('winsAtSea', mover, win),
      chanceOf('drawAtSea', null, draw),
      chanceOf('winsAtSea', next, lose),
    ],
    figures: [figureOf('fleets', mover, escort), figureOf('fleets', next, strength)],
  };
}

/** 15.2: what each die gives. */
function siegeRoll(p: Board, { space, besieger, modifier }: SubjectOf<'siegeRoll'>): Outlook {
  const [points, needed] = [siegePointsIn(p, space), pointsNeeded(p, space)];
  const commander = besiegerOf(p, besieger, space);
  const added = siegeDie.sum(p, besieger, space, commander, modifier);
  const gains = Array.from({ length: FACES }, (_, i) => siegeResult(p, i + 1 + added).points);
  const falls = gains.filter((gained) => points + gained >= needed);
  const others = [...new Set(gains.filter((gained) => points + gained < needed))].sort((a, b) => b - a);
  return {
    chances: [
      ...(falls.length > 0 ? [chanceOf('takesCity', besieger, falls.length / FACES)] : []),
      ...others.map((gained) =>
        chanceOf('getsPoints', besieger, gains.filter((each) => each === gained).length / FACES, gained),
      ),
    ],
    figures: [figureOf('points', besieger, points)],
  };
}

/** D6-33: who loses CUs by it. */
function prestigeCompared(p: Board, subject: SubjectOf<'prestigeCompared'>): Outlook {
  const compared = prestigesIn(p, subject);
  const [first, second] = compared;
  const lower = first.by === second.by ? null : first.by < second.by ? first : second;
  const figures = compared.map(({ owner, by }) => figureOf('prestige', owner, by));
  return lower !== null && subject.yields.includes(lower.owner)
    ? certain('yields', lower.owner, figures)
    : certain('nobodyYields', null, figures);
}

/** D14-25 */
const battleLost = (p: Board, { loser, general }: SubjectOf<'battleLost'>): Outlook =>
  certain(whereIs(p, general) === LEFT_GAME ? 'dies' : 'lives', loser);

const outlooks: Outlooks = {
  interceptionRoll: attempt(interceptsFrom, 'intercepts', 'comesTooLate'),
  evasionRoll: attempt(evadesFrom, 'evades', 'isCaught'),
  battleCards,
  prestigeCompared,
  seaCards,
  siegeRoll,
  battleLost,
};
/** Null where a card is answered that was played at any time: what it brings nobody can reckon. */
export const outlookOf = (p: Board, window: SurpriseWindow, subject: object): Outlook | null =>
  outlooks[window]?.(p, subject as never) ?? null;
