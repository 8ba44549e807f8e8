import {
  accessSync,
  constants,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';
import { missingPackage } from '#domain/running/built-in-database.ts';
import { codeOf, DatabaseError } from '../database-errors.ts';
import { type RunAs, runProgram } from './postgres-user.ts';
import type { System } from './system.ts';
import { packageForThisMachine, thisSystem } from './this-system.ts';

const manifest = z.object({ version: z.string() });
const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The folder with bin/, lib/ and share/ that `runAs` can execute. The npm package may lie where an unprivileged user
 * cannot read, and lacks its links when installed without scripts, so a copy is made once and repaired when damaged.
 */
export async function findPostgresBinaries(
  runAs: RunAs,
  dataDir: string,
  system = thisSystem(),
): Promise<string> {
  const source = findPackage(packageForThisMachine());
  const { version } = manifest.parse(JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')));
  const home = path.join(cacheFolder(dataDir, system), `countinghouse-postgres-${version}`);
  const isUsable = () => runs(home, runAs, system);
  if (await isUsable()) return home;

  const copy = mkdtempSync(`${home}.new-`);
  await copyBinaries(source, copy);
  await putInPlace(copy, home, system, isUsable);
  if (!(await isUsable())) {
    throw new DatabaseError(
      `The PostgreSQL programs in ${home} do not run on this machine. Set DATABASE_URL instead.`,
    );
  }
  return home;
}

export function findPackage(name: string): string {
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new DatabaseError(missingPackage(name));
  }
}

/** Accounts without a home keep the copy with the data. */
function cacheFolder(dataDir: string, system: System): string {
  const usual = system.cacheFolder();
  try {
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);
    return usual;
  } catch {
    return dataDir;
  }
}

async function runs(home: string, runAs: RunAs, system: System): Promise<boolean> {
  const found = lstatSync(home, { throwIfNoEntry: false });
  if (!found) return false;
  if (!system.isOurs(found)) {
    throw new DatabaseError(
      `${home} belongs to somebody else, so its programs are not trusted. Remove it and start again.`,
    );
  }
  for (const name of ['postgres', 'initdb'] as const) {
    const { succeeded } = await runProgram(system.program(home, name), ['--version'], runAs);
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
  await runProgram('chmod', ['-R', 'u=rwX,go=rX', target], {}); // An install under umask 077 left them unreadable for others; Windows has neither.
}

async function putInPlace(
  copy: string,
  home: string,
  system: System,
  isUsable: () => Promise<boolean>,
): Promise<void> {
  try {
    await system.move(copy, home);
    return;
  } catch (error) {
    if (!lstatSync(home, { throwIfNoEntry: false })) throw error;
  }
  if (!(await isUsable())) {
    // A damaged copy stands in the way.
    await system.move(home, `${copy}.old`);
    rmSync(`${copy}.old`, { recursive: true });
    await system.move(copy, home);
    return;
  }
  rmSync(copy, { recursive: true }); // Another process was first.
}
