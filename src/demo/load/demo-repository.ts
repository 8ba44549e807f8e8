import type pg from 'pg';
import { type EpochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Site } from '#provider/provider-site.ts';
import { siteStateOf } from '#server/store/site-state-repository.ts';
import type { DemoWorld } from './demo-world.ts';

/** Everything a demonstration fills: the store, and what the provider told. */
export const DEMO_TABLES = [
  'customers',
  'products',
  'orders',
  'order_items',
  'order_notes',
  'order_refunds',
  'subscriptions',
  'subscription_orders',
  'account',
  'payment_intents',
  'charges',
  'refunds',
  'disputes',
  'payouts',
  'transactions',
  'documents',
  'loans',
] as const;

/** What was written down about another world and means nothing in this one. People, keys and the audit log stay. */
export const FORGOTTEN_TABLES = [
  'object_reads',
  'provider_events',
  'event_feeds',
  'backfills',
  'sync_problems',
  'drift_checks',
  'checkouts',
  'customers_to_tell',
  'saved_cards',
  'fraud_decisions',
  'payment_facts',
  'evidence_drafts',
  'evidence_files',
] as const;

/** The kinds of object that need no filling in: the world brought all there is. */
const TOLD_KINDS = [
  'account',
  'payout',
  'payment_intent',
  'charge',
  'refund',
  'dispute',
  'transaction',
  'document',
  'loan',
];

/** Whether this database was ever given a demonstration world, even an empty one. */
export async function hasDemoWorld(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select exists (select from demo_world) as found');
  return rows[0]?.found ?? false;
}

/** Those of the tables that hold something already. */
export async function listFilledTables(
  client: pg.ClientBase,
  tables: readonly string[] = DEMO_TABLES,
): Promise<readonly string[]> {
  const questions = tables.map((table) => `select '${table}' as name where exists (select from ${table})`);
  const { rows } = await client.query<{ name: string }>(questions.join(' union all '));
  return rows.map(({ name }) => name);
}

export async function recordDemoWorld(
  client: pg.ClientBase,
  world: Pick<DemoWorld, 'scenario' | 'seed' | 'now' | 'transactions'>,
): Promise<void> {
  await client.query(
    `insert into demo_world (scenario, seed, clock, transactions) values ($1, $2, $3, $4)
     on conflict (singleton) do update set scenario = excluded.scenario, seed = excluded.seed, clock = excluded.clock,
       transactions = excluded.transactions, loaded = now()`,
    [world.scenario, world.seed, utcInstant(world.now), world.transactions],
  );
}

/** Nothing is outstanding: every object is here, and events begin with what happens next. */
export async function recordCaughtUp(
  client: pg.ClientBase,
  provider: string,
  now: EpochSeconds,
): Promise<void> {
  await client.query(
    `insert into backfills (provider, kind, started, finished) select $1, kind, $2, $2 from unnest($3::text[]) as kind`,
    [provider, utcInstant(now), TOLD_KINDS],
  );
  await client.query('insert into event_feeds (provider) values ($1)', [provider]);
}

/** The states of the world around the store, where page settings look for them. */
export async function recordSiteState(client: pg.ClientBase, site: Site): Promise<void> {
  await client.query(
    `insert into options (name, value) values ('_site_state', $1)
     on conflict (name) do update set value = excluded.value, updated = now()`,
    [JSON.stringify(siteStateOf(site))],
  );
}

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
