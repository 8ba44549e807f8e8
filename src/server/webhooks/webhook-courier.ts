import type { Deps } from '../deps.ts';
import type { Route } from '../http/route.ts';
import { lookAgain } from '../look-again.ts';
import { beginDue } from './deliver-webhooks.ts';

const LOOK_EVERY_MS = 1000;
const AT_ONCE = 50;

export type Courier = Readonly<{ stop: () => Promise<void> }>;

/**
 * Tells what is to be told, for as long as the process lives: it looks every second, and again as soon as something has
 * arrived. Of several processes each takes what no other has taken.
 */
export function startCourier(deps: Deps, routes: readonly Route[]): Courier {
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();

  const look = async (): Promise<void> => {
    const most = AT_ONCE - underWay.size;
    if (most <= 0) return;
    const begun = await beginDue(deps, routes, { most, signal: stopping.signal });
    for (const delivery of begun) {
      underWay.add(delivery);
      void delivery.finally(() => {
        underWay.delete(delivery);
        looks.soon();
      });
    }
  };
  const looks = lookAgain(look, {
    everyMs: LOOK_EVERY_MS,
    onError: (error) => deps.log.warn({ err: error }, 'the webhooks wait for the database'),
  });

  return {
    stop: async () => {
      stopping.abort();
      await looks.stop();
      await Promise.all(underWay);
    },
  };
}
