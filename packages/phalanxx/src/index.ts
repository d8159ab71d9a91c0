export type { ChangeForecast } from './change.ts';
export { content } from './content.ts';
export { checkContent, contentChecks } from './content-check.ts';
export type { Content } from './content-schema.ts';
export type { PhalanxxContract } from './contract.ts';
export { phalanxx } from './game.ts';
export { phalanxxWith } from './made-of.ts';
export type { Table } from './view.ts';
