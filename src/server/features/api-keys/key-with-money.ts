import type { createApiKey } from '#contract/api-keys.ts';
import type { Received } from '#contract/kit/endpoint.ts';
import type { Approving } from '../../http/route.ts';

/** A key that can move money may need a second person. Its secret is for whoever asked alone, so they make it once approved. */
export const keyWithMoney: Approving<Received<typeof createApiKey>> = {
  prepare: async (_, { scope, description }) =>
    scope === 'read'
      ? undefined
      : {
          words: `Make an API key “${description}” that may read and change`,
          object_kind: 'api_key',
          object_id: 'new',
          subjects: ['api keys'],
        },
  kept: ({ password: _, ...wanted }) => wanted,
  showsSecret: true,
};
