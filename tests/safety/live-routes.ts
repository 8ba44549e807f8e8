import { sql } from 'kysely';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { App } from '#server/start/build-app.ts';

export type Guarded = Readonly<{ name: string; method: Endpoint['method']; url: string; endpoint: Endpoint }>;

/** Every REST route the running server really has, with an address that fits it. New routes come by themselves. */
export const declaredRoutes = ({ routes }: Pick<App, 'routes'>): Guarded[] =>
  routes.flatMap(({ method, url, endpoint }) =>
    endpoint && method === endpoint.method
      ? [{ name: `${method} ${url}`, method: endpoint.method, url: url.replaceAll(/:\w+/g, '1'), endpoint }]
      : [],
  );

export const guardedRoutes = (app: Pick<App, 'routes'>): Guarded[] =>
  declaredRoutes(app).filter(({ endpoint }) => endpoint.capability !== 'public');

/** A digest of every row of every table, but for the columns that only say when somebody was last here. */
export async function fingerprint(db: Database): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'call_counts' order by 1`.execute(db);
  const digests = tables.rows.map(async ({ name }) => {
    const { rows } = await sql<{ digest: string }>`
      select md5(coalesce(string_agg(row, '' order by row), '')) as digest
      from (select (to_jsonb(t) - 'last_seen' - 'last_used' - 'last_ip')::text as row from ${sql.table(name)} t) rows`.execute(
      db,
    );
    return [name, rows[0]?.digest ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}
