import { fail } from '#contract/kit/errors.ts';
import { readStoreAddress } from '#contract/store-address.ts';
import { assert } from '#domain/shared/assert.ts';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { type Probed, probeStore } from '../../woocommerce/probe-store.ts';
import { isReachable } from '../../woocommerce/store-webhooks.ts';

/** What somebody typed into the page. */
export type Given = Readonly<{ url: string; key: string; secret: string }>;

export function asGiven(
  { webhooksPrivate }: Config,
  { url, key, secret }: Given,
): NonNullable<Config['woocommerce']> {
  const read = readStoreAddress(url);
  assert('url' in read, 'the contract lets addresses of stores in alone');
  return { url: read.url, key: () => key, secret: () => secret, allowsPrivate: webhooksPrivate };
}

/** The store that somebody typed in, or without one the attached store, with everything that is needed of it. */
export async function probe(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  given?: Given,
): Promise<Probed & Readonly<{ url: string }>> {
  const woocommerce = given ? asGiven(config, given) : config.woocommerce;
  if (!woocommerce) throw fail('store_not_attached');
  const around = { nowS: now, isReachable: isReachable({ ...config, woocommerce }) };
  return { url: woocommerce.url, ...(await probeStore(woocommerce, around)) };
}
