import type { Setup } from '#contract/setup.ts';
import type { Deps } from '../../deps.ts';
import { EVENTS_PATH } from '../../events/accept-delivery.ts';
import { findAccountId, findLastDelivery } from './setup-repository.ts';

/** How the payments service is reached, as far as the settings of the server and its last answers tell. */
export async function readSetup({
  db,
  config,
  provider,
}: Pick<Deps, 'db' | 'config' | 'provider'>): Promise<Setup> {
  const { setup } = provider;
  const [account_id, last_delivery, site] = await Promise.all([
    findAccountId(db),
    findLastDelivery(db, provider.name),
    provider.readSite(),
  ]);
  return {
    provider: provider.name,
    account_id,
    is_connected: site.is_connected,
    way: setup?.way ?? 'simulated',
    mode: setup?.isLive ? 'live' : 'test',
    is_key_restricted: setup?.isKeyRestricted ?? false,
    has_publishable_key: setup?.hasPublishableKey ?? false,
    clock_off_s: setup?.clockOffS() ?? null,
    webhook: {
      url: new URL(EVENTS_PATH, config.publicUrl).href,
      secrets: config.stripe?.webhookSecrets().length ?? 0,
      last_delivery,
      events: [...(setup?.events ?? [])],
    },
    capabilities: provider.capabilities(),
    pages: setup?.pages ?? null,
  };
}
