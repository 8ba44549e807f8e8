import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evaluateRules, type OrderFacts } from '#domain/fraud/evaluate-rules.ts';
import { CHECK_KEYS, type Check, CONDITION_OPERATORS, type Condition } from '#domain/fraud/saved-rule.ts';
import { money } from '#domain/shared/money.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { listFired } from './fraud-lab-repository.ts';

const LONG_AGO = utcInstant(epochSeconds(0));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('the lab and the engine decide alike', () => {
  const country = fc.constantFrom('US', 'GB', 'FR');
  const known = fc.option(fc.boolean(), { nil: null });
  const facts: fc.Arbitrary<OrderFacts> = fc.record({
    avs_mismatch: known,
    billing_shipping_address_same: known,
    ip_country: fc.option(country, { nil: null }),
    ip_billing_country_same: known,
    item_count: fc.integer({ min: 0, max: 5 }),
    order_total: fc
      .tuple(fc.integer({ min: 0, max: 3_000 }), fc.constantFrom('usd', 'jpy', 'kwd'))
      .map(([amount, currency]) => money(amount, currency)),
  });
  const value = fc.oneof(
    fc.boolean(),
    fc.integer({ min: -1, max: 6 }),
    fc.constantFrom('us|gb', 'FR', '', '500|usd', '10|jpy', '120|kwd', '1000|usd'),
  );
  const condition: fc.Arbitrary<Condition> = fc.record({
    key: fc.constantFrom(...CHECK_KEYS),
    operator: fc.constantFrom(...CONDITION_OPERATORS),
    value,
  });
  const check: fc.Arbitrary<Check> = fc.oneof(
    condition,
    fc.record({
      operator: fc.constantFrom('and', 'or'),
      checks: fc.array(condition, { minLength: 1, maxLength: 3 }),
    }),
  );

  test('for any rules and any orders', async () => {
    const orders = fc.sample(facts, { numRuns: 60, seed: 7 });
    await database.db
      .insertInto('payment_facts')
      .values(
        orders.map(({ order_total, ...order }, index) => ({
          ...{ charge_id: `ch_${index}`, order_id: null, created: utcInstant(epochSeconds(1_700_000_000)) },
          ...{ payer: null, is_returning: false, ...order_total, ...order },
        })),
      )
      .execute();
    const { rows } = await database.pool.query<{ charge_id: string }>('select charge_id from payment_facts');
    expect(rows).toHaveLength(60);
    await database.pool.query(
      `insert into charges (provider, id, payment_intent_id, status, amount, amount_captured, amount_refunded, currency,
         captured, disputed, created, data)
       select 'simulator', charge_id, 'pi_x', 'pending', 1, 0, 0, 'usd', false, false, created, '{}' from payment_facts`,
    );
    await fc.assert(
      fc.asyncProperty(check, async (tried) => {
        const rules = [{ key: 'avs_verification', outcome: 'block', check: tried } as const];
        const expected = orders
          .flatMap((order, index) => (evaluateRules(rules, order).outcome === 'block' ? [`ch_${index}`] : []))
          .sort();
        const found = await listFired(database.db, { rules, since: LONG_AGO }, 1_000);
        expect(found.map(({ charge_id }) => charge_id).sort()).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });
});
