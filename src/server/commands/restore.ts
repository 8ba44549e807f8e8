import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { epochSeconds } from '#domain/shared/time.ts';
import { makeBooks } from '#provider/simulator/books/postgres/apply-schema.ts';
import { readConfig } from '../config.ts';
import { readBackupKey } from '../db/backup/backup-key.ts';
import { verifyBackup } from '../db/backup/read-backup.ts';
import { restoreBackup } from '../db/backup/restore-backup.ts';
import { chooseWishes } from '../db/backup/restore-wishes.ts';
import { BackupError } from '../db/database-errors.ts';
import { connectDatabase, pastPooler } from '../db/open-database.ts';
import { tellOutcome } from '../db/tell-outcome.ts';
import { settleRestore } from '../start/settle-restore.ts';

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

/**
 * `npm run restore -- --from FILE [--replace] [--keys revoke|keep] [--passwords renew|keep] [--force-unsealed NAME]`: brings
 * a backup back, with the server stopped.
 */
await tellOutcome(async () => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      replace: { type: 'boolean', default: false },
      keys: { type: 'string' },
      passwords: { type: 'string' },
      'force-unsealed': { type: 'string', default: '' },
    },
  });
  if (values.from === undefined) throw new BackupError('Say which backup: npm run restore -- --from FILE');
  const file = path.resolve(values.from);
  const config = readConfig(process.env);
  const key = readBackupKey(config.backupKeyFile);
  // Before a database is even started.
  const backup = await verifyBackup(file, { key, forcedName: values['force-unsealed'] });
  const wishes = await chooseWishes(values, process.stdin.isTTY && process.stdout.isTTY ? ask : undefined);
  const database = await connectDatabase(pastPooler(config));
  try {
    const client = await database.pool.connect();
    try {
      const now = () => epochSeconds(Math.floor(Date.now() / 1000));
      let settled: string[] = [];
      const settle = async () => {
        settled = await settleRestore(client, backup, wishes, { config, now });
      };
      await restoreBackup(client, backup, { replace: values.replace, makeBooks, settle });
      const { tables, created } = backup.header;
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      return [
        `Restored ${rows} rows of ${tables.length} tables, as they were on ${created} UTC.`,
        ...settled,
      ].join('\n');
    } finally {
      client.release(true); // Its settings are not the pool's.
    }
  } finally {
    await database.stop();
  }
});
