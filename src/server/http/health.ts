import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Standing } from '../db/watch-database.ts';

/** Whether this process still takes work; set once, when it begins to stop. */
export type Life = { stopping: boolean };

/** Whoever asks has little patience of their own, and a silent database is no reason to be silent too. */
const ANSWER_WITHIN_MS = 1000;

const WORDS: Readonly<Record<Standing, string>> = {
  answers: 'ready',
  read_only: 'database cannot be written',
  away: 'database away',
};

/**
 * `/healthz`: the process lives, whatever its database does; a new process would not bring it back. `/readyz`: send it people.
 * Migrations are done before the server listens.
 */
export function healthPages(app: FastifyInstance, look: () => Promise<Standing>, life: Readonly<Life>): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_, reply) => {
    if (life.stopping) return reply.code(503).send({ status: 'stopping' });
    const standing = await Promise.race([look(), pause(ANSWER_WITHIN_MS, 'away' as const, { ref: false })]);
    return reply.code(standing === 'answers' ? 200 : 503).send({ status: WORDS[standing] });
  });
}
