/** A game told in sentences while it is being played: what happened, under the headings of where it happened. */

import type { Game, Json, Outcome, Position, Sink } from '@diadochi/kernel';
import type { Speaker } from './messages.ts';
import { countOfTurns } from './turns.ts';

export interface Line {
  readonly text: string;
  /** 1 for the outermost heading, then 2 …; 0 for a sentence. */
  readonly heading: number;
  /** How deep it lies below the last heading: a card that answers a card that answers a raid. */
  readonly depth: number;
}

/** Spectators, where the audience of an event is listed. */
const SPECTATOR = -1;

/**
 * Things hidden are told twice: in full to one seat, and in part to all others. Who watches with open hands
 * hears the former only.
 */
export const isHeardWithOpenHands = ({ to }: { to: readonly number[] | null }): boolean =>
  to === null || !to.includes(SPECTATOR);

/** A sink that turns events into lines there and then, since a moment later the game is somewhere else. */
export class Narration extends Array<Sink[number]> {
  lines: Line[] = [];
  #path: readonly string[] = [];
  readonly #game: Game;
  readonly #speaker: Speaker;
  readonly #position: () => Position;

  constructor(game: Game, speaker: Speaker, position: () => Position) {
    super();
    this.#game = game;
    this.#speaker = speaker;
    this.#position = position;
  }

  override push(...happenings: Sink): number {
    for (const happening of happenings) {
      if (!isHeardWithOpenHands(happening)) continue;
      const { contract } = this.#game;
      // A window is no place of its own: what is played in it is.
      const stack = this.#game
        .toJson(this.#position())
        .stack.filter(({ proc }) => Object.hasOwn(contract.procedures, proc));
      // Procedures that have a title are headings; what lies deeper is only set in.
      const untitled = stack.findIndex(({ proc }) => !this.#speaker.has(`procedure.${proc}`));
      const titled = untitled < 0 ? stack : stack.slice(0, untitled);
      this.#headings(titled);
      const [event] = this.#game.events([happening], 'all');
      this.#line(this.#speaker.say(event), 0, stack.length - titled.length);
    }
    return 0;
  }

  /** Headings for what is new since the last event, from the outermost on. */
  #headings(stack: readonly { readonly proc: string; readonly locals: Json }[]): void {
    const turns = countOfTurns(this.#game, this.#position());
    const path = stack.map(({ proc, locals }) => {
      const params = { ...(locals as { [name: string]: Json }), ...(turns && { [turns.name]: turns.value }) };
      return this.#speaker.say({ key: `procedure.${proc}`, params });
    });
    const first = path.findIndex((title, i) => title !== this.#path[i]);
    if (first >= 0) for (let i = first; i < path.length; i++) this.#line(path[i], i + 1, 0);
    this.#path = path;
  }

  #line(text: string, heading: number, depth: number): void {
    this.lines.push({ text, heading, depth });
  }
}

/** Who won and why, and what everybody scored. */
export function ending({ winners, kind, how, scores }: Outcome, { say }: Speaker): string[] {
  return [
    say({ key: `outcome.${how ?? kind}`, params: { winners, count: winners.length } }),
    ...scores.map((score, seat) => say({ key: 'outcome.score', params: { seat, score } })),
  ];
}
