/** The commands know the games that the server knows. */
export { gameNamed, games } from '@diadochi/server/games';
