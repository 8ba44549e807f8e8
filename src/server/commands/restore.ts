import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeBooks } from '#provider/simulator/postgres/apply-schema.ts';
import { readConfig } from '../config.ts';
import { BackupError } from '../db/database-errors.ts';
import { connectDatabase } from '../db/open-database.ts';
import { verifyBackup } from '../db/read-backup.ts';
import { restoreBackup } from '../db/restore-backup.ts';
import { tellOutcome } from '../db/tell-outcome.ts';

/** `npm run restore -- --from FILE [--replace]`: brings a backup back, with the server stopped. */
await tellOutcome(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, replace: { type: 'boolean', default: false } },
  });
  if (values.from === undefined) throw new BackupError('Say which backup: npm run restore -- --from FILE');
  const file = path.resolve(values.from);
  const config = readConfig(process.env);
  const backup = await verifyBackup(file); // Before a database is even started.
  const database = await connectDatabase(config);
  try {
    const client = await database.pool.connect();
    try {
      await restoreBackup(client, backup, { replace: values.replace, makeBooks });
      const { tables, created } = backup.header;
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      return `Restored ${rows} rows of ${tables.length} tables, as they were on ${created} UTC.`;
    } finally {
      client.release(true); // Its settings are not the pool's.
    }
  } finally {
    await database.stop();
  }
});
