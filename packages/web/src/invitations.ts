/** The links of tables opened in this browser: the server gives out the secrets once, and then knows only hashes. */

import { readStored, writeStored } from './browser-storage.ts';

const INVITATIONS = 'diadochi.invitations';
type Invitations = { readonly [table: string]: readonly (string | null)[] };

const all = (): Invitations => (readStored(INVITATIONS) ?? {}) as Invitations;

export const rememberInvitations = (id: string, secrets: readonly (string | null)[]): void =>
  writeStored(INVITATIONS, { ...all(), [id]: secrets });

/** The secret of each seat that somebody else may take; null where there is none. */
export const invitationsOf = (id: string): readonly (string | null)[] => all()[id] ?? [];

/** Drops those of tables that are no longer waiting for anybody. */
export function keepInvitationsOf(ids: readonly string[]): void {
  writeStored(INVITATIONS, Object.fromEntries(Object.entries(all()).filter(([id]) => ids.includes(id))));
}

export const linkTo = (id: string, secret: string): string => `${location.origin}/table/${id}#${secret}`;
