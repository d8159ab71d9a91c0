/** What the lobby knows, asked anew every quarter of a minute and whenever somebody comes back to it. */

import { computed, signal } from '@preact/signals';
import { api, type Ended, type GameInfo, type Glimpse, type Mine, type TableInfo } from '../api.ts';
import { keepInvitationsOf } from '../invitations.ts';
import { sayProblem } from '../problems.ts';
import { route } from '../route.ts';
import { myTables } from '../seats.ts';
import { showWords } from '../words-due.ts';

const EVERY = 15_000;

export const games = signal<readonly GameInfo[]>([]);

/** Made to prove what the table can do: who comes to play is not held up by it. */
const FOR_CONTRIBUTORS: readonly string[] = ['proof'];

/** The games that a visitor is offered. The one that the address asks for (`/?game=proof`) comes first. */
export const offered = computed(() => {
  const wanted = route.value.page === 'lobby' ? route.value.game : null;
  const others = games.value.filter(({ name }) => name !== wanted && !FOR_CONTRIBUTORS.includes(name));
  return [...games.value.filter(({ name }) => name === wanted), ...others];
});

/** Null until the server has answered. */
export const mine = signal<readonly Mine[] | null>(null);
export const open = signal<readonly TableInfo[] | null>(null);
export const playing = signal<readonly Glimpse[]>([]);
export const over = signal<readonly Ended[]>([]);
/** The game on the map behind the title. */
export const live = signal<Glimpse | null>(null);
export const problem = signal('');

export const waitsForYou = ({ table, you }: Mine): boolean =>
  table.status === 'playing' && table.asked.includes(you);

/** Those that wait for me come first, and of these the one with the least time; then whatever is played. */
const ORDER = { playing: 1, waiting: 2, over: 3 } as const;
const rank = (each: Mine): number => (waitsForYou(each) ? 0 : ORDER[each.table.status]);
const urgency = (a: Mine, b: Mine): number =>
  rank(a) - rank(b) ||
  (a.deadline ?? Number.MAX_SAFE_INTEGER) - (b.deadline ?? Number.MAX_SAFE_INTEGER) ||
  b.table.createdAt - a.table.createdAt;

/** A table that people here share is one table: that of whoever is asked. */
function onceEach(all: readonly Mine[]): Mine[] {
  const found = new Map<string, Mine>();
  for (const each of [...all.filter(waitsForYou), ...all])
    if (!found.has(each.table.id)) found.set(each.table.id, each);
  return [...found.values()];
}

export async function refresh(): Promise<void> {
  const own = myTables();
  try {
    const [known, tables, lists] = await Promise.all([
      games.value.length === 0 ? api.games() : games.value,
      own.length === 0 ? [] : api.mine(own),
      api.lobby(),
    ]);
    const seated = new Set(tables.map(({ table }) => table.id));
    games.value = known;
    mine.value = onceEach(tables).sort(urgency);
    open.value = lists.open.filter(({ id }) => !seated.has(id));
    playing.value = lists.playing.filter(({ table }) => !seated.has(table.id));
    over.value = lists.over;
    problem.value = '';
    for (const { table } of tables) showWords(table);
    keepInvitationsOf(tables.filter(({ table }) => table.status === 'waiting').map(({ table }) => table.id));
  } catch (wrong) {
    problem.value = sayProblem(wrong);
  }
}

/** Keeps the lobby up to date while it is looked at; returns how to stop. */
export function keepFresh(): () => void {
  const lookedAt = () => {
    if (document.visibilityState === 'visible') refresh();
  };
  refresh();
  const timer = setInterval(lookedAt, EVERY);
  addEventListener('focus', lookedAt);
  document.addEventListener('visibilitychange', lookedAt);
  return () => {
    clearInterval(timer);
    removeEventListener('focus', lookedAt);
    document.removeEventListener('visibilitychange', lookedAt);
  };
}
