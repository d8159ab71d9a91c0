/** How scenes of Phalanxx are laid out, and what can be asked of them: every column that everybody sees, and more. */

import {
  BadInput,
  type FrameSpec,
  type Json,
  listAt,
  nameOf,
  namesOf,
  placeOf,
  recordAt,
  type Scenes,
  type Seat,
  unknownName,
  upTo,
  wholeNumber,
} from '@diadochi/kernel';
import { type Card, NO_COLOUR } from './box.ts';
import { mirror } from './columns.ts';
import type { Board } from './contract.ts';
import * as at from './position.ts';
import { putMarker, worthNow } from './rules/1-strength.ts';
import { heroismOf } from './rules/16-heroism.ts';
import { score, total } from './rules/18-scoring.ts';
import { COLOURS } from './words.ts';

const { allDice, allRows, allSpaces, ownColour, ownValue, playedBy, rolledColour, setOwn, setRolled } = at;
const { setStackPart, sidesOf, stackPart, supplyOf } = at;

type Part = Scenes<Board>['parts'][string];
/** `{ 0: …, 1: … }`: something for each side that is named; in the solo game 1 is MaXXimilian. */
const bySide =
  (lay: (p: Board, side: Seat, part: unknown, where: string) => void): Part =>
  (p, value, where) => {
    for (const [side, part] of Object.entries(recordAt(value, where)))
      lay(p, wholeNumber(Number(side), 0, sidesOf(p) - 1, `${where}: the seat`), part, `${where}.${side}`);
  };
/** A card that lies nowhere yet: there is only one of each. */
function newCard(p: Board, name: unknown, where: string): Card {
  const card = placeOf(p, 'card', name, where);
  if (!at.isUnseen(p, card)) throw new BadInput(`${where}: the card ${name} lies elsewhere already`);
  return card;
}

const LETTERS = ['W', 'O', 'P'];
/** `W4 O2 -`: dice by colour and value, and a dash where there is none. */
function diceAt(p: Board, value: unknown, where: string): (at.DieFacts | null)[] {
  const words = typeof value === 'string' ? value.split(' ') : [];
  const { sides } = p.box.content.dice;
  const dice = words.map((word) => {
    if (word === '-') return null;
    const colour = LETTERS.indexOf(word[0]);
    const shown = Number(word.slice(1));
    return colour < 0 || !(shown >= 1 && shown <= sides) ? undefined : { colour, value: shown };
  });
  if (dice.length !== 3 || dice.includes(undefined))
    throw new BadInput(`${where} should be three dice like 'W4 O2 P5', a dash where there is none`);
  return dice as (at.DieFacts | null)[];
}
const diceText = (dice: readonly (at.DieFacts | null)[]): string =>
  dice.map((die) => (die === null ? '-' : `${LETTERS[die.colour]}${die.value}`)).join(' ');

/** A step of the turn at which a scene can begin. */
const STEPS = ['buy', 'roll', 'act', 'pass', 'neutral', 'end'] as const;

