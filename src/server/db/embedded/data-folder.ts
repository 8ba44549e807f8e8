import { createHash } from 'node:crypto';
import { chmodSync, lchownSync, lstatSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { codeOf, DatabaseError } from '../database-errors.ts';
import { type RunAs, runProgram } from './postgres-user.ts';
import type { System } from './system.ts';
import { thisSystem } from './this-system.ts';

/** Where one embedded database lives. */
export type DataFolder = Readonly<{
  /** Holds the cluster and its log. */
  dataDir: string;
  /** PostgreSQL's own files; appears only when complete. */
  cluster: string;
  runAs: RunAs;
  system: System;
  /** Short and made of the folder's path alone, so it collides with no other folder's. */
  key: string;
  /** What the person who starts should know, when the data is not where they asked. */
  note?: string;
}>;

const ELSEWHERE = '/var/lib/countinghouse';
/** Of a socket's path its own name takes 19 bytes and our folder's 30. */
const NAMES_BYTES = 49;

/**
 * Finds and makes the folder of the database. PostgreSQL never runs as root, and its user may be unable to cross a
 * folder above the one asked for; then the data goes to a place of its own.
 */
export function placeDataFolder(asked: string, system = thisSystem()): DataFolder {
  try {
    mkdirSync(asked, { recursive: true, mode: 0o711 });
  } catch (error) {
    throw new DatabaseError(
      `The data folder ${asked} cannot be made (${codeOf(error)}). Choose another DATA_DIR.`,
    );
  }
  const real = realpathSync(asked);
  const here = locate(real, system);
  if (system.canEnter(path.dirname(real), here.runAs)) {
    if (process.getuid?.() === lstatSync(real).uid) chmodSync(real, 0o711);
    return here;
  }

  const dataDir = path.join(ELSEWHERE, keyOf(real));
  mkdirSync(dataDir, { recursive: true });
  for (const folder of [ELSEWHERE, dataDir]) chmodSync(folder, 0o711);
  const note = `The database is kept in ${dataDir}, because the user it runs as cannot enter ${path.dirname(real)}.`;
  return { ...locate(dataDir, system), note };
}

function locate(dataDir: string, system: System): DataFolder {
  const cluster = path.join(dataDir, 'cluster');
  return { dataDir, cluster, key: keyOf(dataDir), runAs: system.chooseUser(cluster), system };
}

const keyOf = (folder: string): string => createHash('sha256').update(folder).digest('hex').slice(0, 16);

/** A private folder for the socket. Temporary folders are open to all, so one that somebody else prepared is refused. */
export function makeSocketFolder(data: DataFolder): string {
  const { runAs } = data;
  const me = process.getuid?.() ?? 0;
  const folder = socketFolderOf(data);
  const owner = runAs.uid ?? me;
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const found = lstatSync(folder);
    if (!found.isDirectory() || (found.uid !== owner && found.uid !== me)) {
      throw new DatabaseError(`${folder} belongs to somebody else. Remove it and start again.`);
    }
    chmodSync(folder, 0o700);
  }
  if (runAs.uid !== undefined && runAs.gid !== undefined) lchownSync(folder, runAs.uid, runAs.gid);
  return folder;
}

function socketFolderOf({ key, runAs, system }: DataFolder): string {
  const tmp = os.tmpdir();
  const fits = Buffer.byteLength(tmp) + NAMES_BYTES <= (system.socketBytesMax ?? 0);
  const parent = fits && system.canEnter(tmp, runAs) ? tmp : '/tmp';
  return path.join(parent, `ch-pg-${process.getuid?.() ?? 0}-${key}`);
}

/** Gives the files of a database that ran as somebody else to the user it runs as from now on; nothing may run on them. */
export async function handOver(data: DataFolder): Promise<void> {
  const { cluster, runAs } = data;
  const found = lstatSync(cluster, { throwIfNoEntry: false });
  if (!found || runAs.uid === undefined || found.uid === runAs.uid) return;
  removeSocketFolder(socketFolderOf(data)); // Of a server that was killed.
  const { succeeded, said } = await runProgram('chown', ['-R', `${runAs.uid}:${runAs.gid}`, cluster], {});
  if (!succeeded) throw new DatabaseError(`The files in ${cluster} could not be handed over: ${said.trim()}`);
}

export const removeSocketFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });
