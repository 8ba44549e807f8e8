import { AppError } from '#contract/kit/errors.ts';
import { openSealed, sealFor } from '../access/factors/factor-key.ts';
import type { Config } from '../config.ts';
import type { StoreKey } from '../store/mirror/attached-store-repository.ts';

type Woo = NonNullable<Config['woocommerce']>;
type Needs = Readonly<{ config: Config }>;
type Given = Readonly<{ key: string; secret: string }>;

/** Neither part has a colon in it. */
export const sealKey = (needs: Needs, user_id: number, { key, secret }: Given): Buffer =>
  sealFor(needs, user_id, Buffer.from(`${key}:${secret}`));

/** What somebody gave on the page, as the environment would have given it. */
export function openKept(needs: Needs, { url, sealed, user_id, version }: StoreKey): Woo {
  const { key, secret } = opened(needs, user_id, sealed);
  return {
    url,
    key: () => key,
    secret: () => secret,
    given: version,
    allowsPrivate: needs.config.webhooksPrivate,
  };
}

/** After a move without the key file nothing opens: the store then refuses us, and the page asks for another key. */
function opened(needs: Needs, user_id: number, sealed: Buffer): Given {
  try {
    const [key = '', secret = ''] = openSealed(needs, user_id, sealed).toString().split(':');
    return { key, secret };
  } catch (error) {
    if (error instanceof AppError && error.code === 'factor_key_missing') return { key: '', secret: '' };
    throw error;
  }
}
