export type { contract } from './contract.ts';
export { proof } from './game.ts';
