/** What is loaded when somebody opens the rules: their page or panel, its texts, and the outline of the book. */

import { languages } from 'virtual:languages';
import { effect } from '@preact/signals';
import { broughtAlong, language } from '../messages.ts';

let texts: Promise<void> | null = null;

/** In the language of the page; if another is chosen later, in that. */
function loadTexts(): Promise<void> {
  texts ??= new Promise((resolve, reject) =>
    effect(() => {
      const tongue = language.value;
      languages[tongue].rules().then(({ default: found }) => {
        if (language.peek() === tongue) broughtAlong.value = found;
        resolve();
      }, reject);
    }),
  );
  texts.catch(() => {
    texts = null;
  });
  return texts;
}

export async function loadRulesBeside() {
  const [{ RulesBeside }] = await Promise.all([import('./beside.tsx'), loadTexts()]);
  return RulesBeside;
}
export async function loadRulesPage() {
  const [{ RulesPage }] = await Promise.all([import('./rules-page.tsx'), loadTexts()]);
  return RulesPage;
}
