import { breaks, type Loose, withContent, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const generals = () => import('../src/position/generals.ts');
const setup = () => import('../src/rules/4-setup/4-setup.ts');
const words = () => import('../src/words.ts');
const sequence = () => import('../src/rules/5-sequence/5-sequence.ts');
const settings = () => import('../src/settings.ts');
const IN_RESERVE = -4;

/** The board is laid out, then spoiled. */
const afterwards =
  (spoil: (p: Loose) => void) =>
  ({ setup, layOut }: typeof import('../src/rules/4-setup/4-setup.ts')) => ({
    setup: withStep(setup, 'A_board', (p) => {
      layOut(p);
      spoil(p);
    }),
  });
const army = (id: string, start: object) =>
  withContent(({ independentArmies }) => {
    independentArmies.find((each: Loose) => each.id === id).start = start;
  });
const royal = (id: string, start: object) =>
  withContent(({ royalFamily }) => {
    royalFamily.find((each: Loose) => each.id === id).start = start;
  });
/** A General who is something else with these numbers of players. */
const role = (id: string, players: readonly number[], role: string) =>
  withContent(({ majorGenerals }) => {
    const { roles } = majorGenerals.find((each: Loose) => each.id === id);
    for (const number of players) roles[number] = role;
  });

breaks('S4.1-01', words, () => ({ PLAYERS: [1, 2, 3, 4, 5, 6] }));
breaks('S4.1-02', sequence, ({ game }) => ({
  game: withStep(game, 'B_gameTurn', (p) => {
    p.turn[0] += 2;
  }),
}));
breaks('S4.1-03', settings, ({ optionalCards }) => ({
  optionalCards: Object.fromEntries(Object.keys(optionalCards).map((card) => [card, () => 1])),
}));
breaks('S16.1-01', settings, ({ optionalCards }) => ({
  optionalCards: Object.fromEntries(Object.keys(optionalCards).map((card) => [card, () => 1])),
}));
breaks(
  'S16.1-02',
  content,
  withContent(({ cards }) => {
    for (const card of cards) if (card.id === 'oracle') card.optional = false;
  }),
);
breaks(
  'S4.1-04',
  content,
  withContent(({ cards }) => {
    for (const card of cards) card.setAside = undefined;
  }),
);
breaks(
  'S4.1-05',
  setup,
  afterwards((p) => p.fleetUpgraded.fill(1)),
);
breaks(
  'S4.1-07',
  setup,
  afterwards((p) => {
    p.pc.fill(-1);
    p.pcsIn.fill(0);
  }),
);
breaks(
  'S4.1-08',
  content,
  withContent((content) => {
    content.independentPcExceptions = [];
  }),
);
breaks('S4.1-09', content, army('leosthenes', { status: 'active', space: 'thebai' }));
breaks('S4.1-10', content, army('philon', { status: 'active', space: 'rhagai' }));

breaks('S4.2-01', content, royal('olympias', { space: 'pella' }));
breaks('S4.2-02', content, royal('thessalonike', { space: 'molossia' }));
breaks('S4.2-03', content, royal('kleopatra', { space: 'pella' }));
breaks('S4.2-04', content, royal('philippos', { space: 'babylon' }));
breaks('S4.2-05', content, royal('herakles', { holdingBox: true }));
breaks('S4.2-06', content, royal('alexandros', { holdingBox: true }));

breaks('S4.3-01', content, role('peukestas', [2, 3, 4, 5], 'reserve'));
breaks('S4.3-02', content, role('menelaos', [2, 3, 4, 5], 'reserve'));
breaks('S4.3-03', content, role('eumenes', [2, 4], 'reserve'));
breaks('S4.3-04', content, role('nearchos', [2, 4], 'event'));
breaks('S4.3-05', content, role('lysimachos', [3], 'reserve'));
breaks('S4.3-06', content, role('asandros', [3], 'event'));
breaks('S4.3-07', content, role('seleukos', [5], 'reserve'));
breaks('S4.3-08', content, role('asandros', [5], 'event'));
breaks('S4.4-02', generals, () => ({ EVENT: IN_RESERVE }));

breaks('S4.5-02', setup, ({ setup }) => ({ setup: withStep(setup, 'C_factions', () => {}) }));
breaks(
  'S4.5-03',
  setup,
  afterwards((p) => p.champion.fill(0)),
);
