export type { Bot, Limits } from './bot.ts';
export { bots, botsFor } from './bots.ts';
export { waysTo } from './successors-map.ts';
