import { type DisputeStatus, isInquiry } from '#domain/disputes/dispute-status.ts';
import type { Refund } from '#provider/provider-objects.ts';
import { instantOf } from '#provider/simulator/facts/calendar.ts';
import type { Aftermath } from './aftermath-parts.ts';
import type { Sale } from './sale.ts';
import type { WorldTables } from './world-rows.ts';

const REASONS: Readonly<Record<NonNullable<Refund['reason']>, string>> = {
  duplicate: 'The order was placed twice.',
  fraudulent: 'The order was not made by the cardholder.',
  requested_by_customer: 'The customer sent it back.',
};

/** What was given back, as the order remembers it; a refund that failed was not. */
export const refundNotesOf = (
  { basket, customer_amount }: Sale,
  order_id: number,
  { refunds }: Aftermath,
): readonly WorldTables['order_refunds'][] =>
  refunds
    .filter(({ status }) => status !== 'failed')
    .map(({ id, amount, reason, created }) => {
      const isWhole = amount === customer_amount;
      return {
        order_id,
        refund_id: id,
        amount,
        reason: reason === null ? '' : REASONS[reason],
        items: isWhole ? basket.lines.map(({ quantity }, index) => ({ line: index + 1, quantity })) : [],
        restocked: isWhole,
        date_created: instantOf(created),
      };
    });

const disputeNote = (status: DisputeStatus): string =>
  isInquiry(status) || status === 'charge_refunded'
    ? 'The customer’s bank asked about this payment.'
    : 'The payment was disputed; the bank holds the money until it has decided.';

/** What the store wrote down about an order besides. */
export const notesOf = (
  order_id: number,
  { refunds, disputes }: Aftermath,
): readonly WorldTables['order_notes'][] => [
  ...disputes.map(({ status, created }) => ({
    order_id,
    note: disputeNote(status),
    customer_note: false,
    date_created: instantOf(created),
  })),
  ...refunds
    .filter(({ status }) => status === 'failed')
    .map(({ created }) => ({
      order_id,
      note: 'A refund could not be delivered: the customer’s bank sent it back.',
      customer_note: false,
      date_created: instantOf(created),
    })),
];
