/** Which page is shown. Each page is a file of its own, loaded when it is wanted. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Announcer } from './look/announcer.tsx';
import { Notice } from './look/notice.tsx';
import { loadGameMessages, say } from './messages.ts';
import { type Route, route } from './route.ts';
import { beginVisit } from './visit.ts';

const lobby = async () => {
  const [page] = await Promise.all([
    // By name: for a module taken as a whole the bundler would add a file to every page.
    import('./lobby/lobby-page.tsx').then(({ LobbyPage }) => LobbyPage),
    loadGameMessages('lobby'),
  ]);
  return page;
};
const table = () => import('./enter/enter-table.tsx').then(({ EnterTable }) => EnterTable);

const owners = () => import('./owners/owners-page.tsx').then(({ OwnersPage }) => OwnersPage);

const rules = () => import('./rules/loading.ts').then(({ loadRulesPage }) => loadRulesPage());

/** Begins to load the page that the address asks for, while the texts are still on their way. */
export const loadPage = async (): Promise<void> => {
  const at = route.value;
  if (at.page === 'table') beginVisit(at.id);
  await { lobby, table, rules, content: owners, nowhere: async () => null }[at.page]().catch(() => null);
};

export function App() {
  const at = route.value;
  return (
    <>
      <button type="button" class="skip" onClick={skip}>
        {say('page.skip')}
      </button>
      {at.page === 'lobby' && <Loaded from={lobby} props={{}} />}
      {at.page === 'table' && <Loaded key={at.id} from={table} props={at} />}
      {at.page === 'content' && <Loaded key={at.game} from={owners} props={at} />}
      {at.page === 'rules' && <Loaded key={at.game} from={rules} props={at} />}
      {at.page === 'nowhere' && <Notice title={say('page.nowhere')} text={say('page.nowhereHint')} home />}
      <Announcer />
    </>
  );
}

/** No link to a place in the page: the end of a table's address is where the secret of a seat stands. */
const skip = () => document.getElementById('main')?.focus();

export type TableRoute = Extract<Route, { page: 'table' }>;
export type RulesRoute = Extract<Route, { page: 'rules' }>;
export type ContentRoute = Extract<Route, { page: 'content' }>;

function Loaded<P extends object>({
  from,
  props,
}: {
  readonly from: () => Promise<ComponentType<P>>;
  readonly props: P;
}) {
  const [Page, setPage] = useState<ComponentType<P> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    from().then(
      (page) => setPage(() => page),
      () => setFailed(true),
    );
  }, [from]);
  if (failed) return <Notice title={say('page.offline')} text={say('page.offlineHint')} again />;
  return Page === null ? null : <Page {...props} />;
}
