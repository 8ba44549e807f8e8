import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { logOf } from './log.ts';

/** Whether this process still takes work; set once, when it begins to stop. */
export type Life = { stopping: boolean };

/** `/healthz`: the process lives. `/readyz`: send it people. Migrations are done before the server listens. */
export function healthPages(app: FastifyInstance, { db }: Pick<Deps, 'db'>, life: Readonly<Life>): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (request, reply) => {
    if (life.stopping) return reply.code(503).send({ status: 'stopping' });
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch (error) {
      logOf(request).error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'database away' });
    }
  });
}
