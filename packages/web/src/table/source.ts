/** Whom a table asks: the server, or an engine in this browser. Both answer the same requests. */

import {
  type Acted,
  api,
  type Fields,
  type Final,
  type LogEntry,
  type Options,
  type SeatView,
  type Verdict,
} from '../api.ts';
import { sittingAt } from '../seats.ts';

export interface OptionsWanted {
  readonly kind?: string | undefined;
  readonly refused?: boolean | undefined;
  readonly forced?: 'later' | 'first';
}

export interface Source {
  /** Of two sources none has the name of the other: what one has said is not what the other would say. */
  readonly name: string;
  view(seq?: number): Promise<SeatView>;
  log(before?: number): Promise<readonly LogEntry[]>;
  options(partial: Fields, wanted?: OptionsWanted): Promise<Options>;
  act(decision: string, action: unknown): Promise<Acted>;
  undo(): Promise<Acted>;
  redo(): Promise<Acted>;
  judge(actions: readonly unknown[]): Promise<readonly Verdict[]>;
  finality(action: unknown): Promise<Final | null>;
  forecast<Forecast>(requests: readonly unknown[]): Promise<readonly Forecast[]>;
}

export const serverSource = (id: string): Source => ({
  name: sittingAt(id),
  view: (seq) => api.view(id, seq),
  log: (before) => api.log(id, before),
  options: (partial, wanted) => api.options(id, partial, wanted),
  act: (decision, action) => api.act(id, decision, action),
  undo: () => api.undo(id),
  redo: () => api.redo(id),
  judge: (actions) => api.judge(id, actions),
  finality: (action) => api.finality(id, action),
  forecast: (requests) => api.forecast(id, requests),
});
