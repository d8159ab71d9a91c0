/** What is heard of a table, and what is not. */

import type { LogEntry } from '@diadochi/server/api';
import { signal } from '@preact/signals';
import { afterEach, expect, it, vi } from 'vitest';

const entry = (seq: number, ...keys: string[]): LogEntry => ({
  seq,
  by: 0,
  messages: keys.map((key) => ({ key, params: {} })),
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('a battle is heard rather than its dice, and a march not at all', async () => {
  const { soundOf } = await import('../src/sounds/sounds.ts');
  expect(soundOf(entry(1, 'event.battleRoll', 'event.battle'))).toBe('battle');
  expect(soundOf(entry(1, 'event.interceptionRoll'))).toBe('dice');
  expect(soundOf(entry(1, 'event.marched'))).toBeNull();
});

it('nothing is heard before somebody wants it, nor what had happened before; then my turn', async () => {
  let strings = 0;
  const node = () => ({
    connect: (to: unknown) => to,
    start: () => strings++,
    stop() {},
    frequency: { value: 0 },
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    getChannelData: () => new Float32Array(4),
  });
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      currentTime = 0;
      sampleRate = 8;
      destination = {};
      createOscillator = node;
      createGain = node;
      createBuffer = node;
      createBufferSource = node;
      createBiquadFilter = node;
    },
  );
  const { listenTo } = await import('../src/sounds/sounds.ts');
  const { chooseSounds } = await import('../src/sounds-wanted.ts');
  const log = signal<readonly LogEntry[]>([entry(1, 'event.battle')]);
  const asked = signal<readonly { readonly seat: number }[]>([]);
  const stop = listenTo({ log, asked, me: signal(0) });
  log.value = [entry(2, 'event.battle'), ...log.value];
  expect(strings).toBe(0);
  chooseSounds(true);
  asked.value = [{ seat: 1 }];
  expect(strings).toBe(0);
  log.value = [entry(3, 'event.interceptionRoll'), ...log.value];
  expect(strings).toBe(3);
  asked.value = [{ seat: 0 }];
  expect(strings).toBe(6);
  stop();
  asked.value = [];
  asked.value = [{ seat: 0 }];
  expect(strings).toBe(6);
});
