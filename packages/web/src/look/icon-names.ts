/** The icons of game-icons.net in use (CC BY 3.0): only these are in the page. */
export const iconNames = [
  // the emblems of the seats
  'lion',
  'owl',
  'trident',
  'elephant-head',
  // games and things around the table
  'spartan-helmet',
  'greek-temple',
  'spears',
  'laurel-crown',
  'open-book',
  // the table and the proof game
  'laurels',
  'camping-tent',
  'watchtower',
  'spartan',
  'card-play',
  'raven',
  'evil-eyes',
  'double-face-mask',
  'winged-leg',
  'moon',
] as const;

export type IconName = (typeof iconNames)[number];
