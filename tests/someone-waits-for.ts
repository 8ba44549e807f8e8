import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#server/db/database.ts';

/** Until another connection stands at a lock that this one holds. */
export const someoneWaitsFor = (holder: Database) =>
  expect
    .poll(
      async () => {
        const { rows } = await sql`select from pg_locks
          where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(holder);
        return rows.length;
      },
      { timeout: 20_000 },
    )
    .toBe(1);
