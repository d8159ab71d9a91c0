/** Something is done, and what went wrong is said in words. */

import { useState } from 'preact/hooks';
import { ApiProblem, api } from '../api.ts';
import { canSay, say } from '../messages.ts';
import { botOf } from '../people.ts';
import { sayProblem } from '../problems.ts';

/** What the server refuses of all this has texts that come with it. */
const inWords = (wrong: unknown): string => {
  const key = wrong instanceof ApiProblem ? `seating.problem.${wrong.type}` : '';
  return canSay(key) ? say(key) : sayProblem(wrong);
};

export function useDoing() {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  /** False if it went wrong. */
  async function doing(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setProblem('');
    try {
      await work();
      return true;
    } catch (wrong) {
      setProblem(inWords(wrong));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { problem, busy, doing };
}

/** The bot that is usual at a table of this game. */
export async function usualBot(game: string): Promise<string> {
  const found = (await api.games()).find(({ name }) => name === game);
  return found === undefined ? '' : botOf(found, '');
}
