/** The language of the page: two letters to look at, all languages by their own names to choose from. */

import './forms.css';
import { language, say, speak, spoken } from '../messages.ts';
import { announce } from './announce.ts';

/** 'Deutsch', 'English': whoever looks for a language knows it by that name. */
function ownName(tongue: string): string {
  const name = new Intl.DisplayNames([tongue], { type: 'language' }).of(tongue) ?? tongue;
  return name.charAt(0).toLocaleUpperCase(tongue) + name.slice(1);
}

function choose(tongue: string): void {
  speak(tongue).then(
    () => announce(ownName(tongue)),
    () => announce(say('problem.offline')),
  );
}

export function LanguageChoice() {
  return (
    <span class="language-choice">
      <span aria-hidden="true">{language.value.toLocaleUpperCase()}</span>
      <Languages />
    </span>
  );
}

/** The same with a label beside it, where there is room. */
export function LanguageRow() {
  return (
    <div class="language-row">
      <span aria-hidden="true">{say('look.language')}</span>
      <Languages inside="input" />
    </div>
  );
}

function Languages({ inside }: { readonly inside?: string }) {
  return (
    <select
      class={inside}
      aria-label={say('look.language')}
      title={say('look.language')}
      value={language.value}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {spoken.map((tongue) => (
        <option key={tongue} value={tongue} lang={tongue}>
          {ownName(tongue)}
        </option>
      ))}
    </select>
  );
}
