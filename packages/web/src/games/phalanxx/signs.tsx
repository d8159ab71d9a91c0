/** The signs of the game: what each card is drawn with, and what stands for each condition. */

import { Icon, Stroke } from '../../look/icon.tsx';
import { Art, type ArtName } from './art.tsx';
import { Cube } from './die.tsx';
import type { Card, Condition, Symbols } from './view.ts';

export function SymbolSign({ symbol, size = 16 }: { readonly symbol: Symbols; readonly size?: number }) {
  if (symbol === 'infantry') return <Icon name="spears" size={size} />;
  return <Art name={symbol === 'cavalry' ? 'horse' : 'bow'} size={size} />;
}

/** Equipment has pictures of its own; the Scout's is an eye, and Sarissas are spears. */
const equipment: { readonly [card: string]: ArtName | undefined } = {
  'X-12': 'anvil',
  'X-13': 'wagon',
  'X-15': 'horse',
  'XX-11': 'wagon',
  'XX-12': 'leaves',
  'XX-13': 'music',
  'XXX-10': 'fort',
  'XXX-11': 'tower',
  'XXX-12': 'catapult',
  'XXX-13': 'chariot',
};

export function CardSign({ card, size = 24 }: { readonly card: Card | null; readonly size?: number }) {
  // Heroism.
  if (card === null) return <Icon name="laurels" size={size} />;
  if (card.colour === 'white') return <SymbolSign symbol={card.symbols[0] ?? 'infantry'} size={size} />;
  if (card.colour === 'orange') return <Art name="helmet" size={size} />;
  if (card.ability === 'scout') return <Stroke name="eye" size={size} />;
  const own = equipment[card.id];
  return own === undefined ? <Icon name="spears" size={size} /> : <Art name={own} size={size} />;
}

/** What a condition asks for, as a picture. */
export function NeedSign({
  condition,
  size = 15,
}: {
  readonly condition: Condition;
  readonly size?: number;
}) {
  switch (condition.needs) {
    case 'ownDice':
      return <Cube die={{ colour: condition.of, value: 0 }} size={size} />;
    case 'playedCards':
      return <span class="swatch" data-colour={condition.of} />;
    case 'figures':
      return <Art name="pawn" size={size} />;
    case 'diceSum':
      return (
        <svg class="stroke" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M18 7V4H6l7 8-7 8h12v-3" />
        </svg>
      );
    case 'regions':
      return condition.of === 'city' ? (
        <Icon name="greek-temple" size={size} />
      ) : (
        <Art name="palm" size={size} />
      );
    case 'symbols':
      return <SymbolSign symbol={condition.of} size={size} />;
    case 'talents':
      return <Art name="coins" size={size} />;
    case 'strength':
      return <Icon name="laurels" size={size} />;
  }
}
