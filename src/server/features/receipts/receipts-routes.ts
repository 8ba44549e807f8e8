import { Readable } from 'node:stream';
import * as contract from '#contract/receipts.ts';
import { callerName } from '../../access/caller-name.ts';
import { type Route, route } from '../../http/route.ts';
import { speakAsStore } from '../../store/store-repository.ts';
import { findOrderOf, findReceipt, readReceipt, receiptAddress } from './read-receipt.ts';
import { receiptPaper } from './receipt-paper.ts';
import { findLastSent } from './receipts-repository.ts';
import { sendReceipt } from './send-receipt.ts';

export const receiptsRoutes: readonly Route[] = [
  route(contract.getReceipt, async (context, { order_id }) => {
    const order = await findOrderOf(context, order_id);
    const [receipt, last_sent] = await Promise.all([
      findReceipt(context, order),
      findLastSent(context.db, order_id),
    ]);
    return {
      is_paid: receipt !== undefined,
      email: receiptAddress(order),
      last_sent: last_sent ?? null,
    };
  }),

  route(contract.readReceipt, async (context, { order_id }) => {
    // It is the customer's: in the language of the store, whoever looks at it.
    const content = await speakAsStore(context, async () =>
      context.foreignFiles.drawPaper(
        callerName(context.actor),
        receiptPaper(await readReceipt(context, order_id)),
      ),
    );
    return { body: Readable.from([Buffer.from(content)]), contentType: 'application/pdf' };
  }),

  route(contract.sendReceipt, (context, { order_id, key }) => sendReceipt(context, order_id, key)),
];
