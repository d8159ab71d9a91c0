/** The few words of which everything in the box is made. Apart from the schema: those who play do not need that. */

export const COLOURS = ['white', 'orange', 'purple'] as const;
export const SYMBOLS = ['infantry', 'cavalry', 'archer'] as const;
export const EPOCHS = ['X', 'XX', 'XXX'] as const;
export const KINDS = ['city', 'oasis', 'plain'] as const;
