/**
 * A desk at which a game is played by one alone, with the real rules: it answers the requests of the server's API, and keeps
 * every moment in a tree. It knows what its beginning knows, and nothing more: in a world of one's view the cards of others are
 * guessed, so they are neither shown nor played.
 */

import {
  BadInput,
  type Chance,
  type Game,
  type Json,
  type Message,
  matchFrom,
  type Pending,
  type Position,
  Refused,
  recording,
  type Seat,
  type Sink,
  seeded,
} from '@diadochi/kernel';
import type { Fields, Options, SeatView } from '@diadochi/server/api';
import { afterForced, seenBy } from '@diadochi/server/at-seat';
import { HIDDEN } from './games.ts';
import type { Beginning, Opening, Requests, Tree, Wish } from './requests.ts';
import { resultOf } from './results.ts';
import { type After, branchesFrom, type Deed, type Moment } from './tree.ts';

/** What is wrong with a request, by the name that the server has for it: the page has the words. */
export class DeskProblem extends Error {
  readonly status: number;
  readonly type: string;
  constructor(status: number, type: string) {
    super(type);
    this.status = status;
    this.type = type;
  }
}

/** So often dice are thrown to see how often they fall so; and so often until they fall as they should. */
const SAMPLES = 120;
const MOST_THROWS = 1500;
/** Whoever does not care about something passes so often at the most, one after another. */
const MOST_PASSES = 60;
const PASS: Json = { pass: true };

export type Desk = Omit<Requests, 'open'>;

/** `eye`: whose view it is; null: a spectator's; 'all': everything is open. */
type Eye = Seat | null | 'all';

