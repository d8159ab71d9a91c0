export { proof } from './game.ts';
