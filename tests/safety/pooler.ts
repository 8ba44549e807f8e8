import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../free-port.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

export type Pooler = Readonly<{ url: string; stop(): Promise<void> }>;

/** Few enough that everybody gets somebody else's connection all the time. */
const SERVER_CONNECTIONS = 3;

/** Where it keeps its settings, and who runs it where no socket has an owner. */
type Kept = Readonly<{ folder?: string; uid?: number; gid?: number }>;

/** PgBouncer, which hands a connection to somebody else after each transaction, in front of the database at this address. */
export async function startPooler(
  databaseUrl: string,
  { folder = makeTemporaryFolder('pooler'), ...owner }: Kept = {},
): Promise<Pooler> {
  const { username, password, pathname, searchParams, hostname, port: databasePort } = new URL(databaseUrl);
  const socket = searchParams.get('host');
  const port = await findFreePort();
  const users = path.join(folder, 'users.txt');
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${socket ?? hostname} port=${databasePort || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 200
`,
  );
  // It refuses to be root, and the socket's folder is for its owner alone.
  const { uid, gid } = socket === null ? owner : statSync(socket);
  const isRoot = process.getuid?.() === 0 && uid !== undefined && gid !== undefined;
  for (const file of [users, settings]) {
    chmodSync(file, 0o600);
    if (isRoot) chownSync(file, uid, gid);
  }
  const child = spawn('pgbouncer', [settings], { stdio: 'ignore', ...(isRoot && { uid, gid }) });
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
