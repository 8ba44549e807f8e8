import pg from 'pg';
import type { Loss } from '#domain/running/drill-report.ts';
import { type EpochSeconds, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Config } from '../../config.ts';
import { findRunningPostgres, hasPostgresFiles } from '../embedded/embedded-postgres.ts';
import { embeddedFolder } from '../embedded-folder.ts';
import { pastPooler } from '../open-database.ts';

type Live = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'>;

/** Where everything leaves a trace that anybody did, or that the provider told. */
const COUNTED = `
  select count(*)::int as changes, extract(epoch from max(at))::bigint::text as newest
  from (select at from audit_log where at > $1::timestamptz
        union all select created from operations where created > $1::timestamptz
        union all select received from provider_events where received > $1::timestamptz) as later`;

const READS_ONLY = '-c default_transaction_read_only=on -c statement_timeout=60000 -c TimeZone=UTC';

/** What the live database holds that a backup of that moment does not. It is only read; a built-in one that does not run is not started. */
export async function changesSince(config: Live, since: EpochSeconds): Promise<Loss | undefined> {
  const connection = connectionTo(config);
  if (!connection) return undefined;
  const client = new pg.Client({ ...connection, options: READS_ONLY, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ changes: number; newest: string | null }>(COUNTED, [
      `${utcInstant(since)}Z`,
    ]);
    const [found] = rows;
    if (!found) return undefined;
    const newest = found.newest === null ? undefined : epochSeconds(Number(found.newest));
    return { changes: found.changes, newest };
  } catch {
    return undefined; // A drill is also made when the live one is gone.
  } finally {
    await client.end().catch(() => undefined);
  }
}

function connectionTo(config: Live): pg.ClientConfig | undefined {
  if (config.databaseUrl !== undefined) return { connectionString: pastPooler(config).databaseUrl };
  const folder = embeddedFolder(config);
  return hasPostgresFiles(folder) ? findRunningPostgres(folder) : undefined;
}
