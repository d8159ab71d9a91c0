/** Scenes of Successors for its tests: what is not said is as in `scene` below. */

import { type Seat, setScene, type Table } from '@diadochi/kernel';
import { kept } from '@diadochi/kernel/scenes';
import { successors } from '../src/index.ts';

export { asked, offered, seen, told } from '@diadochi/kernel/scenes';

interface By<T> {
  readonly [name: string]: T;
}
type Options = By<boolean>;
type Owner = Seat | 'independent' | null;
type Step =
  | 'discardGenerals'
  | 'placement'
  | 'preparations'
  | 'usurper'
  | 'turnOrder'
  | 'reinforcements'
  | 'cards'
  | 'surrender'
  | 'tyche'
  | 'activation'
  | 'sailing'
  | 'forage'
  | 'settle'
  | 'endOfRound'
  | 'isolation'
  | 'turnEnd'
  | 'nextTurn';
export interface Scene {
  readonly seats?: number;
  readonly options?: Options;
  readonly turn?: number;
  readonly round?: number;
  /** Whose Player Turn it is: the First Player's unless said otherwise. */
  readonly active?: Seat;
  readonly step?: Step;
  readonly colours?: readonly string[];
  readonly first?: Seat;
  readonly direction?: 'left' | 'right';
  readonly usurper?: Seat;
  /** Whole Provinces, then single spaces. */
  readonly provinces?: By<Owner>;
  readonly pcs?: By<Owner>;
  readonly newPcs?: readonly string[];
  /** `0 pella`, `0 pella inside`, `0 dispersed`, `0 waiting`, `0 killed`, `reserve`; an Independent one: `lamia`. */
  readonly generals?: By<string>;
  readonly newcomers?: readonly string[];
  readonly popularity?: By<number>;
  /** `0 pella loyal 2 mercenary 1`, `0 tyros inside royal 2` */
  readonly units?: readonly string[];
  readonly dispersed?: By<By<number>>;
  readonly waiting?: By<By<number>>;
  readonly gone?: By<number>;
  /** CUs in their holding boxes, full if not said. */
  readonly boxes?: By<number>;
  /** `pella`, `pella inside`, `babylon by 0`, `box`, `dead` */
  readonly royals?: By<string>;
  readonly burier?: Seat;
  /** Effects of cards that last: who has what the card hands out, on whom it lies. */
  readonly lasting?: By<{
    readonly holder?: Seat;
    readonly general?: string;
    readonly space?: string;
    readonly province?: string;
    readonly seat?: Seat;
  }>;
  /** Cities with a Looted marker. */
  readonly looted?: readonly string[];
  /** Who is a Champion no longer. */
  readonly successors?: readonly Seat[];
  /** `upgraded`, `dispersed`, and a seat for a Fleet that goes with nothing: `0 dispersed`. */
  readonly fleets?: By<string>;
  /** Siege Points: `0 2`: two of seat 0. */
  readonly sieges?: By<string>;
  /** 16.1: `building alexandreia`, `complete alexandreia`. */
  readonly capitals?: By<string>;
  /** `loyal 4` */
  readonly training?: By<string>;
  readonly hands?: By<readonly string[]>;
  /** D6-36: the cards of other hands that each seat knows of. */
  readonly known?: By<readonly string[]>;
  readonly discard?: readonly string[];
  readonly out?: readonly string[];
  /** Who wants to be asked in which window: `{ 1: { seaCards: 'always' } }`. */
  readonly orders?: By<By<string>>;
  /** No card is left in the draw pile. */
  readonly emptyPile?: boolean;
  readonly front?: By<Seat>;
  readonly facedown?: number;
  /** S9.2-04: the movement die, if it has been rolled: then the Activation Segment is under way. */
  readonly die?: number;
  /** What has moved in this Segment: Generals, Royal Family Members, CUs (`0 pella loyal 2`). */
  readonly moved?: By<readonly string[]>;
  /** 13: the group at sea: where, embarked from where, with which CUs (`loyal 2`) and Fleets; the Generals are `0 aboard`. */
  readonly voyage?: {
    readonly at: string;
    readonly from: string;
    readonly units?: string;
    readonly escort?: readonly string[];
    readonly spent?: number;
    readonly landSpent?: number;
  };
  /** In the midst of a Procedure: pieces may be where they cannot stay. */
  readonly unsettled?: boolean;
  /** What chance gives. */
  readonly dice?: readonly number[];
  readonly draws?: readonly string[];
}

/** A scene on an otherwise empty map: Game Turn I, the Activation Segment of seat 0 in a game for four. */
export const scene = (position: Scene): Table => sceneOf(successors, position);
/** The same with another game: that of a content pack. */
export function sceneOf(
  game: typeof successors,
  { seats = 4, options = {}, turn = 1, dice = [], draws = [], ...parts }: Scene,
): Table {
  return kept(setScene(game, { seats, options, position: { turn, round: 1, ...parts }, dice, draws }));
}
/** Those who are dealt to four players, in the order in which tests draw them. */
export const EIGHT = [
  'perdikkas',
  'antipatros',
  'krateros',
  'ptolemaios',
  'leonnatos',
  'peithon',
  'antigonos',
  'eumenes',
];

/** A game from its set-up. */
export function newGame(
  seats: number,
  { dice = [], draws = [], options = {} }: { dice?: number[]; draws?: string[]; options?: Options } = {},
): Table {
  return kept(setScene(successors, { seats, options, position: 'standard', dice, draws }));
}
