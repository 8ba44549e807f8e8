import type { QueryClient } from '@tanstack/react-query';
import type { LiveCaller } from '#contract/live.ts';
import { currentNonce, hasLeftSession, onSessionChange, renewNonce, sessionState } from './session.ts';

const ADDRESS = '/wp-json/wc/v3/payments/live';
/** One payment changes a handful of things at nearly the same moment: they are read again together. */
const GATHER_MS = 250;
/** However much happens, a page asks again no more often than this. */
const PAUSE_MS = 2000;
const RECONNECT_MS = [1000, 2000, 5000, 15_000, 60_000] as const;
/** Reading again counts as using the session. Whoever has left the page alone for this long is not kept signed in by it. */
const PRESENT_MS = 20 * 60_000;

type Options = Readonly<{
  /** The beginnings of addresses that are read again, each with the kinds that touch it. */
  keys: Readonly<Record<string, readonly string[]>>;
  /** The provider's clock was moved: how far it is ahead now. */
  onClock: (offsetS: number) => void;
  /** Whoever listens, as the server knows them now: told whenever the line is opened. */
  onCaller: (caller: LiveCaller) => void;
}>;

/**
 * Keeps what the page shows up to date while somebody looks at it. A hidden tab hangs up, since a browser lends one site
 * only a few lines; coming back, it reads again whatever it shows. Answers how to stop.
 */
export function followLive(client: QueryClient, { keys, onClock, onCaller }: Options): () => void {
  if (typeof EventSource === 'undefined') return () => undefined;
  const presence = watchPresence();
  const refresh = refresher(client, keys, presence.isPresent);
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasMissed = false;

  const hangUp = () => {
    clearTimeout(timer);
    source?.close();
    if (source) hasMissed = true;
    source = undefined;
  };
  const later = () => {
    hangUp();
    const ms = RECONNECT_MS[Math.min(failures, RECONNECT_MS.length - 1)];
    failures += 1;
    timer = setTimeout(() => {
      // What ran out may be the nonce. Whether the session itself is over is for the next real call to find out.
      if (presence.isPresent()) renewNonce().then(connect, later);
      else later();
    }, ms);
  };
  const connect = () => {
    if (source || document.hidden || sessionState() !== 'active') return;
    clearTimeout(timer);
    // What changed since the page began to read is told as well; after a break everything is read again anyhow.
    const age = hasMissed ? 0 : Math.round(performance.now());
    const line = new EventSource(`${ADDRESS}?_wpnonce=${encodeURIComponent(currentNonce())}&age_ms=${age}`);
    source = line;
    line.onopen = () => {
      failures = 0;
      if (hasMissed) refresh.everything();
      hasMissed = false;
    };
    line.onmessage = ({ data }) => hear(data, refresh.add, onClock);
    line.addEventListener('missed', refresh.everything);
    line.addEventListener('you', ({ data }) => onCaller(JSON.parse(data) as LiveCaller));
    line.addEventListener('end', hangUp);
    line.onerror = () => {
      hasMissed = true;
      if (line.readyState === EventSource.CLOSED) later(); // Otherwise the browser tries again by itself.
    };
  };
  const onVisibility = () => (document.hidden ? hangUp() : connect());
  document.addEventListener('visibilitychange', onVisibility);
  const stopHearing = onSessionChange(() => (sessionState() === 'active' ? connect() : hangUp()));
  connect();

  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    stopHearing();
    hangUp();
    refresh.stop();
    presence.stop();
  };
}

/** Marks as stale what changed, and reads again what is shown; an absent person's page waits until they are back. */
function refresher(client: QueryClient, keys: Options['keys'], isPresent: () => boolean) {
  const kinds = new Set<string>();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let quietUntil = 0;
  const refetchType = () => (isPresent() && !hasLeftSession() ? 'active' : 'none');
  const flush = () => {
    gathering = undefined;
    quietUntil = performance.now() + PAUSE_MS;
    const touched = Object.keys(keys).filter((beginning) => keys[beginning]?.some((kind) => kinds.has(kind)));
    kinds.clear();
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && touched.some((beginning) => path.startsWith(beginning)),
      refetchType: refetchType(),
    });
  };
  return {
    add: (kind: string) => {
      kinds.add(kind);
      gathering ??= setTimeout(flush, Math.max(GATHER_MS, quietUntil - performance.now()));
    },
    everything: () => void client.invalidateQueries({ refetchType: refetchType() }),
    stop: () => clearTimeout(gathering),
  };
}

function hear(data: unknown, add: (kind: string) => void, onClock: (offsetS: number) => void): void {
  if (typeof data !== 'string') return;
  const { kind, id } = JSON.parse(data) as { kind: unknown; id: unknown };
  if (kind === 'clock') onClock(Number(id));
  else if (typeof kind === 'string') add(kind);
}

/** Whether somebody has touched the page lately. */
function watchPresence() {
  let lastSeen = performance.now();
  const see = () => {
    lastSeen = performance.now();
  };
  const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
  for (const sign of signs) addEventListener(sign, see, { passive: true });
  return {
    isPresent: () => performance.now() - lastSeen < PRESENT_MS,
    stop: () => {
      for (const sign of signs) removeEventListener(sign, see);
    },
  };
}
