import type pg from 'pg';

/** Where deliveries to an account go on; a provider that has just begun has told nothing yet. */
export async function readPosition(client: pg.ClientBase, account_id: string): Promise<number> {
  const { rows } = await client.query<{ sequence: string }>(
    'select sequence::text from simulator.deliveries where account_id = $1',
    [account_id],
  );
  return Number(rows[0]?.sequence ?? 0);
}

export async function movePosition(client: pg.ClientBase, account_id: string, to: number): Promise<void> {
  await client.query(
    `insert into simulator.deliveries (account_id, sequence) values ($1, $2)
     on conflict (account_id) do update set sequence = excluded.sequence`,
    [account_id, to],
  );
}
