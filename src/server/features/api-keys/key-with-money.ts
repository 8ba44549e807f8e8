import type { createApiKey } from '#contract/api-keys.ts';
import type { Received } from '#contract/kit/endpoint.ts';
import { keyMovesMoney } from '#domain/people/key-capabilities.ts';
import type { Approving } from '../../http/route.ts';

/** A key that can move money may need a second person. Its secret is for whoever asked alone, so they make it once approved. */
export const keyWithMoney: Approving<Received<typeof createApiKey>> = {
  prepare: async ({ actor }, { scope, description, capabilities = null }) =>
    keyMovesMoney(actor.capabilities, { scope, capabilities })
      ? {
          words: `Make an API key “${description}” that may move money`,
          object_kind: 'api_key',
          object_id: 'new',
          subjects: ['api keys'],
        }
      : undefined,
  showsSecret: true,
};
