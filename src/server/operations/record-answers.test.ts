import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { minor } from '#domain/shared/money.ts';
import { countStatements } from '#tests/count-statements.ts';
import { orderToPay } from '#tests/safety/order-to-pay.ts';
import { createTestDatabase, emptyTables, type TestDatabase } from '#tests/test-database.ts';
import { openTestProvider, PROVIDER_START, type TestProvider } from '#tests/test-provider.ts';
import { verifyChain } from '../audit/audit-repository.ts';
import { armFailpoint, disarmFailpoint } from '../failpoints.ts';
import { beginOperation } from './begin-operation.ts';
import { payOrder } from './money/pay-order.ts';
import { refundCharge } from './money/refund-charge.ts';
import { capturePayment } from './money/settle-authorization.ts';
import { recordAnswer } from './record-answers.ts';

let database: TestDatabase;
let simulator: TestProvider;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  disarmFailpoint();
  await emptyTables(database.db);
  simulator = await openTestProvider();
});

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const asking = (key: string) => ({
  ...{ db: database.db, now: () => PROVIDER_START, log: silent, provider: simulator.provider, ip: '::1' },
  actor: { user_id: 0, email: 'ada@example.com', first_name: '', capabilities: [] },
  idempotency: { key, markReplayed: () => undefined },
});

/** Payments that the provider has answered, and nobody has written down yet. */
const answered = (keys: readonly string[]) =>
  Promise.all(
    keys.map(async (key) => {
      const input = await orderToPay({ simulator, db: database.db });
      const { row } = await beginOperation(asking(key), payOrder, input);
      return { row, answer: await payOrder.send(simulator.provider, input, row.id) };
    }),
  );
const record = (payments: Awaited<ReturnType<typeof answered>>) =>
  Promise.all(payments.map(({ row, answer }) => recordAnswer(asking(row.id), payOrder, row, answer)));

const written = async () => {
  const { db } = database;
  const orders = await db.selectFrom('orders').select(['status', 'payment_intent_id']).execute();
  const movements = await db.selectFrom('transactions').select('transaction_id').execute();
  const audit = await verifyChain(db);
  return {
    paid: orders.filter(({ status }) => status === 'processing').length,
    payments: new Set(orders.map(({ payment_intent_id }) => payment_intent_id)).size,
    movements: movements.length,
    audited: audit.rows - audit.broken,
  };
};

test('payments that are answered in one moment end in one transaction, each as it would alone', async () => {
  const payments = await answered(['a', 'b', 'c', 'd']);
  const { statements, written: commits } = await countStatements(() => record(payments));
  expect(commits).toBe(1);
  expect(statements.length).toBeLessThan(25);
  expect(await written()).toEqual({ paid: 4, payments: 4, movements: 4, audited: 4 });
});

test('one that is written down already is left as it is', async () => {
  const [first, ...others] = await answered(['a', 'b', 'c']);
  if (first) await record([first]);
  const ended = await record([...(first ? [first] : []), ...others]);
  expect(ended.map(({ state }) => state)).toEqual(['succeeded', 'succeeded', 'succeeded']);
  expect(await written()).toEqual({ paid: 3, payments: 3, movements: 3, audited: 3 });
});

test('what fails for all of them is tried for each', async () => {
  const payments = await answered(['a', 'b', 'c']);
  armFailpoint('before-finish-commit');
  expect((await record(payments)).map(({ state }) => state)).toEqual(['succeeded', 'succeeded', 'succeeded']);
  expect(await written()).toEqual({ paid: 3, payments: 3, movements: 3, audited: 3 });
});

test('captures that are answered in one moment end in one transaction, and each order goes on', async () => {
  const { db } = database;
  const held = await Promise.all(
    ['a', 'b', 'c'].map(async (key) => {
      const input = { ...(await orderToPay({ simulator, db })), capture: 'manual' as const };
      const { row } = await beginOperation(asking(key), payOrder, input);
      const answer = await payOrder.send(simulator.provider, input, row.id);
      await recordAnswer(asking(row.id), payOrder, row, answer);
      return answer.intent.id;
    }),
  );
  const captures = await Promise.all(
    held.map(async (payment_intent) => {
      const { row } = await beginOperation(asking(payment_intent), capturePayment, { payment_intent });
      return { row, answer: await capturePayment.send(simulator.provider, { payment_intent }, row.id) };
    }),
  );
  const { written: commits } = await countStatements(() =>
    Promise.all(captures.map(({ row, answer }) => recordAnswer(asking(row.id), capturePayment, row, answer))),
  );
  expect(commits).toBe(1);
  expect(await written()).toEqual({ paid: 3, payments: 3, movements: 3, audited: 6 });
  const mails = await db.selectFrom('customers_to_tell').select('mail').execute();
  expect(mails).toEqual([{ mail: 'paid' }, { mail: 'paid' }, { mail: 'paid' }]);
});

test('refunds that are answered in one moment end in one transaction, and nothing is asked once more', async () => {
  const { db } = database;
  const payments = await answered(['a', 'b', 'c']);
  await record(payments);
  const refunds = await Promise.all(
    payments.map(async ({ answer }, nth) => {
      const input = { charge: answer.charge?.id ?? 'ch_none', ...(nth > 0 && { amount: minor(100 * nth) }) };
      const { row } = await beginOperation(asking(`refund ${nth}`), refundCharge, input);
      return { row, answer: await refundCharge.send(simulator.provider, input, row.id) };
    }),
  );
  const { statements, written: commits } = await countStatements(() =>
    Promise.all(refunds.map(({ row, answer }) => recordAnswer(asking(row.id), refundCharge, row, answer))),
  );
  expect(commits).toBe(1);
  expect(statements.length).toBeLessThan(25);
  expect(await written()).toEqual({ paid: 2, payments: 3, movements: 6, audited: 6 });
  const noted = await db.selectFrom('order_refunds').select('amount').orderBy('amount').execute();
  expect(noted).toEqual([{ amount: 100 }, { amount: 200 }, { amount: payments[0]?.answer.intent.amount }]);
  const left = await db.selectFrom('charges').select('amount_refunded').orderBy('amount_refunded').execute();
  expect(left).toEqual(noted.map(({ amount }) => ({ amount_refunded: amount })));
});
