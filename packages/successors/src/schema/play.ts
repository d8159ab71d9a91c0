/** Numbers of the rules: what the rulebook says in its text, by number of players where that matters. */

import { Type } from 'typebox';
import { Count, GameTurn, Ids, Item, maybe } from './parts.ts';

export const playFields = {
  setups: Type.Array(
    Item({
      players: Count(2, 5),
      generals: Count(1, 9),
      redealt: Count(0, 3),
      hand: Count(1, 9),
      facedown: Count(0, 30),
      revealed: Count(0, 9),
      rounds: Count(1, 9),
      victoryPoints: Count(5, 60),
    }),
    { minItems: 4, maxItems: 4 },
  ),
  victory: Item({
    legitimacy: Count(1, 40),
    champion: Count(0, 9),
    instantFromGameTurn: GameTurn,
    lastGameTurn: GameTurn,
  }),
  reinforcements: Item({
    fromGameTurn: GameTurn,
    mercenaries: Count(0, 9),
    strategosOfEurope: Count(0, 9),
    mostLegitimacy: Count(0, 9),
    mostVictoryPoints: Count(0, 9),
    tiedVictoryPoints: Count(0, 9),
    perSpace: Count(1, 9),
    perFallbackProvince: Count(1, 9),
    cavalryProvinces: maybe(Ids), // 16.9; tables of earlier days have none
  }),
  placing: Item({ reach: Count(0, 9) }),
  recruiting: Item({ asManyFromGameTurn: GameTurn }),
  raising: Item({ mercenaries: Count(1, 9) }),
  forage: Item({ transit: Count(0, 40), elsewhere: Count(0, 40), loss: Count(1, 9) }),
  walls: Item({ inside: Count(1, 9) }),
  marching: Item({ removePcMps: Count(0, 9), removePcCus: Count(1, 9) }),
  sailing: Item({ cus: Count(1, 40), declaring: Count(0, 9) }),
};
