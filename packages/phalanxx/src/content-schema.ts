/** What the content of Phalanxx looks like: one declaration for the check of a file, for editors and for the types. */

import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import { COLOURS, EPOCHS, KINDS, SYMBOLS } from './words.ts';

const closed = { additionalProperties: false };
const Name = Type.String({ minLength: 1, maxLength: 60 });
const Names = Type.Object({ en: Name, de: Name }, closed);
const Count = (least: number, most: number) => Type.Integer({ minimum: least, maximum: most });
const oneOf = <const T extends string>(words: readonly T[]) => Type.Enum(words);

/** Where a value comes from: the rulebook, elsewhere, made up; or a pack has corrected or confirmed it. */
const Provenance = oneOf(['rulebook', 'recalled', 'reconstructed', 'corrected', 'confirmed']);
/** A record with its provenance, and that of single fields where it differs. */
const Item = <P extends TProperties>(fields: P) =>
  Type.Object(
    {
      ...fields,
      provenance: Provenance,
      fieldProvenance: Type.Optional(Type.Record(Type.String(), Provenance)),
      note: Type.Optional(Type.String({ maxLength: 300 })),
    },
    closed,
  );
const Effect = <K extends string, P extends TProperties>(kind: K, fields: P) =>
  Type.Object({ kind: Type.Literal(kind), ...fields }, closed);

const Colour = oneOf(COLOURS);
const Symbols = oneOf(SYMBOLS);
const Epoch = oneOf(EPOCHS);

/** P14: what must be so that a card may be played. */
const need = <N extends string, P extends TProperties>(needs: N, fields: P) =>
  Type.Object({ needs: Type.Literal(needs), ...fields, least: Count(1, 60) }, closed);
const Condition = Type.Union([
  need('ownDice', { of: Colour }),
  need('figures', {}),
  need('playedCards', { of: Colour }),
  need('diceSum', {}),
  need('regions', { of: oneOf(['city', 'oasis']) }),
  need('symbols', { of: Symbols }),
  need('talents', {}),
  need('strength', {}),
]);

/** What a card is worth: a number, a number that grows with what else has been played, or nothing. */
const steps = { steps: Type.Array(Type.Tuple([Count(1, 12), Count(0, 20)]), { minItems: 1, maxItems: 12 }) };
const Strength = Type.Union([
  Effect('fixed', { value: Count(0, 20) }),
  Effect('growing', { counts: Type.Literal('symbols'), of: Symbols, ...steps }),
  Effect('growing', { counts: Type.Literal('cards'), of: Colour, ...steps }),
  Effect('none', {}),
]);

const Card = Item({
  id: Name,
  name: Names,
  subtitle: Type.Optional(Names),
  epoch: Epoch,
  colour: Colour,
  conditions: Type.Array(Condition, { maxItems: 4 }),
  strength: Strength,
  symbols: Type.Array(Symbols, { maxItems: 3 }),
  ability: Type.Union([Name, Type.Null()]),
});

/** What is not in the box: where something is drawn. */
const drawn = { readOnly: true };
const Region = Item({
  id: Name,
  name: Names,
  kind: oneOf(KINDS),
  start: Type.Union([Count(1, 4), Type.Null()]),
  value: Count(0, 9),
  half: Type.Optional(oneOf(['left', 'right'])),
  adjacent: Type.Array(Name, { minItems: 1, maxItems: 12, uniqueItems: true }),
  pos: Type.Tuple(
    [Type.Number({ minimum: 0, maximum: 100 }), Type.Number({ minimum: 0, maximum: 100 })],
    drawn,
  ),
  geo: Type.Tuple(
    [Type.Number({ minimum: 20, maximum: 85 }), Type.Number({ minimum: 15, maximum: 50 })],
    drawn,
  ),
});

const byEpoch = <S extends TSchema>(each: S) => ({ X: each, XX: each, XXX: each });

export const contentSchema = Type.Object(
  {
    schema: Type.Literal('phalanxx-content/1'),
    figures: Item({ perColour: Count(3, 40), city: Count(1, 6), oasis: Count(1, 6), plain: Count(1, 6) }),
    dice: Item({
      sides: Count(2, 20),
      own: Type.Array(Colour, { minItems: 3, maxItems: 3 }),
      travelling: Type.Array(Colour, { minItems: 3, maxItems: 3 }),
    }),
    talents: Item({ most: Count(5, 200), cardsTurnAbove: Count(1, 200) }),
    actionCards: Type.Array(Item({ id: Name, startPlayer: Type.Boolean(), advantage: Name }), {
      minItems: 4,
    }),
    advantages: Type.Array(
      Item({
        id: Name,
        name: Names,
        effect: Type.Union([
          Effect('exchangeWithin', { of: Count(0, 5) }),
          Effect('displayPrice', { of: Count(0, 9) }),
          Effect('leaders', { startHand: Count(0, 6), strength: Count(0, 9) }),
          Effect('cross', { of: Count(0, 1) }),
        ]),
      }),
    ),
    heroism: Item({ id: Name, name: Names, amongTheLast: Count(1, 14) }),
    abilities: Type.Array(
      Type.Union([
        Item({ id: Name, kind: Type.Literal('setDie'), times: Count(0, 3) }),
        Item({ id: Name, kind: Type.Literal('ignore'), condition: oneOf(['talents', 'diceSum']) }),
        Item({ id: Name, kind: Type.Literal('lostAtTheEnd'), strength: Count(0, 20) }),
        Item({ id: Name, kind: Type.Literal('buyTop'), price: Count(0, 20) }),
      ]),
    ),
    cards: Type.Array(Card, { minItems: 30, maxItems: 60 }),
    display: Item({
      prices: Type.Array(Count(0, 20), { minItems: 5, maxItems: 5 }),
      exchangeFrom: Count(0, 20),
    }),
    turn: Item({
      lowRoll: Type.Object({ most: Count(0, 60), talents: Count(0, 20) }, closed),
      income: Count(0, 20),
    }),
    conflict: Item({ loss: Count(0, 20), least: Count(0, 20) }),
    scoring: Item({
      rotatedCard: Count(0, 20),
      fameGroup: Count(0, 30),
      figure: Count(0, 9),
      talentsPerPoint: Count(1, 50),
    }),
    track: Item({ most: Count(20, 200) }),
    boards: Type.Array(Item({ id: Name, regions: Type.Array(Region, { minItems: 4, maxItems: 60 }) })),
    setups: Type.Array(
      Item({
        players: Count(1, 4),
        side: Name,
        half: Type.Union([oneOf(['left', 'right']), Type.Null()]),
        removed: Type.Object(byEpoch(Count(0, 12)), closed),
        hand: Count(0, 6),
        seats: Type.Array(Type.Object({ city: Count(1, 4), oasis: Count(1, 4) }, closed)),
      }),
      { minItems: 4, maxItems: 4 },
    ),
    solo: Item({
      cardBonus: Count(0, 20),
      ranks: Type.Array(Item({ id: Name, name: Names, least: Type.Union([Type.Integer(), Type.Null()]) }), {
        minItems: 1,
        maxItems: 12,
      }),
    }),
  },
  closed,
);

export type Content = Static<typeof contentSchema>;
