/** 10 Land Movement Procedure: what belongs to the section. */

import { passing } from './10.A-announcing.ts';
import { hold } from './10.B-shift-in-city.ts';
import { depart, honour, passage, withdrawDecision } from './10-choices.ts';
import { landMovement } from './10-land-movement.ts';

export { contract } from './contract.ts';
export const procedures = { landMovement, passing };
export const decisions = { hold, passage, honour, withdraw: withdrawDecision, depart };
