/** What a seat settles ahead, as the page asks the server for it. */

import type { ClocksOfSeats, HookState, StewardRequest, StewardState } from '@diadochi/server/api';
import { ask, at } from '../api.ts';

export type {
  ClocksOfSeats,
  OrderNow,
  StewardAnswered,
  StewardState,
  StewardWords,
} from '@diadochi/server/api';

const seated = <T>(id: string, what: string, body?: object): Promise<T> =>
  ask(at(id, what), body === undefined ? { table: id } : { table: id, body });

export const stewardApi = {
  state: async (id: string): Promise<StewardState> =>
    (await seated<{ steward: StewardState }>(id, '/steward')).steward,
  keep: async (id: string, request: StewardRequest): Promise<StewardState> =>
    (await seated<{ steward: StewardState }>(id, '/steward', request)).steward,
  looked: (id: string): Promise<unknown> => seated(id, '/steward/looked', {}),
  plan: async (id: string, steps: readonly object[]): Promise<StewardState> =>
    (await seated<{ steward: StewardState }>(id, '/plan', { steps })).steward,
  dropPlan: async (id: string): Promise<StewardState> =>
    (await seated<{ steward: StewardState }>(id, '/plan', { steps: [] })).steward,
  clocks: async (id: string): Promise<ClocksOfSeats> =>
    (await seated<{ clocks: ClocksOfSeats }>(id, '/clocks')).clocks,
  away: async (id: string, days: number): Promise<ClocksOfSeats> =>
    (await seated<{ clocks: ClocksOfSeats }>(id, '/seat/away', { days })).clocks,
  hook: (id: string): Promise<HookState> => seated(id, '/seat/hook'),
  setHook: (id: string, url: string | null): Promise<HookState> => seated(id, '/seat/hook', { url }),
};
