export { BadInput } from './bad-input.ts';
export {
  type Chance,
  type Dice,
  dice,
  fromDice,
  recorded,
  recording,
  type Scripted,
  scripted,
  seeded,
} from './chance.ts';
export { type ClauseId, switchOff } from './clauses.ts';
export type { PositionJson } from './codec.ts';
export type { About, Action, AnswerTo, Contract, Kind, Question } from './contract.ts';
export type {
  Event,
  Game,
  Message,
  Options,
  Outcome,
  Pending,
  Refusal,
  Setup,
  Verdict,
  View,
} from './game.ts';
export { defineGame, Refused } from './game.ts';
export { done, language, upTo } from './language.ts';
export type { PositionOf } from './position.ts';
export { settingsOf } from './settings.ts';
export type { Data, Id, Json, Seat } from './shape.ts';
