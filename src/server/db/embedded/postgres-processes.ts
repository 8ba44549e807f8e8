import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from '../database-errors.ts';
import type { DataFolder } from './data-folder.ts';
import { type Postmaster, readPostmasterFile } from './postmaster-file.ts';
import { thisSystem } from './this-system.ts';

/** The live server of this cluster. */
export function findPostmaster(cluster: string, system = thisSystem()): Postmaster | undefined {
  const written = readPostmasterFile(cluster);
  return written && system.worksIn(cluster, written.pid) ? written : undefined;
}

/**
 * Stops whatever PostgreSQL runs in this folder: fast, then at once, then by force. The later rounds also end busy
 * backends that outlived a killed server and would keep the next one from starting.
 */
export async function stopPostgresIn(
  { cluster, runAs, system }: DataFolder,
  binaries: string,
): Promise<void> {
  const by = { binaries, runAs };
  const remaining = () => system.processesIn(cluster);
  const postmaster = findPostmaster(cluster, system);
  if (postmaster) {
    system.signal(postmaster.pid, 'SIGINT', by);
    if (await allGone(remaining, 20_000)) return;
  }
  for (const [name, patienceMs] of [
    ['SIGQUIT', 6000],
    ['SIGKILL', 3000],
  ] as const) {
    for (const pid of remaining()) system.signal(pid, name, by);
    if (await allGone(remaining, patienceMs)) return;
  }
  throw new DatabaseError(`PostgreSQL in ${cluster} did not stop (processes ${remaining().join(', ')}).`);
}

async function allGone(remaining: () => number[], patienceMs: number): Promise<boolean> {
  const giveUp = performance.now() + patienceMs;
  while (remaining().length > 0) {
    if (performance.now() >= giveUp) return false;
    await sleep(15);
  }
  return true;
}
