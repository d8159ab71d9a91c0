/** 3.6 Legitimacy: what gives it and what costs it, each by its clause. */

import type { Seat } from '@diadochi/kernel';
import { type General, HEIR, type Royal } from '../../box.ts';
import { type Board, INDEPENDENT, modifiers, type Owner } from '../../contract.ts';
import { isLiving, ownerOf } from '../../position/generals.ts';
import { generalUnder, isHeldBy } from '../../position/lasting.ts';
import { holderOf } from '../../position/places.ts';
import { burierOf, controlsRoyal, royalFacts } from '../../position/royals.ts';
import { isChampion, legitimacyOf } from '../../position/scores.ts';
import type { Source } from './3.5-victory-points.ts';
import { tombHolder } from './3.8-burial.ts';

type Given = [by: (p: Board, seat: Seat) => number, when: (p: Board, seat: Seat) => boolean];

/** S3.6-04 to S3.6-09, S3.6-10, S3.6-11: a royal person; of several Heirs only the one with the highest value. */
const person = (name: string): Given => [
  (p) => royalFacts(p, royalNamed(p, name)).legitimacy,
  (p, seat) => {
    const royal = royalNamed(p, name);
    return controlsRoyal(p, seat, royal) && counts(p, seat, royal);
  },
];
/** S3.6-16, S3.6-17: a General who is worth something by himself. */
const dear = (name: string): Given => [
  (p) => p.box.generals[generalNamed(p, name)].legitimacy,
  (p, seat) => {
    const general = generalNamed(p, name);
    return ownerOf(p, general) === seat && isLiving(p, general);
  },
];
/** S3.6-18, S3.6-19: the markers that a player has by events of cards: those that give, or those that cost. */
const markers = (isSuch: (legitimacy: number) => boolean): Given => [
  (p, seat) => {
    let sum = 0;
    for (const { card, effect } of p.box.lasting['legitimacy-marker'])
      if (isSuch(effect.legitimacy) && isHeldBy(p, card, seat)) sum += effect.legitimacy;
    return sum;
  },
  () => true,
];

const sources = modifiers<[Seat]>({
  'S3.6-04': person('alexandros'),
  'S3.6-05': person('philippos'),
  'S3.6-06': person('herakles'),
  'S3.6-07': person('olympias'),
  'S3.6-08': person('kleopatra'),
  'S3.6-09': person('thessalonike'),
  'S3.6-12': [(p) => p.box.content.victory.champion, (p, seat) => isChampion(p, seat)],
  'S3.6-13': [(p) => p.box.tombLegitimacy.pella, (p, seat) => burierOf(p) === seat],
  'S3.6-14': [(p) => p.box.tombLegitimacy.elsewhere, (p, seat) => tombHolder(p) === seat],
  'S3.6-15': [
    (p) => p.box.provinces[p.box.makedonia].legitimacy,
    (p, seat) => holderOf(p, p.box.makedonia) === seat,
  ],
  'S3.6-16': dear('perdikkas'),
  'S3.6-17': dear('leonnatos'),
  'S3.6-18': markers((legitimacy) => legitimacy > 0),
  'S3.6-19': markers((legitimacy) => legitimacy < 0),
  'S3.6-20': [condemnation, () => true],
});

/** S3.6-01, D3-11: the sum of all sources and penalties, never below 0. */
export const legitimacy = (p: Board, seat: Seat): number => Math.max(0, sources.sum(p, seat));
/** D16-25: what would be left to a Champion who is one no longer: penalties count as before, and it is never below 0. */
export const legitimacyAsSuccessor = (p: Board, seat: Seat): number =>
  Math.max(0, sources.sum(p, seat) - (isChampion(p, seat) ? p.box.content.victory.champion : 0));
/** S3.6-02: the Independent Faction has none. */
export const legitimacyOfOwner = (p: Board, owner: Owner): number =>
  owner === INDEPENDENT ? 0 : legitimacyOf(p, owner);

const royalNamed = (p: Board, name: string): Royal => p.box.royalNumbers[name];
const generalNamed = (p: Board, name: string): General => p.box.generalNumbers[name];

function counts(p: Board, seat: Seat, royal: Royal): boolean {
  const { sort, legitimacy } = royalFacts(p, royal);
  if (sort !== HEIR) return true;
  for (let other = 0; other < p.box.royals.length; other++) {
    if (other === royal || royalFacts(p, other).sort !== HEIR || !controlsRoyal(p, seat, other)) continue;
    const rival = royalFacts(p, other).legitimacy;
    if (rival > legitimacy || (rival === legitimacy && other < royal)) return false;
  }
  return true;
}
/** S3.6-20, D6-11: while a condemned General lives, his Faction has less. */
function condemnation(p: Board, seat: Seat): number {
  let sum = 0;
  for (const { card, effect } of p.box.lasting.condemn) {
    const general = generalUnder(p, card);
    if (general !== null && ownerOf(p, general) === seat && isLiving(p, general)) sum += effect.legitimacy;
  }
  return sum;
}

const named: { readonly [clause: string]: string } = {
  'S3.6-04': 'alexandros',
  'S3.6-05': 'philippos',
  'S3.6-06': 'herakles',
  'S3.6-07': 'olympias',
  'S3.6-08': 'kleopatra',
  'S3.6-09': 'thessalonike',
  'S3.6-15': 'makedonia',
  'S3.6-16': 'perdikkas',
  'S3.6-17': 'leonnatos',
};
export const legitimacySources = (p: Board, seat: Seat): Source[] =>
  sources.reasons(p, seat).map(({ clause, by }) => ({ clause, what: named[clause] ?? null, by }));
