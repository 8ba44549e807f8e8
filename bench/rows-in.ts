import type pg from 'pg';

export async function rowsIn(pool: pg.Pool, ...tables: readonly string[]): Promise<number> {
  const each = tables.map((table) => `(select count(*) from ${table})`).join(' + ');
  const { rows } = await pool.query<{ rows: number }>(`select (${each})::int as rows`);
  return rows[0]?.rows ?? 0;
}
