import { fail } from '#contract/kit/errors.ts';
import type { StoreOrder } from '#contract/orders.ts';
import { isReceipted } from '#domain/orders/receipt.ts';
import type { Context } from '../../http/route.ts';
import { getStore } from '../../store/store-repository.ts';
import { findOrderPayment } from '../orders/order-payment-repository.ts';
import { findAccount } from '../page-settings/account-repository.ts';
import { readSettings } from '../settings/settings-repository.ts';
import type { Receipt } from './receipt-paper.ts';

export async function findOrderOf({ store }: Pick<Context, 'store'>, id: number): Promise<StoreOrder> {
  const order = await store.findOrder(id);
  if (!order) throw fail('resource_missing', { kind: 'order', id: String(id) });
  return order;
}

/** Where the receipt goes: what was written down with the order, else what the customer's account says. */
export const receiptAddress = ({ billing, customer_email }: StoreOrder): string | null =>
  billing?.email || customer_email || null;

/** What the receipt of an order says, or nothing while it is not paid. */
export async function findReceipt(context: Context, order: StoreOrder): Promise<Receipt | undefined> {
  const { db, provider } = context;
  const payment = await findOrderPayment(db, provider.name, order.id);
  if (!payment || !isReceipted(payment.movements)) return undefined;
  const [store, account, settings] = await Promise.all([
    getStore(context),
    findAccount(db),
    readSettings(db),
  ]);
  const isTest = account?.is_live === false || settings.is_test_mode_enabled;
  return { order, payment, store, isTest };
}

export async function readReceipt(context: Context, id: number): Promise<Receipt> {
  const receipt = await findReceipt(context, await findOrderOf(context, id));
  if (!receipt) throw fail('receipt_unpaid');
  return receipt;
}
