import pg from 'pg';
import * as z from 'zod/mini';
import { LIVE_KINDS, type LiveChange } from '#contract/live.ts';
import { PEOPLE_CHANNEL, personChangeOf } from '../access/end-at-once.ts';
import type { Deps } from '../deps.ts';
import { LIVE_CHANNEL } from './tell-live.ts';

/** Hears changes, that nobody knows what was missed, or that it is over. */
type LiveListener = Readonly<{
  /** Who listens: a person or a key. */
  caller: string;
  /** The person, also behind a key. */
  user_id: number;
  onChanges: (changes: readonly LiveChange[]) => void;
  onMissed: () => void;
  /** What the person came in with may have ended, or what they may do has changed. */
  onPerson: (hasOtherRole: boolean) => void;
  onEnd: () => void;
}>;
export type LiveHub = Readonly<{
  /** Tells what changed in the last moments too, while the listener was already reading. Answers how to stop listening. */
  listen(listener: LiveListener, ageMs: number): () => void;
  /** How many listen, or how many of them are one caller's. */
  count(caller?: string): number;
  close(): Promise<void>;
}>;

/** Nobody listens to what runs without a page. */
export const NO_PAGES: LiveHub = {
  listen: () => () => undefined,
  count: () => 0,
  close: async () => undefined,
};

const message = z.object({ kind: z.enum(LIVE_KINDS), ids: z.array(z.string()) });
const RECONNECT_MS = 1000;
const CONNECT_WITHIN_MS = 10_000;
/** A page opens its line within seconds of its first read; whoever comes later reads everything again. */
const REMEMBERED_MS = 30_000;
const REMEMBERED_MAX = 500;
/** So long at most are changes gathered for pages that were told a moment ago: a millisecond for each page that listens. */
const GATHERED_MS_MAX = 250;

/**
 * One connection for all pages this process serves; it is made when the first of them listens. When it breaks, every
 * page's stream ends: a page that comes back reads anew what it shows, so nothing that was missed stays unseen.
 */
export function openLiveHub({ direct, log }: Pick<Deps, 'direct' | 'log'>): LiveHub {
  const listeners = new Set<LiveListener>();
  let memory = emptyMemory();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const gathering = gatherFor(listeners);
  let closed = false;

  const endAll = () => {
    for (const { onEnd } of [...listeners]) onEnd();
  };
  const lookAgainAt = (payload: string) => {
    const { user_id, hasOtherRole } = personChangeOf(payload);
    for (const listener of [...listeners]) if (listener.user_id === user_id) listener.onPerson(hasOtherRole);
  };
  const lose = (lost: pg.Client, error?: unknown) => {
    if (client !== lost) return;
    client = undefined;
    memory = emptyMemory();
    void lost.end().catch(() => undefined);
    if (closed) return;
    log.warn({ err: error }, 'the connection that hears of changes broke');
    endAll();
    timer = setTimeout(connect, RECONNECT_MS);
  };
  function connect(): void {
    if (closed || client || listeners.size === 0) return;
    const mine = new pg.Client({ connectionTimeoutMillis: CONNECT_WITHIN_MS, ...direct() });
    client = mine;
    mine.on('error', (error) => lose(mine, error));
    mine.on('end', () => lose(mine));
    mine.on('notification', ({ channel, payload }) => {
      if (channel === PEOPLE_CHANNEL) return lookAgainAt(payload ?? '');
      const changes = changesOf(payload ?? '');
      remember(memory, changes);
      gathering.add(changes);
    });
    mine
      .connect()
      .then(() => mine.query(`listen ${LIVE_CHANNEL}; listen ${PEOPLE_CHANNEL}`))
      .then(() => {
        memory = { ...emptyMemory(), since: performance.now() };
        for (const { onMissed } of [...listeners]) onMissed(); // They came before anybody heard anything.
      })
      .catch((error: unknown) => lose(mine, error));
  }

  return {
    listen: (listener, ageMs) => {
      listeners.add(listener);
      connect();
      const from = performance.now() - ageMs;
      if (memory.since <= from) tellOne(listener, recall(memory, from));
      else if (memory.since < Number.POSITIVE_INFINITY) listener.onMissed();
      return () => void listeners.delete(listener);
    },
    count: (caller) =>
      caller === undefined ? listeners.size : [...listeners].filter((one) => one.caller === caller).length,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      gathering.stop();
      endAll();
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}

const tellOne = ({ onChanges }: LiveListener, changes: readonly LiveChange[]): void => {
  if (changes.length > 0) onChanges(changes);
};

/**
 * Writing to every page takes longer the more there are. The first change goes out at once; what comes right after it goes
 * together, and what changed several times is told once.
 */
function gatherFor(listeners: ReadonlySet<LiveListener>) {
  const gathered = new Map<string, LiveChange>();
  let timer: NodeJS.Timeout | undefined;
  let restsUntil = 0;
  const tell = (): void => {
    timer = undefined;
    const changes = [...gathered.values()];
    gathered.clear();
    for (const listener of [...listeners]) tellOne(listener, changes);
    restsUntil = performance.now() + Math.min(GATHERED_MS_MAX, listeners.size);
  };
  return {
    add: (changes: readonly LiveChange[]): void => {
      for (const change of changes) gathered.set(`${change.kind} ${change.id}`, change);
      timer ??= setTimeout(tell, Math.max(0, restsUntil - performance.now()));
    },
    stop: () => clearTimeout(timer),
  };
}

function changesOf(payload: string): readonly LiveChange[] {
  const parsed = message.safeParse(JSON.parse(payload));
  if (!parsed.success) return []; // A newer release on the same database may tell of kinds we do not know.
  const { kind, ids } = parsed.data;
  return ids.length > 0 ? ids.map((id) => ({ kind, id })) : [{ kind, id: null }];
}

/** Everything that changed since then is in it; before anybody listens, that is nothing at all. */
type Memory = { since: number; heard: { at: number; change: LiveChange }[] };
const emptyMemory = (): Memory => ({ since: Number.POSITIVE_INFINITY, heard: [] });

function remember(memory: Memory, changes: readonly LiveChange[]): void {
  const at = performance.now();
  memory.heard.push(...changes.map((change) => ({ at, change })));
  const old = memory.heard.findLastIndex((one) => one.at < at - REMEMBERED_MS) + 1;
  const forgotten = memory.heard.splice(0, Math.max(old, memory.heard.length - REMEMBERED_MAX)).at(-1);
  // What is forgotten and what is kept may be of the same moment, of which nothing is certain then.
  if (forgotten) memory.since = forgotten.at + 1;
}

const recall = ({ heard }: Memory, from: number): readonly LiveChange[] =>
  heard.filter(({ at }) => at >= from).map(({ change }) => change);
