import pg from 'pg';
import * as z from 'zod/mini';
import { LIVE_KINDS, type LiveChange } from '#contract/live.ts';
import type { Deps } from '../deps.ts';
import { LIVE_CHANNEL } from './tell-live.ts';

/** Hears a change, or that nobody knows what was missed. */
type LiveListener = Readonly<{ onChange: (change: LiveChange) => void; onEnd: () => void }>;
export type LiveHub = Readonly<{
  /** Answers how to stop listening. */
  listen(listener: LiveListener): () => void;
  count(): number;
  close(): Promise<void>;
}>;

const message = z.object({ kind: z.enum(LIVE_KINDS), ids: z.array(z.string()) });
const RECONNECT_MS = 1000;

/**
 * One connection for all pages this process serves; it is made when the first of them listens. When it breaks, every
 * page's stream ends: a page that comes back reads anew what it shows, so nothing that was missed stays unseen.
 */
export function openLiveHub({ pool, log }: Pick<Deps, 'pool' | 'log'>): LiveHub {
  const listeners = new Set<LiveListener>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const endAll = () => {
    for (const { onEnd } of [...listeners]) onEnd();
  };
  const lose = (lost: pg.Client, error?: unknown) => {
    if (client !== lost) return;
    client = undefined;
    void lost.end().catch(() => undefined);
    if (closed) return;
    log.warn({ err: error }, 'the connection that hears of changes broke');
    endAll();
    timer = setTimeout(connect, RECONNECT_MS);
  };
  function connect(): void {
    if (closed || client || listeners.size === 0) return;
    const { password } = pool.options; // Not enumerable, so that it cannot be printed; a copy would lose it.
    const mine = new pg.Client({ ...pool.options, password });
    client = mine;
    mine.on('error', (error) => lose(mine, error));
    mine.on('end', () => lose(mine));
    mine.on('notification', ({ payload }) => hear(payload ?? '', listeners));
    mine
      .connect()
      .then(() => mine.query(`listen ${LIVE_CHANNEL}`))
      .catch((error: unknown) => lose(mine, error));
  }

  return {
    listen: (listener) => {
      listeners.add(listener);
      connect();
      return () => void listeners.delete(listener);
    },
    count: () => listeners.size,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      endAll();
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}

function hear(payload: string, listeners: ReadonlySet<LiveListener>): void {
  const parsed = message.safeParse(JSON.parse(payload));
  if (!parsed.success) return; // A newer release on the same database may tell of kinds we do not know.
  const { kind, ids } = parsed.data;
  const changes = ids.length > 0 ? ids.map((id) => ({ kind, id })) : [{ kind, id: null }];
  for (const { onChange } of [...listeners]) changes.forEach(onChange);
}
