import { parseArgs } from 'node:util';
import pg from 'pg';
import { readConfig } from '../config.ts';
import { openPool } from '../db/database.ts';
import { DatabaseError } from '../db/database-errors.ts';
import { listMissing, migrate } from '../db/migrate.ts';
import { connectDatabase, type OpenedDatabase, pastPooler } from '../db/open-database.ts';
import { tellOutcome } from '../db/tell-outcome.ts';
import { openLog } from '../http/log.ts';
import { prepareJobs } from '../jobs/job-pool.ts';

async function check({ direct }: OpenedDatabase): Promise<string> {
  const client = new pg.Client(direct);
  await client.connect();
  try {
    const missing = await listMissing(client);
    if (missing.length === 0) return 'The schema is as this release needs it.';
    throw new DatabaseError(
      `The schema lacks ${missing.join(', ')}. Run "npm run migrate", or start the server.`,
    );
  } finally {
    await client.end();
  }
}

async function apply({ direct }: OpenedDatabase, logLevel: string): Promise<string> {
  const pool = openPool({ ...direct, max: 1 }, () => undefined);
  try {
    const applied = await migrate(pool, { onApply: (name) => console.log(`Applying ${name}`) });
    await prepareJobs({ direct: () => direct, log: openLog(logLevel) });
    return applied.length === 0 ? 'The schema was up to date.' : `Applied ${applied.length} migrations.`;
  } finally {
    await pool.end();
  }
}

/**
 * `npm run migrate [-- --check]`: brings the schema up to date, also while servers of this release and the one before run; with
 * --check only says whether it is, by its exit code too.
 */
await tellOutcome(async () => {
  const { check: isChecked } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
  const config = readConfig(process.env);
  const database = await connectDatabase(pastPooler(config));
  try {
    return isChecked ? await check(database) : await apply(database, config.logLevel);
  } finally {
    await database.stop();
  }
});
