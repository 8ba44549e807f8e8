import path from 'node:path';
import { parseArgs } from 'node:util';
import { backupHereAlone } from '#domain/running/machines.ts';
import { readConfig } from '../config.ts';
import { ensureBackupKey } from '../db/backup/backup-key.ts';
import { backupFolder } from '../db/backup/newest-backup.ts';
import { writeBackup } from '../db/backup/write-backup.ts';
import { borrowDatabase } from '../db/borrow-database.ts';
import { listOtherMachines } from '../db/machines-connected.ts';
import { tellOutcome } from '../db/tell-outcome.ts';

/** `npm run backup [-- --to FILE]`: the whole database in one file, also while the server runs. */
await tellOutcome(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const config = readConfig(process.env);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = path.resolve(
    values.to ?? path.join(backupFolder(config.dataDir), `countinghouse-${stamp}.backup.gz`),
  );
  const database = await borrowDatabase(config);
  try {
    const { key, made } = ensureBackupKey(config.backupKeyFile);
    const { header, sizeBytes } = await writeBackup(database.client, file, key);
    const rows = header.tables.reduce((sum, table) => sum + table.rows, 0);
    const megabytes = (sizeBytes / 1_000_000).toFixed(1);
    const shared = config.databaseUrl !== undefined && (await listOtherMachines(database.client));
    return [
      `Backed up ${rows} rows of ${header.tables.length} tables to ${file} (${megabytes} MB).`,
      made &&
        `Backups are sealed with the key in ${config.backupKeyFile}. Keep a copy of it, apart from them: a restore asks for it.`,
      shared && backupHereAlone(shared),
    ]
      .filter(Boolean)
      .join('\n');
  } finally {
    await database.giveBack();
  }
});
