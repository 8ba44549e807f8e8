import { spawn, spawnSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { DatabaseError } from './database-errors.ts';

/** Whom PostgreSQL runs as; empty for "as ourselves". PostgreSQL refuses to run as root. */
export type RunAs = Readonly<{ uid?: number; gid?: number }>;

/** PostgreSQL's programs get no PG* variables and no locale of the person who starts them. */
export const CLEAN_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const NOBODY = 65_534;

/** As root: the owner of an existing cluster, so that its files stay readable; `nobody` for a new one. */
export function chooseUser(cluster: string): RunAs {
  const found = lstatSync(cluster, { throwIfNoEntry: false });
  const me = process.getuid?.();
  if (me === 0)
    return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : { uid: NOBODY, gid: NOBODY };
  if (found && found.uid !== me) {
    throw new DatabaseError(
      `The database in ${cluster} belongs to another user. Start as that user, or choose another DATA_DIR.`,
    );
  }
  return {};
}

/** Whether that user may enter the folder, as the kernel sees it. */
export const canEnter = (folder: string, runAs: RunAs): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...runAs, env: CLEAN_ENVIRONMENT, cwd: '/' })
    .status === 0;

/** Runs one of PostgreSQL's programs to its end, while this process goes on answering others. */
export function runProgram(
  file: string,
  args: readonly string[],
  runAs: RunAs,
): Promise<Readonly<{ succeeded: boolean; said: string }>> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      ...runAs,
      env: CLEAN_ENVIRONMENT,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const listen = (text: unknown) => {
      said += String(text);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', (error) => resolve({ succeeded: false, said: error.message }));
    child.once('close', (code) => resolve({ succeeded: code === 0, said }));
  });
}
