/** The icons of game-icons.net (CC BY 3.0) that every page carries. */
export const iconNames = [
  // the emblems of the seats
  'lion',
  'owl',
  'trident',
  'elephant-head',
  'spartan-helmet',
  // things around the table
  'greek-temple',
  'spears',
  'laurels',
  'card-play',
] as const;

export type IconName = (typeof iconNames)[number];
