import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { TestProject } from 'vitest/node';
import { openPool } from '#server/db/database.ts';
import { startPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { prepareJobs } from '#server/jobs/job-pool.ts';
import { makeForgetfulFolder } from './forgetful-folder.ts';
import { startOtherPostgres } from './other-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests' PostgreSQL listens, and the migrated database that every test database is a copy of. */
    postgres: { host: string; port: number; user: string; password: string; template: string };
  }
}

/** A file's own pool, its server's, and the simulated provider's. */
const CONNECTIONS_PER_WORKER = 50;

/** Losing these databases loses nothing, so nothing waits for the disk. */
const FAST_AND_FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  max_connections: String(100 + CONNECTIONS_PER_WORKER * availableParallelism()),
};

/** The one that the product carries; or that of this folder of programs, to see that a served one of another release does. */
async function startForTests() {
  const { TEST_POSTGRES } = process.env;
  if (TEST_POSTGRES) return startOtherPostgres(TEST_POSTGRES, FAST_AND_FORGETFUL);
  const dataDir = makeForgetfulFolder('tests');
  const settings = { ...FAST_AND_FORGETFUL, file_copy_method: 'clone' }; // Known from 18 on.
  const { connection, stop } = await startPostgres({ dataDir, settings });
  return {
    connection,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** One PostgreSQL for the whole run, with a migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startForTests();
  const pool = openPool({ ...postgres.connection, max: 1 }, () => undefined);
  try {
    await migrate(pool);
    await prepareJobs({ direct: () => postgres.connection, log: console });
    await pool.end(); // A template with a connection open cannot be copied.
  } catch (error) {
    await pool.end();
    await postgres.stop();
    throw error;
  }
  const { database, ...server } = postgres.connection;
  project.provide('postgres', { ...server, template: database });
  return postgres.stop;
}