export function openDesk(game: Game, { from, seed }: Omit<Opening, 'game' | 'content'>): Desk {
  const eye: Eye = 'view' in from ? from.view.seat : 'all';
  const hidden = HIDDEN[game.name] ?? [];
  let wish: Wish = 'fall';
  let throws = 0;

  const isGuessed = (seat: Seat): boolean => eye !== 'all' && seat !== eye;
  const asked = (position: Position): Pending[] => game.pending(position).filter(({ optional }) => !optional);
  const branches = branchesFrom(settled(begun(game, from, seed), seeded(`${seed} begin`), []));

  /** Others let every window pass: what they could answer with is hidden. */
  function settled(position: Position, chance: Chance, sink: Sink): Position {
    let now = position;
    for (let i = 0; i < MOST_PASSES; i++) {
      const other = asked(now).find(({ seat, reaction }) => reaction && isGuessed(seat));
      if (other === undefined || !game.judge(now, other.seat, PASS).allowed) break;
      now = game.apply(now, other.seat, PASS, chance, sink);
    }
    return now;
  }

  /** Who is asked: he whose view it is, or else whoever comes first. */
  function actor(position: Position): Seat | null {
    const seats = asked(position).map(({ seat }) => seat);
    if (typeof eye === 'number' && seats.includes(eye)) return eye;
    return seats[0] ?? (typeof eye === 'number' ? eye : null);
  }
  function mover(position: Position): Seat {
    const seat = actor(position);
    if (seat === null) throw new DeskProblem(409, 'stale-decision');
    return seat;
  }

  /** Answers that need a card of a hand that is guessed. */
  function isHidden(seat: Seat, kind: string, option: Fields): boolean {
    if (!isGuessed(seat)) return false;
    const [verb] = Object.keys(option);
    const way = game.forms[kind]?.ways.find((each) => each.verb === verb);
    return way?.fields.some(({ sort }) => typeof sort === 'string' && hidden.includes(sort)) === true;
  }
  function look(
    position: Position,
    seat: Seat,
    partial: Json,
    wanted: { kind?: string; refused?: boolean },
  ): Options {
    const found = game.options(position, seat, partial, wanted) as Options;
    if (Object.keys(partial as Fields).length > 0) return found;
    return { ...found, options: found.options.filter((each) => !isHidden(seat, found.kind, each)) };
  }
  /** Whether there is anything that one could answer for somebody else. */
  function isOpen(position: Position, { seat, kind }: Pending): boolean {
    if (!isGuessed(seat)) return true;
    const { options, complete } = look(position, seat, {}, { kind });
    return complete || options.length > 0;
  }

  function view(): SeatView {
    const { position, id, depth } = branches.at();
    const seat = actor(position);
    const pending = game.pending(position).filter((each) => each.seat === seat || !each.optional);
    const match = matchFrom(game, position);
    const seen = seenBy(match, { seat, pending, put: id + 1 });
    const own = asked(position).find((each) => each.seat === seat);
    const isEnd = own !== undefined && !isOpen(position, own);
    // Whoever answers for others sees what everybody sees, and no hand.
    const { table } = seat !== null && isGuessed(seat) ? game.view(position, null) : seen;
    const put = seen.asked;
    return {
      ...seen,
      seq: depth,
      table: table as Fields,
      asked: put !== null && isEnd ? { ...put, seats: put.seats.filter((each) => each !== seat) } : put,
      undo: id !== 0,
      redo: branches.next() !== null,
    };
  }
  function heard(sink: Sink): Message[] {
    return game.events(sink, eye === 'all' ? 'all' : eye).map(({ key, params }) => ({ key, params }));
  }

  function tryOnce(position: Position, { seat, action }: Deed): Omit<After, 'chance'> {
    const chance = recording(seeded(`${seed} ${++throws}`));
    const sink: Sink = [];
    const after = settled(game.apply(position, seat, action, chance, sink), chance, sink);
    const messages = heard(sink);
    const sides = [eye === 'all' ? null : eye, seat, game.turnOf(position)];
    const result = resultOf(game.name, messages, sides);
    return { position: after, messages, result, hasDice: chance.outcomes.length > 0 };
  }

  /** Does something, with dice that fall as is wished if they can. */
  function attempt(from: Moment, deed: Deed, wished: Wish): After {
    const first = tryOnce(from.position, deed);
    if (!first.hasDice) return { ...first, chance: null };
    const tries = [first];
    for (let i = 1; i < SAMPLES; i++) tries.push(tryOnce(from.position, deed));
    const decided = tries.filter(({ result }) => result !== null);
    if (decided.length === 0) return { ...first, chance: null };
    const isIt = (each: typeof first) => (wished === 'fall' ? each === first : each.result === wished);
    let found = tries.find(isIt);
    for (let i = SAMPLES; found === undefined && i < MOST_THROWS; i++) {
      const next = tryOnce(from.position, deed);
      if (isIt(next)) found = next;
    }
    if (found === undefined) throw new DeskProblem(422, 'not-so');
    const share = tries.filter(({ result }) => result === found.result).length / tries.length;
    return { ...found, chance: Math.max(share, 1 / MOST_THROWS) };
  }

  function go(from: Moment, deed: Deed, wished: Wish): void {
    const isSame = (each: Moment) => each.result === null || each.result === wished;
    const known = branches.known(from, deed, isSame);
    if (known !== null) branches.goTo(known.id);
    else branches.grow(from, deed, attempt(from, deed, wished));
  }
  const reached = () => ({ seq: branches.at().depth });

  function moveTo(moment: Moment | null) {
    if (moment === null) throw new DeskProblem(409, 'nothing-there');
    branches.goTo(moment.id);
    return reached();
  }

  function tree(): Tree {
    const shown = ({ deed: _, position: __, ...tried }: Moment) => tried;
    return { at: branches.at().id, tip: branches.tip().id, tried: branches.all().map(shown), wish };
  }

  return {
    view,
    log: () => branches.way().map(({ depth, seat, messages }) => ({ seq: depth, by: seat, messages })),
    options(partial, { kind, refused = false, forced } = {}) {
      const { position } = branches.at();
      const seat = mover(position);
      const wanted = kind === undefined ? { refused } : { kind, refused };
      const at = (answer: Json) => look(position, seat, answer, wanted);
      return forced === undefined
        ? at(partial as Json)
        : afterForced(at, partial as Json, forced === 'first');
    },
    act(decision, action) {
      const from = branches.at();
      const seat = mover(from.position);
      const isPut = game
        .pending(from.position)
        .some((each) => each.seat === seat && decision === decisionOf(each, from.id));
      if (!isPut) throw new DeskProblem(409, 'stale-decision');
      go(from, { seat, action: action as Json }, wish);
      return reached();
    },
    undo: () => moveTo(branches.parentOf(branches.at())),
    redo: () => moveTo(branches.next()),
    judge(actions) {
      const { position } = branches.at();
      return actions.map((action) => game.judge(position, mover(position), action));
    },
    // There is a way back from everything.
    finality: () => null,
    forecast(requests) {
      const { position } = branches.at();
      const { forecast } = game;
      if (forecast === undefined) throw new DeskProblem(404, 'not-found');
      return requests.map((request) => {
        try {
          return forecast(position, mover(position), request as Json);
        } catch (error) {
          if (!(error instanceof BadInput || error instanceof Refused)) throw error;
          return { error: error.message };
        }
      });
    },
    tree,
    goTo: (id) => moveTo(branches.all()[id] ?? null),
    wish(wished) {
      const at = branches.at();
      const from = branches.parentOf(at);
      if (from !== null && at.deed !== null) {
        if (wished === 'fall' && wish === 'fall' && at.hasDice)
          branches.grow(from, at.deed, attempt(from, at.deed, wished)); // once more
        else if (wished !== 'fall' && at.result !== null && at.result !== wished) go(from, at.deed, wished);
      }
      wish = wished;
      return reached();
    },
  };
}

function begun(game: Game, from: Beginning, seed: string): Position {
  const chance = seeded(`${seed} world`);
  if ('view' in from) return game.worldOf(from.view, chance);
  if ('position' in from) return game.fromJson(from.position);
  return game.start(from, chance);
}

/** The id by which the page knows a question: see `SeatView`. */
const decisionOf = ({ kind, optional, seat }: Pending, id: number): string =>
  `${kind}.${optional ? 'free' : id + 1}.${seat}`;
