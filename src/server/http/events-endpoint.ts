import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { acceptDelivery, type DeliverySource } from '../events/accept-delivery.ts';
import { SIGNATURE_HEADER } from '../events/event-signature.ts';

export const EVENTS_PATH = '/provider-events';
const BODY_BYTES_MAX = 262_144;

/**
 * Where the payments company tells what changed. Its signature covers bytes, so in this scope a body stays bytes. Nobody is
 * signed in here: the signature alone says who speaks.
 */
export async function eventsEndpoint(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'now'>,
  source: DeliverySource,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: FastifyRequest, body: Buffer) => body);
    scope.post(EVENTS_PATH, { bodyLimit: BODY_BYTES_MAX }, async (request) => {
      const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers[source.header ?? SIGNATURE_HEADER];
      await acceptDelivery(deps, source, {
        payload,
        signature: typeof signature === 'string' ? signature : '',
      });
      return { received: true };
    });
  });
}
