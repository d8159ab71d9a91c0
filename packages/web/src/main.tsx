/** The page: its texts first, then whatever the address asks for. */

import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './look/components.css';
import { render } from 'preact';
import { App, loadPage } from './app.tsx';
import { loadMessages } from './messages.ts';

// No top-level await: the pages are built on this file, and would wait for it while it waits for them.
void Promise.all([loadMessages(), loadPage()]).then(() =>
  render(<App />, document.getElementById('page') as HTMLElement),
);
