import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '#contract/kit/errors.ts';
import type { Idempotency } from '../operations/idempotency.ts';

const PRINTABLE_ASCII = /^(?=.*\S)[\x20-\x7e]{1,255}$/;

/** A key that cannot be kept is refused rather than ignored: whoever sends one relies on it. */
export function idempotencyOf({ headers }: FastifyRequest, reply: FastifyReply): Idempotency {
  const key = headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !PRINTABLE_ASCII.test(key))) {
    throw fail('rest_invalid_param', {
      params: { 'Idempotency-Key': 'Must be 1 to 255 printable ASCII characters' },
    });
  }
  return { key, markReplayed: () => void reply.header('idempotent-replayed', 'true') };
}
