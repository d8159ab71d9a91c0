import { breaks, withContent, withStep } from './breaks.ts';

const content = () => import('../src/content.ts');
const position = () => import('../src/position.ts');
const setUp = () => import('../src/rules/1-set-up.ts');
const view = () => import('../src/view.ts');

breaks('T1-01', content, withContent({ seats: { least: 1, most: 4 } }));
breaks('T1-02', content, withContent({ hoplites: 7 }));
breaks('T1-03', position, ({ layOut, move }) => ({
  layOut: (p: Parameters<typeof layOut>[0]) => {
    layOut(p);
    move(p, 0, 1, 1);
  },
}));
breaks('T1-04', position, ({ layOut, take }) => ({
  layOut: (p: Parameters<typeof layOut>[0]) => {
    layOut(p);
    take(p, 0, 0);
  },
}));
breaks('T1-05', setUp, ({ game }) => ({ game: withStep(game, 'B_deal', () => {}) }));
breaks('T1-06', view, ({ view }) => ({
  view: (p: Parameters<typeof view>[0]) => view(p, 0),
}));
breaks('T1-07', content, ({ content: { villages, ...rest } }) => ({
  content: { ...rest, villages: villages.map((village) => ({ ...village, defence: 6 })) },
}));
breaks('T1-08', content, ({ content: { cards, ...rest } }) => ({
  content: { ...rest, cards: { ...cards, omen: { copies: 6, adds: 2 }, curse: { copies: 7, kills: 1 } } },
}));
