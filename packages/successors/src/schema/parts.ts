/** Small parts of which the schema is made. */

import { type TProperties, type TSchema, Type } from 'typebox';
import { SPACE_KINDS, UNITS } from '../words.ts';

export const closed = { additionalProperties: false };
export const record = <P extends TProperties>(fields: P) => Type.Object(fields, closed);
export const oneOf = <const T extends string>(words: readonly T[]) => Type.Enum(words);
export const maybe = Type.Optional;
export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
export const some = <S extends TSchema>(each: S, most = 60) =>
  Type.Array(each, { minItems: 1, maxItems: most, uniqueItems: true });

/** Names of things go by this: small letters and digits, joined by hyphens. */
export const Id = Type.String({ pattern: '^[a-z0-9]+(-{1,2}[a-z0-9]+)*$', minLength: 1, maxLength: 80 });
export const Ids = some(Id);
const Text = Type.String({ minLength: 1, maxLength: 60 });
/** Greek names are the same in every language: those that differ are beside the English one. */
export const Names = record({ en: Text, de: maybe(Text), it: maybe(Text), pl: maybe(Text) });
export const Greek = Text;

export const Count = (least: number, most: number) => Type.Integer({ minimum: least, maximum: most });
/** Game turns I to V. */
export const GameTurn = Count(1, 5);
export const Die = Count(1, 6);
export const Dice = some(Die, 6);
export const Flag = Type.Boolean();
/** What is either so or not mentioned. */
export const Mark = maybe(Type.Literal(true));

export const Unit = oneOf(UNITS);
export const SpaceKind = oneOf(SPACE_KINDS);
export const SpaceKinds = some(SpaceKind, SPACE_KINDS.length);

/** CUs by their type. */
export const Units = Type.Object(
  {
    mercenary: maybe(Count(1, 9)),
    elephant: maybe(Count(1, 9)),
    cavalry: maybe(Count(1, 9)),
    loyal: maybe(Count(1, 9)),
    royal: maybe(Count(1, 8)),
    'silver-shields': maybe(Count(1, 2)),
  },
  { ...closed, minProperties: 1 },
);

/** Where a value comes from: the rulebook, elsewhere, made up; or a pack has corrected or confirmed it. */
const Provenance = oneOf(['rulebook', 'recalled', 'reconstructed', 'corrected', 'confirmed']);

/** A record with its provenance, and that of single fields where it differs. */
export const Item = <P extends TProperties>(fields: P) =>
  Type.Object(
    {
      ...fields,
      provenance: Provenance,
      fieldProvenance: Type.Optional(Type.Record(Type.String(), Provenance)),
      source: Type.Optional(Type.String({ maxLength: 600 })),
      note: Type.Optional(Type.String({ maxLength: 1000 })),
    },
    closed,
  );
