import type pg from 'pg';
import { utcInstant } from '#domain/shared/time.ts';
import { DEMO_TABLES, type DemoWorld } from './demo-world.ts';

/** Whether this database was ever given a demonstration world, even an empty one. */
export async function hasDemoWorld(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select exists (select from demo_world) as found');
  return rows[0]?.found ?? false;
}

/** The tables of a demonstration that hold something already, and the account if there is one. */
export async function listFilledTables(client: pg.ClientBase): Promise<readonly string[]> {
  const questions = [...DEMO_TABLES, 'account'].map(
    (table) => `select '${table}' as name where exists (select from ${table})`,
  );
  const { rows } = await client.query<{ name: string }>(questions.join(' union all '));
  return rows.map(({ name }) => name);
}

export async function recordDemoWorld(client: pg.ClientBase, world: DemoWorld): Promise<void> {
  await client.query(
    `insert into demo_world (scenario, seed, clock, transactions) values ($1, $2, $3, $4)
     on conflict (singleton) do update set scenario = excluded.scenario, seed = excluded.seed, clock = excluded.clock,
       transactions = excluded.transactions, loaded = now()`,
    [world.scenario, world.seed, utcInstant(world.now), world.transactions],
  );
}

export const saveAccount = (client: pg.ClientBase, account: object): Promise<unknown> =>
  client.query('insert into account (data) values ($1)', [JSON.stringify(account)]);

/** New orders, customers, products and subscriptions go on counting where the world stopped. */
export async function continueCounting(client: pg.ClientBase): Promise<void> {
  for (const table of ['customers', 'products', 'orders', 'subscriptions']) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, 'id'), greatest((select max(id) from ${table}), 1),
                     exists (select from ${table}))`,
      [table],
    );
  }
}
