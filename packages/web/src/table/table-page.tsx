/** The table: prompt, answer, board, hand, seats, log and chat, laid out for the room there is. */

import './table.css';
import './wide.css';
import './narrow.css';
import { signal, useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { TableInfo } from '../api.ts';
import type { Face } from '../games/face.ts';
import { faceOf } from '../games/faces.ts';
import { classes } from '../look/classes.ts';
import { givenColours, seatCount } from '../look/emblem.tsx';
import { Notice } from '../look/notice.tsx';
import { roman } from '../look/roman.ts';
import { language, loadSeatingMessages, say, seatName } from '../messages.ts';
import { nameAt, titleOf } from '../people.ts';
import { route } from '../route.ts';
import type { Shown } from '../scenes/shown.ts';
import { isShared } from '../seats.ts';
import { beginWith } from '../steward/begin-with.ts';
import { Corner, UndoRedo, Uninvited } from './acts.tsx';
import { useAnnouncing } from './announcing.ts';
import { answering } from './answering.ts';
import { Ask } from './ask.tsx';
import { Proposed, WhyTip } from './confirming.tsx';
import { type AtTable, TableContext, useTable, useView } from './context.ts';
import { useKeys } from './keys.ts';
import {
  Clock,
  content,
  dice,
  Ending,
  Following,
  HotSeat,
  KeysHelp,
  Later,
  Log,
  Menu,
  ReplayedTable,
  Rules,
  SeatDialog,
  SeatStrip,
  Sounds,
  StewardDialog,
  TrialTable,
} from './later.tsx';
import { useNotifying } from './notifying.ts';
import { Prompt, promptWords } from './prompt.tsx';
import { isReading, ReadLog } from './read-log.tsx';
import { openRules } from './rules-shown.ts';
import { opened } from './rules-state.ts';
import { SeatChips, SeatPanels } from './seats-panel.tsx';
import { useSettling } from './settled.ts';
import type { OpenedProps, PlayingProps, TrialProps } from './staged.ts';
import { isLost, tableStore } from './store.ts';
import { storyOf } from './story.ts';
import { Chat } from './talk.tsx';
import { isWide } from './wide.ts';

interface TableProps {
  readonly id: string;
  /** What is known of the table already. */
  readonly table?: TableInfo;
}
export function TablePage({ id, table }: TableProps) {
  const replay = route.value.page === 'table' && route.value.replay !== null;
  return replay ? (
    <ReplayedTable key={`replay ${id}`} id={id} Opened={Opened} />
  ) : isShared(id) ? (
    <HotSeat key={`shared ${id}`} id={id} table={table ?? null} Opened={Opened} />
  ) : (
    <LiveTable key="live" id={id} table={table ?? null} />
  );
}

function LiveTable({ id, table }: { readonly id: string; readonly table: TableInfo | null }) {
  // What was known when the page was opened is only the beginning.
  const store = useMemo(() => tableStore(id, table), [id]);
  return <Opened store={store} stage={null} />;
}

/** Opens the table and its game, and shows what there is until both are there. */
function Opened({ store, stage }: OpenedProps) {
  const [face, setFace] = useState<Face | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    void store.begin();
    return () => store.close();
  }, [store]);
  const info = store.info.value;
  const game = info?.game ?? null;
  const contentHash = info?.contentHash ?? '';
  useEffect(() => {
    if (game === null) return;
    faceOf(game, contentHash).then(
      (loaded) => setFace(loaded),
      () => setFailed(true),
    );
  }, [game, contentHash]);
  useEffect(() => {
    if (info === null) return;
    seatName.value = (seat) => nameAt(info, seat);
    seatCount.value = info.seats.length;
  }, [info]);
  useEffect(
    () => () => {
      seatCount.value = Number.POSITIVE_INFINITY; // elsewhere there are tables of all sizes
    },
    [],
  );

  const problem = store.problem.value;
  if (problem !== null || failed)
    return problem?.status === 404 ? (
      <Notice title={say('enter.lost')} text={say('enter.lostHint')} home />
    ) : (
      <Notice title={say('page.offline')} text={say('page.offlineHint')} again />
    );
  if (info?.status === 'waiting') return <Waiting info={info} />;
  if (info === null || face === null || store.view.value === null)
    return <main class="table-opening" id="main" />;
  return <Seated store={store} game={info.game} face={face} stage={stage} />;
}

