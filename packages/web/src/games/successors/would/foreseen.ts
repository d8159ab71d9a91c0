/** What the server has said of the answers that can be given now. */

import type { ChangeForecast } from '@diadochi/successors';
import { foreseenOf } from '../../../ahead/asking.ts';

export const foreseen = foreseenOf<ChangeForecast>();
