/** Tells screen readers what happens and what is asked, as it comes. */

import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { announce } from '../look/announce.ts';
import { sayMessage } from '../messages.ts';
import type { AtTable } from './context.ts';
import { promptWords } from './prompt.tsx';

export function useAnnouncing(at: AtTable): void {
  useEffect(() => {
    // What was there when the page was opened can be read in the log.
    let heard = at.store.view.peek()?.seq ?? 0;
    let asked = '';
    let wasTold = false;
    return effect(() => {
      if (at.scene.isHeld.value) return; // afterwards
      // Whoever tells what happened says it, a sentence a scene.
      const isTold = at.story.isTelling.value;
      const fresh = at.store.log.value.filter(({ seq }) => seq > heard);
      heard = fresh.at(-1)?.seq ?? heard;
      const isSaid = isTold || wasTold;
      wasTold = isTold;
      if (isTold) return;
      const words = (isSaid ? [] : fresh).flatMap(({ messages }) => messages.map(sayMessage));
      const prompt = promptWords(at);
      if (prompt !== asked) words.push(prompt);
      asked = prompt;
      if (words.length > 0) announce(words.join(' '));
    });
  }, [at]);
}
