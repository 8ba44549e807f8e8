import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { stripeProvider } from '#provider/stripe/stripe-provider.ts';
import { backfill } from '#server/events/backfill.ts';
import { findDrift } from '#server/events/find-drift.ts';
import { accountWithAPast } from '../stripe/account-with-a-past.ts';
import { openStripeBench } from '../stripe/stripe-bench.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/** A hundredth of it in the quick run. */
const MOVEMENTS = process.env.SAFETY_FULL ? 50_000 : 500;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

test(`an account with a past of ${MOVEMENTS} movements is copied to its end, and every balance adds up`, async () => {
  const past = accountWithAPast(MOVEMENTS);
  const { line, server } = await openStripeBench({ handlers: past.handlers });
  const { db } = database;
  const deps = { db, provider: stripeProvider(line), now: () => epochSeconds(1_780_000_000), log: silent };
  await backfill(deps);

  const { rows: aside } = await sql<{ object_id: string; reason: string }>`
    select object_id, reason from set_aside_objects order by 1`.execute(db);
  expect(aside.map(({ object_id }) => object_id)).toEqual([...past.broken].sort());
  for (const { reason } of aside) expect(reason).not.toBe('');

  const { rows: held } = await sql<{ place: string; sum: number }>`
    select place, sum(net)::int8 as sum from (
      select balance_type || ' ' || currency as place, net from transactions
      union all
      select 'payments ' || currency, -(amount + fee) from payouts where status not in ('failed', 'canceled')
    ) as moved group by 1 order by 1`.execute(db);
  expect(Object.fromEntries(held.map(({ place, sum }) => [place, sum]))).toEqual(
    Object.fromEntries(past.balances),
  );

  const { rows: unproven } = await sql`
    select p.id, p.amount, sum(t.net)::int8 as net from payouts p left join transactions t on t.deposit_id = p.id
    where p.automatic and p.status = 'paid' group by 1, 2 having sum(t.net) is distinct from p.amount`.execute(
    db,
  );
  expect(unproven).toEqual([]);

  const { rows: wrongRates } = await sql`
    select transaction_id from transactions where customer_currency <> currency and abs(amount - customer_amount
      * exchange_rate * case customer_currency when 'jpy' then 100 when 'kwd' then 0.1 else 1 end) > 1`.execute(
    db,
  );
  expect(wrongRates).toEqual([]);
  expect(await findDrift(deps, { repair: false })).toMatchObject({ drift: [] });
  await server.close();
}, 1_200_000);
