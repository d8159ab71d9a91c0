import { breaks } from './breaks.ts';

const position = () => import('../src/position.ts');
type TakeUp = Parameters<typeof import('../src/position.ts')['takeUpGrey']>;

// The next player rolls the same dice as this one.
breaks('P13-01', position, ({ setGrey, allRows }) => ({
  takeUpGrey: (...[p]: TakeUp) => {
    for (const row of allRows) setGrey(p, row, 0, 0);
  },
}));
breaks('P13-02', position, ({ setRolled, allDice }) => ({
  takeUpGrey: (...[p]: TakeUp) => {
    for (const die of allDice) setRolled(p, die, p.greyColour[die], 0);
  },
}));
