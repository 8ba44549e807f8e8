import * as z from 'zod/mini';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { StripeLine } from './stripe-line.ts';

const amount = z.int();
const moment = z.nullish(z.int());
/** Loans are a preview at Stripe and not in its package, so what is read of them is described here. */
const summary = z.object({
  financing_offer: z.nullish(z.string()),
  details: z.nullish(
    z.object({
      ...{ currency: z.string(), advance_amount: amount, fee_amount: amount, paid_amount: amount },
      ...{ withhold_rate: z.number(), advance_paid_out_at: moment, repayments_begin_at: moment },
      current_repayment_interval: z.nullish(
        z.object({ due_at: z.int(), paid_amount: z.nullish(amount), remaining_amount: amount }),
      ),
    }),
  ),
});

/** Withheld shares are counted here in hundredths of a per cent. */
const BASIS_POINTS = 10_000;

export function loanCalls({
  platform,
  account: accountOf,
  read,
}: StripeLine): Pick<PaymentProvider, 'findActiveLoan'> {
  return {
    findActiveLoan: async () => {
      const account = accountOf();
      if (!account) return undefined;
      /** Most platforms have no access to the preview; whoever has none has no loans. */
      const answer = await read(() =>
        platform.rawRequest('GET', '/v1/capital/financing_summary', undefined, { stripeAccount: account }),
      ).catch(() => undefined);
      const { details, financing_offer } = summary.safeParse(answer).data ?? {};
      if (!details || details.paid_amount >= details.advance_amount + details.fee_amount) return undefined;
      const paid = details.advance_paid_out_at ?? 0;
      const interval = details.current_repayment_interval;
      return {
        stripe_loan_id: `flxln_${(financing_offer ?? account).replace(/^[a-z]+_/, '')}`,
        ...{ currency: currency(details.currency), amount: minor(details.advance_amount) },
        ...{ fee_amount: minor(details.fee_amount), paid_amount: minor(details.paid_amount) },
        withhold_rate: Math.round(details.withhold_rate * BASIS_POINTS),
        paid_out_at: epochSeconds(paid),
        repayments_begin_at: epochSeconds(details.repayments_begin_at ?? paid),
        ...{ first_paydown_at: null, fully_paid_at: null },
        interval: {
          due_at: epochSeconds(interval?.due_at ?? paid),
          paid_amount: minor(interval?.paid_amount ?? 0),
          required_amount: minor((interval?.paid_amount ?? 0) + (interval?.remaining_amount ?? 0)),
        },
      };
    },
  };
}
