import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/errors.ts';

const EVENT_LOOP_DELAY_MS_MAX = 1000;
const HEAP_BYTES_MAX = 1_500_000_000;
const RETRY_AFTER_S = 2;

/** Turns people away early when the process cannot keep up: a quick 503 is better than a slow time-out. */
export async function refuseUnderPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: EVENT_LOOP_DELAY_MS_MAX,
    maxHeapUsedBytes: HEAP_BYTES_MAX,
    pressureHandler: (request) => {
      // Whoever watches the process must be able to see that it lives.
      if (request.url !== '/healthz') throw fail('wcpay_unavailable', { retry_after_s: RETRY_AFTER_S });
    },
  });
}