const { round, start, last, advantages, talents, legend, stack } = mirror.parts;
const parts: Scenes<Board>['parts'] = {
  round: (p, value, where) => {
    at.layOut(p);
    round(p, value, where);
    for (let side = 0; side < sidesOf(p); side++)
      COLOURS.forEach((_, colour) => {
        setOwn(p, side, colour, colour, 1);
      });
  },
  start,
  /** Whose turn it is, and at which step it begins. */
  turn: (p, value, where) => at.beginTurn(p, wholeNumber(value, 0, p.seats - 1, where)),
  step: () => {},
  last,
  advantages,
  talents,
  dice: bySide((p, side, part, where) =>
    diceAt(p, part, where).forEach((die, row) => {
      if (die !== null) setOwn(p, side, row, die.colour, die.value);
    }),
  ),
  rolled: (p, value, where) =>
    diceAt(p, value, where).forEach((die, i) => {
      setRolled(p, i, die?.colour ?? 0, die?.value ?? 0);
    }),
  grey: (p, value, where) =>
    diceAt(p, value, where).forEach((die, row) => {
      if (die !== null) at.setGrey(p, row, die.colour, die.value);
    }),
  /** The colours of the dice that will be rolled: `WOP`. */
  travelling: (p, value, where) => {
    const colours = typeof value === 'string' ? [...value].map((letter) => LETTERS.indexOf(letter)) : [];
    if (colours.length !== 3 || colours.includes(-1))
      throw new BadInput(`${where} should be three colours like 'WOP'`);
    colours.forEach((colour, die) => {
      setRolled(p, die, colour, 0);
    });
  },
  regions: (p, value, where) => {
    for (const [name, side] of Object.entries(recordAt(value, where))) {
      const region = placeOf(p, 'region', name, where);
      if (!at.regionsInPlay(p).includes(region)) throw new BadInput(`${where}.${name} is not in play`);
      at.occupy(p, wholeNumber(side, 0, sidesOf(p) - 1, `${where}.${name}`), region);
    }
  },
  givenUp: bySide((p, side, part, where) =>
    at.giveUp(p, side, wholeNumber(part, 0, supplyOf(p, side), where)),
  ),
  /** What is left in the supply; the rest of what is not on the board has been given up. */
  supply: bySide((p, side, part, where) =>
    at.giveUp(p, side, supplyOf(p, side) - wholeNumber(part, 0, supplyOf(p, side), where)),
  ),
  hands: bySide((p, side, part, where) => {
    for (const name of listAt(part, where)) at.toHand(p, side, newCard(p, name, where), false);
  }),
  /** `['X-02', 'XX-01*']`: with a star, rotated. */
  played: bySide((p, side, part, where) => {
    for (const word of listAt(part, where)) {
      const rotated = typeof word === 'string' && word.endsWith('*');
      const card = newCard(p, rotated ? word.slice(0, -1) : word, where);
      at.layOutCard(p, side, card);
      if (rotated) at.turnCard(p, side, card);
    }
  }),
  legend,
  /** From the stack to the far right; null where there is no card. */
  display: (p, value, where) => {
    listAt(value, where).forEach((name, space) => {
      if (space >= allSpaces.length) throw new BadInput(`${where} has five spaces`);
      if (name !== null) at.putInDisplay(p, space, newCard(p, name, where));
    });
  },
  out: (p, value, where) => {
    for (const name of listAt(value, where)) at.leaveGame(p, newCard(p, name, where));
  },
  stack,
};

const eachSide =
  (fact: (p: Board, side: Seat) => Json) =>
  (p: Board): Json =>
    Object.fromEntries(upTo(sidesOf(p) - 1).map((side) => [side, fact(p, side)]));

const facts: Scenes<Board>['facts'] = {
  ...mirror.facts,
  moneyCards: eachSide((p, side) => (at.showsBacks(p, side) ? 'back' : 'front')),
  dice: eachSide((p, side) => diceText(allRows.map((row) => at.ownAt(p, side, row)))),
  rolled: (p) => diceText(allDice.map((die) => at.rolledAt(p, die))),
  travelling: (p) => allDice.map((die) => LETTERS[rolledColour(p, die)]).join(''),
  grey: (p) => diceText(allRows.map((row) => at.greyAt(p, row))),
  regions: (p) =>
    Object.fromEntries(
      at.regionsInPlay(p).map((region) => [nameOf(p, 'region', region), at.holderOf(p, region)]),
    ),
  heroism: eachSide(heroismOf),
  hands: eachSide((p, side) => namesOf(p, 'card', at.handOf(p, side))),
  shown: eachSide((p, side) => namesOf(p, 'card', at.shownInHand(p, side))),
  played: eachSide((p, side) =>
    playedBy(p, side).map((card) => nameOf(p, 'card', card) + (at.isRotated(p, card) ? '*' : '')),
  ),
  /** What each played card is worth. */
  worth: eachSide((p, side) =>
    Object.fromEntries(playedBy(p, side).map((card) => [nameOf(p, 'card', card), worthNow(p, side, card)])),
  ),
  stack: at.stackLeft,
  stackParts: mirror.facts.stack,
  colours: eachSide((p, side) => upTo(NO_COLOUR - 1).map((colour) => at.cardsOfColour(p, side, colour))),
  score: eachSide((p, side) =>
    Object.fromEntries(score.reasons(p, side).map(({ clause, by }) => [clause, by])),
  ),
  totals: eachSide(total),
};