/** Nobody can play before everyone has sat down; the page goes on by itself then. */
function Waiting({ info }: { readonly info: TableInfo }) {
  const [Room, setRoom] = useState<ComponentType<{ readonly info: TableInfo }> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    Promise.all([import('../waiting/waiting-room.tsx'), loadSeatingMessages()]).then(
      ([{ WaitingRoom }]) => setRoom(() => WaitingRoom),
      () => setFailed(true),
    );
  }, []);
  if (failed) return <Notice title={say('page.offline')} text={say('page.offlineHint')} again home />;
  return Room === null ? <main class="table-opening" id="main" /> : <Room info={info} />;
}

/** Nothing is held back. */
const ALL = { isHeld: signal(false), release() {}, close() {} };

function Seated(props: Omit<PlayingProps, 'tryOut'>) {
  const { store, game, face, stage } = props;
  const [moment, setMoment] = useState<TrialProps['moment'] | undefined>(undefined);
  const tryOut = useCallback(() => setMoment(stage?.moment?.() ?? null), [stage]);
  if (moment === undefined) return <Playing {...props} tryOut={tryOut} />;
  const leave = () => setMoment(undefined);
  return (
    <TrialTable base={store} game={game} face={face} moment={moment} onLeave={leave} Playing={Playing} />
  );
}

function Playing({ store: live, game, face, stage, tryOut }: PlayingProps) {
  const isPast = stage?.name === 'past';
  // Who looks back at the past, or tries something out, steps through it as he likes.
  const isStaged = stage !== null;
  const story = useMemo(() => storyOf(live, isStaged), [live, isStaged]);
  useEffect(() => story.close, [story]);
  const latest = story.store;
  const answer = useMemo(() => answering(latest, isPast, face.weighs), [latest, isPast, face]);
  useEffect(() => () => answer.close(), [answer]);
  const shown = useMemo(
    (): Shown => (!isStaged && face.shown?.(latest)) || { ...ALL, store: latest },
    [latest, isStaged, face],
  );
  useEffect(() => shown.close, [shown]);
  const at = useMemo(
    (): AtTable => ({
      ...{ store: shown.store, latest, story, scene: shown },
      ...{ answer, face, game, isPast, stage, tryOut },
    }),
    [shown, latest, story, answer, face, game, isPast, stage, tryOut],
  );
  const { store } = shown;
  const open = useSignal<'keys' | 'menu' | 'content' | 'seat' | 'dice' | 'steward' | null>(null);
  const showKeys = useCallback(() => {
    open.value = 'keys';
  }, [open]);
  const close = useCallback(() => {
    open.value = null;
  }, [open]);
  useKeys(at, showKeys);
  // An order made out of a question: see `always-so.tsx`.
  useEffect(
    () =>
      beginWith.subscribe((order) => {
        if (order !== null) open.value = 'steward';
      }),
    [open],
  );
  useAnnouncing(at);
  useSettling(answer);
  // Also while it is still told what led to it: the title calls whoever is elsewhere.
  const mine = live.asked.value.some(({ seat }) => seat === live.me.value) && !isStaged;
  useEffect(() => {
    const name = store.info.value === null ? say('page.title') : titleOf(store.info.value);
    document.title = mine ? say('table.titleMine', { name }) : say('table.title', { name });
  }, [mine, store, language.value]);
  const title = store.info.value === null ? '' : titleOf(store.info.value);
  useNotifying(latest.id, title, mine, () => promptWords(at));

  const corner = (
    <Corner
      onKeys={showKeys}
      onMenu={() => {
        open.value = 'menu';
      }}
    />
  );
  return (
    <TableContext.Provider value={at}>
      <GivenColours />
      <Following />
      {!isStaged && <Sounds live={live} />}
      <LaidOut corner={corner} />
      <Proposed />
      <WhyTip />
      {open.value === 'keys' && <KeysHelp onClose={close} />}
      {open.value === 'menu' && (
        <Menu
          onContent={() => {
            open.value = 'content';
          }}
          onSeat={() => {
            open.value = 'seat';
          }}
          onDice={() => {
            open.value = 'dice';
          }}
          onSteward={() => {
            open.value = 'steward';
          }}
          onRules={() => {
            open.value = null;
            openRules('');
          }}
          onClose={() => {
            if (open.value === 'menu') open.value = null;
          }}
        />
      )}
      {open.value === 'content' && <Later load={content} onClose={close} />}
      {open.value === 'dice' && <Later load={dice} onClose={close} />}
      {open.value === 'seat' && <SeatDialog onClose={close} />}
      {open.value === 'steward' && <StewardDialog onClose={close} />}
    </TableContext.Provider>
  );
}

