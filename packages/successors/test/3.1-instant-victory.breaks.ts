import { breaks, type Loose, withContent } from './breaks.ts';

const content = () => import('../src/content.ts');
const victory = () => import('../src/rules/3-victory/3-victory.ts');
const TURN_END = 6;

breaks(
  'S3.1-01',
  content,
  withContent(({ victory }) => {
    victory.legitimacy = 99;
  }),
);
const unreachable = (players: number) =>
  withContent(({ setups }) => {
    setups.find((each: Loose) => each.players === players).victoryPoints = 99;
  });
breaks('S3.1-02', content, unreachable(5));
breaks('S3.1-03', content, unreachable(4));
breaks('S3.1-04', content, unreachable(3));
breaks('S3.1-05', content, unreachable(2));
breaks(
  'S3.1-06',
  content,
  withContent(({ victory }) => {
    victory.instantFromGameTurn = 1;
  }),
);
// Thresholds are looked at when a Game Turn ends.
breaks('S3.1-07', victory, ({ instantVictory }) => ({
  instantVictory: (...[p, play]: Parameters<typeof instantVictory>) => {
    if (p.phase[0] === TURN_END) instantVictory(p, play);
  },
}));
