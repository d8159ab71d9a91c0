/** The Tyche cards on the sheet, by number. */

import type { Content } from '@diadochi/successors/content-schema';
import { bothNames, type Column, standing, tableOf, text } from './html.ts';
import { valueWords } from './plain-table.ts';

type Card = Content['cards'][number];

export function cardSheet({ cards }: Content): string[] {
  const [optional, base] = [cards.filter((card) => card.optional), cards.filter((card) => !card.optional)];
  return [
    `<h3>Base deck: ${copies(base)} cards</h3>`,
    tableOf(base, columns),
    `<h3>Optional cards: ${copies(optional)}</h3>`,
    tableOf(optional, columns),
  ];
}

const copies = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + card.copies, 0);

const columns: readonly Column<Card>[] = [
  { title: 'No.', field: 'numbers', cell: ({ numbers }) => text(numbers.join(', ')) },
  { title: 'Card', cell: ({ id }) => `<code>${text(id)}</code>` },
  { title: 'Name', field: 'name', cell: ({ name }) => bothNames(name) },
  { title: 'Type', field: 'type', cell: ({ type }) => text(type) },
  { title: 'OPs', field: 'ops', cell: ({ ops }) => String(ops ?? '–') },
  { title: 'Marks', cell: (card) => [...marks(card), ...uses(card)].join('<br>') },
  { title: 'Event', field: 'effects', cell: ({ effects }) => effects.map(valueWords).join('<br>') },
];

const marks = ({ ornament, removeAfterEvent, setAside }: Card): string[] => [
  ...(ornament ? ['ornament'] : []),
  ...(removeAfterEvent ? ['removed after its event'] : []),
  ...(setAside ? ['set aside'] : []),
];
/** When it may be played, and how long it stays: fields that only some cards have. */
const uses = (card: Card): string[] =>
  (['requires', 'window', 'keepInFront', 'replacementDraw'] as const).flatMap((field) =>
    card[field] === undefined
      ? []
      : [standing(valueWords({ [field]: card[field] }), card.fieldProvenance?.[field] ?? card.provenance)],
  );
