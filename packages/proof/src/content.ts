/** What is in the box: numbers and names, nothing else. */

export const content = {
  seats: { least: 2, most: 4 },
  /** 1: what each seat starts with, and what a camp holds at most. */
  hoplites: 6,
  cardsDealt: 3,
  handLimit: 5,
  /** 6: points that end the game at once. */
  glory: 10,
  villages: [
    { name: 'argos', defence: 6, worth: 1 },
    { name: 'delphi', defence: 10, worth: 4 },
    { name: 'elis', defence: 6, worth: 1 },
    { name: 'megara', defence: 7, worth: 2 },
    { name: 'olynthos', defence: 8, worth: 3 },
    { name: 'pylos', defence: 7, worth: 2 },
    { name: 'thebes', defence: 9, worth: 3 },
  ],
  /** 4: how many hoplites follow a leader, for each point of his leadership. */
  followers: 3,
  heroes: [
    { name: 'veteran', leadership: 2 },
    { name: 'youth', leadership: 1 },
  ],
  /** 5: how many copies of each card there are, and what it adds. */
  cards: {
    omen: { copies: 7, adds: 2 },
    curse: { copies: 6, kills: 1 },
    liar: { copies: 6 },
    envoy: { copies: 4 },
    night: { copies: 3 },
  },
} as const;

export type CardKind = keyof typeof content.cards;
