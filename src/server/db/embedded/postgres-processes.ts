import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from '../database-errors.ts';

export type Postmaster = Readonly<{ pid: number; port: number; socketFolder: string; ready: boolean }>;

/** What `postmaster.pid` says, which may be a leftover of a server that was killed. */
export function readPostmasterFile(cluster: string): Postmaster | undefined {
  let text: string;
  try {
    text = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
  const [pid, , , port, socketFolder, , , status] = text.split('\n');
  return {
    pid: Number(pid),
    port: Number(port),
    socketFolder: socketFolder ?? '',
    ready: status?.trim() === 'ready',
  };
}

/** The live server of this cluster. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const written = readPostmasterFile(cluster);
  return written && worksIn(cluster, written.pid) ? written : undefined;
}

/**
 * Stops whatever PostgreSQL runs in this cluster: fast, then at once, then by force. The later rounds also end busy
 * backends that outlived a killed server and would keep the next one from starting.
 */
export async function stopPostgresIn(cluster: string): Promise<void> {
  const postmaster = findPostmaster(cluster);
  if (postmaster) {
    signal(postmaster.pid, 'SIGINT');
    if (await allGone(cluster, 20_000)) return;
  }
  for (const [name, patienceMs] of [
    ['SIGQUIT', 6000],
    ['SIGKILL', 3000],
  ] as const) {
    for (const pid of processesIn(cluster)) signal(pid, name);
    if (await allGone(cluster, patienceMs)) return;
  }
  throw new DatabaseError(
    `PostgreSQL in ${cluster} did not stop (processes ${processesIn(cluster).join(', ')}).`,
  );
}

async function allGone(cluster: string, patienceMs: number): Promise<boolean> {
  const giveUp = performance.now() + patienceMs;
  while (processesIn(cluster).length > 0) {
    if (performance.now() >= giveUp) return false;
    await sleep(15);
  }
  return true;
}

const processesIn = (cluster: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => worksIn(cluster, pid));

/** Pids are reused, so the program and the folder it works in are checked too. */
function worksIn(cluster: string, pid: number): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === cluster &&
      /\/bin\/postgres( \(deleted\))?$/.test(readlinkSync(`/proc/${pid}/exe`))
    );
  } catch {
    return false;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in the meantime.
  }
}
