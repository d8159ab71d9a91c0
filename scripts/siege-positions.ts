/** The Sieges that `campaign:odds` conducts: each by seat 0 before a space of seat 1 or of the Independent Faction. */

export interface SiegePosition {
  readonly name: string;
  readonly at?: string;
  readonly led?: string;
  /** The CUs that are activated: `loyal 2 mercenary 1`. In a Surrender Segment nobody is. */
  readonly cus: string;
  readonly surrender?: true;
  readonly pc?: number | 'independent';
  readonly points?: number;
  /** A General of seat 0 who stays in the location, with CUs of his own. */
  readonly beside?: { readonly general: string; readonly cus: string };
  /** Who is inside. */
  readonly inside?: { readonly general: string; readonly cus: string };
  readonly popularity?: { readonly [general: string]: number };
  readonly provinces?: { readonly [province: string]: number };
  /** The movement die; with a 1 there are 2 MPs. */
  readonly die?: number;
}

export const SIEGES: readonly SiegePosition[] = [
  { name: 'three CUs, from nothing', cus: 'loyal 3' },
  { name: 'four CUs, from nothing', cus: 'loyal 4' },
  { name: 'eight CUs, from nothing', cus: 'loyal 5 mercenary 3' },
  { name: 'one point gathered', cus: 'loyal 3', points: 1 },
  { name: 'two points gathered', cus: 'loyal 3 mercenary 1', points: 2 },
  { name: 'MPs for one Siege only', cus: 'loyal 4', die: 1 },
  { name: 'MPs for one Siege only, two points', cus: 'loyal 3', die: 1, points: 2 },
  { name: 'a port without a Fleet', at: 'tyros', cus: 'loyal 5' },
  { name: 'a port with a Fleet', at: 'tyros', cus: 'loyal 5', provinces: { aigyptos: 0 } },
  { name: 'Rhodos without a Fleet', at: 'rhodos', cus: 'loyal 4' },
  { name: 'Rhodos with a Fleet', at: 'rhodos', cus: 'loyal 4', provinces: { aigyptos: 0 }, points: 1 },
  { name: 'Memphis', at: 'memphis', cus: 'loyal 3' },
  { name: 'Babylon, Demetrios', at: 'babylon', led: 'demetrios', cus: 'loyal 2' },
  { name: 'Demetrios with two CUs', led: 'demetrios', cus: 'loyal 2' },
  { name: 'Demetrios with three CUs, one point', led: 'demetrios', cus: 'loyal 3', points: 1 },
  { name: 'Menelaos', led: 'menelaos', cus: 'mercenary 4' },
  {
    name: 'Demetrios against Polyarchos at Rhodos',
    at: 'rhodos',
    led: 'demetrios',
    cus: 'loyal 2',
    points: 2,
    inside: { general: 'polyarchos', cus: 'mercenary 1' },
  },
  {
    name: 'Polyarchos inside',
    cus: 'loyal 4',
    points: 1,
    inside: { general: 'polyarchos', cus: 'loyal 2' },
  },
  {
    name: 'Royal Army inside that comes over',
    cus: 'loyal 3',
    popularity: { antigonos: 6 },
    inside: { general: 'lysimachos', cus: 'royal 2' },
  },
  {
    name: 'Royal Army inside that stays',
    cus: 'loyal 3',
    popularity: { lysimachos: 6 },
    inside: { general: 'lysimachos', cus: 'royal 2' },
  },
  {
    name: 'Demetrios beside Antigonos, who commands in the Surrender Segment',
    led: 'demetrios',
    cus: 'loyal 2',
    beside: { general: 'antigonos', cus: 'mercenary 2' },
  },
  {
    name: 'others of the location, two points',
    led: 'seleukos',
    cus: 'loyal 3',
    points: 2,
    beside: { general: 'antigonos', cus: 'mercenary 1' },
  },
  { name: 'in the Surrender Segment', cus: 'loyal 4', surrender: true },
  { name: 'in the Surrender Segment, two points', cus: 'loyal 3', surrender: true, points: 2 },
  { name: 'an Independent Minor City', at: 'larisa', pc: 'independent', cus: 'loyal 3' },
  { name: 'an Independent Stronghold', at: 'aitolia', pc: 'independent', cus: 'loyal 3' },
  { name: 'an Independent Major City', at: 'athenai', pc: 'independent', cus: 'loyal 5' },
  { name: 'too few after one loss', cus: 'silver-shields 2 mercenary 1', at: 'tyros' },
];
