/** `simulate --report prompts` in Successors: how often others are asked by events. */

import { type Game, setScene } from '@diadochi/kernel';
import { successors } from '@diadochi/successors';
import { expect, it } from 'vitest';
import { eventPromptCounter, eventPromptsInWords } from '../src/event-prompts.ts';
import { diadochi } from './command.ts';

const game: Game = successors;

it('C4: counts who has to choose his losses, and nobody in his own turn', () => {
  const table = setScene(game, {
    seats: 2,
    options: {},
    dice: [6],
    position: {
      ...{ turn: 2, round: 1, successors: [0, 1], step: 'tyche' },
      generals: { antigonos: '0 pergamon', lysimachos: '1 pella' },
      units: ['0 pergamon loyal 4', '1 pella loyal 4 mercenary 6'],
      pcs: { pergamon: 0, pella: 1 },
      hands: { 0: ['epidemic'] },
    } as never,
  });
  const counter = eventPromptCounter();
  const asked = () => {
    for (const { seat } of table.asked()) counter.asked(table.position, seat);
  };
  asked();
  // There is only one Army to strike.
  table.does(0, { event: 'epidemic' });
  expect(table.asked()).toMatchObject([{ seat: 1, kind: 'lose' }]);
  asked();
  expect(counter.counts(4)).toEqual({ byEvents: 0.25, byTheirMarches: 0 });
  expect(eventPromptsInWords(counter.counts(4))).toMatch(/^ {2}by events: 0.25 a player turn /);
});

it('is told with the other prompts', async () => {
  const table = ['simulate', '--game', 'successors', '--players', '2', '--report', 'prompts'];
  const [data, text] = await Promise.all([diadochi(...table, '--json'), diadochi(...table)]);
  const { ofEvents } = JSON.parse(data.stdout.trimEnd().split('\n').at(-1) as string);
  expect(ofEvents.byEvents).toBeLessThanOrEqual(0.15);
  expect(text.stdout.trimEnd().split('\n').at(-1)).toBe(eventPromptsInWords(ofEvents));
});
