/** What is foretold: every way of every question is in the table of its game, with how, or why not. */

import { phalanxx } from '@diadochi/phalanxx';
import { successors } from '@diadochi/successors';
import { describe, expect, it } from 'vitest';
import { DECISIONS as PHALANXX } from '../src/games/phalanxx/would/ways.ts';
import {
  DECISIONS,
  type Foretold,
  INTERJECTIONS,
  isTriedOut,
  WINDOWS,
} from '../src/games/successors/would/ways.ts';

type Questions = { readonly [kind: string]: { readonly answers: readonly object[] } };
type Listed = { readonly [kind: string]: readonly (readonly [verb: string, how: string])[] };
/** Each question with the first fields of its answers. */
const verbsOf = (questions: Questions) =>
  Object.fromEntries(
    Object.entries(questions).map(([kind, { answers }]) => [kind, answers.map((way) => Object.keys(way)[0])]),
  );
const verbsIn = (listed: Listed) =>
  Object.fromEntries(Object.entries(listed).map(([kind, ways]) => [kind, ways.map(([verb]) => verb)]));

describe('what is foretold', () => {
  it('of Successors is said of every way of every question, in the words of the contract', () => {
    const { decisions, windows, interjections } = successors.contract;
    expect(verbsIn(DECISIONS)).toEqual(verbsOf(decisions));
    expect(verbsIn(WINDOWS)).toEqual(verbsOf(windows));
    expect(verbsIn(INTERJECTIONS)).toEqual(verbsOf(interjections));
  });

  it('of Phalanxx too', () => {
    expect(verbsIn(PHALANXX)).toEqual(verbsOf(phalanxx.contract.decisions));
  });

  it('is missing only where it is needless', () => {
    const needless: readonly Foretold[] = ['begins', 'hidden', 'plain'];
    const bare = Object.entries(DECISIONS as Listed).flatMap(([kind, ways]) =>
      ways.flatMap(([verb, how]) => (needless.includes(how as Foretold) ? [`${kind}.${verb}`] : [])),
    );
    // What players choose most is foretold: whoever adds to this list says in the table why it is not.
    expect(bare.filter((each) => !/\.(?:appoint|recall)$/.test(each))).toEqual([
      'colour.colour',
      'discardGeneral.giveBack',
      'deploy.at',
      'reinforce.general',
      'reinforce.units',
      'refuge.general',
      'refuge.units',
      'tyche.discard',
      'bonus.on',
      'chooseCard.take',
      'campaign.none',
      'independents.move',
      'depart.moveOn',
      'intercept.pass',
      'evade.incite',
    ]);
    expect([isTriedOut('placePc', 'place'), isTriedOut('march', 'go')]).toEqual([true, false]);
  });
});
