/** What the browser keeps for the player. Where it may not, the page remembers until it is closed. */

const instead = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? instead.get(key) ?? null;
  } catch {
    return instead.get(key) ?? null;
  }
}

/** What was kept, or null. Anything may have been written there: look before you use it. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(read(key) ?? 'null');
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
  } catch {
    instead.set(key, text);
  }
}
