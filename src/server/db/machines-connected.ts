import { hostname } from 'node:os';
import type pg from 'pg';
import { otherMachines } from '#domain/running/machines.ts';

/** The machines besides this one whose processes are connected to the database now. Of its own role everybody sees everything. */
export async function listOtherMachines(client: Pick<pg.ClientBase, 'query'>): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and usename = current_user`,
  );
  return otherMachines(
    rows.map(({ name }) => name),
    hostname(),
  );
}
