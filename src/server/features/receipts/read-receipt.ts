import { fail } from '#contract/kit/errors.ts';
import { isReceipted } from '#domain/orders/receipt.ts';
import { isTestPayment } from '#domain/payments/test-payment.ts';
import type { Context } from '../../http/route.ts';
import { getStore } from '../../store/store-repository.ts';
import { findAccount } from '../page-settings/account-repository.ts';
import type { Receipt } from './receipt-paper.ts';
import { getReceipted, type Receipted, type ReceiptId } from './receipted.ts';

/** What the receipt says, or nothing while nothing is paid. */
export async function findReceipt(context: Context, found: Receipted): Promise<Receipt | undefined> {
  const { order, payment, charge } = found;
  if (!payment || !isReceipted(payment.movements)) return undefined;
  const [store, account] = await Promise.all([getStore(context), findAccount(context.db)]);
  const isTest = isTestPayment({
    charge,
    isOfLeftSandbox: order?.sandbox === 'left',
    isLiveAccount: account?.is_live !== false,
  });
  return { ...found, payment, store, isTest };
}

export async function readReceipt(context: Context, id: ReceiptId): Promise<Receipt> {
  const receipt = await findReceipt(context, await getReceipted(context, id));
  if (!receipt) throw fail('receipt_unpaid');
  return receipt;
}
