/** The map on the sheet: each Province with its spaces, and from each space where its paths lead. */

import type { Content } from '@diadochi/successors/content-schema';
import { bothNames, type Column, standing, tableOf, text } from './html.ts';
import { plainTable } from './plain-table.ts';

type Space = Content['spaces'][number];
type Province = Content['provinces'][number];
type Path = Content['paths'][number];

export function mapSheet(content: Content): string[] {
  const { regions, provinces, spaces } = content;
  const columns = spaceColumns(content);
  const transit = spaces.filter(({ province }) => province === null);
  return [
    plainTable('Regions', regions),
    '<h3>Provinces</h3>',
    tableOf(provinces, provinceColumns(content)),
    ...provinces.flatMap((province) => [
      `<h3>${text(province.name.en)}</h3>`,
      tableOf(
        spaces.filter((space) => space.province === province.id),
        columns,
      ),
    ]),
    '<h3>In no Province</h3>',
    tableOf(transit, columns),
    plainTable('Kinds of spaces', content.spaceKinds),
    plainTable('Kinds of paths', content.pathTypes),
    plainTable('Holding boxes', content.holdingBoxes),
    plainTable('Independent PCs, exceptions', content.independentPcExceptions),
    plainTable('Victory markers', content.victoryMarkers),
  ];
}

const yes = (value: boolean): string => (value ? 'yes' : '–');

const provinceColumns = ({ spaces }: Content): readonly Column<Province>[] => [
  { title: 'Province', cell: ({ id }) => `<code>${text(id)}</code>` },
  { title: 'Name', field: 'name', cell: ({ name }) => bothNames(name) },
  { title: 'Region', field: 'region', cell: ({ region }) => text(region) },
  { title: 'VP', field: 'vp', cell: ({ vp }) => String(vp) },
  { title: 'To control', field: 'controlRequired', cell: ({ controlRequired }) => String(controlRequired) },
  {
    title: 'Spaces',
    cell: ({ id }) =>
      String(spaces.filter((space) => space.province === id && space.kind !== 'transit').length),
  },
  { title: 'Major City', field: 'majorCity', cell: ({ majorCity }) => text(majorCity ?? '–') },
  {
    title: 'Legitimacy',
    field: 'legitimacy',
    cell: ({ legitimacy }) => (legitimacy === undefined ? null : String(legitimacy)),
  },
  { title: 'Lord of Asia', field: 'lordOfAsia', cell: ({ lordOfAsia }) => yes(lordOfAsia) },
];

const spaceColumns = (content: Content): readonly Column<Space>[] => [
  { title: 'Space', cell: ({ id }) => `<code>${text(id)}</code>` },
  { title: 'Name', field: 'name', cell: ({ name }) => bothNames(name) },
  { title: 'Kind', field: 'kind', cell: ({ kind }) => text(kind) },
  { title: 'Port', field: 'port', cell: ({ port }) => yes(port) },
  {
    title: 'Independent',
    field: 'independentAtStart',
    cell: ({ independentAtStart }) => yes(independentAtStart),
  },
  { title: 'Hellespont', field: 'hellespont', cell: ({ hellespont }) => yes(hellespont) },
  { title: 'Euxine', field: 'euxine', cell: ({ euxine }) => yes(euxine) },
  { title: 'Paths', cell: ({ id }) => pathsFrom(content, id) },
];

/** A path is known for its ends and for its kind: the less sure of the two is shown. */
function pathsFrom({ paths, spaces }: Content, space: string): string {
  const name = (id: string): string => text(spaces.find((each) => each.id === id)?.name.en ?? id);
  return paths
    .filter(({ ends }) => ends.includes(space))
    .map((path) => {
      const other = path.ends.find((end) => end !== space) ?? space;
      return standing(`${text(path.type)} to ${name(other)}`, standingOf(path));
    })
    .join('<br>');
}
const standingOf = ({ provenance, fieldProvenance }: Path): string => fieldProvenance?.type ?? provenance;
