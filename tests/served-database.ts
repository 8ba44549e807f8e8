import { readFileSync, rmSync } from 'node:fs';
import pg from 'pg';
import { assert } from '#domain/shared/assert.ts';
import { startPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { makeForgetfulFolder } from './forgetful-folder.ts';

/** A PostgreSQL that is nobody's but a test's, to be stopped, frozen and brought back under whoever uses it. */
export type ServedDatabase = Readonly<{
  /** As somebody would write it in DATABASE_URL. */
  url: string;
  /** In order: who is connected is told, and cut. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Takes every line and says nothing, as a machine does that hangs. */
  freeze(): void;
  thaw(): void;
  /** As a standby does it: every line made from now on reads only, and those made before are cut. */
  forbidWriting(): Promise<void>;
  allowWriting(): Promise<void>;
  remove(): Promise<void>;
}>;

/** What is lost with it was a test's. */
const FORGETFUL = { fsync: 'off', shared_buffers: '32MB', max_connections: '100' };

export async function startServedDatabase(): Promise<ServedDatabase> {
  const dataDir = makeForgetfulFolder('served');
  let postgres = await startPostgres({ dataDir, settings: FORGETFUL });
  let frozen: number[] = [];
  const { host, user, password, database } = postgres.connection;
  const signal = (pids: readonly number[], name: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, name);
  };
  const thaw = () => {
    signal(frozen, 'SIGCONT');
    frozen = [];
  };
  const asAdministrator = async (...statements: string[]) => {
    const client = new pg.Client({
      ...postgres.connection,
      options: '-c default_transaction_read_only=off',
    });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  return {
    url: `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`,
    stop: () => postgres.stop(),
    start: async () => {
      postgres = await startPostgres({ dataDir, settings: FORGETFUL });
    },
    freeze: () => {
      assert(frozen.length === 0, 'it is not frozen yet');
      // The one that takes new lines first, so that nobody is born afterwards.
      signal([postgres.pid], 'SIGSTOP');
      const children = readFileSync(`/proc/${postgres.pid}/task/${postgres.pid}/children`, 'utf8').trim();
      const backends = children.split(' ').filter(Boolean).map(Number);
      signal(backends, 'SIGSTOP');
      frozen = [...backends, postgres.pid];
    },
    thaw,
    forbidWriting: () =>
      asAdministrator(
        `alter database ${database} set default_transaction_read_only = on`,
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $$client backend$$',
      ),
    allowWriting: () => asAdministrator(`alter database ${database} reset default_transaction_read_only`),
    remove: async () => {
      thaw();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
