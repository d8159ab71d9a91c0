import { breaks, type Loose, withContent, withField } from './breaks.ts';

const content = () => import('../src/content.ts');
const position = () => import('../src/position.ts');
const buy = () => import('../src/rules/5-buy.ts');
const expert = () => import('../src/rules/22-expert.ts');
const strength = () => import('../src/rules/1-strength.ts');
type Position = typeof import('../src/position.ts');

breaks('P1-01', position, () => ({ isSolo: () => false }));
breaks(
  'P1-02',
  content,
  withContent((content) => {
    content.cards = content.cards.filter(({ id }: Loose) => id !== 'X-16');
  }),
);
breaks(
  'P1-03',
  content,
  withContent(({ dice }) => {
    dice.own = ['white', 'orange', 'orange'];
  }),
);
breaks(
  'P1-04',
  content,
  withContent(({ figures }) => {
    figures.perColour = 11;
  }),
);
breaks(
  'P1-05',
  content,
  withContent(({ cards }) => {
    for (const card of cards) if (card.colour === 'purple') card.colour = 'orange';
  }),
);
breaks(
  'P1-06',
  content,
  withContent(({ talents }) => {
    talents.cardsTurnAbove = 22;
  }),
);
breaks('P1-07', position, () => ({ pay: () => {} }));
breaks('P1-08', position, () => ({ showsBacks: () => false }));
breaks('P1-09', buy, ({ buy }) => ({
  buy: withField(buy, 0, 'buy', { may: () => null }),
}));
breaks('P1-10', position, () => ({
  receive: (...[p, side, talents]: Parameters<Position['receive']>) => {
    p.talents[side] += talents;
  },
}));
breaks('P1-11', position, () => ({ allRows: [0, 1] }));
// A die on a grey field, or one that was rolled, counts with the own dice.
breaks('P1-12', position, ({ ownOfColour, greyAt }) => ({
  ownOfColour: (...[p, side, colour]: Parameters<typeof ownOfColour>) =>
    ownOfColour(p, side, colour) + [0, 1, 2].filter((row) => greyAt(p, row)?.colour === colour).length,
}));
breaks('P1-23', position, ({ ownSum, rolledValue }) => ({
  ownSum: (...[p, side]: Parameters<typeof ownSum>) => ownSum(p, side) + rolledValue(p, 0),
}));
breaks('P1-13', position, ({ setRolled, rolledColour }) => ({
  layDown: (...[p, die]: Parameters<Position['layDown']>) => setRolled(p, die, rolledColour(p, die), 0),
}));
breaks(
  'P1-14',
  content,
  withContent(({ actionCards }) => {
    actionCards[1].startPlayer = true;
  }),
);
breaks('P1-15', expert, () => ({
  dealAdvantages: (p: Loose) => {
    p.advantage[0] = p.box.startAdvantage;
  },
}));
breaks(
  'P1-16',
  content,
  withContent(({ cards }) => {
    cards.find(({ id }: Loose) => id === 'X-12').ability = null;
  }),
);
breaks(
  'P1-17',
  content,
  withContent(({ boards }) => {
    boards[0].regions.find(({ id }: Loose) => id === 'iv-arabia').kind = 'oasis';
  }),
);
breaks(
  'P1-18',
  content,
  withContent(({ figures }) => {
    figures.city = 1;
  }),
);
// The marker is moved when a card is played, but never looked at again.
breaks('P1-21', strength, ({ putMarker }) => ({
  putMarker: (...[p, side]: Parameters<typeof putMarker>) => {
    if (p.strength[side] === 0) putMarker(p, side);
  },
}));
breaks('P1-22', position, () => ({
  giveUp: (...[p, side, figures]: Parameters<Position['giveUp']>) => {
    p.supply[side] -= figures;
  },
}));
