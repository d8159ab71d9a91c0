/**
 * Groups of columns whose changes are noted (`stir`), so that options which hang on nothing else are not listed again and
 * again. Whatever writes one of these columns stirs its group: the hands `cardAt`, the fleets those of `fleets.ts`.
 */

export const [HANDS, FLEETS] = [0, 1];
