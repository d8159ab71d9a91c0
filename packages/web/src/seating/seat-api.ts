/** What can be done to seats, as the page asks the server for it. */

import type {
  LinkMade,
  MotionAnswer,
  MotionMade,
  MotionRequest,
  OwnerSettings,
  Rematch,
  RematchRequest,
} from '@diadochi/server/api';
import { ask, at } from '../api.ts';
import { ownerSecret } from '../owner-secrets.ts';

const seated = <T>(id: string, what: string, body: object = {}): Promise<T> =>
  ask(at(id, what), { table: id, body });
const owned = <T>(id: string, what: string, body: object = {}): Promise<T> =>
  ask(at(id, `/owner/${what}`), { bearer: ownerSecret(id), body });

export const seatApi = {
  secondLink: (id: string): Promise<LinkMade> => seated(id, '/seat/link'),
  handOverLink: (id: string): Promise<LinkMade> => seated(id, '/seat/link', { hand: true }),
  leave: (id: string): Promise<unknown> => seated(id, '/seat/leave'),
  sitIn: (id: string, bot: string): Promise<unknown> => seated(id, '/seat/bot', { bot }),
  playAgain: (id: string): Promise<unknown> => seated(id, '/seat/back'),
  resign: (id: string, bot: string): Promise<unknown> => seated(id, '/seat/resign', { bot }),
  abandon: (id: string): Promise<unknown> => seated(id, '/abandon'),
  /** For one of the seats here. */
  rematch: (id: string, bearer: string, words: RematchRequest): Promise<Rematch> =>
    ask(at(id, '/rematch'), { bearer, body: words }),

  ask: (id: string, what: MotionRequest): Promise<MotionMade> => seated(id, '/motions', what),
  answer: (id: string, motion: string, answer: MotionAnswer['answer']): Promise<unknown> =>
    seated(id, `/motions/${motion}`, { answer }),

  newLink: (id: string, seat: number): Promise<LinkMade> => owned(id, 'link', { seat }),
  free: (id: string, seat: number): Promise<LinkMade> => owned(id, 'free', { seat }),
  set: (id: string, settings: OwnerSettings): Promise<unknown> => owned(id, 'settings', settings),
  remove: (id: string): Promise<unknown> => owned(id, 'delete'),
};
