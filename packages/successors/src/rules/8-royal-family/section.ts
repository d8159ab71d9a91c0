/** 8 Royal Family Members: what belongs to the section. */

export { contract } from './contract.ts';
