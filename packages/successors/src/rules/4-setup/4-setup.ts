/** 4 Set-up. */

import { upTo } from '@diadochi/kernel';
import { EVENT_GENERAL, type General, INDEPENDENT_GENERAL, MINOR, RESERVE, STARTING } from '../../box.ts';
import { type Board, decision, INDEPENDENT, NOBODY, type Play, procedure } from '../../contract.ts';
import { forgetBudget } from '../../position/budget.ts';
import { BESIDE, OUT, putCard } from '../../position/deck.ts';
import {
  DEALT,
  EVENT,
  generalFacts,
  generalsOff,
  giveGeneral,
  IN_BOX,
  IN_RESERVE,
  moveGeneral,
  OFF_MAP,
  OFFERED,
  ownerOf,
  UNAVAILABLE,
} from '../../position/generals.ts';
import { forgetLasting } from '../../position/lasting.ts';
import { allSeats, makeMajorCity, outsideOf, setPc } from '../../position/places.ts';
import { allRoyals, ROYAL_IN_BOX, royalFacts, setRoyal } from '../../position/royals.ts';
import { setChampion, setTraining, takeTouched } from '../../position/scores.ts';
import {
  colourOf,
  SETUP,
  setColour,
  setPhase,
  setTurnOrder,
  setupOf,
  turnOrder,
} from '../../position/turns.ts';
import { fillBoxes } from '../../position/units.ts';
import { chooseColours, heraklesLater, optionalCards } from '../../settings.ts';
import { COLOURS } from '../../words.ts';
import { settleBoard } from '../settling/settle.ts';

export const setup = procedure('setup', () => ({ turns: 0 })).steps({
  A_board: (p) => {
    layOut(p);
    settleBoard(p); // everybody begins alike: nothing to tell
    takeTouched(p);
  },
  // 4.5, D4-12: in seat order, if the table wants that.
  B_colours: {
    ask: 'colour',
    inTurn: true,
    of: (p) => (chooseColours(p) === 1 ? allSeats(p) : []),
    about: () => ({}),
    then: (p, _, seat, { colour }) => setColour(p, seat, colour),
  },
  C_factions: (p, _, play) => takeMinorGenerals(p, play),
  // S4.4-03 to S4.4-06
  D_deal: (p, _, play) => dealGenerals(p, play),
  // S4.4-06, D4-06: with five players one of the two goes back, all at once.
  E_discard: {
    ask: 'discardGeneral',
    of: (p) => (setupOf(p).redealt > 0 ? allSeats(p) : []),
    about: () => ({}),
    then: (p, _, seat, { giveBack: general }, { tell }) => {
      giveGeneral(p, general, NOBODY);
      tell?.all('discardedGeneral', { seat, general });
    },
  },
  F_redeal: (p, _, play) => redeal(p, play),
  // S4.6-01, D4-07: from Perdikkas' owner to the left.
  G_order: (p) => setTurnOrder(p, ownerOf(p, p.box.perdikkas), 0),
  H_placement: {
    call: 'placement',
    with: (p, { turns }) => ({ seat: turnOrder(p)[turns] }),
    then: (p, f) => {
      f.turns++;
      return f.turns < p.seats ? 'H_placement' : undefined;
    },
  },
});

/** 4.1, 4.2: what lies on the board before anybody takes something. */
export function layOut(p: Board): void {
  setPhase(p, SETUP);
  p.pc.fill(NOBODY);
  p.holder.fill(NOBODY);
  p.owner.fill(NOBODY);
  p.whereabouts.fill(UNAVAILABLE);
  p.fleetOwner.fill(NOBODY);
  p.royalOwner.fill(NOBODY);
  for (const marker of [p.burier, p.usurper, p.active, p.marcher, p.ship, p.embarkedFrom])
    marker.fill(NOBODY);
  forgetLasting(p);
  forgetBudget(p);
  p.siegeBy.fill(NOBODY);
  p.capitalAt.fill(NOBODY); // S4.5-04: nobody has begun one
  p.capitalTaker.fill(NOBODY);
  p.majorIn.fill(-1);
  for (const city of p.box.all.cities) makeMajorCity(p, city);
  p.colour.fill(NOBODY); // of the seats that nobody takes too: their colours can be chosen
  for (const space of setupOf(p).independent) setPc(p, space, INDEPENDENT, NOBODY); // S4.1-07, S4.1-08
  p.box.generals.forEach((_, general) => {
    layOutGeneral(p, general);
  });
  for (const royal of allRoyals(p)) {
    const { start, follows } = royalFacts(p, royal);
    const isLater = start < 0 || (follows !== null && heraklesLater(p) === 1); // S16.2-01
    setRoyal(p, royal, isLater ? ROYAL_IN_BOX : outsideOf(start)); // 4.2, D4-02
  }
  fillBoxes(p); // S4.1-11
  p.box.cards.forEach((card, i) => {
    // S4.1-03, S4.1-04
    if (card.setAside) putCard(p, i, BESIDE);
    else if (card.optional && optionalCards[card.design](p) === 0) putCard(p, i, OUT);
  });
  // S3.7-01, S4.5-03
  for (const seat of allSeats(p)) {
    setChampion(p, seat, true);
    setColour(p, seat, chooseColours(p) === 1 ? NOBODY : seat);
    setTraining(p, seat, NOBODY, 0);
  }
}

