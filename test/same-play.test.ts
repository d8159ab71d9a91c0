/** Games of before a change of shapes, which must change no play: `scripts/same-play.ts`, on a sample. */

import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differenceIn, readKept } from '../scripts/same-play.ts';

const files = globSync('test/same-play/*.jsonl.gz').sort();

describe('Games that were recorded before', () => {
  it('there are of every game and number of players', () => {
    expect(files).toHaveLength(12);
  });

  it.each(files)('are played again with the same events, questions, options and outcome: %s', (file) => {
    for (const kept of readKept(file)) expect(differenceIn(kept)).toBeNull();
  });

  it('are told from others: an event, an option or an action that differs is found', () => {
    const [kept] = readKept(files[0]);
    const at = kept.told.length >> 1;
    const told = kept.told.with(at, 'other');
    expect(differenceIn({ ...kept, told })).toContain(`after action ${at}`);
    const entries = kept.entries.toSpliced(at, 1);
    expect(differenceIn({ ...kept, entries })).toContain(`after action ${at + 1}`);
  });
});
