/** How the latest entries of a table were numbered, so that nobody has to look it up: as plain numbers, since there may be many tables. */

/** Of so many of the latest entries it is known at once. */
const RECENT = 256;

export interface RecentNumbers {
  /** After an entry: how many news each audience has been told. */
  note(seq: number, news: readonly number[]): void;
  /** What was noted of an entry; undefined: it is too old. */
  newsAt(seq: number): number[] | undefined;
  /** The last entry after which an audience had been told so much; undefined: it is too old. */
  lastWith(place: number, number: number): number | undefined;
  /** The oldest that is known. */
  oldest(): { readonly seq: number; readonly news: readonly number[] };
}

/** `audiences`: how many there are. */
export function recentNumbers(audiences: number): RecentNumbers {
  const width = audiences + 1;
  /** The number of each entry, and behind it those of its audiences. */
  let rows: number[] = [];
  const rowAt = (at: number) => rows.slice(at + 1, at + width);
  return {
    note(seq, news) {
      rows.push(seq, ...news);
      if (rows.length >= 2 * RECENT * width) rows = rows.slice(RECENT * width);
    },
    newsAt(seq) {
      for (let at = 0; at < rows.length; at += width) if (rows[at] === seq) return rowAt(at);
      return undefined;
    },
    lastWith(place, number) {
      for (let at = rows.length - width; at >= 0; at -= width)
        if (rows[at + 1 + place] === number) return rows[at];
      return undefined;
    },
    oldest: () => ({ seq: rows[0], news: rowAt(0) }),
  };
}
