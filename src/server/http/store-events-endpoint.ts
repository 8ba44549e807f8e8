import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { refusedDeliveries } from '../events/refused-deliveries.ts';
import {
  acceptStoreDelivery,
  STORE_EVENTS_PATH,
  STORE_RESOURCE_HEADER,
  STORE_SIGNATURE_HEADER,
} from '../woocommerce/accept-store-delivery.ts';
import { WOOCOMMERCE } from '../woocommerce/keep-page.ts';
import { readBody } from './read-bytes.ts';

/** A whole order, with whatever plugins add to it. */
const BODY_BYTES_MAX = 2_097_152;

/**
 * Where an attached store tells what changed. Its signature covers bytes, so in this scope a body stays bytes. A store tries an
 * address out with a form that nobody signed: that is answered, and nothing is done.
 */
export async function storeEventsEndpoint(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
): Promise<void> {
  const tellRefused = refusedDeliveries(deps, WOOCOMMERCE);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', readBody);
    scope.post(STORE_EVENTS_PATH, { bodyLimit: BODY_BYTES_MAX }, async ({ body, headers }) => {
      const payload = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const signature = headers[STORE_SIGNATURE_HEADER];
      if (signature === undefined && /^webhook_id=\d+$/.test(payload.toString('latin1')))
        return { received: true };
      try {
        await acceptStoreDelivery(deps, {
          payload,
          signature: String(signature ?? ''),
          resource: String(headers[STORE_RESOURCE_HEADER] ?? ''),
        });
      } catch (error) {
        if (signature !== undefined) await tellRefused(error);
        throw error;
      }
      return { received: true };
    });
  });
}
