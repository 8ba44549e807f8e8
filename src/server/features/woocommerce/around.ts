import manifest from '../../../../package.json' with { type: 'json' };
import type { Context } from '../../http/route.ts';
import type { Around } from './order-form.ts';
import { wcLink } from './wc-page.ts';

/** What every form of this store says of the store itself. */
export async function aroundOf(
  context: Pick<Context, 'config' | 'store'>,
  dp?: number | undefined,
): Promise<Around> {
  const { timezone } = await context.store.profile();
  return {
    zone: timezone,
    version: manifest.version,
    link: (path) => wcLink(context, path),
    dp,
  };
}
