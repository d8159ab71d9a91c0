export { content } from './content.ts';
export { checkContent, contentChecks } from './content-check.ts';
export type { Content } from './content-schema.ts';
export type { PhalanxxContract } from './contract.ts';
export { phalanxx, phalanxxWith } from './game.ts';
export type { Table } from './view.ts';
