import * as contract from '#contract/readers.ts';
import { type Route, route } from '../../http/route.ts';
import { waitForProvider } from '../../http/wait-for-provider.ts';

/** Readers come and go, and take payments, without a word to us: so the provider is asked each time. */
export const readersRoutes: readonly Route[] = [
  route(contract.listReaders, async ({ provider }, { limit }) => {
    const readers = await waitForProvider(provider.listReaders());
    return readers.slice(0, limit).map(({ count, ...reader }) => ({
      ...reader,
      metadata: {},
      is_active: count > 0,
    }));
  }),
];
