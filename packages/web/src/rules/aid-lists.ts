type Lists = readonly (readonly [
  list: string,
  at: string,
  rows: readonly (readonly [row: string, at: string])[],
])[];
/** What a small game has to say: lists of steps and values, each row with its section or clause. */
export const LISTS: { readonly [game: string]: Lists } = {
  phalanxx: [
    [
      'turn',
      '4',
      [
        ['buy', '5'],
        ['roll', '6'],
        ['act', '7'],
        ['pass', '13'],
      ],
    ],
    [
      'actions',
      '7',
      [
        ['play', '8'],
        ['conquer', '9'],
        ['slide', '10'],
        ['income', '11'],
        ['turn', '12'],
      ],
    ],
    [
      'conflict',
      '15',
      [
        ['strength', 'P15-02'],
        ['rotate', 'P15-06'],
        ['heroism', '16'],
      ],
    ],
    [
      'score',
      '18',
      [
        ['track', 'P18-01'],
        ['rotated', 'P18-02'],
        ['fame', 'P18-03'],
        ['figures', 'P18-04'],
        ['talents', 'P18-05'],
        ['regions', 'P18-06'],
        ['tie', 'P18-10'],
      ],
    ],
  ],
  proof: [
    [
      'turn',
      '3',
      [
        ['muster', 'T2-01'],
        ['offer', 'T2-03'],
        ['draw', 'T3-01'],
        ['act', 'T3-12'],
      ],
    ],
    [
      'raid',
      '4',
      [
        ['hoplites', 'T4-07'],
        ['leader', 'T4-08'],
        ['watch', 'T4-09'],
        ['omens', 'T5-15'],
        ['won', 'T4-11'],
        ['lost', 'T4-12'],
      ],
    ],
    [
      'score',
      '6',
      [
        ['glory', 'T6-02'],
        ['points', 'T6-03'],
        ['tie', 'T6-04'],
      ],
    ],
  ],
};
