/** What `simulate --report bots --json` tells of games of Successors, drawn: how and when they ended, and who won them. */

interface Report {
  readonly games: number;
  readonly wins: readonly number[];
  readonly conduct: {
    /** `regency in Game Turn 4`: 16 */
    readonly 'endings by Game Turn': { readonly [ending: string]: number };
    readonly 'won by whoever was dealt': { readonly [general: string]: number };
  };
}
export interface Told {
  readonly name: string;
  readonly report: Report;
}

const WAYS = {
  'instant-victory-points': 'Instant Victory by VP',
  'instant-legitimacy': 'Instant Victory by Legitimacy',
  regency: 'a Regency',
  'end-of-game': 'the end of the game',
};
type Way = keyof typeof WAYS;
const ways = Object.keys(WAYS) as Way[];
/** S3.2: a Regency is looked for before the Game Turn begins. */
const TURNS = [
  [2, 'II'],
  [3, 'III'],
  [4, 'IV'],
  [5, 'V'],
] as const;
/** Everybody at a table of four has one part in four. */
const PAR = 0.25;

const COLUMN = 400;
const LEFT = 92;
const WIDE = 268;
const BAR = 18;
const ROW = 26;
const LEGEND = 96;

/** All reports beside one another, in the same order and to the same scale. */
export function plotOf(told: readonly Told[]): string {
  const generals = Object.keys(told[0].report.conduct['won by whoever was dealt']);
  const columns = told.map(({ name, report }, i) => {
    const turns = endings(report, LEGEND + 68);
    const seats = shares(
      'Won by the seats, in their order',
      report.wins.map((wins, seat) => [`seat ${seat + 1}`, wins / report.games]),
      report.games,
      turns.end + 40,
    );
    const dealt = shares(
      'Won by whoever was dealt',
      generals.map((general) => [
        general.charAt(0).toUpperCase() + general.slice(1),
        report.conduct['won by whoever was dealt'][general] ?? 0,
      ]),
      report.games,
      seats.end + 40,
    );
    return {
      end: dealt.end,
      drawn: [
        `<g transform="translate(${i * COLUMN} 0)">`,
        text(LEFT, LEGEND + 30, name, 'name'),
        ...[turns, seats, dealt].map(({ drawn }) => drawn),
        '</g>',
      ].join('\n'),
    };
  });
  const [width, height] = [COLUMN * told.length, Math.max(...columns.map(({ end }) => end)) + 36];
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>Four greedy bots in Successors: how games ended, and who won them</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="${width}" height="${height}" rx="8" />`,
    legend(),
    ...columns.map(({ drawn }) => drawn),
    text(LEFT, height - 14, 'Dashed: one game in four. Lines at the ends: 95 % intervals (Wilson).', 'small'),
    '</svg>',
  ].join('\n')}\n`;
}

interface Panel {
  readonly drawn: string;
  readonly end: number;
}
const heading = (y: number, words: string): string => text(LEFT, y, words, 'heading');
const text = (x: number, y: number, words: string, look: string): string =>
  `<text x="${x}" y="${y}" class="${look}">${words}</text>`;

/** A bar a Game Turn, parted by how its games ended, in parts of all games. */
function endings({ games, conduct }: Report, y: number): Panel {
  const count = (way: Way, turn: number): number =>
    conduct['endings by Game Turn'][`${way} in Game Turn ${turn}`] ?? 0;
  const most = 0.6;
  const rows = TURNS.map(([turn, name], i) => {
    const top = y + 14 + i * ROW;
    let x = LEFT;
    const bars = ways.flatMap((way) => {
      const width = round((count(way, turn) / games / most) * WIDE);
      const bar = `<rect class="${way}" x="${round(x)}" y="${top}" width="${width}" height="${BAR}" />`;
      x += width;
      return width === 0 ? [] : [bar];
    });
    const all = ways.reduce((sum, way) => sum + count(way, turn), 0);
    return [
      `<text x="${LEFT - 8}" y="${top + 13}" class="label">${name}</text>`,
      ...bars,
      text(round(x) + 6, top + 13, String(all), 'value'),
    ].join('\n');
  });
  return {
    drawn: [heading(y, 'Ended in Game Turn: games'), ...rows].join('\n'),
    end: y + 14 + TURNS.length * ROW,
  };
}

/** A bar a share, with the interval in which it is known, and what everybody would have by chance. */
function shares(
  words: string,
  entries: readonly (readonly [name: string, share: number])[],
  games: number,
  y: number,
): Panel {
  const most = 0.75;
  const across = (share: number): number => round(LEFT + (share / most) * WIDE);
  const end = y + 14 + entries.length * ROW;
  const rows = entries.map(([name, share], i) => {
    const top = y + 14 + i * ROW;
    const middle = top + BAR / 2;
    const [low, high] = wilson(share, games);
    return [
      `<text x="${LEFT - 8}" y="${top + 13}" class="label">${name}</text>`,
      `<rect class="share" x="${LEFT}" y="${top}" width="${round(across(share) - LEFT)}" height="${BAR}" />`,
      `<path class="interval" d="M${across(low)} ${middle}H${across(high)}M${across(low)} ${middle - 4}v8M${across(high)} ${middle - 4}v8" />`,
      text(across(high) + 6, top + 13, share.toFixed(2), 'value'),
    ].join('\n');
  });
  const par = `<path class="par" d="M${across(PAR)} ${y + 9}V${end - 4}" />`;
  return { drawn: [heading(y, words), ...rows, par].join('\n'), end };
}

/** The interval in which a share lies with 95 %. */
function wilson(share: number, games: number): readonly [low: number, high: number] {
  const z = 1.96;
  const middle = share + (z * z) / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const all = 1 + (z * z) / games;
  return [(middle - half) / all, (middle + half) / all];
}

const legend = (): string =>
  [
    text(LEFT, 26, 'Four greedy bots in Successors', 'title'),
    ...ways.map((way, i) => {
      const [x, y] = [LEFT + (i % 2) * COLUMN, 44 + Math.floor(i / 2) * 24];
      return `<rect class="${way}" x="${x}" y="${y}" width="14" height="14" />\n${text(x + 22, y + 12, WAYS[way], 'value')}`;
    }),
  ].join('\n');

const round = (x: number): number => Math.round(x * 10) / 10;

const STYLE = `
text { font: 13px system-ui, sans-serif; fill: #2b2620; }
.title { font-size: 17px; font-weight: 600; }
.name { font-size: 15px; font-weight: 600; }
.heading { font-weight: 600; }
.label { text-anchor: end; }
.small { font-size: 12px; }
.paper { fill: #fbf7ee; }
.instant-victory-points { fill: #2f6da3; }
.instant-legitimacy { fill: #9a5aa8; }
.regency { fill: #c0672b; }
.end-of-game { fill: #6f7d4a; }
.share { fill: #b9ab8d; }
.interval { fill: none; stroke: #2b2620; stroke-width: 1.2; }
.par { fill: none; stroke: #a3352b; stroke-width: 1.4; stroke-dasharray: 5 4; }
@media (prefers-color-scheme: dark) {
text { fill: #ece5d6; }
.paper { fill: #1f1c18; }
.instant-victory-points { fill: #6aa9e0; }
.instant-legitimacy { fill: #c690d4; }
.regency { fill: #e69a5e; }
.end-of-game { fill: #a9b97b; }
.share { fill: #6d6350; }
.interval { stroke: #ece5d6; }
.par { stroke: #f0867a; }
}
`;
