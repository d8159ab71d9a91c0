/** A plan that is being laid: what may happen at which of its steps. */

import type { StepForecast } from '@diadochi/successors';
import { expect, it } from 'vitest';
import { stepsOnWay } from '../src/games/successors/march/plan-steps.ts';

const entering = (space: string): StepForecast => ({
  ...{ space, cost: 1, attrition: 0, passage: false, champion: null, meets: 'nobody', battle: null },
  ...{ interceptions: [], interception: 0, evasions: [], evasion: 0 },
});

it('of the steps those that lead elsewhere have what may happen there, as far as that is known', () => {
  const steps = [
    { go: 'ikonion' },
    { regroup: 'antigonos' },
    { go: 'dana' },
    { removePc: true },
    { go: 'nora' },
  ];
  const [ikonion, dana] = [entering('ikonion'), entering('dana')];
  expect(stepsOnWay(steps, { steps: [{ ...ikonion, passage: true }, dana] })).toEqual([
    ikonion,
    undefined,
    dana,
    undefined,
    undefined,
  ]);
});
