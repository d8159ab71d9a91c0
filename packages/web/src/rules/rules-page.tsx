/** The rules as a page of their own, for links from outside. */

import './rules.css';
import { useEffect, useState } from 'preact/hooks';
import type { RulesRoute } from '../app.tsx';
import { Stroke } from '../look/icon.tsx';
import { LanguageChoice } from '../look/language-choice.tsx';
import { Notice } from '../look/notice.tsx';
import { ThemeToggle } from '../look/theme-toggle.tsx';
import { language, loadGameMessages, say } from '../messages.ts';
import { hasRules } from './library.ts';
import { Reader } from './reader.tsx';

export function RulesPage({ game, at }: RulesRoute) {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    // The names of Generals and places; without them the rules can be read all the same.
    loadGameMessages(game)
      .catch(() => {})
      .then(() => setSaid(true));
  }, [game]);
  useEffect(() => {
    document.title = `${say('rules.of', { game: say(`game.${game}.title`) })} – ${say('page.title')}`;
  }, [game, language.value]);
  if (!hasRules(game)) return <Notice title={say('page.nowhere')} text={say('page.nowhereHint')} home />;
  if (!isSaid) return null;
  return (
    <div class="rules rules-page">
      <header class="rules-page-head">
        <a class="button quiet square" href="/" aria-label={say('page.home')}>
          <Stroke name="back" />
        </a>
        <h1>{say('rules.of', { game: say(`game.${game}.title`) })}</h1>
        <LanguageChoice />
        <ThemeToggle />
      </header>
      <main id="main" tabIndex={-1}>
        <Reader game={game} at={at} show={null} />
      </main>
    </div>
  );
}
