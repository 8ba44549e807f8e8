import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';
import os from 'node:os';
import { type Room, roomProblem, spareMemory } from '#domain/running/enough-room.ts';
import type { Config } from '../config.ts';
import { codeOf } from '../db/database-errors.ts';
import { hasPostgresFiles } from '../db/embedded/embedded-postgres.ts';
import { embeddedFolder } from '../db/embedded-folder.ts';
import { StartError } from './start-failure.ts';

type Wanted = Pick<Config, 'dataDir' | 'databaseUrl' | 'smtpUrl'>;

/** Asked before anything else is done: what the machine has no room for, or no right to, fails at once and in a sentence. */
export function refuseTightMachine(config: Wanted, look: (dataDir: string) => Room = roomOf): void {
  const isEmbedded = config.databaseUrl === undefined;
  if (isEmbedded) refuseUnwritable(config.dataDir, 'the database is kept there');
  else if (config.smtpUrl === undefined)
    refuseUnwritable(config.dataDir, 'mails are written there as long as SMTP_URL is not set');
  const isNew = isEmbedded && !hasPostgresFiles(embeddedFolder(config));
  const problem = roomProblem(look(config.dataDir), { isEmbedded, isNew });
  if (problem !== undefined) throw new StartError(problem);
}

function refuseUnwritable(dataDir: string, why: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written to (${codeOf(error)}), and ${why}. Give this user the right to, or choose another DATA_DIR.`,
    );
  }
}

function roomOf(dataDir: string): Room {
  const memory = { freeBytes: os.freemem(), limitBytes: process.constrainedMemory() };
  return { diskBytes: freeBytesOf(dataDir), memoryBytes: spareMemory(process.platform, memory) };
}

function freeBytesOf(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return undefined; // Not every file system tells, and one that is not written to need not be there.
  }
}
