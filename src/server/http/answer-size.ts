import type { FastifyInstance } from 'fastify';
import { PAGE_SIZE_MAX } from '#contract/kit/fields.ts';

const ROW_BYTES_MAX = 16_384;
/** The longest page of a list, with rows as large as rows become. */
export const ANSWER_BYTES_MAX = PAGE_SIZE_MAX * ROW_BYTES_MAX;

/**
 * An answer that is written whole and weighs more is a mistake of ours: it is logged and fails, before it is compressed and
 * waits in memory for somebody slow. Streams leave as they are read, and have no limit. What failures weigh: see `errorText`.
 */
export function limitAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (isWhole && payload.length > ANSWER_BYTES_MAX)
      done(new Error(`an answer of ${payload.length} bytes is over its limit`));
    else done();
  });
}
