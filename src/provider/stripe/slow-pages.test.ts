import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TEST_SECRET } from '#tests/stripe/stripe-bench.ts';
import { openLine } from './stripe-line.ts';
import { stripeProvider } from './stripe-provider.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const PAGE = { object: 'list', url: '/v1/list', has_more: false, data: [] };

/** Stripe takes so long over every answer, unless whoever asks gives up before. */
const slowBy =
  (ms: number): typeof fetch =>
  (_, init) =>
    new Promise((resolve, reject) => {
      setTimeout(() => resolve(Response.json(PAGE)), ms);
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });

async function ending(ms: number, ask: (provider: ReturnType<typeof stripeProvider>) => Promise<unknown>) {
  const settings = { secretKey: () => TEST_SECRET, publishableKey: '', account: undefined, isLive: false };
  const line = openLine(settings, { fetch: slowBy(ms), sleep: async () => undefined });
  const ended = ask(stripeProvider(line)).then(
    () => 'answered',
    ({ code }: { code: string }) => code,
  );
  await vi.advanceTimersByTimeAsync(200_000);
  return ended;
}

test.each([
  ['a page of a walk', 29_000, 'answered'],
  ['a page of a walk that is slower than that', 31_000, 'provider_unavailable'],
] as const)('%s', async (_, ms, expected) => {
  for (const kind of ['charge', 'payment_intent', 'refund', 'dispute', 'payout', 'transaction'] as const)
    expect(await ending(ms, (provider) => provider.listObjects(kind, null, 100))).toBe(expected);
});

test('what somebody waits for is given up earlier', async () => {
  expect(await ending(9000, (provider) => provider.readBalances())).toBe('provider_unavailable');
  expect(await ending(9000, (provider) => provider.listReaders())).toBe('provider_unavailable');
  expect(await ending(7000, (provider) => provider.listReaders())).toBe('answered');
});
