/** Of game-icons.net too (CC BY 3.0). */
export const proofIconNames = [
  'greek-temple',
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

export type ProofIconName = (typeof proofIconNames)[number];
