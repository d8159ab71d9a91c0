/** Tyche cards: that the deck is complete, and that what they bring is there to be brought. */

import { kindOf } from '../cards/facts/parts.ts';
import { eventOf, namedClauses, ROLES_OF, type Role, type Written } from '../cards/facts.ts';
import { rolesOf, surpriseOf } from '../cards/surprise/facts.ts';
import type { Content } from '../content-schema.ts';
import type { Numbers } from '../numbers.ts';
import { type Checks, matched, repeated, sum, total, unless } from './parts.ts';

type Card = Content['cards'][number];
type Effect = Card['effects'][number];

const CARDS = 70;
const OPTIONAL_CARDS = 10;

export const cardChecks: Checks = {
  // S1, D4-01
  'there are 70 cards, 10 of them optional': ({ cards }) => [
    ...total('cards, with their copies', copiesOf(cards), CARDS),
    ...total(
      'optional cards, with their copies',
      copiesOf(cards.filter(({ optional }) => optional)),
      OPTIONAL_CARDS,
    ),
  ],
  'a card has a number for each copy': ({ cards }) => [
    ...cards.flatMap(({ id, numbers, copies }) =>
      unless(numbers.length === copies, `cards.${id}.numbers: ${numbers.length} for ${copies} copies`),
    ),
    ...repeated(cards.flatMap(({ numbers }) => numbers)).map(
      (number) => `cards: more than one has the number ${number}`,
    ),
  ],
  // The second copy of a card has a name of its own.
  'no card is called like the copy of another': ({ cards }) =>
    repeated(
      cards.flatMap(({ id, copies }) =>
        Array.from({ length: copies }, (_, copy) => (copy === 0 ? id : `${id}-${copy + 1}`)),
      ),
    ).map((id) => `cards: '${id}' is there more than once`),
  'optional cards, and no others, have a number with O': ({ cards }) =>
    cards.flatMap(({ id, optional, numbers }) =>
      unless(
        numbers.every((number) => number.startsWith('O') === optional),
        `cards.${id}.numbers: ${numbers.join(', ')}, but the card is ${optional ? '' : 'not '}optional`,
      ),
    ),

  // S6.2.A
  'Surprise cards, and no others, have no OPs and a moment to be played': ({ cards }) =>
    cards.flatMap(({ id, type, ops, window, replacementDraw }) => {
      const isSurprise = type === 'surprise';
      return [
        ...unless((ops === null) === isSurprise, `cards.${id}.ops: ${ops} on a card of type '${type}'`),
        ...unless(
          (window !== undefined) === isSurprise,
          `cards.${id}.window: ${isSurprise ? 'is missing' : `is not for a card of type '${type}'`}`,
        ),
        ...unless(
          replacementDraw === undefined || isSurprise,
          `cards.${id}.replacementDraw: is not for a card of type '${type}'`,
        ),
      ];
    }),

  'an effect says in one way what it is about': ({ cards }) =>
    cards.flatMap(({ id, effects }) =>
      effects.flatMap((effect, i) => {
        const where = `cards.${id}.effects.${i}`;
        if (effect.kind === 'place-units')
          return oneOfThem(effect, ['units', 'oneOf', 'fromHoldingBox'], where);
        if (['place-pc', 'remove-pc', 'unit-changes-side'].includes(effect.kind))
          return oneOfThem(effect, ['count', 'upTo'], where);
        return effect.kind === 'siege-points' ? oneOfThem(effect, ['remove', 'add'], where) : [];
      }),
    ),

  // CK-01: who names them says that the card can be played for its event.
  'a card with clauses has an event that is written, and a clause for each thing that it can refuse': ({
    cards,
  }) =>
    cards.flatMap((card) => {
      const { id, clauses, effects } = card;
      if (clauses === undefined) return [];
      const where = `cards.${id}.clauses`;
      const surprise = surpriseOf(card, NO_NUMBERS);
      if (surprise === null && eventOf(card, NO_NUMBERS) === null)
        return [`${where}: not all that the card does is written yet`];
      const rolesIn = (effect: Effect): readonly Role[] =>
        surprise === null ? ROLES_OF[kindOf(effect) as Written] : [...rolesOf(surprise)];
      const roles = new Set(effects.flatMap(rolesIn));
      return [
        ...effects.flatMap((effect) =>
          rolesIn(effect)
            .filter((role) => namedClauses(card, effect)[role] === undefined)
            .map((role) => `${where}: '${role}' is missing`),
        ),
        ...[clauses, ...effects.map((effect) => effect.clauses ?? {})].flatMap((each) =>
          Object.keys(each)
            .filter((role) => !roles.has(role as Role))
            .map((role) => `${where}: '${role}' is of no use`),
        ),
        ...(card.requires ?? [])
          .filter(({ clause }) => clause === undefined)
          .map(({ kind }) => `cards.${id}.requires: '${kind}' names no clause`),
      ];
    }),

  // S5.3: with so many players the deck must last for a deal.
  'there are cards enough for every deal': ({ cards, setups }) => {
    const deck = copiesOf(cards.filter(({ optional, setAside }) => !optional && setAside !== true));
    return setups.flatMap(({ players, hand, facedown }) => {
      const dealt = players * hand + facedown;
      return unless(dealt <= deck, `setups.${players}: ${dealt} cards are dealt, the deck has ${deck}`);
    });
  },
  'the face-down cards last for a game turn': ({ setups }) =>
    setups.flatMap(({ players, facedown, revealed, rounds }) =>
      unless(
        revealed * rounds <= facedown,
        `setups.${players}.revealed: ${revealed} in each of ${rounds} rounds, but only ${facedown} lie face-down`,
      ),
    ),

  'whatever comes by a card comes by exactly one': (content) => [
    ...matched(
      'cards that wake an Army',
      named(content, 'activate-independents', ({ wakes }) => wakes),
      content.independentArmies.filter(({ start }) => start.status === 'inactive').map(({ id }) => id),
    ),
    ...matched(
      'cards that bring a General',
      named(content, 'recruit-general', ({ general }) => general),
      content.majorGenerals.filter(({ entry }) => entry?.trigger === 'tyche-card').map(({ id }) => id),
    ),
    ...matched(
      'cards that give a Fleet',
      named(content, 'gain-fleet', ({ fleet }) => fleet),
      content.fleets.filter(({ control }) => control.kind === 'tyche-card').map(({ id }) => id),
    ),
    ...matched(
      'cards that place a marker',
      named(content, 'place-marker', ({ marker }) => marker),
      content.markers.map(({ id }) => id),
    ),
    ...matched(
      'cards that empty a holding box',
      named(content, 'place-units', ({ fromHoldingBox }) => fromHoldingBox),
      content.combatUnits.filter(({ holdingBoxCus }) => holdingBoxCus !== undefined).map(({ id }) => id),
    ),
    ...matched(
      'cards that come in by another',
      content.cards.flatMap(({ effects }) =>
        effects.flatMap((effect) => (effect.kind === 'special' && 'card' in effect ? [effect.card] : [])),
      ),
      content.cards.filter(({ setAside }) => setAside === true).map(({ id }) => id),
    ),
  ],
  // S8.2: only a Female marries, and only Females travel.
  'marriages and journeys are for Females': (content) => {
    const females = content.royalFamily.filter(({ kind }) => kind === 'female').map(({ id }) => id);
    return content.cards.flatMap(({ id, effects }) =>
      effects.flatMap((effect, i) => {
        const royals =
          effect.kind === 'marriage-offer'
            ? [effect.royal]
            : effect.kind === 'move-females'
              ? effect.royals
              : [];
        return royals
          .filter((royal) => !females.includes(royal))
          .map((royal) => `cards.${id}.effects.${i}: '${royal}' is no Female`);
      }),
    );
  },
};

/** Whether an event is written does not hang on what its places are called. */
const NO_NUMBERS: Numbers = {
  space: () => 0,
  province: () => 0,
  general: () => 0,
  royal: () => 0,
  fleet: () => 0,
  card: () => 0,
};

const copiesOf = (cards: readonly Card[]): number => sum(cards.map(({ copies }) => copies));
const named = <K extends Effect['kind']>(
  { cards }: Content,
  kind: K,
  idOf: (effect: Extract<Effect, { kind: K }>) => string | undefined,
): string[] =>
  cards.flatMap(({ effects }) =>
    effects.flatMap((effect) => {
      const id = effect.kind === kind ? idOf(effect as Extract<Effect, { kind: K }>) : undefined;
      return id === undefined ? [] : [id];
    }),
  );

function oneOfThem(effect: Effect, fields: readonly string[], where: string): string[] {
  const given = fields.filter((field) => Object.hasOwn(effect, field));
  return unless(
    given.length === 1,
    `${where}: should have one of ${fields.join(', ')}, not ${given.join(' and ') || 'none'}`,
  );
}
