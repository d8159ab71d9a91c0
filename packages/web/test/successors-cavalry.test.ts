/** What the page says of cards where the table plays with Cavalry. */

import { content } from '@diadochi/successors';
import { describe, expect, it } from 'vitest';
import type { Card } from '../src/games/successors/view.ts';
import { withCavalry } from '../src/games/successors/with-cavalry.ts';

const of = (id: string) => withCavalry((content.cards as readonly Card[]).find((card) => card.id === id)!);

describe('cards with Cavalry (C0-09)', () => {
  it('S16.9-06 S16.9-10 S16.9-11 bring other CUs, or some of which one is chosen', () => {
    expect(of('thracian-mercenaries')).toEqual({ sets: [{ mercenary: 1, cavalry: 1 }], onlyIn: [] });
    expect(of('egyptian-military-colonists')?.sets).toEqual([{ mercenary: 2 }, { loyal: 1 }, { cavalry: 1 }]);
    expect(of('mutiny')?.sets).toEqual([{ loyal: 1 }, { royal: 1 }, { cavalry: 1 }]);
  });
  it('S16.9-07 S16.9-13 some of them in one Province alone', () => {
    expect(of('greek-mercenaries')?.onlyIn).toEqual(['thessalia']);
    expect(of('olympias')).toEqual({ sets: [{ mercenary: 3, cavalry: 1 }], onlyIn: ['epeiros'] });
  });
  it('nothing is said of any other', () => {
    expect(content.cards.filter(({ id }) => of(id) !== null)).toHaveLength(11);
    expect(of('fog')).toBeNull();
  });
});
