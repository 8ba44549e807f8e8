import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readSync } from 'node:fs';
import { builtInDatabase, type Machine } from '#domain/running/built-in-database.ts';
import { DatabaseError } from '../database-errors.ts';
import { LINUX } from './linux-system.ts';
import { MACOS } from './macos-system.ts';
import { CLEAN_ENVIRONMENT } from './postgres-user.ts';
import type { System } from './system.ts';
import { hasAdministratorsRights, WINDOWS } from './windows-system.ts';

/** The name of a program's loader stands near its beginning. */
const HEAD_BYTES = 4096;

const OTHERS: Readonly<Record<string, System>> = { darwin: MACOS, win32: WINDOWS };

type Found = Readonly<{ system: System; packageName: string }>;
let found: Found | undefined;

/** Whoever wants the built-in database where it cannot run is told so, before anything is made. */
export const thisSystem = (): System => find().system;

/** What npm calls PostgreSQL's programs for this machine. */
export const packageForThisMachine = (): string => find().packageName;

function find(): Found {
  found ??= systemOf(readMachine());
  return found;
}

export function systemOf(machine: Machine): Found {
  const answer = builtInDatabase(machine);
  if (answer.problem !== undefined) throw new DatabaseError(answer.problem);
  return { system: OTHERS[machine.platform] ?? LINUX, packageName: answer.package };
}

function readMachine(): Machine {
  const { platform, arch } = process;
  return {
    platform,
    arch,
    libc: platform === 'linux' ? libcOf(readHead(process.execPath)) : undefined,
    isPrivileged: platform === 'win32' ? hasAdministratorsRights(askGroups()) : process.getuid?.() === 0,
  };
}

/** What a program of Linux was made for, by the loader that it names. */
export const libcOf = (program: Buffer): 'glibc' | 'musl' =>
  program.includes('/ld-musl-') ? 'musl' : 'glibc';

/** Nothing, where it was replaced meanwhile or may only be run. */
function readHead(file: string): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  try {
    const handle = openSync(file, 'r');
    const bytes = readSync(handle, head);
    closeSync(handle);
    return head.subarray(0, bytes);
  } catch {
    return Buffer.alloc(0);
  }
}

const askGroups = (): string =>
  spawnSync('whoami', ['/groups'], { env: CLEAN_ENVIRONMENT, encoding: 'utf8', windowsHide: true }).stdout ??
  '';
