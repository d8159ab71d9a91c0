import { dice, readRecord } from '@diadochi/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faults, overflow } from './faults.ts';
import { openHouse } from './house.ts';
import { newTable, sitDown } from './playing.ts';
import { visitor } from './serving.ts';
import { coldLoad, LIMITS } from './weighing.ts';

const house = openHouse();

describe('Successors in real browsers', () => {
  it('x', { timeout: 200_000 }, async () => {
    const seats = ['person', 'person', 'bot', 'bot', 'bot'] as const;
    const { id, links } = await newTable(house.serving.address, seats, {}, 'successors');
    const ann = await visitor(house.browser, { viewport: { width: 1440, height: 900 } });
    const bob = await visitor(house.browser);
    await sitDown(ann.page, links[0], 'Ann');
    await sitDown(bob.page, links[1], 'Bob');
  });
});
