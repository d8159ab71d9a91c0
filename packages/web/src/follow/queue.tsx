/** What is told and what waits to be told, over the board: of what waits, kind and place only, never how it ends. */

import { classes } from '../look/classes.ts';
import { say } from '../messages.ts';
import { useTable } from '../table/context.ts';
import { isWide } from '../table/wide.ts';
import type { Scene } from './scene.ts';
import { soFar } from './scenes.ts';
import { toldBy } from './told-by.ts';
import { useTeller } from './use-teller.ts';

const MOST = 6;

export function Queue() {
  const { story, store } = useTable();
  const { book, scenes, now } = useTeller();
  const isSince = story.mode.value === 'since';
  const isShown = story.isTelling.value;
  const scene = now.value;
  const until = story.until.value ?? store.view.value?.seq ?? 0;
  const isAsked = store.asked.value.some(({ seat }) => seat === store.me.value);
  // Who answers has other things on the board.
  if (isAsked && !isShown) return null;
  return (
    <>
      <book.Stage scenes={scenes.value} now={scene} until={until} isSince={isSince} />
      {scene !== null && book.Card !== undefined && isShown && (
        <div class="story-card-box" aria-hidden="true">
          <book.Card key={scene.no} scene={scene} />
        </div>
      )}
      {isShown && !isSince && isWide.value && scenes.value.length > 1 && (
        <Row scenes={scenes.value} now={scene && soFar(scene, store.log.value, book)} />
      )}
    </>
  );
}

function Row({ scenes, now }: { readonly scenes: readonly Scene[]; readonly now: Scene | null }) {
  const { book, go } = useTeller();
  const at = now?.no ?? 0;
  // The one that is shown has some before it and some after it.
  const first = Math.max(0, Math.min(at - 3, scenes.length - MOST));
  const shown = scenes.slice(first, first + MOST);
  const more = scenes.length - first - shown.length;
  return (
    <section class="scene-queue" aria-label={say('follow.queue')}>
      <ol>
        {shown.map((each) => {
          const scene = each.no === at && now !== null ? now : each;
          const { no, kind, count } = scene;
          const waits = no > at;
          const place = scene.places.at(-1);
          const words = say(`follow.kind.${kind}`);
          const title = waits
            ? words
            : count > 1
              ? say('follow.marches', { count })
              : (book.title?.(scene) ?? words);
          const below = [
            title === words ? '' : words,
            place === undefined || !(waits || title === words) ? '' : book.placeName(place),
          ].filter(Boolean);
          return (
            <li key={no} class={classes(no === at && 'now', waits && 'later')}>
              <button type="button" aria-current={no === at ? 'step' : undefined} onClick={() => go(scene)}>
                <span class={classes('scene-no', !waits && toldBy(scene))}>{no}</span>
                <span>
                  {title}
                  <small>{below.join(' · ')}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {more > 0 && <span class="scene-more">+{more}</span>}
    </section>
  );
}
