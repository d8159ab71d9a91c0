/** Turns and rounds are counted in Roman numerals. */
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
export const roman = (no: number): string => NUMERALS[no - 1] ?? (no > 0 ? String(no) : '');
