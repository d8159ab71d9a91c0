/** How often others are asked in Successors whether they declare a Naval Battle (13.3 A), told by a game's events. */

import { type Happening, rounded } from './figures.ts';

export interface Engagements {
  /** Spaces announced at sea (S13.2-07). */
  readonly seaSteps: number;
  /** How often somebody was asked: whoever is declares a Naval Battle, or lets the group pass. */
  readonly asked: number;
  readonly declared: number;
  /** How often it was somebody who had let the same Naval Movement pass before. */
  readonly askedAgain: number;
}

export function engagementsIn(events: readonly Happening[]): Engagements {
  let [seaSteps, asked, declared, askedAgain] = [0, 0, 0, 0];
  let passed = new Set<unknown>();
  for (const { key, params } of events) {
    if (key === 'event.embarked') passed = new Set();
    else if (key === 'event.sailed') seaSteps++;
    else if (key === 'event.engaged' || key === 'event.letPass') {
      asked++;
      if (key === 'event.engaged') declared++;
      if (passed.has(params.seat)) askedAgain++;
      passed.add(params.seat);
    }
  }
  return { seaSteps, asked, declared, askedAgain };
}

/** The same of many games. */
export function together(all: readonly Engagements[]): Engagements {
  const sum = (of: (each: Engagements) => number): number => all.reduce((total, each) => total + of(each), 0);
  return {
    seaSteps: sum(({ seaSteps }) => seaSteps),
    asked: sum(({ asked }) => asked),
    declared: sum(({ declared }) => declared),
    askedAgain: sum(({ askedAgain }) => askedAgain),
  };
}

/** For people: one line. */
export const engagementsInWords = ({ seaSteps, asked, askedAgain }: Engagements): string =>
  `  engage, a sea step: ${rounded(asked / Math.max(1, seaSteps))}; ${seaSteps} steps; ${askedAgain} of ${asked} prompts to somebody who had let the same group pass`;
