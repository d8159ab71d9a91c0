/** What the server counts and measures of itself, for Prometheus. No label names a table, a seat or a visitor. */

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: half a millisecond to ten seconds. */
const SPANS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type BotFailure = 'failed' | 'forbidden';

export interface Metrics {
  /** How long an entry took to be on the disk. */
  readonly commits: { observe(seconds: number): void };
  /** Entries that are being written. */
  readonly writing: { inc(): void; dec(): void };
  request(route: string, status: number, seconds: number): void;
  refused(type: string): void;
  thought(bot: string, seconds: number): void;
  botFailure(bot: string, how: BotFailure): void;
  /** Something that is looked at when somebody asks. */
  gauge(name: string, help: string, now: () => number): void;
  /** All of it, as Prometheus reads it. */
  text(): Promise<string>;
  readonly contentType: string;
  close(): void;
}

export function newMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const buckets = SPANS;
  const commits = new Histogram({
    name: 'diadochi_commit_seconds',
    help: 'From the moment an entry is given to the storage until it is durable',
    buckets,
    registers,
  });
  const requests = new Histogram({
    name: 'diadochi_request_seconds',
    help: 'Requests by route and kind of answer',
    labelNames: ['route', 'status'],
    buckets,
    registers,
  });
  const refusals = new Counter({
    name: 'diadochi_refused_total',
    help: 'Requests and streams that were refused because they were too many',
    labelNames: ['type'],
    registers,
  });
  const thoughts = new Histogram({
    name: 'diadochi_bot_thought_seconds',
    help: 'How long bots took to answer, with the time they waited for a thread',
    labelNames: ['bot'],
    buckets,
    registers,
  });
  const failures = new Counter({
    name: 'diadochi_bot_failures_total',
    help: 'Answers that were given at random instead, because the bot failed or its answer is forbidden',
    labelNames: ['bot', 'how'],
    registers,
  });
  const gauge: Metrics['gauge'] = (name, help, now) => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(now());
      },
    });
  };
  // A number of our own: with every entry a gauge would cost more than what it counts.
  let waiting = 0;
  gauge('diadochi_entries_waiting', 'Entries that wait to become durable', () => waiting);
  const writing = {
    inc: () => void waiting++,
    dec: () => void waiting--,
  };
  return {
    commits,
    writing,
    request: (route, status, seconds) =>
      requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds),
    refused: (type) => refusals.inc({ type }),
    thought: (bot, seconds) => thoughts.observe({ bot }, seconds),
    botFailure: (bot, how) => failures.inc({ bot, how }),
    gauge,
    text: () => register.metrics(),
    contentType: register.contentType,
    close: () => register.clear(),
  };
}
