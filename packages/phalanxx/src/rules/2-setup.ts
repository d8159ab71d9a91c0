/** 2, 3 Set-up, and the game as a whole. */

import type { Seat } from '@diadochi/kernel';
import { type Board, type Play, procedure } from '../contract.ts';
import {
  allSpaces,
  drawCard,
  isLastRound,
  isSolo,
  layOut,
  makeStart,
  nextRound,
  occupy,
  ownColour,
  ownSum,
  ownValue,
  putInDisplay,
  receive,
  setOwn,
  setupOf,
  sidesOf,
  talentsOf,
  toHand,
  turnOrder,
} from '../position.ts';
import { startPlayer } from '../settings.ts';
import { COLOURS } from '../words.ts';
import { total } from './18-scoring.ts';
import { dealAdvantages, startHand } from './22-expert.ts';
import { neutralTurn, settleNeutral } from './23-solo.ts';

export const game = procedure('game', () => ({ turns: 0 })).steps({
  // P2-02, P2-03, P2-22
  A_actionCards: (p, _, play) => {
    layOut(p);
    const chosen = startPlayer(p) - 1;
    if (!isSolo(p)) makeStart(p, chosen >= 0 && chosen < p.seats ? chosen : play.chance.die(p.seats) - 1);
    play.tell?.all('starts', { seat: turnOrder(p)[0] });
    dealAdvantages(p, play);
  },
  // P2-09: the display comes before the hands.
  B_display: (p, _, { chance, tell }) => {
    // From the far right on, so that the card turned up last lies next to the stack.
    for (const space of [...allSpaces].reverse()) {
      const card = drawCard(p, chance);
      putInDisplay(p, space, card);
      tell?.all('revealed', { card });
    }
  },
  // P2-10
  C_hands: (p, _, { chance, tell }) => {
    for (const seat of turnOrder(p))
      for (let i = startHand(p, seat); i > 0; i--) {
        const card = drawCard(p, chance);
        toHand(p, seat, card, false);
        tell?.only(seat, 'dealt', { seat, card });
      }
  },
  // P2-14, P2-17: rolled once; their sum is what a player starts with. P23-05: MaXXimilian has dice too.
  D_dice: (p, _, play) => {
    for (const seat of turnOrder(p)) rollOwnDice(p, seat, play);
    if (isSolo(p)) for (let side = p.seats; side < sidesOf(p); side++) rollDiceOf(p, side, play);
  },
  // P2-19, P2-20, P3-07
  E_regions: (p, _, play) => {
    turnOrder(p).forEach((seat, i) => {
      const { city, oasis } = setupOf(p).seats[i];
      occupy(p, seat, city);
      occupy(p, seat, oasis);
      play.tell?.all('settled', { seat, city, oasis });
    });
    if (isSolo(p)) settleNeutral(p, play);
  },
  F_round: (p, f) => {
    nextRound(p);
    f.turns = 0;
  },
  // P2-21, P4-04
  G_turns: {
    call: 'turn',
    with: (p, { turns }) => ({ seat: turnOrder(p)[turns] }),
    then: (p, f) => {
      f.turns++;
      return f.turns < p.seats ? 'G_turns' : undefined;
    },
  },
  // P23-07
  H_neutral: (p, _, play) => {
    if (isSolo(p)) neutralTurn(p, play);
  },
  // P17-02: the round in which the stack has run out is the last.
  I_end: (p, _, { tell }) => {
    if (!isLastRound(p)) return 'F_round';
    for (let side = 0; side < sidesOf(p); side++) tell?.all('scored', { seat: side, total: total(p, side) });
    return;
  },
});

function rollDiceOf(p: Board, side: Seat, { chance }: Play): void {
  const { own, sides } = p.box.content.dice;
  own.forEach((colour, row) => {
    setOwn(p, side, row, COLOURS.indexOf(colour), chance.die(sides));
  });
}

function rollOwnDice(p: Board, seat: Seat, play: Play): void {
  rollDiceOf(p, seat, play);
  receive(p, seat, ownSum(p, seat));
  const [white, orange, purple] = COLOURS.map((_, colour) =>
    [0, 1, 2].reduce(
      (sum, row) => sum + (ownColour(p, seat, row) === colour ? ownValue(p, seat, row) : 0),
      0,
    ),
  );
  play.tell?.all('rolledOwn', { seat, white, orange, purple, talents: talentsOf(p, seat) });
}
