import { spawnSync } from 'node:child_process';
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
