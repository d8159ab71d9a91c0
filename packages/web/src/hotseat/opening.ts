/** Opens a table at which all people sit at this device. */

import { api, type TableRequest } from '../api.ts';
import { takeSeat } from '../fair/own-words.ts';
import { rememberOwner } from '../owner-secrets.ts';
import { remember } from '../seating/remember.ts';
import { seatApi } from '../seating/seat-api.ts';
import { forget } from '../seats.ts';

/** `names`: of the people, in the order of their seats. There is nobody left to be sent a link. */
export async function openShared(
  wanted: TableRequest,
  names: readonly string[],
): Promise<{ readonly id: string; readonly secrets: readonly null[] }> {
  const { id, secrets, owner, commitment } = await api.createTable(wanted);
  rememberOwner(id, owner);
  try {
    for (const [i, secret] of secrets.filter((each) => each !== null).entries()) {
      const { seat, token } = await takeSeat(id, commitment, { secret, name: names[i] });
      remember(id, seat, token, names[i], true);
    }
  } catch (wrong) {
    // Two of one name, say: with other names it is opened anew.
    await seatApi.remove(id).catch(() => {});
    forget(id);
    throw wrong;
  }
  return { id, secrets: [] };
}
