import type pg from 'pg';
import { openBooksPool } from '#provider/simulator/books/postgres/books-pool.ts';

/**
 * Ends a provider: its schema goes, with everything in it. Commands under way are finished first. Books are written once, so
 * this is the only way to begin another world; whoever has them open opens them again.
 */
export async function removeBooks(connection: pg.PoolConfig): Promise<void> {
  const pool = openBooksPool({ ...connection, max: 1 });
  try {
    await pool.query('set client_min_messages = warning; drop schema if exists simulator cascade');
  } finally {
    await pool.end();
  }
}
