/**
 * What an answer would do: it is carried out on a copy, up to the next question or to where chance decides. Whoever could play
 * a card in between does not. Asked in a world of the seat's view, as every forecast is.
 */

import type { Chance } from './chance.ts';
import type { Game } from './game.ts';
import type { Position } from './position.ts';
import type { Json, Seat } from './shape.ts';

/** What decides next: nothing, before somebody is asked; a die; or what is drawn. */
export type Decides = 'nothing' | 'die' | 'draw';

/** A change, in the game's own words, and what decides after it. */
export interface Leads<Change = Json> {
  readonly change: Change;
  readonly then: Decides;
}
export interface Would<Change = Json> extends Leads<Change> {
  /** Where a die decides: what comes of its faces, those together that bring the same. */
  readonly faces: readonly (Leads<Change> & { readonly of: readonly number[] })[];
}

/** Thrown where chance is asked for something that nobody has said. */
class Undecided {
  readonly by: 'die' | 'draw';
  readonly sides: number;
  constructor(by: 'die' | 'draw', sides: number) {
    this.by = by;
    this.sides = sides;
  }
}
/** The die shows this; after that nobody knows. */
function showing(faces: readonly number[]): Chance {
  let rolled = 0;
  return {
    die(sides) {
      if (rolled === faces.length) throw new Undecided('die', sides);
      return faces[rolled++];
    },
    draw(pieces, count = pieces.length) {
      // One of one is no chance.
      if (count === 1) return pieces[0];
      throw new Undecided('draw', count);
    },
    reveal: () => {},
  };
}

interface Tried {
  readonly after: Position;
  readonly undecided: Undecided | null;
}
type Trying = Pick<Game, 'apply' | 'empty' | 'firstQuestion' | 'isReaction' | 'judge' | 'options'>;

function tryAnswer(game: Trying, p: Position, seat: Seat, action: Json, faces: readonly number[]): Tried {
  const chance = showing(faces);
  let [by, answer, from] = [seat, action, p];
  for (;;) {
    const after = game.empty();
    try {
      game.apply(from, by, answer, chance, undefined, after);
    } catch (error) {
      if (!(error instanceof Undecided)) throw error;
      return { after, undecided: error };
    }
    const next = game.firstQuestion(after);
    if (next === null || !game.isReaction(after, next.seat)) return { after, undecided: null };
    [by, answer, from] = [next.seat, PASS, after];
  }
}
const PASS: Json = { pass: true };

/** Dice with more sides are not tried out face by face. */
const MOST_SIDES = 6;

/** The answer with what can only be answered in one way; as it was given, if more is missing. */
function completed(game: Trying, p: Position, seat: Seat, action: Json): Json {
  let answer = action;
  for (let fields = 0; fields < MOST_FIELDS && !game.judge(p, seat, answer).allowed; fields++) {
    const { options } = game.options(p, seat, answer);
    if (options.length !== 1) return action;
    answer = { ...(answer as object), ...(options[0] as object) };
  }
  return answer;
}
const MOST_FIELDS = 4;

/** A refusal throws `Refused`, and so does an answer that is not whole. */
export function wouldDo(
  game: Trying,
  changes: (before: Position, after: Position, seat: Seat) => Json,
  p: Position,
  seat: Seat,
  given: Json,
): Would {
  const action = completed(game, p, seat, given);
  const leads = ({ after, undecided }: Tried): Leads => ({
    change: changes(p, after, seat),
    then: undecided?.by ?? 'nothing',
  });
  const tried = tryAnswer(game, p, seat, action, []);
  const first = leads(tried);
  const sides = tried.undecided?.by === 'die' ? tried.undecided.sides : 0;
  if (sides === 0 || sides > MOST_SIDES) return { ...first, faces: [] };
  const faces: { of: number[]; change: Json; then: Decides }[] = [];
  for (let face = 1; face <= sides; face++) {
    const each = leads(tryAnswer(game, p, seat, action, [face]));
    const same = faces.find(
      ({ change, then }) => then === each.then && JSON.stringify(change) === JSON.stringify(each.change),
    );
    if (same === undefined) faces.push({ of: [face], ...each });
    else same.of.push(face);
  }
  return { ...first, faces };
}
