/** A table looked back at: the same table, with a scrubber at its foot. */

import './replay.css';
import { useEffect, useMemo } from 'preact/hooks';
import { noteAddress, route } from '../route.ts';
import type { Stage } from '../table/context.ts';
import type { ReplayedProps } from '../table/staged.ts';
import { Aside } from './aside.tsx';
import { Beside } from './beside.tsx';
import { Dock } from './dock.tsx';
import { addressOf, byNamed, PastContext, pastOf } from './past.ts';
import { Words } from './words.tsx';

/** An address is not written anew with every moment of a game that is being played. */
const NOTE_MS = 500;

export function ReplayedTable({ id, Opened }: ReplayedProps) {
  const at = route.value.page === 'table' ? route.value.replay : null;
  const past = useMemo(() => pastOf(id, at?.at ?? null), [id]);
  const stage = useMemo(
    (): Stage => ({
      name: 'past',
      Words,
      Beside,
      Foot: Dock,
      Aside,
      moment() {
        const { moment, by, isOpen } = past.replay;
        return isOpen.value
          ? { seq: moment.value, as: by.value === 'open' ? 'all' : by.value }
          : { seq: moment.value };
      },
    }),
    [past],
  );
  const { replay, face } = past;
  const isThere = replay.frames.value.length > 0 && face.value !== null;
  useEffect(() => {
    if (isThere && at?.by) replay.see(byNamed(past, at.by));
  }, [isThere, at?.by]);
  useEffect(() => {
    if (isThere && typeof at?.at === 'number') replay.seek(ownMoment(past, at.at));
  }, [at?.at]);
  const address = isThere ? addressOf(past) : null;
  useEffect(() => {
    if (address === null) return;
    const timer = setTimeout(() => noteAddress(address), NOTE_MS);
    return () => clearTimeout(timer);
  }, [address]);
  return (
    <PastContext.Provider value={past}>
      <Opened store={replay} stage={stage} />
    </PastContext.Provider>
  );
}

/** The moment that a link names, which counts as spectators do. */
const ownMoment = ({ replay }: ReturnType<typeof pastOf>, open: number): number =>
  replay.frames.value.findLast((frame) => frame !== undefined && frame.open <= open)?.seq ?? open;
