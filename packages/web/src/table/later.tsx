/** What nobody needs for the first decision: each part is loaded when there is something for it to show. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { HotSeatProps } from '../hotseat/hot-seat.tsx';
import { announce } from '../look/announce.ts';
import { loadContentMessages, loadLaterMessages, loadPart, loadSoonMessages, say } from '../messages.ts';
import { lifted } from '../seats.ts';
import type { HeardProps } from '../sounds/heard.tsx';
import { wantsSounds } from '../sounds-wanted.ts';
import { useTable, useView } from './context.ts';
import { isFolded } from './ending.ts';
import { lazy, soon, withWords } from './lazy.tsx';
import type { MenuProps } from './menu.tsx';
import type { OpenRules } from './rules-state.ts';
import type { ReplayedProps, TrialProps } from './staged.ts';

export interface DialogProps {
  readonly onClose: () => void;
}
export const KeysHelp = withWords<DialogProps>(async () => (await import('./keys-help.tsx')).KeysHelp);
export const Menu = withWords<MenuProps>(async () => (await import('./menu.tsx')).Menu);

/** What was told: the last of it, and all. */
const told = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  soon<Props>(async () => {
    const [component] = await Promise.all([load(), loadSoonMessages()]);
    return component;
  });
export const Latest = told<object>(async () => (await import('./latest.tsx')).Latest);
export const Log = told<object>(async () => (await import('./log.tsx')).Log);

/** Few look back, and fewer try something out. */
const staged = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  withWords<Props>(async () => {
    const [component] = await Promise.all([load(), loadPart('replay')]);
    return component;
  });
export const ReplayedTable = staged<ReplayedProps>(
  async () => (await import('../replay/replayed-table.tsx')).ReplayedTable,
);
export const TrialTable = staged<TrialProps>(
  async () => (await import('../trial/trial-table.tsx')).TrialTable,
);

/** Loaded for those alone who want to hear something. */
const Heard = lazy<HeardProps>(async () => (await import('../sounds/heard.tsx')).Heard);
export function Sounds(props: HeardProps) {
  return wantsSounds.value ? <Heard {...props} /> : null;
}

/** Who tells what others did. */
const Follow = lazy<object>(async () => {
  const [{ Follow: Loaded }] = await Promise.all([import('../follow/follow.tsx'), loadPart('follow')]);
  return Loaded;
});
export function Following() {
  const { isTelling, isWanted, teller } = useTable().story;
  return isTelling.value || isWanted.value || teller.value !== null ? <Follow /> : null;
}

/** For people who share this device. */
export const HotSeat = withWords<HotSeatProps>(async () => (await import('../hotseat/hot-seat.tsx')).HotSeat);

export const SeatDialog = withWords<DialogProps>(
  async () => (await import('../seating/seat-dialog.tsx')).SeatDialog,
);
export const StewardDialog = withWords<DialogProps>(async () => {
  const [{ StewardDialog: Loaded }] = await Promise.all([
    import('../steward/steward-dialog.tsx'),
    loadLaterMessages(),
  ]);
  return Loaded;
});

/** At a table with clocks. */
const Left = withWords<object>(async () => (await import('./clock.tsx')).ClockLeft);
export function Clock() {
  const { latest, stage } = useTable();
  const info = latest.info.value;
  return info?.status === 'playing' && stage === null && (info.pace?.clock.kind ?? 'none') !== 'none' ? (
    <Left />
  ) : null;
}

const Strip = withWords<object>(async () => (await import('../seating/strip.tsx')).Strip);
/** What is asked of all, and what has become of one's own seat: seldom anything. */
export function SeatStrip() {
  const { latest, stage } = useTable();
  const info = latest.info.value;
  const me = latest.me.value;
  if (info === null || stage !== null) return null;
  const isPlayedFor = me !== null && info.seats[me]?.bot !== null && info.status === 'playing';
  return info.motions.length > 0 || isPlayedFor || latest.gone.value || lifted.value ? <Strip /> : null;
}

export const OutcomeStrip = withWords<object>(async () => (await import('./outcome.tsx')).OutcomeStrip);
const Ended = withWords<object>(async () => (await import('../ended/ended.tsx')).Ended);
/** A replay shows its moments and not this. */
export function Ending() {
  const { isPast } = useTable();
  return (useView().outcome ?? null) !== null && !isPast && !isFolded.value ? <Ended /> : null;
}

type OpenDialog = ComponentType<DialogProps>;
export const content = (): Promise<OpenDialog> =>
  import('../content/content-dialog.tsx').then(({ ContentDialog }) => ContentDialog);
export const dice = (): Promise<OpenDialog> =>
  import('../fair/dice-dialog.tsx').then(({ DiceDialog }) => DiceDialog);
/** A dialog that speaks of what is in the box. */
export function Later({ load, onClose }: DialogProps & { readonly load: () => Promise<OpenDialog> }) {
  const [Shown, setShown] = useState<OpenDialog | null>(null);
  useEffect(() => {
    Promise.all([load(), loadContentMessages()]).then(
      ([dialog]) => setShown(() => dialog),
      () => {
        announce(say('problem.offline'));
        onClose();
      },
    );
  }, [load, onClose]);
  return Shown === null ? null : <Shown onClose={onClose} />;
}

/** The rules, once somebody has wanted them. */
export const Rules = lazy<{ readonly opened: OpenRules; readonly modal: boolean }>(async () => {
  const { loadRulesBeside } = await import('../rules/loading.ts');
  return loadRulesBeside();
});
