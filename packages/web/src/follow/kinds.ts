/** What a scene can be; each has a word of its own. */
export const KINDS = [
  'battle',
  'camp',
  'card',
  'conquest',
  'dice',
  'march',
  'other',
  'pc',
  'points',
  'purchase',
  'raid',
  'reaction',
  'royal',
  'siege',
  'troops',
  'turn',
  'voyage',
] as const;
export type SceneKind = (typeof KINDS)[number];
