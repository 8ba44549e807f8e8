import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { DatabaseError } from '../database-errors.ts';
import { lockByFile } from './data-folder-lock.ts';
import { LINUX } from './linux-system.ts';
import { CLEAN_ENVIRONMENT } from './postgres-user.ts';
import type { System } from './system.ts';

/** As Linux, but without /proc and without sockets that are no file; root is refused, and is given no user. */
export const MACOS: System = {
  ...LINUX,
  initdbWords: [],
  makeUser: () => undefined,
  lock: async (folder) => lockByFile(folder, path.join(folder, 'lock')),
  socketBytesMax: 103,
  worksIn: (cluster, pid) => processesIn(cluster).includes(pid),
  processesIn,
};

/** Every program whose name begins so, each with the folder it works in, one field on a line. */
const LIST_SERVERS = ['-a', '-c', 'postgres', '-d', 'cwd', '-w', '-F', 'pn'];

function processesIn(cluster: string): number[] {
  // Whether it found any is in what it says: its status is 1 where it did not, and where one ended under its eyes.
  const { stdout, error } = spawnSync('lsof', LIST_SERVERS, {
    env: { ...CLEAN_ENVIRONMENT, PATH: '/usr/sbin:/usr/bin:/bin' },
    encoding: 'utf8',
  });
  if (error)
    throw new DatabaseError(
      `lsof, which tells what runs in ${cluster}, cannot be run (${error.message}). Make it available, or set DATABASE_URL to a PostgreSQL server.`,
    );
  return pidsWithin(cluster, stdout);
}

/** Of what lsof listed: `p` and a pid, then `n` and its folder. */
export function pidsWithin(folder: string, listed: string): number[] {
  let pid = 0;
  return listed.split('\n').flatMap((line) => {
    if (line.startsWith('p')) pid = Number(line.slice(1));
    return line === `n${folder}` ? [pid] : [];
  });
}
