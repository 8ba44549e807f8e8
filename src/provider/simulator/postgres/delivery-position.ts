import type pg from 'pg';
import { assert } from '#domain/shared/assert.ts';

/** Where deliveries to an account go on. A new company begins with what happens next: its past is read, not told. */
export async function readPosition(client: pg.ClientBase, account_id: string): Promise<number> {
  await client.query(
    `insert into simulator.deliveries (account_id, sequence)
     select $1::text, coalesce(max(sequence), 0) from simulator.events where account_id = $1::text
     on conflict do nothing`,
    [account_id],
  );
  const { rows } = await client.query<{ sequence: string }>(
    'select sequence::text from simulator.deliveries where account_id = $1',
    [account_id],
  );
  const [kept] = rows;
  assert(kept, 'deliveries have a place to go on from');
  return Number(kept.sequence);
}

export async function movePosition(client: pg.ClientBase, account_id: string, to: number): Promise<void> {
  await client.query('update simulator.deliveries set sequence = $2 where account_id = $1', [account_id, to]);
}
