/** Generals and Independent Armies on the sheet. */

import type { Content } from '@diadochi/successors/content-schema';
import { bothNames, type Column, tableOf, text } from './html.ts';
import { plainTable, valueWords } from './plain-table.ts';

type Major = Content['majorGenerals'][number];
type Minor = Content['minorGenerals'][number];

export function generalSheet(content: Content): string[] {
  const { majorGenerals, minorGenerals, independentArmies } = content;
  return [
    `<h3>Major Generals: ${majorGenerals.length}</h3>`,
    tableOf(majorGenerals, majorColumns),
    '<h3>Major Generals: how they come into the game</h3>',
    tableOf(majorGenerals.map(withoutNote), comingColumns),
    `<h3>Minor Generals: ${minorGenerals.length}</h3>`,
    tableOf(minorGenerals, minorColumns),
    plainTable('Independent Armies', independentArmies),
    plainTable('Independent Armies, for all', [content.independentArmyRules]),
  ];
}

const ratings = [
  { title: 'Initiative', field: 'initiative', cell: ({ initiative }: Minor | Major) => String(initiative) },
  { title: 'Battle', field: 'battle', cell: ({ battle }: Minor | Major) => String(battle) },
  { title: 'Seniority', field: 'seniority', cell: ({ seniority }: Minor | Major) => String(seniority) },
  { title: 'Popularity', field: 'popularity', cell: ({ popularity }: Minor | Major) => String(popularity) },
] as const;

const majorColumns: readonly Column<Major>[] = [
  { title: 'General', cell: ({ id }) => `<code>${text(id)}</code>` },
  {
    title: 'Name',
    field: 'name',
    cell: ({ name, greek }) => `${bothNames(name)} <i lang="el">${text(greek)}</i>`,
  },
  ...ratings,
  { title: 'Legitimacy', field: 'legitimacy', cell: ({ legitimacy }) => String(legitimacy || '–') },
  { title: 'Purple card', field: 'purpleCard', cell: ({ purpleCard }) => (purpleCard ? 'yes' : '–') },
  { title: 'Ability', field: 'ability', cell: ({ ability }) => valueWords(ability) },
];
/** The notes stand in the first table. */
const withoutNote = ({ note: _, ...general }: Major): Major => general;
const comingColumns: readonly Column<Major>[] = [
  { title: 'General', cell: ({ name }) => bothNames(name) },
  {
    title: 'With 2, 3, 4, 5',
    field: 'roles',
    cell: ({ roles }) => Object.values(roles).map(text).join(', '),
  },
  { title: 'Starts with', field: 'start', cell: ({ start }) => valueWords(start) },
  { title: 'Recruited with', field: 'recruitment', cell: ({ recruitment }) => valueWords(recruitment) },
  { title: 'Enters', field: 'entry', cell: ({ entry }) => (entry === undefined ? null : valueWords(entry)) },
];
const minorColumns: readonly Column<Minor>[] = [
  { title: 'General', cell: ({ id }) => `<code>${text(id)}</code>` },
  { title: 'Name', field: 'name', cell: ({ name }) => bothNames(name) },
  { title: 'Faction', field: 'faction', cell: ({ faction }) => text(faction) },
  ...ratings,
];
