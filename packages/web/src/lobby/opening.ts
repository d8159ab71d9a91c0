/** Opening a table, and sitting down at it. */

import { api, type TableInfo, type TableRequest } from '../api.ts';
import { takeSeat } from '../fair/own-words.ts';
import { rememberInvitations } from '../invitations.ts';
import { say } from '../messages.ts';
import { rememberOwner } from '../owner-secrets.ts';
import { playerName } from '../player.ts';
import { remember } from '../seating/remember.ts';

/** Sits down; without a secret on any free seat. */
export async function sitDown(
  { id, commitment }: Pick<TableInfo, 'id' | 'commitment'>,
  secret?: string,
): Promise<void> {
  const name = playerName.value || say('player.guest');
  const wanted = secret === undefined ? { name } : { secret, name };
  const { seat, token } = await takeSeat(id, commitment, wanted);
  remember(id, seat, token, name);
}

export interface Opened {
  readonly id: string;
  /** The secrets for other people's seats, by seat. */
  readonly secrets: readonly (string | null)[];
}

/** Opens a table and takes its first seat that is a person's. */
export async function openTable(wanted: TableRequest): Promise<Opened> {
  const { id, secrets, owner, commitment } = await api.createTable(wanted);
  rememberOwner(id, owner);
  const own = secrets.findIndex((secret) => secret !== null);
  const others = secrets.map((secret, seat) => (seat === own ? null : secret));
  rememberInvitations(id, others);
  await sitDown({ id, commitment }, secrets[own] ?? undefined);
  return { id, secrets: others };
}

const NAMES = 12;

/** A name for a table whose owner gives it none, by its number. */
export const anyTableName = (): number => 1 + Math.floor(Math.random() * NAMES);
export const tableName = (no: number): string => say(`lobby.tableName.${no}`);
