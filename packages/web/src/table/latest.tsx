/** What happened last, for whoever is not asked. */

import { Emblem } from '../look/emblem.tsx';
import { Stroke } from '../look/icon.tsx';
import { say } from '../messages.ts';
import { useTable } from './context.ts';
import { Sentence } from './sentence.tsx';
import { subjectOf } from './subject.ts';

export function Latest() {
  const { store, story, stage } = useTable();
  const now = store.view.value?.seq ?? 0;
  const last = store.log.value.findLast(({ seq, messages }) => seq <= now && messages.length > 0);
  if (last === undefined) return <p class="latest">{say('table.log.empty')}</p>;
  const about = last.messages.map(subjectOf).find((seat) => seat !== null) ?? undefined;
  return (
    <div class="latest">
      {about !== undefined && <Emblem seat={about} size={18} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long entry is scrolled, by keys too */}
      <p tabIndex={0}>
        {last.messages.map((message, i) => (
          <Sentence key={i} message={message} ruled />
        ))}
      </p>
      {stage === null && (
        <button
          type="button"
          class="button quiet square"
          aria-label={say('table.follow')}
          title={say('table.follow')}
          onClick={() => {
            story.isWanted.value = true;
          }}
        >
          <Stroke name="eye" size={17} />
        </button>
      )}
    </div>
  );
}
