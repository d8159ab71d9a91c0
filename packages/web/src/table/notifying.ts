/** The browser's own notices: that I am asked, while the page is out of sight. Only who has said so gets them. */

import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readStored, writeStored } from '../browser-storage.ts';

const WANTED = 'diadochi.notices';
const isAllowed = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted';
export const wantsNotices = signal(readStored(WANTED) === true && isAllowed());
effect(() => writeStored(WANTED, wantsNotices.value));

export async function mayNotify(): Promise<boolean> {
  return isAllowed() || (await Notification.requestPermission()) === 'granted';
}

/** `isMine`: I am asked, and this is what. */
export function useNotifying(table: string, title: string, isMine: boolean, words: () => string): void {
  useEffect(() => {
    if (!isMine || !wantsNotices.value || !document.hidden || !isAllowed()) return;
    try {
      const notice = new Notification(title, { body: words(), tag: table });
      notice.onclick = () => {
        focus();
        notice.close();
      };
    } catch {} // some browsers have them for installed pages alone
  }, [isMine, table]);
}
