/**
 * What a seat may see of a match and ask about it, whoever answers: the server, or an engine in a browser. Nothing in this
 * folder knows of either.
 */

export { finalityOf } from './finality.ts';
export { afterForced } from './forced.ts';
export { mayTakeBack, seenBy } from './seat-view.ts';
