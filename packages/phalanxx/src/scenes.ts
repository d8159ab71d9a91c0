/** How scenes of Phalanxx are laid out, and what can be asked of them. */

import {
  BadInput,
  type FrameSpec,
  type Json,
  recordAt,
  type Scenes,
  type Seat,
  unknownName,
  upTo,
  wholeNumber,
} from '@diadochi/kernel';
import { type Card, NO_COLOUR, type Region } from './box.ts';
import { allDiceByColour, cardsOfEpoch, travellingByColour } from './check.ts';
import type { Board } from './contract.ts';
import {
  activeOf,
  addLegend,
  advantageFacts,
  allDice,
  allRows,
  allSpaces,
  announceLastRound,
  beginTurn,
  cardAt,
  cardFacts,
  colourOf,
  type DieFacts,
  figuresOnBoard,
  giveAdvantage,
  givenUpOf,
  giveUp,
  greyAt,
  handOf,
  holderOf,
  isLastRound,
  isOut,
  isRotated,
  isUnseen,
  layOut,
  layOutCard,
  leaveGame,
  makeStart,
  nextRound,
  occupy,
  ownColour,
  ownValue,
  playedBy,
  putInDisplay,
  receive,
  regionFacts,
  regionsInPlay,
  rolledColour,
  rolledValue,
  roundOf,
  setGrey,
  setOwn,
  setRolled,
  setStackPart,
  showsBacks,
  sidesOf,
  stackPart,
  startOf,
  strengthOf,
  supplyOf,
  talentsOf,
  toHand,
  turnCard,
  turnOrder,
  wasShown,
  worthOf,
} from './position.ts';
import { putMarker } from './rules/1-strength.ts';
import { heroismOf } from './rules/16-heroism.ts';
import { score, total } from './rules/18-scoring.ts';
import { isNeutral, neutralWorth } from './rules/23-neutral.ts';
import { COLOURS } from './words.ts';

/** `{ 0: …, 1: … }`: something for each side that is named; in the solo game 1 is MaXXimilian. */
function bySide(
  p: Board,
  value: unknown,
  where: string,
  lay: (side: Seat, part: unknown, where: string) => void,
): void {
  for (const [side, part] of Object.entries(recordAt(value, where)))
    lay(wholeNumber(Number(side), 0, sidesOf(p) - 1, `${where}: the seat`), part, `${where}.${side}`);
}

function place(names: readonly string[], name: unknown, sort: string, where: string): number {
  const found = names.indexOf(name as string);
  if (found < 0) throw new BadInput(`${where}: ${unknownName(name, names, sort)}`);
  return found;
}
const cardNamed = (p: Board, name: unknown, where: string): Card =>
  place(
    p.box.cards.map((card) => card.name),
    name,
    'card',
    where,
  );
/** A card that lies nowhere yet: there is only one of each. */
function newCard(p: Board, name: unknown, where: string): Card {
  const card = cardNamed(p, name, where);
  if (!isUnseen(p, card)) throw new BadInput(`${where}: the card ${name} lies elsewhere already`);
  return card;
}
const regionNamed = (p: Board, name: unknown, where: string): Region =>
  place(
    p.box.regions.map((region) => region.name),
    name,
    'region',
    where,
  );
function listAt(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new BadInput(`${where} should be a list`);
  return value;
}

const LETTERS = ['W', 'O', 'P'];
/** `W4 O2 -`: dice by colour and value, and a dash where there is none. */
function diceAt(p: Board, value: unknown, where: string): (DieFacts | null)[] {
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
  return dice as (DieFacts | null)[];
}
const dieText = (die: DieFacts | null): string => (die === null ? '-' : `${LETTERS[die.colour]}${die.value}`);

/** A step of the turn at which a scene can begin. */
const STEPS = ['buy', 'roll', 'act', 'pass', 'neutral', 'end'] as const;

