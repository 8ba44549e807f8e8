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
import { payerOf } from './payer.ts';
import { readReceipt } from './read-receipt.ts';
import { receiptCopy as copy } from './receipt-copy.ts';
import { type Receipt, receiptPaper } from './receipt-paper.ts';
import { filedUnder, type ReceiptId } from './receipted.ts';
import { RECEIPT_SENT } from './receipts-repository.ts';

/** Writes the mail and the line of the log together, once for each key. The address is the payer's, never the caller's. */
export async function sendReceipt(context: Context, id: ReceiptId, key: string): Promise<{ to: string }> {
  const receipt = await readReceipt(context, id);
  const mail = await speakAsStore(context, () => writeReceipt(context, receipt));
  const filed = filedUnder(receipt);
  const { actor, db, ip, now } = context;
  const { to } = mail;
  await db.transaction().execute(async (trx) => {
    if (!(await sendOnce(trx, `receipt ${filed.object_id} ${key}`, mail))) return;
    await writeAudit(trx, {
      at: utcInstant(now()),
      ...authorOf({ actor, ip }),
      action: RECEIPT_SENT,
      ...filed,
      after: { to },
      result: 'succeeded',
    });
  });
  return { to };
}

async function writeReceipt(context: Context, receipt: Receipt): Promise<MailMessage> {
  const { order, payment, store, isTest } = receipt;
  const { email: to, name } = payerOf(receipt, store.locale);
  if (!to) throw fail('receipt_without_address');
  return customerReceiptMail({
    to,
    customer_name: name,
    storeName: store.name,
    number: order?.number ?? null,
    reference: order?.number ?? payment.charge_id ?? '',
    test: isTest ? copy.test : null,
    amount: paperAmount(money(payment.customer_amount, payment.customer_currency), store.locale),
    content: await context.foreignFiles.drawPaper(callerName(context.actor), receiptPaper(receipt)),
  });
}
