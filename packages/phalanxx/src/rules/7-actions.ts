/** 7 Step 3: the actions among which a player chooses for each die (P7-02). */

import { decision } from '../contract.ts';
import { playing } from './8-play-card.ts';
import { conquering } from './9-conquer.ts';
import { sliding } from './10-slide-in.ts';
import { income, trading } from './11-income.ts';
import { forging, turning } from './12-turning.ts';

// P7-05: income is always possible, so nobody is ever stuck.
export const act = decision('act', [playing, conquering, sliding, income, trading, turning, forging]);
