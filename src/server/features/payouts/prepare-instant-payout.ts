import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import type { payOutInstantly } from '#contract/payouts.ts';
import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import { type Prepared, sumAsked } from '../../approvals/prepared.ts';
import type { Approving, Context } from '../../http/route.ts';
import { waitForProvider } from '../../http/wait-for-provider.ts';
import { payoutApprovalCopy as copy } from './payout-approval-copy.ts';

/** What would leave, as the provider says it now. Another sum later is another payout, and is asked for anew. */
async function prepare(
  { provider }: Context,
  { currency }: Received<typeof payOutInstantly>,
): Promise<Prepared> {
  const balances = await waitForProvider(provider.readBalances());
  const amount = balances.find((each) => each.currency === currency)?.instant?.amount;
  if (!amount) throw fail('instant_payout_unavailable', { currency });
  return {
    words: () => copy.instantly(formatExplicitMoney({ amount, currency })),
    object_kind: 'balance',
    object_id: currency,
    subjects: ['payouts'],
    amount,
    currency,
  };
}

export const payingOutInstantly: Approving<Received<typeof payOutInstantly>> = {
  prepare,
  words: (asked) => {
    const sum = sumAsked(asked);
    return sum && copy.instantly(formatExplicitMoney(sum));
  },
};
