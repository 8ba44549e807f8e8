import { useCallback, useEffect, useRef, useState } from 'react';
import { readAccount } from '#contract/account.ts';
import { testDriveReply } from '#contract/connect.ts';
import {
  afterPoll,
  afterTimer,
  isSandboxSettled,
  SANDBOX_POLL_MS,
  SANDBOX_PROGRESS_START,
  SANDBOX_TIMER_MAX,
  SANDBOX_TIMER_MS,
} from '#domain/account/sandbox-progress.ts';
import { call } from '#web/api/client.ts';
import { connectHref } from '#web/shared/connect-url.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { track } from '#web/shared/track.ts';
import { type Wishes, wishesOf } from './use-connect.ts';

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

/** Asks for the sandbox; answers where the server wants us to go on. */
async function askForSandbox(asked: Readonly<Record<string, string>>): Promise<string | undefined> {
  const reply = await fetch(connectHref({ ...asked, test_drive: 'true' }), {
    headers: { Accept: 'application/json' },
    credentials: 'same-origin',
  });
  const parsed = testDriveReply.safeParse(await reply.json());
  return parsed.success && parsed.data.success ? parsed.data.data?.redirect_to : undefined;
}

const withFlags = (address: string, flags: Readonly<Record<string, string>>): string => {
  const url = new URL(address, location.origin);
  for (const [name, value] of Object.entries(flags)) url.searchParams.set(name, value);
  // Only a place of this store is ever gone to.
  return url.origin === location.origin ? url.pathname + url.search : location.pathname + location.search;
};
const FAILED = { test_drive: 'true', test_drive_error: 'true' };

/** A status that cannot be read counts as pending: the waiting has an end of its own. */
const readStatus = (): Promise<string> =>
  call(readAccount, {}).then(
    ({ status }) => status ?? 'pending',
    () => 'pending',
  );

/** Sets a sandbox up while the merchant watches; answers how far it is, or nothing while it is not under way. */
export function useSandboxSetup(source: string, wishes: Wishes) {
  const [progress, setProgress] = useState<number>();
  const underWay = useRef<AbortController>(undefined);

  useEffect(() => () => underWay.current?.abort(), []);
  useEffect(() => {
    if (progress === undefined || progress >= SANDBOX_TIMER_MAX) return undefined;
    const timer = setTimeout(() => setProgress(afterTimer(progress)), SANDBOX_TIMER_MS);
    return () => clearTimeout(timer);
  }, [progress]);

  const { redirect_to_settings_page, capabilities } = wishes;
  const start = useCallback(async () => {
    track('connect_sandbox_started', { source });
    const asked = {
      ...{ from: 'WCPAY_CONNECT', source },
      ...wishesOf({ redirect_to_settings_page, capabilities }),
    };
    if (!pageSettings().isJetpackConnected) {
      location.assign(
        connectHref({
          ...asked,
          test_drive: 'true',
          auto_start_test_drive_onboarding: 'true',
        }),
      );
      return;
    }
    underWay.current?.abort();
    const ours = new AbortController();
    underWay.current = ours;
    setProgress(SANDBOX_PROGRESS_START);
    const place = await askForSandbox(asked).catch(() => undefined);
    if (ours.signal.aborted) return;
    if (!place?.includes('wcpay-connection-success')) {
      location.assign(withFlags(place ?? location.href, FAILED));
      return;
    }
    await untilSettled(ours.signal, setProgress);
    if (ours.signal.aborted) return;
    location.assign(
      connectHref({
        ...asked,
        'wcpay-sandbox-success': 'true',
        'wcpay-connection-success': '1',
      }),
    );
  }, [source, redirect_to_settings_page, capabilities]);

  return { progress, start };
}

async function untilSettled(
  signal: AbortSignal,
  setProgress: (change: (before: number | undefined) => number) => void,
): Promise<void> {
  const began = performance.now();
  let progress = SANDBOX_TIMER_MAX;
  for (;;) {
    await wait(SANDBOX_POLL_MS, signal);
    if (signal.aborted) return;
    const status = await readStatus();
    progress = afterPoll(progress);
    const shown = progress;
    setProgress((before) => Math.max(before ?? 0, shown));
    if (isSandboxSettled({ status, progress, elapsedMs: performance.now() - began })) return;
  }
}
