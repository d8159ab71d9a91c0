/** Texts of people as PostgreSQL takes them: it knows no character 0. */

export const written = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\0', '\\0');
export const read = (text: string): string =>
  text.replace(/\\([\\0])/g, (_, escaped) => (escaped === '0' ? '\0' : '\\'));
