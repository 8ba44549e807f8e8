import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ProviderEvent } from '../../provider-objects.ts';
import type { Faults } from '../console/faults.ts';
import { NOWHERE, type Position, readUntold, writePosition } from './delivery-position.ts';
import { planDeliveries } from './plan-deliveries.ts';

/** `refused` is an answer, and asking again would not change it; `later` is none. */
export type SendEvent = (event: ProviderEvent) => Promise<'taken' | 'refused' | 'later'>;

type Delivering = Readonly<{
  connection: pg.PoolConfig;
  /** Whose events are told, of whichever account they have by then. */
  merchant: string;
  faults: Faults;
  send: SendEvent;
  onError: (error: unknown) => void;
}>;
export type Deliveries = Readonly<{
  /** Answers once everything that has happened so far was sent, or patience is over. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}>;

const BATCH = 100;
const AT_A_TIME = 16;
/** The same number in every process: one of them delivers, and the next takes over when it is gone. */
const DELIVERY_LOCK = 7_305_410_904;
const LOOK_AGAIN_MS = 5000;
/** How far the merchant was told is written down so often: what a killed process told since then is told twice. */
const WRITE_EVERY_MS = 1000;
const RECONNECT_MS = 1000;
const RETRY_MS = [100, 200, 500, 1000, 2000, 5000] as const;
const LATE_BY_MS = 3000;
const SETTLED_WITHIN_MS = 2000;

/** How far this process has told, and when that was last written down. */
type Progress = { position: Position; writtenAt: number };

/**
 * Tells the merchant's server what happened, the moment it is committed. Each event is sent until it is taken: the position
 * moves on only afterwards, so what a killed process was about to send is sent by the next, some of it twice.
 */
export function deliverEvents(delivering: Delivering): Deliveries {
  const { connection, onError } = delivering;
  const ended = new AbortController();
  const waiting = new Set<() => void>();
  const { rest, wakeUp } = lightSleep();
  ended.signal.addEventListener('abort', wakeUp);

  /** One connection's life: it hears what is committed, and holds the lock of whoever delivers. */
  const watch = async () => {
    const client = new pg.Client(connection);
    const progress: Progress = { position: NOWHERE, writtenAt: 0 };
    let isBroken = false;
    client.on('notification', wakeUp);
    client.on('error', () => {
      isBroken = true;
      wakeUp();
    });
    try {
      await client.connect();
      await client.query('listen simulator_events');
      let isOurs = false;
      while (!ended.signal.aborted && !isBroken) {
        isOurs ||= await takeLock(client);
        if (isOurs) {
          const asked = [...waiting]; // Whoever asks later asks about more.
          await deliverAll(client, delivering, progress, ended.signal);
          for (const answer of asked) answer();
        }
        await rest(isBehind(progress) ? WRITE_EVERY_MS : LOOK_AGAIN_MS);
      }
      if (!isBroken) await writeDown(client, progress);
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const run = async () => {
    while (!ended.signal.aborted) {
      await watch().catch((error) => {
        if (!ended.signal.aborted) onError(error);
      });
      if (!ended.signal.aborted) await rest(RECONNECT_MS);
    }
  };
  const running = run();

  return {
    settled: () =>
      new Promise((resolve) => {
        const timer = setTimeout(answer, SETTLED_WITHIN_MS);
        function answer() {
          clearTimeout(timer);
          waiting.delete(answer);
          resolve();
        }
        waiting.add(answer);
        wakeUp();
      }),
    stop: async () => {
      ended.abort();
      await running;
    },
  };
}

/** `rest` ends when somebody wakes us, or when so much time has passed; a call that came before counts. */
function lightSleep() {
  let wake: () => void = () => undefined;
  let isWoken = false;
  return {
    wakeUp: () => {
      isWoken = true;
      wake();
    },
    rest: async (ms: number) => {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isWoken = false;
    },
  };
}

async function takeLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    DELIVERY_LOCK,
  ]);
  return rows[0]?.taken ?? false;
}

async function deliverAll(
  client: pg.Client,
  delivering: Delivering,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  const { merchant, faults } = delivering;
  while (!signal.aborted) {
    const { position, events } = await readUntold(client, merchant, progress.position, BATCH);
    progress.position = position;
    const last = events.at(-1);
    if (last) {
      const { atOnce, late } = planDeliveries(events, faults);
      sendLate(delivering, late, signal);
      await sendTogether(delivering, atOnce, signal);
      if (signal.aborted) return; // Some of them may not have been sent.
      progress.position = { ...position, reached: last.sequence };
    }
    if (mayWriteDown(progress)) await writeDown(client, progress);
    if (events.length < BATCH) return; // Whatever has happened since has woken us.
  }
}

const isBehind = ({ position: { written, reached } }: Progress): boolean => reached > written;

/** The first time at once: a position that is not there looks like that of another world. */
const mayWriteDown = ({ position, writtenAt }: Progress): boolean =>
  position.written === 0 || performance.now() - writtenAt >= WRITE_EVERY_MS;

async function writeDown(client: pg.Client, progress: Progress): Promise<void> {
  if (!isBehind(progress)) return;
  progress.position = await writePosition(client, progress.position);
  progress.writtenAt = performance.now();
}

/** A few at a time, begun in order. */
async function sendTogether(
  delivering: Delivering,
  events: readonly ProviderEvent[],
  signal: AbortSignal,
): Promise<void> {
  const left = events.values();
  const sender = async () => {
    for (const event of left) await sendUntilTaken(delivering, event, signal);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, sender));
}

async function sendUntilTaken(
  { send, onError }: Delivering,
  event: ProviderEvent,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const answer = await send(event);
    if (answer === 'refused') onError(new Error(`The event ${event.id} (${event.type}) was refused.`));
    if (answer !== 'later') return;
    const ms = RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)];
    await pause(ms, undefined, { signal }).catch(() => undefined);
  }
}

/** Nobody waits for these, and a process that ends meanwhile forgets them: that is what the fault is about. */
function sendLate(delivering: Delivering, events: readonly ProviderEvent[], signal: AbortSignal): void {
  if (events.length === 0) return;
  void pause(LATE_BY_MS, undefined, { signal, ref: false })
    .then(() => sendTogether(delivering, events, signal))
    .catch(() => undefined);
}
