/** What only the map of Successors is drawn with; of game-icons.net too (CC BY 3.0). */
export const mapIconNames = [
  // combat units
  'round-shield',
  'elephant',
  'horse-head',
  'pikeman',
  'crested-helmet',
  'attached-shield',
  // the royal family, Alexander's cart and tomb
  'crown',
  'queen-crown',
  'chariot',
  'tombstone',
  // ports, Fleets, sieges
  'anchor',
  'trireme',
  'siege-tower',
  // battles
  'crossed-swords',
  'amphora',
  'village',
  // somebody Evades
  'winged-leg',
] as const;

export type MapIconName = (typeof mapIconNames)[number];

/** The sign of each sort of combat unit. */
export const unitIcons: { readonly [unit: string]: MapIconName } = {
  mercenary: 'round-shield',
  elephant: 'elephant',
  cavalry: 'horse-head',
  loyal: 'pikeman',
  royal: 'crested-helmet',
  'silver-shields': 'attached-shield',
};
/** By the kind of a member of the royal family. */
export const royalIcons: { readonly [kind: string]: MapIconName } = {
  heir: 'crown',
  female: 'queen-crown',
  cart: 'chariot',
  tomb: 'tombstone',
};
