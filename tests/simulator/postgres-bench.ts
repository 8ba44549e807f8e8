import type pg from 'pg';
import { epochSeconds } from '#domain/shared/time.ts';
import type { Dump } from '#provider/simulator/books/memory-store.ts';
import type { BookStore } from '#provider/simulator/core/store.ts';
import { openPostgresSimulator, type PostgresSimulator } from '#provider/simulator/postgres-simulator.ts';
import { removeBooks } from '#tests/simulator/remove-books.ts';

/** For tests. Thursday, 5 March 2026, 08:40 UTC. */
export const START = epochSeconds(1_772_700_000);
export const BEGINNING = { start: START, seed: 'simulator' };

/** A provider that has just begun, in place of the one before. */
export async function beginAnew(connection: pg.PoolConfig): Promise<PostgresSimulator> {
  await removeBooks(connection);
  return openPostgresSimulator(connection, BEGINNING);
}

/** Everything a provider knows of an account, as one text that two stores can be compared by. */
export async function booksText(store: BookStore, account_id: string, dump: Dump): Promise<string> {
  const about = await store.transaction(account_id, async (tx) => ({
    clock: await tx.clock(),
    nextDue: await tx.nextDue(epochSeconds(Number.MAX_SAFE_INTEGER)),
    balances: await tx.balances(),
  }));
  const byKind = [...dump.objects].sort((a, b) => (a.kind === b.kind ? 0 : a.kind < b.kind ? -1 : 1));
  const balances = about.balances.map(({ ledger, currency, amount }) => `${ledger} ${currency} ${amount}`);
  const { at, kind, subject, account_id: whose, sequence } = about.nextDue ?? {};
  const lines = [
    ...byKind,
    ...dump.ledger,
    ...dump.events,
    ...balances,
    { at, kind, subject, whose, sequence },
    about.clock,
  ];
  return lines.map((line) => JSON.stringify(line)).join('\n');
}
