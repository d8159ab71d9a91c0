/** What contents must be like: for the server, and for the commands. */
export { type Checked, type ContentForm, checkContent, contentFormOf, gamesWithContent } from './check.ts';
export { faultsOfForm, type Schema } from './form.ts';
