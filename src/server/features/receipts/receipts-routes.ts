import { Readable } from 'node:stream';
import * as contract from '#contract/receipts.ts';
import { callerName } from '../../access/caller-name.ts';
import { type Route, route } from '../../http/route.ts';
import { speakAsStore } from '../../store/store-repository.ts';
import { payerEmail } from './payer.ts';
import { findReceipt, readReceipt } from './read-receipt.ts';
import { receiptPaper } from './receipt-paper.ts';
import { filedUnder, getReceipted } from './receipted.ts';
import { findLastSent } from './receipts-repository.ts';
import { sendReceipt } from './send-receipt.ts';

export const receiptsRoutes: readonly Route[] = [
  route(contract.getReceipt, async (context, { id }) => {
    const found = await getReceipted(context, id);
    const [receipt, last_sent] = await Promise.all([
      findReceipt(context, found),
      findLastSent(context.db, filedUnder(found)),
    ]);
    return {
      is_paid: receipt !== undefined,
      is_test: receipt?.isTest ?? false,
      email: payerEmail(found),
      last_sent: last_sent ?? null,
    };
  }),

  route(contract.readReceipt, async (context, { id }) => {
    // It is the customer's: in the language of the store, whoever looks at it.
    const content = await speakAsStore(context, async () =>
      context.foreignFiles.drawPaper(callerName(context.actor), receiptPaper(await readReceipt(context, id))),
    );
    return { body: Readable.from([Buffer.from(content)]), contentType: 'application/pdf' };
  }),

  route(contract.sendReceipt, (context, { id, key }) => sendReceipt(context, id, key)),
];
