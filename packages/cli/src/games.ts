/** The commands know the games that the server knows. */
export { gameNamed, games, gamesWith, gameWith } from '@diadochi/server/games';
