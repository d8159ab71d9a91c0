/** What must hold in every game, at every question: `simulate --check`. */

import {
  allAnswers,
  countAnswers,
  dice,
  type Entry,
  type Filling,
  fillIn,
  fromDice,
  fromNames,
  type Game,
  listAnew,
  listOptions,
  ORDERS,
  type Position,
  recorded,
  wayOf,
} from '@diadochi/kernel';

/** Of a question with more answers than this, the first are tried, and some at random: they reach every way to answer. */
const MOST_ANSWERS = 60;
const SOME_ANSWERS = 20;

/** A long game is looked at closely at its first rests, and then at one in so many. */
const FIRST_RESTS = 40;
const ONE_IN = 20;

export class Invariants {
  readonly #game: Game;
  /** For worlds: not the game's dice, which must fall as they would without a check. */
  readonly #chance;
  readonly #dice;
  #before = '';
  #rests = 0;
  #looksClosely = true;

  constructor(game: Game, seed: string) {
    this.#game = game;
    this.#dice = dice(`${seed} worlds`);
    this.#chance = fromDice(this.#dice);
  }

  /** The game's own invariants at every rest; what takes long at every rest at first, then at some. */
  atRest(position: Position): void {
    const game = this.#game;
    const wrong = game.check(position);
    if (wrong !== null) throw new Error(wrong);
    const asked = game.firstQuestion(position);
    if (asked !== null) {
      this.#hasToBeAsked(position, asked);
      this.#listedAnew(position, asked);
    }
    this.#looksClosely = this.#rests++ < FIRST_RESTS || this.#dice(ONE_IN) === 0;
    if (!this.#looksClosely) return;
    this.#before = game.canonical(position);
    const reloaded = game.fromJson(JSON.parse(this.#before));
    if (game.canonical(reloaded) !== this.#before)
      throw new Error('saved and loaded again, the position differs');
    const pending = game.pending(position);
    if ((pending.length === 0) !== (game.outcome(position) !== null))
      throw new Error('the game is over and somebody is asked, or it is not and nobody is');
    for (const { seat, kind, optional } of pending) {
      const q = optional ? game.interjection(position, seat, kind) : game.question(position, seat);
      if (q === null) throw new Error(`seat ${seat} has no question '${kind}', but it is pending`);
      this.#everyAnswerIsAccepted(position, q, optional);
    }
    for (const { seat, optional } of pending) if (!optional) this.#sameInEveryWorld(position, seat);
  }

  /** What can be answered in one way alone is answered by the table, unless that would tell of a secret. */
  #hasToBeAsked(position: Position, q: Filling): void {
    const { seat, form } = q;
    if (!form.secret && countAnswers(position, q, 2) === 1)
      throw new Error(`seat ${seat} is asked '${form.kind}', to which there is but one answer`);
  }

  /** What was kept of the options is what is listed anew. */
  #listedAnew(position: Position, q: Filling): void {
    const kept = listOptions(position, q);
    const anew = listAnew(position, q);
    const at =
      kept.length > anew.length
        ? kept.findIndex((option, i) => option !== anew[i])
        : anew.findIndex((option, i) => option !== kept[i]);
    if (at < 0) return;
    const { verb } = q.form.ways[wayOf(Math.min(kept[at] ?? anew[at], anew[at] ?? kept[at]))];
    throw new Error(
      `the options of '${verb}' in '${q.form.kind}' were kept, but something that they read was written`,
    );
  }

  #everyAnswerIsAccepted(position: Position, q: Filling, optional: boolean): void {
    const game = this.#game;
    const { seat, form } = q;
    const answers = allAnswers(position, q, MOST_ANSWERS);
    for (let i = answers.length < MOST_ANSWERS ? 0 : SOME_ANSWERS; i > 0; i--)
      answers.push(fillIn(position, { ...q }, this.#dice));
    if (answers.length === 0 && !optional) throw new Error(`seat ${seat} has no answer to '${form.kind}'`);
    for (const so of answers) {
      const action = game.action({ ...q, so });
      const verdict = game.judge(position, seat, action);
      const text = `${JSON.stringify(action)} by seat ${seat}`;
      if (!verdict.allowed) throw new Error(`${text} is offered, but refused by ${verdict.clause}`);
      const way = form.ways.find(({ verb }) => verb in so);
      const back = way && (fromNames(this.#nouns, way.shape, action, 'the action') as typeof so);
      if (!back || Object.keys(so).some((field) => String(back[field]) !== String(so[field])))
        throw new Error(`${text} reads back as ${JSON.stringify(back)}`);
    }
  }

  get #nouns() {
    const { nouns, windows } = this.#game.contract;
    return { ...nouns, window: Object.keys(windows), order: ORDERS };
  }

  /** What a seat may do hangs on what it may see, and on nothing else. */
  #sameInEveryWorld(position: Position, seat: number): void {
    const game = this.#game;
    const world = game.worldOf(game.view(position, seat), this.#chance);
    const here = JSON.stringify(game.options(position, seat, {}, { refused: true }));
    if (JSON.stringify(game.options(world, seat, {}, { refused: true })) !== here)
      throw new Error(`seat ${seat} has other options in a world that looks the same to it`);
  }

  /** An action leaves the position before it alone, and has the same effect in place as on a copy. */
  afterwards(before: Position, { seat, action, chance }: Entry, after: Position): void {
    const game = this.#game;
    const wrong = game.checkChange(before, after);
    if (wrong !== null) throw new Error(wrong);
    if (!this.#looksClosely) return;
    if (game.canonical(before) !== this.#before)
      throw new Error('the action has changed the position before it');
    const fell = recorded(chance);
    const again = game.apply(game.fromJson(JSON.parse(this.#before)), seat, action, fell);
    if (fell.left() > 0 || game.canonical(again) !== game.canonical(after))
      throw new Error('the same action with the same dice leads to another position');
  }
}