export const scenes: Scenes<Board> = {
  parts: {
    round: (p, value, where) => {
      layOut(p);
      for (let i = wholeNumber(value, 1, 20, where); i > 0; i--) nextRound(p);
      for (let side = 0; side < sidesOf(p); side++)
        COLOURS.forEach((_, colour) => {
          setOwn(p, side, colour, colour, 1);
        });
    },
    start: (p, value, where) => makeStart(p, wholeNumber(value, 0, p.seats - 1, where)),
    /** Whose turn it is, and at which step it begins. */
    turn: (p, value, where) => beginTurn(p, wholeNumber(value, 0, p.seats - 1, where)),
    step: () => {},
    last: (p, value) => {
      if (value === true) announceLastRound(p);
    },
    advantages: (p, value, where) =>
      bySide(p, value, where, (side, part, at) => {
        const names = p.box.advantages.map(({ name }) => name);
        giveAdvantage(p, side, place(names, part, 'advantage', at));
      }),
    talents: (p, value, where) =>
      bySide(p, value, where, (side, part, at) =>
        receive(p, side, wholeNumber(part, 0, p.box.content.talents.most, at)),
      ),
    dice: (p, value, where) =>
      bySide(p, value, where, (side, part, at) =>
        diceAt(p, part, at).forEach((die, row) => {
          if (die !== null) setOwn(p, side, row, die.colour, die.value);
        }),
      ),
    rolled: (p, value, where) =>
      diceAt(p, value, where).forEach((die, i) => {
        setRolled(p, i, die?.colour ?? 0, die?.value ?? 0);
      }),
    grey: (p, value, where) =>
      diceAt(p, value, where).forEach((die, row) => {
        if (die !== null) setGrey(p, row, die.colour, die.value);
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
        const region = regionNamed(p, name, where);
        if (!regionsInPlay(p).includes(region)) throw new BadInput(`${where}.${name} is not in play`);
        occupy(p, wholeNumber(side, 0, sidesOf(p) - 1, `${where}.${name}`), region);
      }
    },
    givenUp: (p, value, where) =>
      bySide(p, value, where, (side, part, at) =>
        giveUp(p, side, wholeNumber(part, 0, supplyOf(p, side), at)),
      ),
    /** What is left in the supply; the rest of what is not on the board has been given up. */
    supply: (p, value, where) =>
      bySide(p, value, where, (side, part, at) =>
        giveUp(p, side, supplyOf(p, side) - wholeNumber(part, 0, supplyOf(p, side), at)),
      ),
    hands: (p, value, where) =>
      bySide(p, value, where, (side, part, at) => {
        for (const name of listAt(part, at)) toHand(p, side, newCard(p, name, at), false);
      }),
    /** `['X-02', 'XX-01*']`: with a star, rotated. */
    played: (p, value, where) =>
      bySide(p, value, where, (side, part, at) => {
        for (const word of listAt(part, at)) {
          const rotated = typeof word === 'string' && word.endsWith('*');
          const card = newCard(p, rotated ? word.slice(0, -1) : word, at);
          layOutCard(p, side, card);
          if (rotated) turnCard(p, side, card);
        }
        putMarker(p, side);
      }),
    legend: (p, value, where) =>
      bySide(p, value, where, (side, part, at) => {
        addLegend(p, side, wholeNumber(part, 0, 40, at));
        putMarker(p, side);
      }),
    /** From the stack to the far right; null where there is no card. */
    display: (p, value, where) => {
      listAt(value, where).forEach((name, space) => {
        if (space >= allSpaces.length) throw new BadInput(`${where} has five spaces`);
        if (name !== null) putInDisplay(p, space, newCard(p, name, where));
      });
    },
    out: (p, value, where) => {
      for (const name of listAt(value, where)) leaveGame(p, newCard(p, name, where));
    },
    /** What is left: X, XX, upper XXX, base. */
    stack: (p, value, where) =>
      listAt(value, where).forEach((left, part) => {
        setStackPart(p, part, wholeNumber(left, 0, 20, where));
      }),
  },
  underWay: (p, { turn, step = 'act', stack, dice = {}, rolled, grey, travelling }) => {
    if (roundOf(p) === 0) throw new BadInput("position: say which 'round' it is, before the rest");
    if (stack === undefined) takeFromStack(p);
    const named = Object.entries(dice as { [side: string]: string }).flatMap(([side, row]) =>
      row.split(' ').flatMap((die, i) => (die === '-' ? [] : [Number(side) * allRows.length + i])),
    );
    fitDice(p, named, rolled === undefined && grey === undefined && travelling === undefined);
    const now = STEPS[place(STEPS, step, 'step', 'position.step')];
    const seat = turn === undefined ? startOf(p) : (turn as Seat);
    const turns = turnOrder(p).indexOf(seat);
    if (now === 'neutral' || now === 'end')
      return [{ proc: 'game', step: now === 'end' ? 'I_end' : 'H_neutral', locals: { turns: p.seats } }];
    if (turn === undefined) return [{ proc: 'game', step: 'G_turns', locals: { turns: 0 } }];
    const game = { proc: 'game', step: 'G_turns', locals: { turns } };
    return [game, ...turnFrames(p, seat, now)];
  },
  facts: {
    round: roundOf,
    last: isLastRound,
    start: startOf,
    active: activeOf,
    advantages: (p) => sides(p, (side) => advantageFacts(p, side).name),
    talents: (p) => sides(p, (side) => talentsOf(p, side)),
    moneyCards: (p) => sides(p, (side) => (showsBacks(p, side) ? 'back' : 'front')),
    dice: (p) =>
      sides(p, (side) =>
        allRows
          .map((row) => dieText({ colour: ownColour(p, side, row), value: ownValue(p, side, row) }))
          .join(' '),
      ),
    rolled: (p) =>
      allDice
        .map((die) => {
          const value = rolledValue(p, die);
          return dieText(value === 0 ? null : { colour: rolledColour(p, die), value });
        })
        .join(' '),
    travelling: (p) => allDice.map((die) => LETTERS[rolledColour(p, die)]).join(''),
    grey: (p) => allRows.map((row) => dieText(greyAt(p, row))).join(' '),
    regions: (p) =>
      Object.fromEntries(
        regionsInPlay(p).map((region) => [regionFacts(p, region).name, holderOf(p, region)]),
      ),
    supply: (p) => sides(p, (side) => supplyOf(p, side)),
    givenUp: (p) => sides(p, (side) => givenUpOf(p, side)),
    figures: (p) => sides(p, (side) => figuresOnBoard(p, side)),
    strength: (p) => sides(p, (side) => strengthOf(p, side)),
    heroism: (p) => sides(p, (side) => heroismOf(p, side)),
    hands: (p) => sides(p, (side) => handOf(p, side).map((card) => cardFacts(p, card).name)),
    /** Of each hand, the cards that everybody saw being taken (P5-16). */
    shown: (p) =>
      sides(p, (side) =>
        handOf(p, side)
          .filter((card) => wasShown(p, card))
          .map((card) => cardFacts(p, card).name),
      ),
    played: (p) =>
      sides(p, (side) =>
        playedBy(p, side).map((card) => cardFacts(p, card).name + (isRotated(p, card) ? '*' : '')),
      ),
    /** What each played card is worth. */
    worth: (p) =>
      sides(p, (side) =>
        Object.fromEntries(
          playedBy(p, side).map((card) => [
            cardFacts(p, card).name,
            isNeutral(p, side) ? neutralWorth(p, card) : worthOf(p, side, card),
          ]),
        ),
      ),
    display: (p) =>
      allSpaces.map((space) => {
        const card = cardAt(p, space);
        return card === null ? null : cardFacts(p, card).name;
      }),
    stack: (p) => upTo(3).reduce((sum, part) => sum + stackPart(p, part), 0),
    stackParts: (p) => upTo(3).map((part) => stackPart(p, part)),
    out: (p) => p.box.cards.flatMap((card, i) => (isOut(p, i) ? [card.name] : [])),
    colours: (p) =>
      sides(p, (side) =>
        upTo(NO_COLOUR - 1).map(
          (colour) => playedBy(p, side).filter((card) => colourOf(p, card) === colour).length,
        ),
      ),
    score: (p) =>
      sides(p, (side) => Object.fromEntries(score.reasons(p, side).map(({ clause, by }) => [clause, by]))),
    totals: (p) => sides(p, (side) => total(p, side)),
  },
  expecting: {
    // What scores nothing is not listed.
    score: { unlisted: (_, part) => (/^P\d+-\d+$/.test(part) ? 0 : undefined) },
  },
};

