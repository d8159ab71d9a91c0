/** One message to an address of somebody's choice: signed, short, and never sent elsewhere. */

import { createHmac } from 'node:crypto';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { destinationOf, type Reach, readAddress } from './public-addresses.ts';

/** Whoever takes longer is tried again. */
const LONGEST_MS = 5000;

/** The signature of a message: of its time and its text, so that none can be sent again later. */
export const signatureOf = (secret: string, at: number, text: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${at}.${text}`).digest('hex')}`;

/** Sends a message; rejects if it has not been taken. Redirects are not followed: they would lead anywhere. */
export async function post(
  address: string,
  secret: string,
  message: object,
  at: number,
  reach: Reach,
): Promise<void> {
  const url = readAddress(address);
  // The very address that was looked at is connected to: its name cannot mean another one by then.
  const { address: host, family } = await destinationOf(url, reach);
  const text = JSON.stringify(message);
  const signature = signatureOf(secret, at, text);
  await new Promise<void>((resolve, reject) => {
    const send = url.protocol === 'https:' ? secure : plain;
    const sent = send(
      url,
      {
        method: 'POST',
        agent: false,
        timeout: LONGEST_MS,
        signal: AbortSignal.timeout(LONGEST_MS),
        lookup: (_name, options, found) =>
          options.all ? found(null, [{ address: host, family }]) : found(null, host, family),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          'user-agent': 'diadochi',
          'diadochi-time': `${at}`,
          'diadochi-signature': signature,
        },
      },
      (answer) => {
        const { statusCode = 0 } = answer;
        answer.destroy(); // whatever else it says
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new Error(`answered ${statusCode}`));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(text);
  });
}
