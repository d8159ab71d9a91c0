export type { Bot, Limits } from './bot.ts';
export { bots, botsFor } from './bots.ts';
export { type Curiosity, curiosity } from './curious.ts';
export { earnestIn } from './earnest.ts';
export { waysTo } from './successors-map.ts';
