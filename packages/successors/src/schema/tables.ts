/** The tables of the player aid. */

import { Type } from 'typebox';
import { Count, Dice, Die, Id, Ids, Item, maybe, orNull, record, SpaceKinds, some } from './parts.ts';

const Score = Count(0, 40);
/** A row for every modified roll: 2 to 12, and beyond for rolls that are modified. */
const Scores = Type.Record(Type.String({ pattern: '^\\d{1,2}$' }), Type.Array(Score));
/** CUs lost, or none; 'e' when an Elephant is taken first. */
const Losses = Type.String({ pattern: '^(-|\\d{1,2}e?)$', maxLength: 3 });
const SixResults = Type.Array(Count(0, 9), { minItems: 6, maxItems: 6 });

export const tableFields = {
  tables: record({
    battleTable: Item({ strengths: some(Count(0, 60), 99), rolls: some(Count(0, 30), 40), scores: Scores }),
    attritionTable: Item({
      columns: Type.Record(Type.String({ pattern: '^\\d{1,2}$' }), Type.Array(Losses)),
      dieOrder: some(Count(1, 12), 12),
      strongholdColumn: Count(1, 30),
      strongholdColumnWithCavalry: Count(1, 30),
    }),
    siegeTable: Item({
      rows: Type.Array(
        record({
          min: orNull(Count(-9, 20)),
          max: orNull(Count(-9, 20)),
          siegePoints: Count(0, 9),
          losses: Count(0, 9),
        }),
        { minItems: 2, maxItems: 30 },
      ),
      modifiers: Type.Array(
        record({
          id: Id,
          modifier: Count(-9, 9),
          kinds: maybe(SpaceKinds),
          spaces: maybe(Ids),
          when: maybe(Type.Literal('port-and-no-available-fleet')),
        }),
      ),
      modifiersElsewhere: Type.Array(
        Type.Union([record({ marker: Id }), record({ card: Id }), record({ general: Id })]),
      ),
      pointsNeeded: record({ major: Count(1, 9), stronghold: Count(1, 9), minor: Count(1, 9) }),
      minimumCus: Count(1, 9),
      maxPerSpace: record({ surrender: Count(0, 9), tyche: Count(0, 9), activation: Count(0, 9) }),
      mpCost: Count(0, 9),
    }),
    movementAllowance: Item({
      die: Type.Array(Die, { minItems: 6, maxItems: 6 }),
      byInitiative: record({ 2: SixResults, 3: SixResults, 4: SixResults }),
    }),
    elephantDie: Item({ faces: SixResults }),
    generalLoss: Item({
      trigger: record({ roll: Type.Literal('land-battle'), modified: Count(2, 20) }),
      appliesTo: Type.Literal('commanding-major-general-of-a-player'),
      killedOn: record({ win: Dice, draw: Dice, loss: Dice }),
    }),
    localTroops: Item({
      space: Count(0, 9),
      province: Count(0, 9),
      both: Count(0, 9),
      afterFailedEvasion: Count(0, 9),
    }),
    overrun: Item({ cuRatio: Count(1, 20) }),
  }),
};
