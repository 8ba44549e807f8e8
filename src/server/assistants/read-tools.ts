import * as z from 'zod/mini';
import { calendarDate } from '#contract/kit/fields.ts';
import { getOrder } from '#contract/orders.ts';
import { getPaymentIntent } from '#contract/payments.ts';
import { getPayout, getPayoutProof, listPayouts } from '#contract/payouts.ts';
import { findAnything } from '#contract/search.ts';
import { summarizeTransactions } from '#contract/transactions.ts';
import { assistantsCopy as copy } from './assistants-copy.ts';
import { pageAddresses as pages } from './page-addresses.ts';
import { type Tool, tool, withAmounts } from './tool.ts';

export const id = z.string().check(z.regex(/^\w{1,255}$/, 'Expected an id'));
/** A page of a list for an assistant: it reads every word, so it gets few. */
const FEW = 10;

export const readTools: readonly Tool[] = [
  tool({
    name: 'find_payment',
    title: 'Find a payment',
    words:
      'Finds payments, orders, payouts and disputes by whatever is known of them: an id, an order number, the end of a card, an amount, a name or an e-mail.',
    input: z.object({ search_term: z.string().check(z.minLength(1), z.maxLength(200)) }),
    needs: findAnything,
    run: async ({ read, page }, { search_term }) => {
      const { payments, orders, payouts, disputes } = await read(findAnything, { search_term });
      const paged = {
        payments: payments.map((each) => ({ ...each, page: page(pages.payment(each.id)) })),
        orders: orders.map((each) => ({ ...each, page: page(pages.order(each.id)) })),
        payouts: payouts.map((each) => ({ ...each, page: page(pages.payout(each.id)) })),
        disputes: disputes.map((each) => ({ ...each, page: page(pages.dispute(each.id)) })),
      };
      return withAmounts(findAnything, paged);
    },
  }),

  tool({
    name: 'read_payment',
    title: 'Read a payment',
    words: 'Everything about one payment: its charge, fees, refunds, disputes, order and payout.',
    input: z.object({ payment_id: id }),
    needs: getPaymentIntent,
    run: async ({ read, page }, { payment_id }) => ({
      ...withAmounts(getPaymentIntent, await read(getPaymentIntent, { id: payment_id })),
      page: page(pages.payment(payment_id)),
    }),
  }),

  tool({
    name: 'order_of_payment',
    title: 'The order of a payment',
    words: 'The order that a payment belongs to: what was bought, its status and what was given back.',
    input: z.object({ payment_id: id }),
    needs: getOrder,
    run: async ({ read, page }, { payment_id }) => {
      const { order } = await read(getPaymentIntent, { id: payment_id });
      if (!order) return { order: null, words: copy.noOrder, page: page(pages.payment(payment_id)) };
      const found = await read(getOrder, { id: order.id });
      return { order: withAmounts(getOrder, found), page: page(pages.order(order.id)) };
    },
  }),

  tool({
    name: 'list_payouts',
    title: 'List payouts',
    words: 'Payouts to the bank, newest first; at most ten at a time.',
    input: z.object({
      status_is: listPayouts.input.shape.status_is,
      date_after: listPayouts.input.shape.date_after,
      date_before: listPayouts.input.shape.date_before,
      page: listPayouts.input.shape.page,
    }),
    needs: listPayouts,
    run: async ({ read, page }, asked) => {
      const { data, total_count } = await read(listPayouts, { ...asked, pagesize: FEW });
      const paged = data.map((each) => ({ ...each, page: page(pages.payout(each.id)) }));
      return { ...withAmounts(listPayouts, { data: paged, total_count }), page: page(pages.payouts()) };
    },
  }),

  tool({
    name: 'explain_payout',
    title: 'Explain a payout',
    words:
      'What a payout is made of, line by line, and whether the lines add up to what the bank was given: `unexplained` is 0 where they do.',
    input: z.object({ payout_id: id }),
    needs: getPayoutProof,
    run: async ({ read, page }, { payout_id }) => {
      const [payout, proof] = [
        await read(getPayout, { id: payout_id }),
        await read(getPayoutProof, { id: payout_id }),
      ];
      return {
        payout: withAmounts(getPayout, payout),
        proof: withAmounts(getPayoutProof, proof),
        adds_up: proof.unexplained === 0,
        page: page(pages.payout(payout_id)),
        transactions_page: page(pages.transactions({ deposit_id: payout_id })),
      };
    },
  }),

  tool({
    name: 'fees_of_period',
    title: 'Fees of a period',
    words:
      'What all transactions of some days came to, what the provider kept of it as fees, and what is left: one sum for each currency, with the page that shows it. Both days count.',
    input: z.object({ from: calendarDate, to: calendarDate }),
    needs: summarizeTransactions,
    run: async ({ read, page }, { from, to }) => {
      const date_between = [from, to];
      const summary = await read(summarizeTransactions, { date_between });
      // A page adds up one currency at a time.
      const totals = summary.totals.map((sum) => ({
        ...sum,
        page: page(pages.transactions({ date_between, store_currency_is: sum.currency })),
      }));
      const shown = withAmounts(summarizeTransactions, { ...summary, totals });
      return {
        ...{ from, to, count: summary.count, totals: shown.totals },
        page: page(pages.transactions({ date_between })),
      };
    },
  }),
];