/** What lies elsewhere is not in the stack any more; of the last epoch the upper part is gone first. */
function takeFromStack(p: Board): void {
  [[0], [1], [2, 3]].forEach((parts, epoch) => {
    for (const part of parts) {
      const { unseen, removed, left } = cardsOfEpoch(p, epoch);
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
  const left = allDiceByColour(p);
  const take = (colour: number): number => {
    const taken = left[colour] > 0 ? colour : left.findIndex((count) => count > 0);
    if (taken >= 0) left[taken]--;
    return taken < 0 ? colour : taken;
  };
  const own = upTo(sidesOf(p) * allRows.length - 1).map((die) => [Math.floor(die / 3), die % 3]);
  for (const die of named) left[ownColour(p, own[die][0], own[die][1])]--;
  if (!anyTravel)
    travellingByColour(p).forEach((count, colour) => {
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
  const locals = { seat, actions: usedRows(p), target: p.box.regions[0].name };
  if (step === 'roll') return [{ proc: 'turn', step: 'B_roll', locals }];
  if (step === 'act') return [{ proc: 'turn', step: 'C_actions', locals }];
  if (step === 'pass') return [{ proc: 'turn', step: 'D_pass', locals }];
  const card = p.box.cards[0].name;
  return [
    { proc: 'turn', step: 'A_buy', locals },
    { proc: 'purchase', step: 'A_display', locals: { seat, card } },
  ];
}
/** An action fills a grey field, so the grey fields tell how many were carried out. */
const usedRows = (p: Board): number => allRows.filter((row) => greyAt(p, row) !== null).length;

const sides = (p: Board, fact: (side: Seat) => Json): Json =>
  Object.fromEntries(upTo(sidesOf(p) - 1).map((side) => [side, fact(side)]));
