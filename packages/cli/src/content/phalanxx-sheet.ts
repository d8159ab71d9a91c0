/** Phalanxx on a content sheet: cards by epoch, both sides of the board, and all tables. */

import type { Content } from '@diadochi/phalanxx';
import { bothNames, type Column, tableOf, text } from './html.ts';
import { plainTable } from './plain-table.ts';

type Card = Content['cards'][number];
type Board = Content['boards'][number];
type Region = Board['regions'][number];

export function phalanxxSheet(content: Content): string {
  const { cards, boards } = content;
  return [
    '<h2>Cards</h2>',
    ...(['X', 'XX', 'XXX'] as const).flatMap((epoch) => {
      const rows = cards.filter((card) => card.epoch === epoch);
      return [`<h3>Epoch ${epoch}: ${rows.length} cards</h3>`, tableOf(rows, cardColumns)];
    }),
    '<h2>Board</h2>',
    ...boards.flatMap((board) => [
      `<h3>Side ${text(board.id)}: ${board.regions.length} regions</h3>`,
      drawing(board),
      tableOf(board.regions, regionColumns(board)),
    ]),
    ...tables(content),
  ].join('\n');
}

const cardColumns: readonly Column<Card>[] = [
  { title: 'Card', cell: ({ id }) => `<code>${text(id)}</code>` },
  {
    title: 'Name',
    field: 'name',
    cell: ({ name, subtitle }) =>
      bothNames(name) + (subtitle === undefined ? '' : `, ${bothNames(subtitle)}`),
  },
  { title: 'Epoch', field: 'epoch', cell: ({ epoch }) => epoch },
  {
    title: 'Colour',
    field: 'colour',
    cell: ({ colour }) => `<span class="swatch" style="background:${colour}"></span>&nbsp;${colour}`,
  },
  {
    title: 'Conditions',
    field: 'conditions',
    cell: ({ conditions }) => conditions.map(conditionWords).join('; ') || 'none',
  },
  { title: 'Strength', field: 'strength', cell: ({ strength }) => strengthWords(strength) },
  { title: 'Symbols', field: 'symbols', cell: ({ symbols }) => symbols.join(', ') || '–' },
  { title: 'Ability', field: 'ability', cell: ({ ability }) => text(ability ?? '–') },
];

function conditionWords(condition: Card['conditions'][number]): string {
  const { needs, least } = condition;
  switch (needs) {
    case 'ownDice':
      return `${least} own ${condition.of} dice`;
    case 'figures':
      return `${least} figures on the board`;
    case 'playedCards':
      return `${least} ${condition.of} cards played`;
    case 'diceSum':
      return `own dice sum ${least}`;
    case 'regions':
      return `${least} ${condition.of === 'city' ? 'cities' : 'oases'}`;
    case 'symbols':
      return `${least} ${condition.of} symbols`;
    case 'talents':
      return `${least} talents`;
    case 'strength':
      return `strength ${least}`;
  }
}

function strengthWords(strength: Card['strength']): string {
  if (strength.kind === 'none') return '–';
  if (strength.kind === 'fixed') return String(strength.value);
  const counted = `${strength.of} ${strength.counts}`;
  return `${strength.steps.map(([count, worth]) => `${worth} with ${count}`).join(', ')} ${counted}`;
}

const regionColumns = ({ regions }: Board): readonly Column<Region>[] => [
  { title: 'Region', cell: ({ id }) => `<code>${text(id)}</code>` },
  { title: 'Name', field: 'name', cell: ({ name }) => bothNames(name) },
  { title: 'Kind', field: 'kind', cell: ({ kind }) => kind },
  { title: 'Start', field: 'start', cell: ({ start }) => String(start ?? '–') },
  { title: 'Value', field: 'value', cell: ({ value }) => String(value) },
  ...(regions.some(({ half }) => half !== undefined)
    ? [{ title: 'Half', field: 'half', cell: ({ half }: Region) => half ?? '–' }]
    : []),
  {
    title: 'Neighbours',
    field: 'adjacent',
    cell: ({ adjacent }) =>
      text(adjacent.map((id) => regions.find((region) => region.id === id)?.name.en ?? id).join(', ')),
  },
];

/** Wider than high, as the board is. */
const STRETCH = 1.8;

/** The regions where they lie, links as lines: those between the halves are dashed. */
function drawing({ id, regions }: Board): string {
  const at = ({ pos: [x, y] }: Region): [number, number] => [x * STRETCH, y];
  const links = regions.flatMap((from) =>
    regions
      .filter((to) => from.id < to.id && from.adjacent.includes(to.id))
      .map((to) => {
        const [[x1, y1], [x2, y2]] = [at(from), at(to)];
        const dashes = from.half === to.half ? '' : ' stroke-dasharray="1 1"';
        return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#999" stroke-width=".35"${dashes}/>`;
      }),
  );
  const places = regions.map((region) => {
    const [x, y] = at(region);
    const { name, value, start } = region;
    const label = [text(name.en), ...(value > 0 ? [` ${value}`] : [])].join('');
    const number =
      start === null ? '' : `<text x="${x}" y="${y + 0.9}" font-size="2.6" font-weight="700">${start}</text>`;
    return `${shape(region, x, y)}${number}<text x="${x}" y="${y + 5}" font-size="2.5" stroke="#fff" stroke-width=".8">${label}</text>`;
  });
  return `<figure><svg viewBox="-4 0 ${100 * STRETCH + 8} 102" role="img" aria-label="Side ${text(id)}" font-family="sans-serif" text-anchor="middle" paint-order="stroke" stroke-linejoin="round">
${[...links, ...places].join('\n')}
</svg><figcaption>Squares are cities, circles oases, dots plains; the number inside is the start number, the one behind the name the value.</figcaption></figure>`;
}

function shape({ kind }: Region, x: number, y: number): string {
  if (kind === 'city')
    return `<rect x="${x - 2.2}" y="${y - 2.2}" width="4.4" height="4.4" fill="#fff" stroke="#222" stroke-width=".5"/>`;
  if (kind === 'oasis')
    return `<circle cx="${x}" cy="${y}" r="2.3" fill="#fff" stroke="#222" stroke-width=".5"/>`;
  return `<circle cx="${x}" cy="${y}" r="1" fill="#222"/>`;
}

/** Whatever else the content has: each record a row, each field with its standing. */
function tables({ cards: _, boards, schema: __, ...others }: Content): string[] {
  const { setups, ...rest } = others;
  return [
    '<h2>Tables</h2>',
    plainTable('setups', setups),
    ...Object.entries(rest).flatMap(([name, part]) => plainTable(name, Array.isArray(part) ? part : [part])),
    plainTable('ranks of the solo game', others.solo.ranks),
    plainTable(
      'boards',
      boards.map(({ regions, ...board }) => ({ ...board, regions: regions.length })),
    ),
  ];
}
