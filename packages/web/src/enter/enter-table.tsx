/** The way to a table: by the link of a seat, by a seat taken before, or to watch. */

import { useEffect, useState } from 'preact/hooks';
import { ApiProblem } from '../api.ts';
import type { TableRoute } from '../app.tsx';
import { Notice } from '../look/notice.tsx';
import { say } from '../messages.ts';
import { sayProblem } from '../problems.ts';
import { dropSecret } from '../route.ts';
import { ownSeat } from '../seats.ts';
import { withWords } from '../table/lazy.tsx';
import { TablePage } from '../table/table-page.tsx';
import { type Found, visit } from '../visit.ts';
import type { TakeSeatProps } from './take-seat.tsx';
import './enter.css';

/** Whoever sits already does not need it. */
const TakeSeat = withWords<TakeSeatProps>(async () => (await import('./take-seat.tsx')).TakeSeat);

type Outcome = Found | { readonly problem: unknown };

export function EnterTable({ id, secret }: TableRoute) {
  const [found, setFound] = useState<Outcome | null>(null);
  // A new secret is a new visit: the table may have filled up since.
  useEffect(() => {
    if (secret === null && found !== null) return;
    visit(id).then(setFound, (problem) => setFound({ problem }));
  }, [id, secret]);

  if (found === null) return null;
  if ('problem' in found) {
    const { problem } = found;
    const status = problem instanceof ApiProblem ? problem.status : null;
    if (status === 404) return <Notice title={say('enter.lost')} text={say('enter.lostHint')} home />;
    const text = status === 0 ? say('page.offlineHint') : sayProblem(problem);
    return <Notice title={say('page.offline')} text={text} again home />;
  }
  if (secret !== null) {
    const seated = () => {
      setFound(null);
      dropSecret();
    };
    return <TakeSeat table={found.table} own={ownSeat(id)} secret={secret} onSeated={seated} />;
  }
  return <TablePage id={id} table={found.table} />;
}