/** S4.3, S4.4-01, S4.4-02: where each General waits; 4.1: the Independent Armies. */
function layOutGeneral(p: Board, general: General): void {
  const { sort, roles, begins, popularity } = generalFacts(p, general);
  p.popularity[general] = popularity;
  if (sort === INDEPENDENT_GENERAL) {
    giveGeneral(p, general, INDEPENDENT);
    moveGeneral(p, general, begins < 0 ? IN_BOX : outsideOf(begins)); // S4.1-09, S4.1-10
  } else if (sort === MINOR) moveGeneral(p, general, OFF_MAP);
  else {
    const role = roles[p.seats - 2];
    moveGeneral(p, general, role === RESERVE ? IN_RESERVE : role === EVENT_GENERAL ? EVENT : UNAVAILABLE);
    if (role === STARTING) moveGeneral(p, general, DEALT);
  }
}

/** S4.5-02: the Minor Generals of each Faction's colour. */
export function takeMinorGenerals(p: Board, { tell }: Pick<Play, 'tell'>): void {
  for (const seat of allSeats(p)) {
    tell?.all('plays', { seat, colour: p.colour[seat] });
    p.box.generals.forEach(({ colour }, general) => {
      if (colour === p.colour[seat]) giveGeneral(p, general, seat);
    });
  }
}

function dealGenerals(p: Board, { chance, tell }: Play): void {
  const { starting, generals, redealt } = setupOf(p);
  const left = [...starting];
  for (const seat of allSeats(p))
    for (let i = 0; i < generals; i++) {
      const general = chance.draw(left);
      left.splice(left.indexOf(general), 1);
      giveGeneral(p, general, seat);
      // Where some are given back, nobody sees what the others have (D4-06).
      if (redealt > 0) {
        moveGeneral(p, general, OFFERED);
        tell?.only(seat, 'offeredGeneral', { seat, general });
      } else tell?.all('dealtGeneral', { seat, general });
    }
}
function redeal(p: Board, { chance, tell }: Play): void {
  const { redealt } = setupOf(p);
  if (redealt === 0) return;
  for (const general of setupOf(p).starting) moveGeneral(p, general, DEALT);
  for (const seat of allSeats(p)) {
    for (let i = 0; i < redealt; i++) {
      const left = setupOf(p).starting.filter((general) => ownerOf(p, general) === NOBODY);
      giveGeneral(p, chance.draw(left), seat);
    }
    for (const general of generalsOff(p, seat, DEALT)) tell?.all('dealtGeneral', { seat, general });
  }
}
export const colour = decision('colour', [
  {
    colour: {
      among: (p) => upTo(COLOURS.length - 1).filter((each) => !p.colour.includes(each)),
      bounds: 'S4.5-01',
    },
  },
]);

export const discardGeneral = decision('discardGeneral', [
  { giveBack: { among: (p, { seat }) => generalsOff(p, seat, OFFERED), bounds: 'S4.4-06' } },
]);

/** S4.2: each player has a colour of his own. */
export function colourFault(p: Board): string | null {
  const colours = allSeats(p)
    .map((seat) => colourOf(p, seat))
    .filter((colour) => colour >= 0);
  return new Set(colours).size === colours.length ? null : 'two players have the same colour';
}
