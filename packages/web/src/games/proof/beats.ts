/** Which events of the proof game make which scenes. */

import type { Sort } from '../../follow/beats.ts';

export const SORTS: readonly Sort[] = [
  {
    kind: 'raid',
    events: [
      ...[
        'assaulted',
        'took',
        'repelled',
        'scattered',
        'marched',
        'stormed',
        'played',
        'cancelled',
        'blessed',
      ],
      'deserted',
    ],
    begins: ['marched', 'stormed'],
    stops: ['assaulted'],
  },
  { kind: 'turn', events: ['first', 'offered'] },
  { kind: 'camp', events: ['shifted', 'rested', 'mustered', 'drew', 'drewHidden'] },
];
