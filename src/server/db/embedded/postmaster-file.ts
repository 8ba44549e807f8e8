import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder is empty where PostgreSQL has no socket. */
export type Postmaster = Readonly<{ pid: number; port: number; socketFolder: string; ready: boolean }>;

/** What `postmaster.pid` says, which may be a leftover of a server that was killed. */
export function readPostmasterFile(cluster: string): Postmaster | undefined {
  let text: string;
  try {
    text = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
  const [pid, , , port, socketFolder, , , status] = text.split(/\r?\n/);
  return {
    pid: Number(pid),
    port: Number(port),
    socketFolder: socketFolder ?? '',
    ready: status?.trim() === 'ready',
  };
}