export const scenes: Scenes<Board> = {
  parts,
  underWay: (p, { turn, step = 'act', stack, dice = {}, rolled, grey, travelling }) => {
    if (at.roundOf(p) === 0) throw new BadInput("position: say which 'round' it is, before the rest");
    if (stack === undefined) takeFromStack(p);
    const named = Object.entries(dice as { [side: string]: string }).flatMap(([side, row]) =>
      row.split(' ').flatMap((die, i) => (die === '-' ? [] : [Number(side) * allRows.length + i])),
    );
    fitDice(p, named, rolled === undefined && grey === undefined && travelling === undefined);
    for (let side = 0; side < sidesOf(p); side++) putMarker(p, side);
    const now = STEPS.find((each) => each === step);
    if (now === undefined) throw new BadInput(`position.step: ${unknownName(step, STEPS, 'step')}`);
    const seat = turn === undefined ? at.startOf(p) : (turn as Seat);
    const turns = at.turnOrder(p).indexOf(seat);
    if (now === 'neutral' || now === 'end')
      return [{ proc: 'game', step: now === 'end' ? 'I_end' : 'H_neutral', locals: { turns: p.seats } }];
    if (turn === undefined) return [{ proc: 'game', step: 'G_turns', locals: { turns: 0 } }];
    const game = { proc: 'game', step: 'G_turns', locals: { turns } };
    return [game, ...turnFrames(p, seat, now)];
  },
  facts,
  expecting: {
    ...mirror.expecting,
    // What scores nothing is not listed.
    score: { unlisted: (_, part) => (/^P\d+-\d+$/.test(part) ? 0 : undefined) },
  },
};

/** What lies elsewhere is not in the stack any more; of the last epoch the upper part is gone first. */
function takeFromStack(p: Board): void {
  [[0], [1], [2, 3]].forEach((parts, epoch) => {
    for (const part of parts) {
      const { unseen, removed, left } = at.cardsOfEpoch(p, epoch);
      const tooMany = left - Math.max(0, unseen - removed);
      if (tooMany > 0) setStackPart(p, part, Math.max(0, stackPart(p, part) - tooMany));
    }
  });
}

/**
 * P1-03: dice that a scene does not name have the colours that are left over, own dice that of their row if it can be.
 * `named`: the own dice that it does, as side * 3 + row.
 */
function fitDice(p: Board, named: readonly number[], anyTravel: boolean): void {
  const left = at.allDiceByColour(p);
  const take = (colour: number): number => {
    const taken = left[colour] > 0 ? colour : left.findIndex((count) => count > 0);
    if (taken >= 0) left[taken]--;
    return taken < 0 ? colour : taken;
  };
  const own = upTo(sidesOf(p) * allRows.length - 1).map((die) => [Math.floor(die / 3), die % 3]);
  for (const die of named) left[ownColour(p, own[die][0], own[die][1])]--;
  if (!anyTravel)
    at.travellingByColour(p).forEach((count, colour) => {
      left[colour] -= count;
    });
  const others = own.filter((_, die) => !named.includes(die));
  // Those first for which the colour of their row is left.
  const isAtHome = ([, row]: number[], before: readonly number[][]) =>
    before.filter((each) => each[1] === row).length < left[row];
  const home = others.filter((die, i) => isAtHome(die, others.slice(0, i)));
  const away = others.filter((die) => !home.includes(die));
  for (const [side, row] of [...home, ...away]) setOwn(p, side, row, take(row), ownValue(p, side, row));
  if (anyTravel) for (const die of allDice) setRolled(p, die, take(rolledColour(p, die)), 0);
}

function turnFrames(p: Board, seat: Seat, step: 'buy' | 'roll' | 'act' | 'pass'): FrameSpec[] {
  const steps = { buy: 'A_buy', roll: 'B_roll', act: 'C_actions', pass: 'D_pass' };
  const locals = { seat, actions: usedRows(p), target: nameOf(p, 'region', 0) };
  const turn = { proc: 'turn', step: steps[step], locals };
  const purchase = { proc: 'purchase', step: 'A_display', locals: { seat, card: nameOf(p, 'card', 0) } };
  return step === 'buy' ? [turn, purchase] : [turn];
}
/** An action fills a grey field, so the grey fields tell how many were carried out. */
const usedRows = (p: Board): number => allRows.filter((row) => at.greyAt(p, row) !== null).length;
