import { useCallback, useEffect, useRef, useState } from 'react';
import { readAccount } from '#contract/account.ts';
import { testDriveReply } from '#contract/connect.ts';
import { isSandboxSettled, nextBeat, SANDBOX_PROGRESS_START } from '#domain/account/sandbox-progress.ts';
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

  const { redirect_to_settings_page, capabilities } = wishes;
  const start = useCallback(async () => {
    track('connect_sandbox_started', { source });
    const asked = {
      from: 'WCPAY_CONNECT',
      source,
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
    const begun = askForSandbox(asked).catch(() => undefined);
    const settled = untilSettled(begun, ours.signal, setProgress);
    const place = await begun;
    if (ours.signal.aborted) return;
    if (!place?.includes('wcpay-connection-success')) {
      ours.abort();
      location.assign(withFlags(place ?? location.href, FAILED));
      return;
    }
    await settled;
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

/** Moves the bar beat by beat. The account is looked at once time has moved it as far as it can, and there is one. */
async function untilSettled(
  begun: Promise<unknown>,
  signal: AbortSignal,
  setProgress: (progress: number) => void,
): Promise<void> {
  let progress = SANDBOX_PROGRESS_START;
  let lookingSince: number | undefined;
  setProgress(progress);
  for (;;) {
    const beat = nextBeat(progress);
    if (beat.looks && lookingSince === undefined) {
      await begun;
      lookingSince = performance.now();
    }
    await wait(beat.waitMs, signal);
    const status = beat.looks && !signal.aborted ? await readStatus() : 'pending';
    if (signal.aborted) return;
    progress = beat.progress;
    setProgress(progress);
    const elapsedMs = lookingSince === undefined ? 0 : performance.now() - lookingSince;
    if (isSandboxSettled({ status, progress, elapsedMs })) return;
  }
}