/** Where a game gives seats their colours, they have them on the whole page, as long as the table is open. */
function GivenColours() {
  const { face } = useTable();
  const colours = face.colours?.(useView()) ?? null;
  useLayoutEffect(() => {
    givenColours.value = colours;
  }, [colours?.join()]);
  useLayoutEffect(
    () => () => {
      givenColours.value = null;
    },
    [],
  );
  return null;
}

interface LaidOutProps {
  readonly corner: ComponentChildren;
}

/** Where room is scarce the board stays the same board: whoever turns a phone finds all as it was. */
function LaidOut({ corner }: LaidOutProps) {
  const at = useTable();
  const { face, store, game, stage } = at;
  const Foot = stage?.Foot ?? face.Hand;
  const teller = at.story.teller.value;
  const isRead = isReading.value && teller !== null && at.story.mode.value === 'follow';
  const wide = isWide.value;
  const rules = opened.value?.path === location.pathname ? opened.value : null;
  const isBeside = wide && rules?.over === false;
  return (
    // Its game by name: a style that asks what is on the table (:has) has all of it styled anew with every change.
    <div
      class={classes(
        'table',
        wide ? 'wide' : 'narrow',
        `of-${game}`,
        stage && `in-${stage.name}`,
        isBeside && 'with-rules',
        isRead && 'reading',
      )}
    >
      <header class="table-top">{wide ? <WideTop corner={corner} /> : <NarrowTop corner={corner} />}</header>
      <main class="table-main" id="main" tabIndex={-1}>
        <h1 class="unseen">{store.info.value?.name || promptWords(at)}</h1>
        {wide && <Ask />}
        <div key="board" class="board-box">
          <face.Board />
          {stage?.Over === undefined ? <Ending /> : <stage.Over />}
        </div>
        {wide && stage !== null && (
          <div class="ask-beside">
            <stage.Beside />
          </div>
        )}
        {teller !== null && <teller.parts.Queue />}
        {wide && (
          <div class="hand-box">
            <Foot />
          </div>
        )}
      </main>
      {wide ? <Side /> : <Sheet />}
      {!wide && isRead && (
        <div class="narrow-room">
          <teller.parts.Room />
        </div>
      )}
      {rules !== null && <Rules opened={rules} modal={!isBeside} />}
    </div>
  );
}

function WideTop({ corner }: LaidOutProps) {
  const Words = useTable().stage?.Words ?? Prompt;
  return (
    <>
      <a class="brand" href="/">
        {say('page.title')}
      </a>
      <Rounds />
      <Words />
      <div class="acts">
        <Line />
        <Clock />
        <Uninvited />
        <UndoRedo words />
        {corner}
      </div>
    </>
  );
}

function Side() {
  const { stage, story } = useTable();
  const { mode, teller } = story;
  const parts = teller.value?.parts;
  const Instead = mode.value === 'since' ? parts?.Since : isReading.value ? parts?.Room : undefined;
  if (Instead !== undefined)
    return (
      <aside class="side" aria-label={say('table.side')}>
        <Instead />
      </aside>
    );
  return (
    <aside class="side" aria-label={say('table.side')}>
      {stage !== null && <stage.Aside />}
      <SeatStrip />
      <SeatPanels />
      <Tabs among={['log', 'chat']} />
    </aside>
  );
}

