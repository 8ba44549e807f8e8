import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLive } from './live.ts';
import { comeBackToSession, giveUpSession, startSession } from './session.ts';

/** The browser's own line, which jsdom has not. */
class FakeLine extends EventTarget {
  static readonly CLOSED = 2;
  static lines: FakeLine[] = [];
  readyState = 0;
  onopen: (() => void) | undefined;
  onmessage: ((message: { data: string }) => void) | undefined;
  onerror: (() => void) | undefined;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeLine.lines.push(this);
  }
  close() {
    this.readyState = FakeLine.CLOSED;
  }
  say(kind: string, id: string | null = 'x') {
    this.onmessage?.({ data: JSON.stringify({ kind, id }) });
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  /** The server answered with a refusal. */
  refuse() {
    this.readyState = FakeLine.CLOSED;
    this.onerror?.();
  }
}

const TRANSACTIONS = '/wc/v3/payments/transactions';
const SETTINGS = '/wc-admin/options';
const KEYS = { [TRANSACTIONS]: ['charge', 'transaction'] };
let client: QueryClient;
let reads: string[];
let stop: () => void = () => undefined;
const clocks: number[] = [];
const callers: unknown[] = [];
let isHidden = false;
const line = () => FakeLine.lines.at(-1) ?? expect.fail('nobody listens');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeLine);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('fresh-nonce')),
  );
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  FakeLine.lines = [];
  clocks.length = 0;
  startSession('first-nonce');
  reads = [];
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  for (const path of [TRANSACTIONS, SETTINGS]) {
    client.mount();
    const { QueryObserver } = await import('@tanstack/react-query');
    new QueryObserver(client, { queryKey: [path, {}], queryFn: () => reads.push(path) }).subscribe(
      () => undefined,
    );
  }
  await vi.advanceTimersByTimeAsync(0);
  reads.length = 0;
  stop = followLive(client, {
    keys: KEYS,
    onClock: (offset) => clocks.push(offset),
    onCaller: (caller) => callers.push(caller),
  });
  line().open();
});
afterEach(() => {
  stop();
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const show = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

test('what changed is read again, and nothing else', async () => {
  expect(line().url).toMatch(/^\/wp-json\/wc\/v3\/payments\/live\?_wpnonce=first-nonce&age_ms=\d+$/);
  line().say('charge');
  await pass(249);
  expect(reads).toEqual([]);
  await pass(1);
  expect(reads).toEqual([TRANSACTIONS]);
});

test('what nobody knows of, from before the line stood, is read again', async () => {
  line().open();
  await pass(3000);
  expect(reads).toEqual([]);
  line().dispatchEvent(new Event('missed'));
  await pass(0);
  expect(reads).toEqual([TRANSACTIONS, SETTINGS]);
});

test('many changes at once are one reading, and a flood is one every two seconds', async () => {
  for (let n = 0; n < 100; n += 1) line().say('transaction', String(n));
  await pass(250);
  expect(reads).toHaveLength(1);
  for (let tenth = 0; tenth < 100; tenth += 1) {
    line().say('transaction');
    await pass(100);
  }
  expect(reads.length).toBeLessThanOrEqual(1 + 5);
  expect(reads.length).toBeGreaterThanOrEqual(1 + 4);
});

test('whoever closed the dialog is asked by nothing that happens until they are back', async () => {
  line().say('charge');
  giveUpSession();
  await pass(3000);
  expect(reads).toEqual([]);
  expect(client.getQueryState([TRANSACTIONS, {}])?.isInvalidated).toBe(true);
  comeBackToSession();
  line().say('charge');
  await pass(3000);
  expect(reads).toEqual([TRANSACTIONS]);
});

test('a moved clock is told at once', () => {
  line().say('clock', '259200');
  expect(clocks).toEqual([259_200]);
});

test('who listens is told whenever the line is opened', () => {
  const caller = { role_name: 'Support', capabilities: ['see_payments'] };
  line().dispatchEvent(new MessageEvent('you', { data: JSON.stringify(caller) }));
  expect(callers).toEqual([caller]);
});

test('a kind of a newer release is nothing to this page', async () => {
  line().say('unheard-of');
  await pass(5000);
  expect(reads).toEqual([]);
});

test('a hidden tab hangs up; coming back it reads everything it shows', async () => {
  show(true);
  expect(line().readyState).toBe(FakeLine.CLOSED);
  await pass(60_000);
  expect(FakeLine.lines).toHaveLength(1);
  show(false);
  expect(FakeLine.lines).toHaveLength(2);
  line().open();
  await pass(0);
  expect(reads.toSorted()).toEqual([SETTINGS, TRANSACTIONS].toSorted());
});

test('a refusal is tried again with a fresh nonce, each time later', async () => {
  line().refuse();
  await pass(999);
  expect(FakeLine.lines).toHaveLength(1);
  await pass(1);
  expect(line().url).toContain('_wpnonce=fresh-nonce');
  line().refuse();
  await pass(1999);
  expect(FakeLine.lines).toHaveLength(2);
  await pass(1);
  expect(FakeLine.lines).toHaveLength(3);
});

test('the end of the session ends it, until somebody signs in again', async () => {
  line().dispatchEvent(new Event('end'));
  await pass(600_000);
  expect(FakeLine.lines).toHaveLength(1);
});

test('nobody is kept signed in by what happens in the store', async () => {
  await pass(20 * 60_000);
  line().say('charge');
  await pass(1000);
  expect(reads).toEqual([]);
  expect(client.getQueryState([TRANSACTIONS, {}])?.isInvalidated).toBe(true);

  dispatchEvent(new Event('pointerdown'));
  line().say('charge');
  await pass(3000);
  expect(reads).toEqual([TRANSACTIONS]);
});
