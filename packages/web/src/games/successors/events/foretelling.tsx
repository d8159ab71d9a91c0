/** Asks, as long as a card has to be played, what each card of the hand could be used on now, and puts it into words. */

import type { CardForecast, UseForecast } from '@diadochi/successors';
import { useLayoutEffect } from 'preact/hooks';
import { useServerAnswer } from '../../../ahead/server-answer.ts';
import { language, say, seatName } from '../../../messages.ts';
import { box, cardOf, majorOf } from '../content.ts';
import { type Foretold, foretold } from '../foretold.ts';
import { fleetName, generalName, provinceName, royalName, spaceName } from '../names.ts';

type Told = CardForecast | { readonly error: unknown };

export function Foretelling({ cards }: { readonly cards: readonly string[] }) {
  const told = useServerAnswer(
    'forecast',
    cards.map((card) => ({ card })),
    (source, asked) => source.forecast<Told>(asked),
  );
  const words = Object.fromEntries(
    (told ?? []).flatMap((each, i) =>
      'error' in each ? [] : [[cards[i], foretoldOf(cards[i], each as CardForecast)]],
    ),
  );
  useLayoutEffect(() => {
    foretold.value = words;
  }, [JSON.stringify(words)]);
  useLayoutEffect(
    () => () => {
      foretold.value = {};
    },
    [],
  );
  return null;
}

function foretoldOf(card: string, { event, placePcs, forceMarch, upgrade, recruit }: CardForecast): Foretold {
  const { ops: printed, type } = cardOf(card) ?? {};
  const ops = printed ?? 0;
  const ofEvent = event === undefined ? null : wordsOf(event);
  const then = type === 'bonus' ? say('successors.event.now.then', { ops }) : null;
  const uses: { [use: string]: string | null } = {
    event: ofEvent,
    placePcs: placePcs === undefined ? say('successors.event.now.noPcs') : pcWords(placePcs, ops),
    forceMarch:
      forceMarch === undefined
        ? null
        : joined(choiceWords(forceMarch), say('successors.event.now.mps', { ops })),
    upgrade: upgrade === undefined ? null : (wordsOf(upgrade, say('successors.event.now.noVp')) as string),
    recruit: recruit === undefined ? null : joined(choiceWords(recruit)),
  };
  return {
    now: ofEvent === null ? null : joined(ofEvent, then),
    uses: Object.fromEntries(
      Object.entries(uses).flatMap(([use, said]) => (said === null ? [] : [[use, said]])),
    ),
  };
}
function joined(...parts: readonly (string | null)[]): string {
  const said = parts.filter((part) => part !== null).join(', ');
  return said.charAt(0).toLocaleUpperCase(language.value) + said.slice(1);
}

/** On what, and what that changes; null where the card itself says all there is to say. */
function wordsOf(use: UseForecast, unchanged: string | null = null): string | null {
  const change = changeWords(use) ?? unchanged;
  if (use.of === null) return change === null ? null : joined(change);
  return joined(choiceWords(use), change);
}

/** So many are named. */
const FEW = 3;
const NAMES: { readonly [of in NonNullable<UseForecast['of']>]: (id: string) => string } = {
  space: spaceName,
  general: generalName,
  royal: royalName,
  fleet: fleetName,
  seat: (id) => seatName.value(Number(id)),
  province: provinceName,
};
const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(language.value, { type: 'disjunction' }).format(names);
function choiceWords({ of, ids }: UseForecast): string {
  if (of === null) return '';
  if (of === 'general') return generalWords(ids);
  if (ids.length <= FEW) return listed(ids.map(NAMES[of]));
  const province = of === 'space' ? sameProvince(ids) : null;
  return province === null
    ? say(`successors.event.now.${of}`, { count: ids.length })
    : say('successors.event.now.spacesOf', { count: ids.length, province });
}
/** Major Generals by their names; any Minor General is as good as another. */
function generalWords(ids: readonly string[]): string {
  const majors = ids.filter((id) => majorOf(id) !== undefined);
  if (majors.length > FEW) return say('successors.event.now.general', { count: ids.length });
  const others = ids.length > majors.length ? [say('successors.event.now.minor')] : [];
  return listed([...majors.map(generalName), ...others]);
}
function sameProvince(spaces: readonly string[]): string | null {
  const [first, ...others] = spaces.map(
    (id) => box().spaces.find((space) => space.id === id)?.province ?? null,
  );
  return first !== null && others.every((each) => each === first) ? first : null;
}
function pcWords({ ids }: UseForecast, ops: number): string {
  return ids.length <= FEW + 1
    ? say('successors.event.now.pcsAt', { ops, names: listed(ids.map(spaceName)) })
    : say('successors.event.now.pcs', { ops, count: ids.length });
}

/** What one choice changes at the best. */
function changeWords({ ids, vp, l, theirs }: UseForecast): string | null {
  const upTo = ids.length > 1 ? 'yes' : 'no';
  const said = [
    ...(vp === 0 ? [] : [say('successors.event.now.vp', { by: signed(vp), upTo })]),
    ...(l === 0 ? [] : [say('successors.event.now.l', { by: signed(l), upTo })]),
    ...(theirs === 0 ? [] : [say('successors.event.now.theirs', { by: signed(theirs), upTo })]),
  ];
  return said.length === 0 ? null : said.join(', ');
}
const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
