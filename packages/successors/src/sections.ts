/**
 * The sections of the rulebook that ask, do or tell something, a line each: the contract and the registry of the game follow.
 * (2 only answers questions of others.)
 */

export * as cards from './cards/section.ts';
export * as surprises from './cards/surprise/section.ts';
export * as victory from './rules/3-victory/section.ts';
export * as setup from './rules/4-setup/section.ts';
export * as sequence from './rules/5-sequence/section.ts';
export * as strategy from './rules/6-strategy/section.ts';
export * as pieces from './rules/7-pieces/section.ts';
export * as royalFamily from './rules/8-royal-family/section.ts';
export * as independentArmies from './rules/9.5-independent-armies/section.ts';
export * as armies from './rules/9-armies/section.ts';
export * as landMovement from './rules/10-land-movement/section.ts';
export * as interception from './rules/11-interception/section.ts';
export * as evasion from './rules/12-evasion/section.ts';
export * as navalMovement from './rules/13-naval-movement/section.ts';
export * as landBattle from './rules/14-land-battle/section.ts';
export * as sieges from './rules/15-sieges/section.ts';
export * as settling from './rules/settling/section.ts';
