import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAccount } from '#contract/account.ts';
import { givePageSettings } from '#tests/factories/page-settings.ts';
import { fakeServer } from '#tests/fake-server.ts';
import { useSandboxSetup } from './sandbox-setup.ts';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  vi.useFakeTimers();
  givePageSettings({ isAccountConnected: false });
  server = fakeServer();
  server.answer(readAccount, () => ({
    ...{ account_id: 'acct_1', status: 'pending_verification' },
    ...{ test_mode: false, test_mode_onboarding: true, card_present_eligible: false as const },
  }));
  const others = fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    address.includes('wcpay-connect=1')
      ? Response.json({ success: true, data: { redirect_to: '/?wcpay-connection-success=1' } })
      : others(address, init),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the account is asked only once the bar stands at 40, and then every 2.5 seconds', async () => {
  const { result, unmount } = renderHook(() => useSandboxSetup('unknown', {}));
  act(() => void result.current.start());
  const seen: [number | undefined, number][] = [];
  const look = () => seen.push([result.current.progress, server.asked(readAccount).length]);
  look();
  for (let second = 1; second <= 7; second += 1) {
    await pass(1000);
    look();
  }
  expect(seen).toEqual([5, 10, 15, 20, 25, 30, 35, 40].map((progress) => [progress, 0]));
  await pass(2499);
  expect([result.current.progress, server.asked(readAccount).length]).toEqual([40, 0]);
  await pass(1);
  expect([result.current.progress, server.asked(readAccount).length]).toEqual([44, 1]);
  await pass(2500);
  expect([result.current.progress, server.asked(readAccount).length]).toEqual([48, 2]);

  unmount();
  await pass(10_000);
  expect(server.asked(readAccount)).toHaveLength(2);
});
