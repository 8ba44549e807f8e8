import type pg from 'pg';
import type { EpochSeconds } from '#domain/shared/time.ts';

/** How a provider begins. Books that exist keep the time and the seed they have. */
export type Beginning = Readonly<{ start: EpochSeconds; seed: string }>;

/**
 * Empties the books inside the caller's transaction: the provider begins anew, at another time and with another seed. Books
 * are written once, so their guards are lifted for this alone. Who waits meanwhile finds the same tables afterwards.
 */
export async function emptyBooks(client: pg.ClientBase, { start, seed }: Beginning): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('simulator.%I', tablename) as name from pg_tables
     where schemaname = 'simulator' and tablename <> 'schema_steps' order by tablename`,
  );
  const names = rows.map(({ name }) => name);
  const guards = ['entries', 'events', 'answers'].map((name) => `alter table simulator.${name}`);
  for (const guard of guards) await client.query(`${guard} disable trigger written_once`);
  await client.query(`truncate ${names.join(', ')} restart identity`);
  for (const guard of guards) await client.query(`${guard} enable trigger written_once`);
  await client.query('alter sequence simulator.waiting_order restart');
  await client.query('insert into simulator.company (seed, clock) values ($1, $2)', [seed, start]);
}
