/** What each answer would do is told where it is chosen: on the map, on its button, beside what is to be confirmed. */

import './would.css';
import type { ChangeForecast } from '@diadochi/successors';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { useLookingAhead } from '../../../ahead/asking.ts';
import type { Fields } from '../../../api.ts';
import { useTable } from '../../../table/context.ts';
import { answerOf } from '../../../table/walk.ts';
import { nameOfAnswer } from '../../../table/would.ts';
import { isGesture, isPlace } from '../field-sorts.ts';
import { foretelling } from '../marching.ts';
import { isOpen } from '../places.ts';
import { WouldNote } from '../would-note.ts';
import { Burial } from './burial.tsx';
import { Note, useLooking } from './card.tsx';
import { foreseen } from './foreseen.ts';
import { type Foreseen, shortOf } from './lines.ts';
import { TurnOrders } from './order.tsx';
import { STANDING, Stand } from './stand.tsx';
import { Tip, tagsFor } from './tags.tsx';
import { isTriedOut } from './ways.ts';

export function Ahead() {
  const { answer, isPast } = useTable();
  const kind = answer.question.value?.kind ?? null;
  const at = useLooking();
  useLookingAhead<ChangeForecast>({
    isTriedOut: (each, verb, first) => isTriedOut(each, verb) && !(first && isGesture(verb)),
    shortOf: (would) => (at === null ? null : shortOf(would, at)),
  });
  useOnMap();
  useLayoutEffect(() => {
    WouldNote.value = Note;
    return () => {
      WouldNote.value = null;
    };
  }, []);
  if (isPast || kind === null) return null;
  if (kind === 'turnOrder' && !answer.complete.value) return <TurnOrders />;
  if (answer.steps.value.length > 0) return null;
  if (kind === 'bury') return <Burial />;
  return STANDING.includes(kind) ? <Stand key={answer.question.value?.id} /> : null;
}

/** On the map: every space that can be chosen carries what that would do, and tells it in full to whoever points at it. */
function useOnMap(): void {
  const { answer } = useTable();
  const known = foreseen.value;
  const begun = answerOf(answer.steps.value);
  const places = answer.choices.value.filter((choice) => isPlace(choice.field) && isOpen(choice));
  const spaces = useMemo(() => {
    const found = new Map<string, { readonly answer: Fields; readonly would: Foreseen }>();
    for (const { field, value } of places) {
      const each = { ...begun, [field]: value };
      const would = known[nameOfAnswer(each)];
      if (would != null && !found.has(String(value))) found.set(String(value), { answer: each, would });
    }
    return found;
  }, [known, places.length, JSON.stringify(begun)]);
  const at = useLooking();
  const tags = [...spaces].flatMap(([space, { would }]) => {
    const said = at === null ? null : shortOf(would, at);
    return said === null ? [] : [{ space, words: said, counts: would.change.scores !== undefined }];
  });
  const Above = useMemo(() => tagsFor(tags), [JSON.stringify(tags)]);
  useLayoutEffect(() => {
    foretelling.value =
      spaces.size === 0
        ? null
        : {
            Below: Nothing,
            Above,
            tip(space) {
              const there = spaces.get(space);
              return there === undefined ? null : <Tip space={space} would={there.would} />;
            },
            pointed: () => {},
            pressed: () => false,
            pinned: null,
            places: null,
          };
    return () => {
      foretelling.value = null;
    };
  }, [spaces, Above]);
}
const Nothing = () => null;
