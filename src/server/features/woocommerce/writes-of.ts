import { fail } from '#contract/kit/errors.ts';
import type { Context } from '../../http/route.ts';
import type { ActingBy, RestWrites } from '../../store/store-rest.ts';

/** How this store is changed by tools; one that is kept elsewhere is changed there. */
export function writesOf({ store }: Pick<Context, 'store'>): RestWrites {
  if (!store.rest.writes) throw fail('store_kept_elsewhere');
  return store.rest.writes;
}

export const byOf = ({ actor, ip }: Pick<Context, 'actor' | 'ip'>): ActingBy => ({
  ...{ user_id: actor.user_id, email: actor.email, api_key: actor.api_key, ip },
});