function NarrowTop({ corner }: LaidOutProps) {
  const Words = useTable().stage?.Words ?? Prompt;
  return (
    <>
      <Words />
      <div class="under-prompt">
        <SeatChips />
        <Line />
        <Clock />
        <div class="acts">{corner}</div>
      </div>
    </>
  );
}

function Sheet() {
  const { stage } = useTable();
  return (
    <section class="sheet" aria-label={say('table.side')}>
      {stage?.Foot !== undefined && <stage.Foot />}
      {stage !== null && <stage.Beside />}
      <SeatStrip />
      <div class="sheet-ask">
        <Ask />
        <div class="acts">
          <UndoRedo words={false} />
        </div>
        <div class="acts">
          <Uninvited />
        </div>
      </div>
      <Tabs among={['hand', 'seats', 'log', 'chat']} shuts />
    </section>
  );
}

type Tab = 'hand' | 'seats' | 'log' | 'chat';
/** The same in both layouts, so that turning a phone keeps the place. */
const tab = signal<Tab | null>(null);

/** Where room is scarce they can be shut (pressing the open one): the board comes first. */
function Tabs({ among, shuts = false }: { readonly among: readonly Tab[]; readonly shuts?: boolean }) {
  const { face, store, stage } = useTable();
  const shown = tab.value !== null && among.includes(tab.value) ? tab.value : shuts ? null : among[0];
  const view = useView();
  const read = useSignal(store.chat.value.length);
  const lines = store.chat.value.length;
  useEffect(() => {
    if (shown === 'chat') read.value = lines;
  }, [shown, lines, read]);
  const unread = lines - read.value;
  return (
    <div class="tabs">
      <div class="tabs-head">
        <div role="tablist" aria-label={say('table.side')} onKeyDown={(event) => moveTab(event, among)}>
          {among.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`tab-${each}`}
              aria-selected={each === shown}
              aria-controls={each === shown ? 'tab-panel' : undefined}
              tabIndex={each === (shown ?? among[0]) ? 0 : -1}
              onClick={() => {
                tab.value = shuts && each === shown ? null : each;
              }}
            >
              {say(`table.tab.${each}`)}
              {each === 'hand' && <span class="count">{face.handSize(view)}</span>}
              {each === 'chat' && unread > 0 && (
                <span class="unread">{say('table.chat.unread', { count: unread })}</span>
              )}
            </button>
          ))}
        </div>
        {shown === 'log' && stage === null && <ReadLog />}
      </div>
      {shown !== null && (
        <div
          id="tab-panel"
          class={classes('tab-panel', `is-${shown}`)}
          role="tabpanel"
          aria-labelledby={`tab-${shown}`}
        >
          {shown === 'hand' && <face.Hand />}
          {shown === 'seats' && stage !== null && <stage.Aside />}
          {shown === 'seats' && <SeatPanels />}
          {shown === 'log' && <Log />}
          {shown === 'chat' && <Chat />}
        </div>
      )}
    </div>
  );
}

function moveTab(event: KeyboardEvent, among: readonly Tab[]): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  const at = among.findIndex((each) => document.activeElement?.id === `tab-${each}`);
  const next = among[(at + by + among.length) % among.length];
  tab.value = next;
  document.getElementById(`tab-${next}`)?.focus();
}

/** How far the game has come. */
function Rounds() {
  const { face } = useTable();
  const { now, of, title } = face.rounds(useView());
  return (
    <span class="rounds" role="img" aria-label={title} title={title}>
      {Array.from({ length: of }, (_, i) => (
        <span key={i} class={classes(i + 1 < now && 'past', i + 1 === now && 'now')}>
          {roman(i + 1)}
        </span>
      ))}
    </span>
  );
}

function Line() {
  const { line } = useTable().store;
  return (
    <span role="status" class="line">
      {isLost(line.value) && (
        <span class={classes('chip', 'lost')}>
          {say(line.value === 'crowded' ? 'table.crowded' : 'table.reconnecting')}
        </span>
      )}
    </span>
  );
}
