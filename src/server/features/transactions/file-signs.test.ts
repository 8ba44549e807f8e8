import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { transactionsQuery } from '#contract/transactions.ts';
import { transactionTypeLabel } from '#domain/payments/transaction-type-copy.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { openBothSides } from '#tests/both-sides.ts';
import { WORLD_NOW } from '#tests/factories/world.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { transactionsFileQuery } from './transactions-file-repository.ts';

let database: TestDatabase;
let sides: Awaited<ReturnType<typeof openBothSides>>;
beforeAll(async () => {
  database = await createTestDatabase();
  sides = await openBothSides(database, epochSeconds(WORLD_NOW - 400 * DAY_S));
  await sides.loadSmall();
}, 180_000);
afterAll(async () => {
  await sides.close();
  await database.drop();
});

test('in every row of a demo store’s file amount and fees add up to net', async () => {
  const filters = z.object(transactionsQuery).parse({});
  const columns = ['type', 'amount', 'fees', 'net'] as const;
  const file = await transactionsFileQuery(database.db, { filters, columns }, 'UTC');
  const { rows } = await sql<{ Type: string; odd: number; count: number; fees: number }>`
    select "Type", count(*)::int as count, sum(sign("Fees"))::int as fees,
      count(*) filter (where "Amount" + "Fees" <> "Net")::int as odd
    from (${file}) as file group by "Type"`.execute(database.db);
  expect(rows.filter(({ odd }) => odd > 0)).toEqual([]);
  const { charge, refund, dispute, card_reader_fee, financing_paydown } = transactionTypeLabel;
  expect(rows.map(({ Type }) => Type)).toEqual(
    expect.arrayContaining([charge, refund, dispute, card_reader_fee, financing_paydown]),
  );
  const readers = rows.find(({ Type }) => Type === card_reader_fee);
  expect(readers?.fees).toBe(-(readers?.count ?? 0));
});
