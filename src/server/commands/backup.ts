import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { borrowDatabase } from '../db/borrow-database.ts';
import { tellOutcome } from '../db/tell-outcome.ts';
import { writeBackup } from '../db/write-backup.ts';

/** `npm run backup [-- --to FILE]`: the whole database in one file, also while the server runs. */
await tellOutcome(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const config = readConfig(process.env);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = path.resolve(
    values.to ?? path.join(config.dataDir, 'backups', `countinghouse-${stamp}.backup.gz`),
  );
  const database = await borrowDatabase(config);
  try {
    const { header, sizeBytes } = await writeBackup(database.client, file);
    const rows = header.tables.reduce((sum, table) => sum + table.rows, 0);
    const megabytes = (sizeBytes / 1_000_000).toFixed(1);
    return `Backed up ${rows} rows of ${header.tables.length} tables to ${file} (${megabytes} MB).`;
  } finally {
    await database.giveBack();
  }
});
