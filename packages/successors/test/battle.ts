/** Land Battles for the tests of section 14. */

import type { Table } from '@diadochi/kernel';
import { asked, type Scene, scene } from './scene.ts';

interface Battle extends Omit<Scene, 'units' | 'generals'> {
  /** Whence and whither, and who of seat 0 goes; the first of them leads. */
  readonly from?: string;
  readonly into?: string;
  readonly led?: readonly string[];
  readonly carry?: readonly string[];
  /** CUs of seat 0 that go, and of seat 1 that are attacked: `loyal 2 mercenary 1`. */
  readonly attackers?: string;
  readonly defenders?: string;
  /** The Generals of the other side; what else is on the map. */
  readonly against?: readonly string[];
  readonly generals?: Scene['generals'];
  readonly units?: readonly string[];
}

/**
 * Antigonos of seat 0 goes from Pergamon to Ephesos, where Lysimachos of seat 1 neither shifts nor Evades. In neither space
 * these two have more than the 3 that is printed as their Battle Rating; nobody has Local Troops.
 */
export function battle({
  from = 'pergamon',
  into = 'ephesos',
  led = ['antigonos'],
  carry = [],
  attackers = 'loyal 4',
  defenders = 'loyal 4',
  against = ['lysimachos'],
  generals = {},
  units = [],
  ...rest
}: Battle): Table {
  const table = scene({
    die: 4,
    generals: { ...at(led, `0 ${from}`), ...at(against, `1 ${into}`), ...generals },
    units: [`0 ${from} ${attackers}`, ...(defenders === '' ? [] : [`1 ${into} ${defenders}`]), ...units],
    ...rest,
  });
  const [leader, ...others] = led;
  table.does(0, {
    march: leader,
    from,
    side: 'outside',
    with: others,
    carry: [...carry],
    ...counts(attackers),
  });
  table.does(0, { go: into });
  if (asked(table)[0] === '1 hold') table.does(1, { keep: true });
  if (asked(table)[0] === '1 evade') table.does(1, { stay: true });
  return table;
}

const at = (generals: readonly string[], place: string): { [general: string]: string } =>
  Object.fromEntries(generals.map((general) => [general, place]));
function counts(units: string): { [unit: string]: number } {
  const words = units.split(' ');
  return Object.fromEntries(words.flatMap((word, i) => (i % 2 === 0 ? [[word, Number(words[i + 1])]] : [])));
}

/** What an event said of one side: every event of a kind, by seat. */
export const toldOf = (table: Table, event: string, seat: number | null) =>
  table
    .events()
    .filter(({ key }) => key === `event.${event}`)
    .map(({ params }) => params as { [field: string]: unknown })
    .findLast((params) => params.seat === seat);

/** Antigonos comes to Lamia, where Leosthenes is with his 6 CUs. */
export const againstLeosthenes = (parts: Parameters<typeof battle>[0]): Table =>
  battle({
    from: 'larisa',
    into: 'lamia',
    against: [],
    defenders: '',
    generals: { leosthenes: 'lamia' },
    ...parts,
  });
