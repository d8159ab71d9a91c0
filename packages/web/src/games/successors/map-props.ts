/**
 * What the map is given. It knows nothing of questions and answers: whoever puts it on the table says which spaces may
 * be chosen and hears which one was. What it reads of the table and the content is named here, and nothing else.
 *
 *   <SuccessorsMap table={view.table} content={content} choices={spaces} onChoose={choose} />
 *
 * It fills the element that it lies in (that one needs a size). `showOnMap(space)` of map-going.ts moves every map on
 * the page to a space: from a line of the log, a name in a panel.
 */

import type { ComponentChildren, ComponentType, RefObject } from 'preact';
import type { Item } from '../../content/items.ts';
import type { Choice } from '../../table/walk.ts';
import type { Placement } from './labels.ts';
import type { Stones } from './labels-sieges.ts';
import type { Sketch } from './labels-sketch.ts';
import type { Camera } from './map-camera.ts';

/** A seat, or nobody's. */
export type Owner = number | 'independent';
export type Side = 'outside' | 'inside';

export interface SuccessorsMapProps {
  readonly table: MapTable;
  /** The content that the table is played with: kinds, paths and victory points are drawn from it. */
  readonly content: MapContent;
  /** The spaces that can be chosen now: purple rings, and nothing else is purple. */
  readonly choices: ReadonlySet<string>;
  /** A space that is among the choices was pressed (or Enter). Any other opens what lies there. */
  readonly onChoose: (space: string) => void;
  /** Chosen already, as a part of the answer that is being given: a full ring. */
  readonly chosen?: ReadonlySet<string> | undefined;
  /** Why a space is not among the choices, for whoever points at it; null when it was no question at all. */
  readonly whyNot?: ((space: string) => Choice['why']) | undefined;
  /** The answer asks for inside or outside of this city next: the map offers both places there. */
  readonly sides?: SidesAsked | null | undefined;
  /** Spaces that something else points at (a province in a panel, a card): a golden ring, no promise. */
  readonly highlight?: ReadonlySet<string> | undefined;
  /** How much of the map lies under other things (tracks above, hand below), in px: nothing is moved there. */
  readonly insets?: Insets | undefined;
  /** Where the map starts on a small screen: the space where something happens. The whole map otherwise. */
  readonly startAt?: string | null | undefined;
  /** What else is shown with a space that has been opened: what can be done with who stands there. */
  readonly more?: ((space: string) => ComponentChildren) | undefined;
  /** What is going on on the map: a march. */
  readonly guest?: MapGuest | null | undefined;
}

/** Something that draws and tells on the map besides what lies there. */
export interface MapGuest {
  /** Drawn under the symbols, and over the pieces. */
  readonly Below: ComponentType<Drawn>;
  readonly Above: ComponentType<Drawn>;
  /** Laid over the window, where it does not move with the map. */
  readonly Over?: ComponentType<Over> | undefined;
  /** What is told of a space that is pointed at, in the place of what is known of it; null: nothing. */
  tip(space: string): ComponentChildren | null;
  pointed(space: string | null): void;
  /** A piece was pressed; says whether that meant anything. */
  pressed(piece: { readonly at: string; readonly inside: boolean; readonly owner: Owner | null }): boolean;
  /** What stays beside a space. */
  readonly pinned: {
    readonly at: string;
    readonly content: ComponentChildren;
    /** Spaces that it should rather not cover. */
    readonly avoid: ReadonlySet<string>;
  } | null;
}
/** The window on the map, for what lies over it. */
export interface Over {
  readonly sketch: Sketch;
  readonly camera: RefObject<Camera | null>;
  /** Called whenever the map moves. */
  readonly pins: Set<() => void>;
  readonly insets: Insets;
}
/** The map as it is drawn now. */
export interface Drawn {
  readonly sketch: Sketch;
  readonly placement: Placement;
}

export interface SidesAsked {
  readonly at: string;
  readonly open: ReadonlySet<Side>;
  readonly onSide: (side: Side) => void;
}
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  /** What is covered of the foot just now, where that is less than `bottom` at times; the map does not move for it. */
  readonly covered?: number;
}

/** The part of the game's view that is on the map. */
export interface MapTable {
  readonly pcs: { readonly [space: string]: Owner };
  readonly holders: { readonly [province: string]: Owner };
  readonly stacks: readonly MapStack[];
  readonly royals: {
    readonly [royal: string]: {
      readonly at: string;
      readonly inside: boolean;
      readonly controller: number | null;
    } | null;
  };
  readonly generals: { readonly [general: string]: { readonly popularity: number } };
  readonly besieged: { readonly [space: string]: Owner };
  /** Siege Points, and how many take the space. */
  readonly sieges: { readonly [space: string]: Stones };
  /** What cards have left in spaces; and Provinces whose spaces feed only so many CUs. */
  readonly marks?: { readonly [space: string]: readonly Mark[] } | undefined;
  readonly barren?: { readonly [province: string]: number } | undefined;
  /** What cards say of Generals and royal persons. */
  readonly people?: { readonly [person: string]: PersonMark } | undefined;
  readonly factions: readonly { readonly colour: string }[];
  readonly active: number | null;
}
/** The last two: a Capital. */
export type Mark = 'looted' | 'engine' | 'building' | 'complete';
/** A General who is Condemned, with his loss of Legitimacy; or a bride, with whom she is promised to. */
export interface PersonMark {
  readonly card: string;
  readonly by: number | null;
  readonly seat: number | null;
}
export interface MapStack {
  readonly at: string;
  readonly inside: boolean;
  readonly owner: Owner;
  /** The commander first. */
  readonly generals: readonly string[];
  readonly units: { readonly [unit: string]: number };
  /** How many CUs in all. */
  readonly cus: number;
  readonly royals: readonly string[];
  /** S9.1-26: everything in it has moved in this Segment. */
  readonly spent?: boolean | undefined;
}

/** The part of the content that is on the map. */
export interface MapContent {
  readonly spaces: readonly MapSpace[];
  readonly paths: readonly MapPath[];
  readonly pathTypes: readonly { readonly id: string; readonly cost: number }[];
  readonly provinces: readonly MapProvince[];
  readonly majorGenerals: readonly MapGeneral[];
  readonly minorGenerals: readonly MapGeneral[];
  readonly independentArmies: readonly MapGeneral[];
  readonly royalFamily: readonly (Item & {
    readonly id: string;
    readonly name: Named;
    readonly kind: string;
  })[];
}
export type Named = { readonly en: string; readonly [language: string]: string | undefined };
export type SpaceKind = 'minor' | 'major' | 'stronghold' | 'transit';
export type PathType = 'land' | 'mountain' | 'strait' | 'sea' | 'transmed';

export interface MapSpace extends Item {
  readonly id: string;
  readonly name: Named;
  readonly province: string | null;
  readonly kind: SpaceKind;
  readonly port: boolean;
}
export interface MapPath {
  readonly ends: readonly string[];
  readonly type: PathType;
}
export interface MapProvince extends Item {
  readonly id: string;
  readonly name: Named;
  readonly vp: number;
  readonly controlRequired: number;
}
export interface MapGeneral extends Item {
  readonly id: string;
  readonly name: Named;
  readonly initiative: number;
  readonly battle: number;
  readonly seniority?: number | undefined;
}
