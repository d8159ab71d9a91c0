/** What is in the box: numbers and names, nothing else. */

export const content = {
  /** T1-01 */
  seats: { least: 2, most: 4 },
  /** T1-02, T2-02: what each seat starts with, and what a camp holds at most. */
  hoplites: 6,
  /** T1-05, T3-02 */
  cardsDealt: 3,
  handLimit: 5,
  /** T6-02: points that end the game at once. */
  glory: 10,
  /** T1-07 */
  villages: [
    { name: 'argos', defence: 6, worth: 1 },
    { name: 'delphi', defence: 10, worth: 4 },
    { name: 'elis', defence: 6, worth: 1 },
    { name: 'megara', defence: 7, worth: 2 },
    { name: 'olynthos', defence: 8, worth: 3 },
    { name: 'pylos', defence: 7, worth: 2 },
    { name: 'thebes', defence: 9, worth: 3 },
  ],
  /** T4-04: how many hoplites follow a leader, for each point of his leadership. */
  followers: 3,
  /** T1-03, T4-08 */
  heroes: [
    { name: 'veteran', leadership: 2 },
    { name: 'youth', leadership: 1 },
  ],
  /** T1-08: how many copies of each card there are; T5-15, T5-16: and what it adds or kills. */
  cards: {
    omen: { copies: 7, adds: 2 },
    curse: { copies: 6, kills: 1 },
    liar: { copies: 6 },
    envoy: { copies: 4 },
    night: { copies: 3 },
  },
} as const;

export type CardKind = keyof typeof content.cards;
