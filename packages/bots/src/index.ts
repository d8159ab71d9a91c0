export { type Bot, bots } from './bots.ts';
