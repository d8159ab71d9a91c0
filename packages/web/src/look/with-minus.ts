/** A number as it is printed: less than nothing with a minus sign, not with a hyphen. */
export const withMinus = (count: number): string => String(count).replace('-', '−');
