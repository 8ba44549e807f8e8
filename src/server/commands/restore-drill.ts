import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drillReport } from '#domain/running/drill-report.ts';
import { epochSeconds, isUtcInstant, secondsOf } from '#domain/shared/time.ts';
import { makeBooks } from '#provider/simulator/books/postgres/apply-schema.ts';
import { type Config, readConfig } from '../config.ts';
import { readBackupKey } from '../db/backup/backup-key.ts';
import { changesSince } from '../db/backup/changes-since.ts';
import { type DrillDatabase, openDrillDatabase } from '../db/backup/drill-database.ts';
import { backupFolder, findNewestBackup } from '../db/backup/newest-backup.ts';
import { type VerifiedBackup, verifyBackup } from '../db/backup/read-backup.ts';
import { restoreBackup } from '../db/backup/restore-backup.ts';
import { BackupError } from '../db/database-errors.ts';
import { tellOutcome } from '../db/tell-outcome.ts';
import { checkInvariants } from '../invariants/check-invariants.ts';
import { readProviderClock } from '../start/read-provider-clock.ts';
import { settleRestore } from '../start/settle-restore.ts';

const now = () => epochSeconds(Math.floor(Date.now() / 1000));

/** A file, or the newest of a folder. */
function chooseFile(from: string): string {
  if (statSync(from, { throwIfNoEntry: false })?.isFile()) return from;
  const newest = findNewestBackup(from);
  if (newest) return newest.file;
  throw new BackupError(
    `There is no backup in ${from}. Make one with "npm run backup", or say where: npm run restore-drill -- --from FILE`,
  );
}

async function timed<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const began = performance.now();
  return { answer: await work(), ms: performance.now() - began };
}

/** People and keys stay as they were: nobody comes in here, and it is removed again. */
const restoreInto = ({ client }: DrillDatabase, backup: VerifiedBackup, config: Config): Promise<void> =>
  restoreBackup(client, backup, {
    replace: false,
    makeBooks,
    settle: async () => {
      await settleRestore(client, backup, { keys: 'keep', passwords: 'keep' }, { config, now });
    },
  });

async function refuseBroken(config: Config, { client, connection }: DrillDatabase): Promise<number> {
  const findings = await checkInvariants(client, () => readProviderClock(config, connection));
  const broken = findings.filter((finding) => finding.broken > 0);
  if (broken.length === 0) return findings.length;
  const names = broken.map(({ invariant, broken: rows }) => `${invariant.name} (${rows})`).join(', ');
  throw new BackupError(
    `The backup was brought back, and ${broken.length} of ${findings.length} invariants are broken in it: ${names}.`,
  );
}

/**
 * `npm run restore-drill [-- --from FILE|FOLDER]`: brings the newest backup back into an empty database, checks that everything
 * in it adds up, and says how long that took and what would be lost. The live database is only read. Exit code 1 when the
 * backup would not have helped.
 */
await tellOutcome(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  const config = readConfig(process.env);
  const file = chooseFile(path.resolve(values.from ?? backupFolder(config.dataDir)));
  const key = readBackupKey(config.backupKeyFile);
  const verified = await timed(() => verifyBackup(file, { key }));
  const { header } = verified.answer;
  if (!isUtcInstant(header.created))
    throw new BackupError(`The backup ${file} does not say when it was made.`);
  const created = secondsOf(header.created);
  const loss = await changesSince(config, created);
  const database = await openDrillDatabase(config);
  try {
    const restored = await timed(() => restoreInto(database, verified.answer, config));
    const checked = await timed(() => refuseBroken(config, database));
    const lines = drillReport({
      rows: header.tables.reduce((sum, table) => sum + table.rows, 0),
      tables: header.tables.length,
      created,
      now: now(),
      verifyMs: verified.ms,
      restoreMs: restored.ms,
      checkMs: checked.ms,
      invariants: checked.answer,
      loss,
    });
    return [file, ...lines].join('\n');
  } finally {
    await database.clear();
  }
});
