/** Sounds of the table, made as they are needed: my turn, dice, a battle. Loaded by those alone who want them. */

import type { LogEntry } from '@diadochi/server/api';
import { effect, type ReadonlySignal } from '@preact/signals';
import { wantsSounds } from '../sounds-wanted.ts';

export type Sound = 'turn' | 'dice' | 'battle';

/** The loudest of what an entry tells: a battle is heard rather than its dice. Null: nothing that is heard. */
export function soundOf({ messages }: Pick<LogEntry, 'messages'>): Sound | null {
  const keys = messages.map(({ key }) => key);
  if (keys.some((key) => /^event\.(?:battle|navalBattle|raid|assault)/i.test(key))) return 'battle';
  return keys.some((key) => /roll(?:ed|s)?$/i.test(key)) ? 'dice' : null;
}

/** What is heard of a table: who is asked, who I am, and what happens. */
interface Audible {
  readonly asked: ReadonlySignal<readonly { readonly seat: number }[]>;
  readonly me: ReadonlySignal<number | null>;
  readonly log: ReadonlySignal<readonly LogEntry[]>;
}

/** Hears a table until it is called off. What was there before is not heard again. */
export function listenTo({ asked, me, log }: Audible): () => void {
  let known = latestOf(log.peek());
  let wasMine = isMine();
  function isMine(): boolean {
    return asked.value.some(({ seat }) => seat === me.value);
  }
  return effect(() => {
    const [mine, entries] = [isMine(), log.value];
    const heard = entries.filter(({ seq }) => seq > known).map(soundOf);
    known = Math.max(known, latestOf(entries));
    const sound = heard.includes('battle') ? 'battle' : heard.includes('dice') ? 'dice' : null;
    if (wantsSounds.peek()) {
      if (sound !== null) play(sound);
      if (mine && !wasMine) play('turn', sound === null ? 0 : AFTER);
    }
    wasMine = mine;
  });
}
const latestOf = (log: readonly LogEntry[]): number => log.reduce((last, { seq }) => Math.max(last, seq), 0);

/** Seconds: my turn is heard after what led to it. */
const AFTER = 0.7;
const QUIET = 0.12;
let context: AudioContext | null = null;

export function play(sound: Sound, later = 0): void {
  // Where nothing can be heard nothing is missed; before the first press a browser may be silent.
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => {});
  const at = context.currentTime + later;
  if (sound === 'turn')
    for (const [i, pitch] of [392, 523.25, 659.25].entries()) tone(at + i * 0.11, pitch, 0.5);
  if (sound === 'dice')
    for (const [i, pitch] of [1500, 1100, 1300].entries()) knock(at + i * 0.09, pitch, 0.05);
  if (sound === 'battle') for (const i of [0, 1]) knock(at + i * 0.24, 140, 0.22);
}

/** A plucked string. */
function tone(at: number, pitch: number, length: number): void {
  const string = (context as AudioContext).createOscillator();
  string.type = 'triangle';
  string.frequency.value = pitch;
  string.connect(fading(at, length));
  string.start(at);
  string.stop(at + length);
}

/** Something hard on wood: noise about a pitch. */
function knock(at: number, pitch: number, length: number): void {
  const { sampleRate } = context as AudioContext;
  const noise = (context as AudioContext).createBuffer(1, Math.ceil(sampleRate * length), sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  const source = (context as AudioContext).createBufferSource();
  source.buffer = noise;
  const about = (context as AudioContext).createBiquadFilter();
  about.type = 'bandpass';
  about.frequency.value = pitch;
  source.connect(about).connect(fading(at, length, 4));
  source.start(at);
}

function fading(at: number, length: number, loudness = 1): GainNode {
  const gain = (context as AudioContext).createGain();
  gain.gain.setValueAtTime(QUIET * loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect((context as AudioContext).destination);
  return gain;
}
