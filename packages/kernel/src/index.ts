export type { Settling } from './assemble.ts';
export { BadInput } from './bad-input.ts';
export {
  type Chance,
  type Dice,
  dice,
  entryChance,
  fromDice,
  recorded,
  recording,
  type Scripted,
  scripted,
  seeded,
  whenCast,
} from './chance.ts';
export { type ClauseId, switchOff } from './clauses.ts';
export { hashText, type PositionJson, wholeNumber } from './codec.ts';
export { type Columns, eachPart, layoutFrom, mirrorOf, partsAt, pieceAt } from './columns.ts';
export {
  applyPack,
  type ContentItem,
  correctedNames,
  itemsOf,
  numbersOf,
  type Pack,
  readPack,
} from './content-pack.ts';
export type { About, Action, AnswerTo, Contract, Kind, Question, Subject } from './contract.ts';
export { defineGame } from './define-game.ts';
export { type Sink, TABLE_EVENTS, tellInto } from './events.ts';
export {
  areWords,
  commitmentTo,
  countingWords,
  FAIR,
  fairChance,
  fairDice,
  type SeatWords,
  withoutBias,
} from './fair-chance.ts';
export {
  allAnswers,
  beginFilling,
  choose,
  countAnswers,
  END,
  type Filling,
  type Form,
  fillIn,
  isAnswerTo,
  isFilled,
  listAnew,
  listOptions,
  nextOptions,
  optionOf,
  refusedBecause,
  wayOf,
} from './form.ts';
export {
  type Event,
  type Game,
  type Glance,
  type Message,
  type Options,
  type Outcome,
  type Pending,
  type Refusal,
  Refused,
  type Setup,
  type Verdict,
  type View,
} from './game.ts';
export { parseJson, refusePrototypeKeys } from './json.ts';
export { done, language, type Play, upTo } from './language.ts';
export {
  act,
  beginMatch,
  carryOut,
  copyOf,
  type Entry,
  type Match,
  matchFrom,
  mayRedo,
  mayUndo,
  type Resting,
  restOf,
} from './match.ts';
export { type Memory, part, rows, shared } from './memory.ts';
export { Mismatch } from './mismatch.ts';
export { ORDERS, type Order } from './orders.ts';
export { phrasesOf, wordsAt } from './phrases.ts';
export { ownAllFrames, type Position, type PositionOf } from './position.ts';
export { randomInterjection, randomMove } from './random-play.ts';
export { NOTHING_TO_UNDO } from './ready-rules.ts';
export {
  addEntry,
  beginRecord,
  beginStretch,
  FORMAT,
  type GameRecord,
  type Replay,
  readRecord,
  replay,
  type Stretch,
  withAsked,
} from './record.ts';
export { type Asked, type FairRecord, isFair, type RecordedChance } from './recorded-chance.ts';
export type { Reason } from './rule.ts';
export {
  type Expecting,
  type FrameSpec,
  leftovers,
  playStep,
  type SceneSpec,
  type Scenes,
  type ScriptStep,
  setScene,
  type Table,
  withNothing,
} from './scene.ts';
export { type ContractIn, joinSections, type SectionContract } from './sections.ts';
export { type Chosen, misfitOf, optionsOf, type Setting, type Settings, settingsOf } from './settings.ts';
export {
  copyData,
  type Data,
  fromNames,
  type Id,
  type Json,
  recordAt,
  type Seat,
  toNames,
  unknownName,
} from './shape.ts';
export {
  type AnsweredBy,
  fits,
  isQuiet,
  type PlanStep,
  type Put,
  passingAt,
  SPANS,
  type Span,
  type Steward,
  type StewardAnswer,
  type StewardBook,
  type StewardOrder,
  stewardAnswer,
  type TestValue,
  windowsOf,
} from './steward.ts';
export { MOST_ORDERS, MOST_STEPS, readBook } from './steward-book.ts';
export {
  goesBackTo,
  type Leave,
  type Recall,
  recallFor,
  type SeatAct,
  type TableAct,
  tableActIn,
} from './table-acts.ts';
export { defaultAnswer, defaultWays, type Wish, wished } from './wishes.ts';
export { listAt, nameOf, namesOf, namesWhere, ofAll, ofSome, placeOf, type Words } from './words.ts';
export type { Leads, Would } from './would.ts';
export { firstWrong, type Wrong, wrongOfEach } from './wrong.ts';
