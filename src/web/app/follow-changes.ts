import type { QueryClient } from '@tanstack/react-query';
import type { LiveCaller } from '#contract/live.ts';
import { followLive } from '#web/api/live.ts';
import type { Feature, LiveKeys } from '#web/shared/feature.ts';
import { setClockOffset } from '#web/shared/now.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { FEATURES } from './features.ts';

const LOOK_AGAIN_MS = 2000;

export const LIVE_KEYS: LiveKeys = Object.assign({}, ...FEATURES.map(({ live }: Feature) => live));

/**
 * Keeps an open page true: what it shows, the provider's clock, what its person may do, and the release it is of. Answers how to
 * stop.
 */
export function followChanges(client: QueryClient, reload = () => location.reload()): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the server that answered first: the page came from there. */
  let release: string | undefined;
  const renew = () => {
    clearTimeout(timer);
    if (isInUse(client)) timer = setTimeout(renew, LOOK_AGAIN_MS);
    else reload();
  };
  const stop = followLive(client, {
    keys: LIVE_KEYS,
    onClock: setClockOffset,
    onCaller: (caller) => {
      release ??= caller.release;
      if (isOther(caller) || caller.release !== release) renew();
    },
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** The page was made for another role than the person has now: menu, offers and what they may see are all of then. */
function isOther({ capabilities, role_name }: LiveCaller): boolean {
  const { user, roleName } = pageSettings();
  return roleName !== role_name || user.capabilities.join() !== capabilities.join();
}

/** Something would be lost: an open dialog, what is being sent, or what the page would ask about before it is left. */
const isInUse = (client: QueryClient): boolean =>
  document.querySelector('[role$=dialog]') !== null ||
  client.isMutating() > 0 ||
  !dispatchEvent(new Event('beforeunload', { cancelable: true }));
