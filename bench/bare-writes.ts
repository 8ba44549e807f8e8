import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** The least a payment can be written with: what was asked is committed, then what came of it, over both sides' tables. */
const TABLES = `
  create table if not exists bare_operations (id uuid primary key, state text not null, input jsonb not null, result jsonb);
  create table if not exists bare_orders (id bigint generated always as identity primary key, total bigint, status text, created timestamptz);
  create table if not exists bare_objects (id text primary key, kind text not null, data jsonb not null, created timestamptz);
  create index if not exists bare_objects_newest on bare_objects (kind, created desc, id desc);
  create table if not exists bare_movements (id text primary key, charge text, amount bigint, fee bigint, net bigint, created timestamptz);
  create index if not exists bare_movements_newest on bare_movements (created desc, id desc);
  create table if not exists bare_events (id text primary key, payload jsonb not null, created timestamptz);
  create table if not exists bare_audit (id bigint generated always as identity primary key, said jsonb not null, created timestamptz)`;

/** As much text as a payment's objects have. */
const WORDS = JSON.stringify({
  details: Array.from({ length: 20 }, (_, nth) => `a field of a charge, ${nth}`),
});

export const prepareBare = (pool: pg.Pool): Promise<unknown> => pool.query(TABLES);

/** Four commits: the order with the operation; the provider's books; the answer with its rows and its audit; the events. */
export async function payBare(pool: pg.Pool): Promise<void> {
  const id = randomUUID();
  await inTransaction(pool, async (client) => {
    await client.query(`insert into bare_orders (total, status, created) values (10000, 'pending', now())`);
    await client.query(`insert into bare_operations values ($1, 'sent', $2)`, [id, WORDS]);
  });
  await inTransaction(pool, async (client) => {
    await client.query(
      `insert into bare_objects select kind || $1::text, kind, $2::jsonb, now() from unnest(array['book pi', 'book ch', 'book txn']) as kind`,
      [id, WORDS],
    );
    await client.query(
      `insert into bare_events select kind || $1::text, $2::jsonb, now() from unnest(array['told pi', 'told ch']) as kind`,
      [id, WORDS],
    );
  });
  await inTransaction(pool, async (client) => {
    await client.query(`update bare_operations set state = 'succeeded', result = $2 where id = $1`, [
      id,
      WORDS,
    ]);
    await client.query(
      `insert into bare_objects select kind || $1::text, kind, $2::jsonb, now() from unnest(array['pi', 'ch']) as kind`,
      [id, WORDS],
    );
    await client.query(`insert into bare_movements values ($1, $1, 10000, 320, 9680, now())`, [`txn ${id}`]);
    await client.query(`insert into bare_audit (said, created) values ($1, now())`, [WORDS]);
  });
  await pool.query(
    `insert into bare_events select kind || $1::text, $2::jsonb, now() from unnest(array['pi', 'ch']) as kind`,
    [id, WORDS],
  );
}

async function inTransaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    client.release();
  }
}
