/** The Land Battles that `campaign:odds` fights: each a march of seat 0 into a space of seat 1 or of Independent Armies. */

export interface OddsPosition {
  readonly name: string;
  readonly from?: string;
  readonly into?: string;
  /** The Generals of seat 0 who go, the first of them leads; and those of the other side. */
  readonly led?: readonly string[];
  readonly against?: readonly string[];
  /** `loyal 2 mercenary 1` */
  readonly attackers: string;
  readonly defenders?: string;
  readonly independents?: readonly string[];
  /** S12.2.B-01: the Defender has tried to Evade, and failed. */
  readonly failed?: true;
  readonly popularity?: { readonly [general: string]: number };
  readonly pcs?: { readonly [space: string]: number };
  readonly provinces?: { readonly [province: string]: number };
}
/** Where nobody has Local Troops, and most Generals fight as printed. */
export const PLAIN = {
  from: 'pergamon',
  into: 'ephesos',
  led: ['antigonos'],
  against: ['lysimachos'],
} as const;
const PERSIS = { from: 'parsargadai', into: 'persepolis' } as const;
const MEDIA = { from: 'paraitakene', into: 'ekbatana' } as const;

export const POSITIONS: readonly OddsPosition[] = [
  { name: 'even, two CUs', attackers: 'loyal 2', defenders: 'loyal 2' },
  { name: 'even, large', attackers: 'loyal 6 mercenary 2', defenders: 'loyal 5 mercenary 4' },
  { name: 'one CU each', attackers: 'mercenary 1', defenders: 'mercenary 1' },
  { name: 'one-sided, four to one', attackers: 'loyal 4', defenders: 'loyal 1' },
  { name: 'one-sided, one to four', attackers: 'mercenary 1', defenders: 'loyal 4' },
  { name: 'one-sided, huge', attackers: 'loyal 12 mercenary 6', defenders: 'mercenary 4' },
  { name: 'beyond the table', attackers: 'loyal 16 mercenary 4', defenders: 'loyal 15 mercenary 4' },
  { name: 'one elephant', attackers: 'elephant 1 loyal 1', defenders: 'loyal 2' },
  { name: 'two elephants against three', attackers: 'elephant 2 loyal 1', defenders: 'elephant 3' },
  { name: 'nothing but elephants', attackers: 'elephant 4', defenders: 'loyal 3' },
  { name: 'five elephants against Cavalry', attackers: 'elephant 5', defenders: 'cavalry 3 mercenary 3' },
  { name: 'six elephants against six', attackers: 'elephant 6', defenders: 'elephant 6' },
  {
    name: 'Seleukos and his elephants',
    led: ['seleukos'],
    attackers: 'elephant 2 mercenary 2',
    defenders: 'loyal 3',
  },
  {
    name: 'Seleukos defends with one elephant',
    against: ['seleukos'],
    attackers: 'loyal 3',
    defenders: 'elephant 1 loyal 2',
  },
  { name: 'Leonnatos attacks', led: ['leonnatos'], attackers: 'loyal 3', defenders: 'loyal 3' },
  { name: 'Leonnatos defends', against: ['leonnatos'], attackers: 'loyal 3', defenders: 'loyal 3' },
  {
    name: 'Krateros, half Macedonian',
    led: ['krateros'],
    attackers: 'loyal 2 mercenary 2',
    defenders: 'loyal 3',
  },
  {
    name: 'Krateros, too few Macedonians',
    led: ['krateros'],
    attackers: 'loyal 1 mercenary 4',
    defenders: 'loyal 3',
  },
  {
    name: 'Aristonous at home',
    against: ['aristonous'],
    pcs: { ephesos: 1 },
    attackers: 'loyal 4',
    defenders: 'loyal 3',
  },
  {
    name: 'Eumenes against a Minor General',
    led: ['eumenes'],
    against: ['alketas'],
    attackers: 'loyal 2 mercenary 1',
    defenders: 'loyal 2 mercenary 1',
  },
  {
    name: 'Demetrios and Antigonos: the Senior one counts',
    led: ['antigonos', 'demetrios'],
    attackers: 'loyal 3',
    defenders: 'loyal 3',
  },
  {
    name: 'no General to defend, in an own space',
    against: [],
    pcs: { ephesos: 1 },
    attackers: 'mercenary 2',
    defenders: 'mercenary 3',
  },
  {
    name: 'no General, no Macedonians, elephants',
    against: [],
    pcs: { ephesos: 1 },
    attackers: 'loyal 2 mercenary 3',
    defenders: 'elephant 3 mercenary 1',
  },
  {
    name: 'Local Troops of the Province for the Defender',
    ...MEDIA,
    provinces: { media: 1 },
    attackers: 'loyal 4 mercenary 1',
    defenders: 'loyal 2',
  },
  {
    name: 'Local Troops for the Attacker',
    ...MEDIA,
    provinces: { media: 0 },
    attackers: 'loyal 2',
    defenders: 'loyal 3',
  },
  {
    name: 'Peukestas, one space (E14)',
    ...PERSIS,
    led: ['peithon'],
    against: ['peukestas', 'eumenes'],
    pcs: { persepolis: 1 },
    attackers: 'loyal 2 elephant 4',
    defenders: 'loyal 2 mercenary 2',
  },
  {
    name: 'Peukestas, the whole Province',
    ...PERSIS,
    led: ['peithon'],
    against: ['peukestas'],
    provinces: { persis: 1 },
    attackers: 'loyal 5 elephant 1',
    defenders: 'mercenary 2',
  },
  {
    name: 'Peukestas without his Local Troops: he failed to Evade',
    ...PERSIS,
    led: ['peithon'],
    against: ['peukestas'],
    provinces: { persis: 1 },
    failed: true,
    attackers: 'loyal 5 elephant 1',
    defenders: 'loyal 1 mercenary 3',
  },
  {
    name: 'Peithon in Media, against who failed to Evade',
    ...MEDIA,
    led: ['peithon'],
    provinces: { media: 1 },
    failed: true,
    attackers: 'loyal 3',
    defenders: 'loyal 4',
  },
  {
    name: 'Royal Army of the Attacker set aside',
    attackers: 'loyal 3 royal 3',
    defenders: 'loyal 3',
    popularity: { lysimachos: 6 },
  },
  {
    name: 'Royal Army of the Defender set aside',
    attackers: 'loyal 3',
    defenders: 'mercenary 3 royal 4',
    popularity: { antigonos: 6 },
  },
  {
    name: 'Royal Army that fights, with Perdikkas',
    led: ['perdikkas'],
    attackers: 'royal 3 mercenary 1',
    defenders: 'loyal 4',
    popularity: { perdikkas: 6 },
  },
  {
    name: 'Royal Army on both sides, set aside on one',
    attackers: 'royal 2 loyal 2',
    defenders: 'royal 3 loyal 2',
    popularity: { antigonos: 6 },
  },
  { name: 'Silver Shields', attackers: 'silver-shields 2 mercenary 2', defenders: 'elephant 2 loyal 3' },
  {
    name: 'an Independent Army',
    independents: ['philon'],
    against: [],
    attackers: 'loyal 3 mercenary 1',
  },
  {
    name: 'two Independent Armies at once',
    independents: ['leosthenes', 'ariarathes'],
    against: [],
    attackers: 'loyal 5 elephant 2',
  },
];
