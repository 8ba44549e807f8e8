import type pg from 'pg';
import { type EpochSeconds, utcInstant } from '#domain/shared/time.ts';
import { booksInvariants } from './books-invariants.ts';
import { disputeInvariants } from './dispute-invariants.ts';
import type { Invariant } from './invariant.ts';
import { moneyInvariants } from './money-invariants.ts';
import { operationInvariants } from './operation-invariants.ts';
import { payoutInvariants } from './payout-invariants.ts';
import { referenceInvariants } from './reference-invariants.ts';
import { rollupInvariants } from './rollup-invariants.ts';
import { storeInvariants } from './store-invariants.ts';

/** Everything that must add up. Whoever adds a table adds its invariants to this list. */
export const INVARIANTS: readonly Invariant[] = [
  ...moneyInvariants,
  ...referenceInvariants,
  ...payoutInvariants,
  ...rollupInvariants,
  ...disputeInvariants,
  ...storeInvariants,
  ...operationInvariants,
  ...booksInvariants,
];

export type Finding = Readonly<{
  invariant: Invariant;
  /** How many rows break it; 0 means that it holds. */
  broken: number;
  /** A few of them, to look into. */
  examples: readonly object[];
}>;

const EXAMPLES_MAX = 3;

const question = ({ offending }: Invariant): string => `
  with clock as (select $1::timestamptz as now), offending as materialized (${offending})
  select (select count(*) from offending) as broken,
         (select coalesce(json_agg(examples), '[]') from (select * from offending limit ${EXAMPLES_MAX}) as examples) as examples`;

/** Asks within the caller's transaction, which decides what is seen. */
export async function findBroken(
  client: pg.ClientBase,
  now: EpochSeconds,
  invariants: readonly Invariant[] = INVARIANTS,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const invariant of invariants) {
    const { rows } = await client.query<Omit<Finding, 'invariant'>>(question(invariant), [utcInstant(now)]);
    findings.push({ invariant, broken: Number(rows[0]?.broken ?? 0), examples: rows[0]?.examples ?? [] });
  }
  return findings;
}

/**
 * Asks every invariant about one moment of the database: what others write meanwhile is not seen by half. The clock is
 * read once that moment is fixed, so nothing in it can be later.
 */
export async function checkInvariants(
  client: pg.ClientBase,
  clock: () => Promise<EpochSeconds>,
): Promise<Finding[]> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    await client.query('set local statement_timeout = 0');
    await client.query('select from transactions limit 1');
    return await findBroken(client, await clock());
  } finally {
    await client.query('rollback');
  }
}
