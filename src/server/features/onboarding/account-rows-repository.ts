import { minor } from '#domain/shared/money.ts';
import type { Database } from '../../db/database.ts';
import { keepSandboxPayment } from '../../store/keep-sandbox-payment.ts';
import { findOrderPayment } from '../orders/order-payment-repository.ts';
import { listSandboxOrders } from '../orders/sandbox-orders-repository.ts';

/** What was told of one account, in an order in which nothing refers to what is gone. */
const TABLES = [
  'transactions',
  'disputes',
  'refunds',
  'charges',
  'payment_intents',
  'payouts',
  'documents',
  'loans',
  'object_reads',
  'account',
] as const;

/**
 * Forgets an account that was left. The provider keeps its books, the audit log remembers, and orders stay with the store: those
 * of a sandbox as tests, each with what was recorded of its payment.
 */
export const forgetAccount = (db: Database, provider: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const order_id of await listSandboxOrders(trx)) {
      const payment = await findOrderPayment(trx, provider, order_id);
      await keepSandboxPayment(trx, order_id, payment ? { ...payment, refundable: minor(0) } : null);
    }
    for (const table of TABLES) await trx.deleteFrom(table).execute();
  });
