export { content } from './content.ts';
export { checkContent, contentChecks } from './content-check.ts';
export type { Content } from './content-schema.ts';
export type { SuccessorsContract } from './contract.ts';
export type { ChangeForecast, ProvinceChange } from './forecast/change-shape.ts';
export type {
  Chance as ReactionChance,
  Outlook,
  PlayForecast,
  ReactionForecast,
} from './forecast/reaction-shape.ts';
export type {
  BattleForecast,
  BehindForecast,
  BurialForecast,
  CardForecast,
  Chance,
  CompanyForecast,
  PlanForecast,
  ReachForecast,
  SideForecast,
  SiegeForecast,
  StandForecast,
  StepForecast,
  StrengthPart,
  UseForecast,
  WayForecast,
} from './forecast/shape.ts';
export type {
  DropForecast,
  EngageForecast,
  MeetingForecast,
  SeaReachForecast,
  VoyageForecast,
} from './forecast/voyage-shape.ts';
export { successors } from './game.ts';
export { successorsWith } from './made-of.ts';
export type { FactionView, Owner, Source, StackView, Table } from './table.ts';
