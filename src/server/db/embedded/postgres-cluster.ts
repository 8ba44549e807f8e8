import { existsSync, lchownSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseError, fullDiskSentence } from '../database-errors.ts';
import type { DataFolder } from './data-folder.ts';
import { isProtected, makePassword, protectCluster, writeRules } from './postgres-password.ts';
import type { PostgresSettings } from './postgres-settings.ts';
import { runProgram } from './postgres-user.ts';

/**
 * Makes PostgreSQL's files on the first start, and sees that those of an earlier release ask for the password. New ones are prepared under another name and renamed when complete, so a
 * start that was killed half-way leaves nothing that looks like a database.
 */
export async function createCluster(options: {
  binaries: string;
  folder: DataFolder;
  settings: PostgresSettings;
}): Promise<void> {
  const { cluster, dataDir, runAs, system } = options.folder;
  if (existsSync(cluster)) {
    await refuseOtherVersion(options.binaries, options.folder);
    if (!isProtected(options.folder)) await protectCluster(options);
    return;
  }
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (runAs.uid !== undefined && runAs.gid !== undefined) lchownSync(unfinished, runAs.uid, runAs.gid);
  const password = makePassword(options.folder);
  const made = await runProgram(
    system.program(options.binaries, 'initdb'),
    [
      ...['-D', unfinished, '-U', 'countinghouse', '-A', 'reject', '-E', 'UTF8', '--data-checksums'],
      ...['--pwfile', password.file, ...system.initdbWords],
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...(options.settings.fsync === 'off' ? ['--no-sync'] : []),
    ],
    runAs,
  );
  if (!made.succeeded) {
    rmSync(unfinished, { recursive: true, force: true });
    const sentence = `The database could not be created in ${dataDir}: ${made.said.trim()}`;
    throw new DatabaseError(fullDiskSentence(dataDir, made.said) ?? sentence);
  }
  writeRules(unfinished, options.folder);
  await password.keep();
  await system.move(unfinished, cluster);
  system.syncFolder(dataDir);
}

async function refuseOtherVersion(binaries: string, folder: DataFolder): Promise<void> {
  const { cluster, runAs, system } = folder;
  const file = path.join(cluster, 'PG_VERSION');
  if (!existsSync(file)) return; // PostgreSQL itself says what is missing.
  const made = readFileSync(file, 'utf8').trim();
  const version = await runProgram(system.program(binaries, 'postgres'), ['--version'], runAs);
  const ours = /\d+/.exec(version.said)?.[0];
  if (made === ours) return;
  throw new DatabaseError(
    `The database in ${cluster} was made by PostgreSQL ${made}, and this release carries ${ours}. ` +
      'Make a backup with the earlier release, move the folder away, and restore the backup with this one.',
  );
}
