/** Samples of the campaigns; `npm run campaign:kill`, `:forge`, `:load`, `:attack`, `:odds` and `:page` run the whole (docs/campaigns.md). */
import { expect, it } from 'vitest';
import { battleOdds } from '../scripts/battle-odds.ts';
import { campaignAttack } from '../scripts/campaign-attack.ts';
import { campaignForge } from '../scripts/campaign-forge.ts';
import { campaignKill } from '../scripts/campaign-kill.ts';
import { campaignLoad } from '../scripts/campaign-load.ts';
import { campaignPage } from '../scripts/campaign-page.ts';
import { navalOdds } from '../scripts/naval-odds.ts';
import { campaign, type Odds } from '../scripts/odds-campaign.ts';
import { siegeOdds } from '../scripts/siege-odds.ts';

const MINUTE = 60_000;

it(
  'a killed server loses nothing that it has acknowledged, and every table goes on',
  async () => {
    const { failures, failed, passed, kills, acknowledged, shown } = await campaignKill(4, 'sample');
    expect(failures).toEqual([]);
    expect(failed).toBe(0);
    expect(kills).toBe(4);
    expect(acknowledged).toBeGreaterThan(10);
    expect(shown).toBeGreaterThan(10);
    expect(passed).toBeGreaterThan(100);
  },
  2 * MINUTE,
);

it(
  'of two servers on one database either may be killed',
  async () => {
    const sample = await campaignKill(2, 'sample', undefined, 'postgres');
    const { failures, failed, passed, kills, acknowledged, shown } = sample;
    expect(failures).toEqual([]);
    expect(failed).toBe(0);
    expect(kills).toBe(2);
    expect(acknowledged).toBeGreaterThan(5);
    expect(shown).toBeGreaterThan(5);
    expect(passed).toBeGreaterThan(50);
  },
  4 * MINUTE,
);

it(
  'forged requests change nothing; legal ones are accepted',
  async () => {
    const { failures, failed, forged, legal, batches } = await campaignForge(2000, 'sample');
    expect(failures).toEqual([]);
    expect(failed).toBe(0);
    expect(forged).toBe(2000);
    expect(batches).toBe(4);
    expect(legal).toBeGreaterThanOrEqual(12);
  },
  2 * MINUTE,
);

it(
  'under load every action is accepted at its number, and what it costs is known',
  async () => {
    const whole = { tables: 1, seats: 2, game: 'proof', most: 100 };
    const size = { seconds: 0.4, scenarios: ['phalanxx2'], whole, paced: 20, crowd: 20, long: 40 };
    const { failures, failed, passed, actions, ...figures } = await campaignLoad(
      9,
      'sample',
      undefined,
      size,
    );
    expect(failures).toEqual([]);
    expect(failed).toBe(0);
    expect(passed).toBeGreaterThanOrEqual(actions);
    expect(actions).toBeGreaterThan(9); // one a table, however slow the machine is; a game may be over soon
    for (const figure of [
      'saturated.actionsASecond',
      'saturated.cpuMsAnAction',
      'paced.p99',
      'newsBytesAListener',
    ])
      expect([figure, figures[`phalanxx2.${figure}`]]).toEqual([
        figure,
        expect.toSatisfy((value) => value > 0),
      ]);
    expect(figures['long.lateP50']).toBeGreaterThan(0);
    expect(figures['disk.commitMs.p50']).toBeGreaterThan(0);
    expect(figures['whole.actions']).toBeGreaterThan(5);
  },
  3 * MINUTE,
);

it(
  'under attack a bystander is answered, and no bot is replaced by chance',
  async () => {
    const size = {
      entries: 30,
      spectators: 30,
      slow: 5,
      stored: 50,
      storedSeconds: 0.3,
      botTables: 4,
      botSeconds: 1,
      game: 'successors',
      attacks: ['moments', 'tables', 'sockets', 'spectators'] as const,
    };
    const { failures, failed, answers, ...figures } = await campaignAttack(0.3, 'sample', undefined, size);
    expect(failures).toEqual([]);
    expect(failed).toBe(0);
    expect(answers.tables['201']).toBeLessThanOrEqual(30);
    expect(answers.spectators.opened).toBe(30);
    expect(figures['bots.randomAnswers']).toBe(0);
    expect(figures['bots.actions']).toBeGreaterThan(0);
    expect(figures['stored.readyMs']).toBeGreaterThan(0);
    expect(figures['tables.view.p99']).toBeGreaterThan(0);
  },
  3 * MINUTE,
);

it(
  'a whole game is played through the page by pressing what is offered, and nothing is wrong with it',
  async () => {
    const short = { game: 'proof', options: { seasons: 1 } };
    const { failures, failed, passed, games, presses } = await campaignPage(1, 'sample', undefined, short);
    expect(failures).toEqual([]);
    expect(failed).toBe(0);
    expect(passed).toBe(2);
    expect(games).toBe(1);
    expect(presses).toBeGreaterThan(3);
  },
  2 * MINUTE,
);

function comesTrue<P extends { readonly name: string }, K extends string>(
  odds: Odds<P, K>,
  least: number,
  numbers: number,
): void {
  const { length } = odds.positions;
  const { failures, failed, passed, played, largestZ } = campaign(odds, 400, 'sample');
  expect(failures).toEqual([]);
  expect(failed).toBe(0);
  expect(length).toBeGreaterThanOrEqual(least);
  expect(played).toBe(400 * length);
  expect(passed).toBe(numbers * length);
  // It would be strange if nothing differed at all.
  expect(largestZ).toBeGreaterThan(1);
}
it('battles end as often as foretold', () => comesTrue(battleOdds, 30, 9), 2 * MINUTE);
it('cities fall as often as foretold', () => comesTrue(siegeOdds, 20, 6), 2 * MINUTE);
it('Naval Battles end as often as foretold', () => comesTrue(navalOdds, 20, 5), 2 * MINUTE);

it('odds that are wrong are noticed', () => {
  const even = { name: 'even', attackers: 'loyal 2', defenders: 'loyal 2' };
  const wrong: typeof battleOdds = {
    ...battleOdds,
    setUp(position, roll) {
      const { foretold, once } = battleOdds.setUp(position, roll);
      return { foretold: { ...foretold, attackerLosses: foretold.attackerLosses + 0.1 }, once };
    },
  };
  const { failed, failures } = campaign(wrong, 2000, 'wrong', [even]);
  expect(failed).toBe(1);
  expect(failures[0]).toMatch(/^even: attackerLosses is 0\.\d+ in 2000 battles, foretold was/);
});
