import type { FastifyInstance } from 'fastify';
import { AppError, type ErrorCode } from '#contract/kit/errors.ts';
import type { Deps } from '../deps.ts';
import { type DeliverySource, EVENTS_PATH, openDeliveries } from '../events/accept-delivery.ts';
import { SIGNATURE_HEADER } from '../events/event-signature.ts';
import { refusedDeliveries } from '../events/refused-deliveries.ts';
import { readBody } from './read-bytes.ts';

/**
 * Rightly signed, and nothing we can use: one endpoint hears of every account of a platform, and of both modes, and an event may
 * be of a form that is newer than ours. To refuse it would only bring it again, and in the end close the endpoint.
 */
const HEARD: readonly ErrorCode[] = ['event_of_other_mode', 'event_of_other_account', 'event_malformed'];
const isHeard = (error: unknown): boolean => error instanceof AppError && HEARD.includes(error.code);

const BODY_BYTES_MAX = 262_144;

/**
 * Where the provider tells what changed. Its signature covers bytes, so in this scope a body stays bytes. Nobody is
 * signed in here: the signature alone says who speaks.
 */
export async function eventsEndpoint(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'tally'>,
  source: DeliverySource,
): Promise<void> {
  const accept = openDeliveries(deps, source);
  const tellRefused = refusedDeliveries(deps, source.provider);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', readBody);
    scope.post(EVENTS_PATH, { bodyLimit: BODY_BYTES_MAX }, async (request) => {
      const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers[source.header ?? SIGNATURE_HEADER];
      try {
        await accept({ payload, signature: String(signature ?? '') });
      } catch (error) {
        if (error instanceof AppError) deps.tally?.({ what: 'event_refused', outcome: error.code });
        // Strangers knock at every address; who does not even pretend to sign is none of our provider's.
        if (signature !== undefined) await tellRefused(error);
        if (!isHeard(error)) throw error;
      }
      return { received: true };
    });
  });
}
