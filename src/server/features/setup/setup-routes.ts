import * as contract from '#contract/setup.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { type Route, route } from '../../http/route.ts';
import { waitForProvider } from '../../http/wait-for-provider.ts';
import { readSetup } from './read-setup.ts';

export const setupRoutes: readonly Route[] = [
  route(contract.getSetup, readSetup),

  route(contract.listPermissions, async ({ provider, now }) => {
    const found = await waitForProvider(provider.probePermissions?.() ?? Promise.resolve([]));
    return { checked: utcInstant(now()), data: [...found] };
  }),
];
