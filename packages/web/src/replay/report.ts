/** A file about a moment, for whoever mends the game: what the viewer may have of the record, the moment, and the browser. */

import { api } from '../api.ts';
import { language } from '../messages.ts';
import { addressOf, type Past } from './past.ts';

export async function reportOf(past: Past): Promise<unknown> {
  const { replay } = past;
  const info = replay.info.value;
  const isOver = info?.status === 'over';
  const heard = replay.frames.value.flatMap((frame) =>
    frame === undefined ? [] : [{ seq: frame.seq, by: frame.by, messages: frame.messages }],
  );
  return {
    report: 'diadochi-moment/1',
    address: addressOf(past),
    table: info && {
      id: info.id,
      game: info.game,
      version: info.version,
      contentHash: info.contentHash,
      options: info.options,
    },
    moment: replay.moment.value,
    by: replay.by.value,
    view: replay.view.value,
    // As long as it is played the record is what one has heard.
    record: isOver ? await api.record(replay.id) : null,
    heard: isOver ? null : heard,
    browser: {
      agent: navigator.userAgent,
      language: language.value,
      width: innerWidth,
      height: innerHeight,
      theme: document.documentElement.dataset.theme ?? null,
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
  };
}

export function saveFile(name: string, document_: unknown): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(document_, null, 1)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
