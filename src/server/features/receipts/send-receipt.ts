import { fail } from '#contract/kit/errors.ts';
import { money } from '#domain/shared/money.ts';
import { paperAmount } from '#domain/shared/paper-figure.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { callerName } from '../../access/caller-name.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Context } from '../../http/route.ts';
import type { MailMessage } from '../../mail/mail-message.ts';
import { sendOnce } from '../../mail/outbox.ts';
import { customerReceiptMail } from '../../mail/templates/customer-receipt.ts';
import { speakAsStore } from '../../store/store-repository.ts';
import { readReceipt, receiptAddress } from './read-receipt.ts';
import { receiptPaper } from './receipt-paper.ts';
import { RECEIPT_SENT } from './receipts-repository.ts';

/** Writes the mail and the line of the log together, once for each key. The address is the order's, never the caller's. */
export async function sendReceipt(context: Context, order_id: number, key: string): Promise<{ to: string }> {
  const mail = await speakAsStore(context, () => writeReceipt(context, order_id));
  const { actor, db, ip, now } = context;
  const { to } = mail;
  await db.transaction().execute(async (trx) => {
    if (!(await sendOnce(trx, `receipt ${order_id} ${key}`, mail))) return;
    await writeAudit(trx, {
      at: utcInstant(now()),
      ...authorOf({ actor, ip }),
      action: RECEIPT_SENT,
      object_kind: 'order',
      object_id: String(order_id),
      after: { to },
      result: 'succeeded',
    });
  });
  return { to };
}

async function writeReceipt(context: Context, order_id: number): Promise<MailMessage> {
  const receipt = await readReceipt(context, order_id);
  const { order, payment, store } = receipt;
  const to = receiptAddress(order);
  if (!to) throw fail('receipt_without_address');
  return customerReceiptMail({
    to,
    customer_name: order.customer_name ?? '',
    storeName: store.name,
    number: order.number,
    amount: paperAmount(money(payment.customer_amount, payment.customer_currency)),
    content: await context.foreignFiles.drawPaper(callerName(context.actor), receiptPaper(receipt)),
  });
}
