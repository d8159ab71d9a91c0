import { describe, expect, it } from 'vitest';
import { isReadingAtEnd } from '../src/table/log-reading.ts';

/** A list of so many px, of which 200 are seen, with so many above them. */
const list = (scrollHeight: number, scrollTop: number) => ({ scrollHeight, scrollTop, clientHeight: 200 });

describe('Who reads at the end of the log', () => {
  it('is there while it is in sight, and comes back to it', () => {
    expect(isReadingAtEnd({ isAtEnd: false, top: 0 }, list(180, 0))).toBe(true);
    expect(isReadingAtEnd({ isAtEnd: false, top: 300 }, list(1000, 790))).toBe(true);
    expect(isReadingAtEnd({ isAtEnd: false, top: 300 }, list(1000, 400))).toBe(false);
  });

  it('stays there when more comes below than fits, or what is there grows', () => {
    expect(isReadingAtEnd({ isAtEnd: true, top: 800 }, list(1400, 800))).toBe(true);
    // The browser has kept in place what was seen, while something above it grew.
    expect(isReadingAtEnd({ isAtEnd: true, top: 800 }, list(1400, 860))).toBe(true);
  });

  it('leaves it only by going back', () => {
    expect(isReadingAtEnd({ isAtEnd: true, top: 800 }, list(1000, 700))).toBe(false);
    expect(isReadingAtEnd({ isAtEnd: true, top: 800 }, list(1000, 780))).toBe(true); // a line is not far
  });
});
