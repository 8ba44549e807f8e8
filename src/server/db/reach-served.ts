import { hostname } from 'node:os';
import pg from 'pg';
import { nameOfMachine } from '#domain/running/machines.ts';
import { type PostgresFacts, postgresProblem } from '#domain/running/usable-postgres.ts';
import type { Config } from '../config.ts';
import { SESSION_SETTINGS } from './database.ts';
import { codeOf, DatabaseError, messageOf } from './database-errors.ts';
import { inTransaction } from './migrate.ts';

type Variable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DRILL_DATABASE_URL';
type Served = Readonly<{ connection: pg.PoolConfig; direct: pg.PoolConfig }>;

const CONNECT_WITHIN_MS = 10_000;

/** The served database of these settings, looked at once so that what is wrong with it is told at the start. */
export async function reachServed({
  databaseUrl: url = '',
  databaseDirectUrl: directUrl,
}: Partial<Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>>): Promise<Served> {
  if (directUrl === undefined) {
    const connection = await reachAt('DATABASE_URL', url);
    return { connection, direct: connection };
  }
  await ask('DATABASE_DIRECT_URL', directUrl, async (client) => {
    await refuseUnusable('DATABASE_DIRECT_URL')(client);
    await keepSettings(client);
  });
  await ask('DATABASE_URL', url, refuseForgottenSettings);
  // Settings that a connection begins with are refused by a pooler; those of the role hold instead.
  return {
    connection: { ...namedAt(url), options: undefined },
    direct: namedAt(directUrl),
  };
}

/** A served database that is asked without a pooler in between. */
export async function reachAt(variable: Variable, connectionString: string): Promise<pg.PoolConfig> {
  await ask(variable, connectionString, refuseUnusable(variable));
  return namedAt(connectionString);
}

/** Connections that say which machine they are of: others who share the database want to know. */
const namedAt = (connectionString: string): pg.PoolConfig => ({
  connectionString,
  application_name: nameOfMachine(hostname()),
});

/** One connection, so that a wrong address is told at once. The sentence never holds the password. */
async function ask(
  variable: Variable,
  connectionString: string,
  look: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await look(client);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const { host, pathname } = new URL(connectionString);
    // A host with several addresses fails with an error that has a code but no words.
    const reason = messageOf(error) || codeOf(error) || 'no reason given';
    throw new DatabaseError(`${variable} cannot be reached (${host}${pathname}): ${reason}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const refuseUnusable =
  (variable: Variable) =>
  async (client: pg.Client): Promise<void> => {
    const { rows } = await client.query<PostgresFacts>(
      `select current_setting('server_version_num')::int as number, current_setting('server_encoding') as encoding`,
    );
    const problem = rows[0] && postgresProblem(rows[0]);
    if (problem) throw new DatabaseError(`${variable} is not usable: ${problem}.`);
  };

/** The same number in every process: two that write the settings of a role at once would be in each other's way. */
const LOCK = 7_305_410_227;

/** What every connection of ours begins with, as settings of our role in this database: a pooler's connections get them too. */
const keepSettings = (client: pg.Client): Promise<void> =>
  inTransaction(client, async () => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    for (const [name, value] of Object.entries(SESSION_SETTINGS)) {
      const { rows } = await client.query<{ statement: string }>(
        `select format('alter role %I in database %I set %I = %L', current_user, current_database(), $1::text, $2::text)
           as statement`,
        [name, value],
      );
      await client.query(rows[0]?.statement ?? '');
    }
  });

/** A pooler that had connections open before goes on with them as they are. */
async function refuseForgottenSettings(client: pg.Client): Promise<void> {
  for (const [name, value] of Object.entries(SESSION_SETTINGS)) {
    const { rows } = await client.query<{ is_kept: boolean }>(
      `select setting = $2 as is_kept from pg_settings where name = $1`,
      [name, value],
    );
    if (rows[0]?.is_kept) continue;
    throw new DatabaseError(
      `DATABASE_URL leads to connections without our settings (${name}). If it is a pooler, let it open new ones (RECONNECT, or restart it) and let it use the same user as DATABASE_DIRECT_URL.`,
    );
  }
}
