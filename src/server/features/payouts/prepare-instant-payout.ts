import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import type { payOutInstantly } from '#contract/payouts.ts';
import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import type { Prepared } from '../../approvals/ask-approval.ts';
import type { Context } from '../../http/route.ts';
import { waitForProvider } from '../../http/wait-for-provider.ts';

/** What would leave, as the provider says it now. Another sum later is another payout, and is asked for anew. */
export async function prepareInstantPayout(
  { provider }: Context,
  { currency }: Received<typeof payOutInstantly>,
): Promise<Prepared> {
  const balances = await waitForProvider(provider.readBalances());
  const amount = balances.find((each) => each.currency === currency)?.instant?.amount;
  if (!amount) throw fail('instant_payout_unavailable', { currency });
  return {
    words: `Pay out ${formatExplicitMoney({ amount, currency })} instantly`,
    object_kind: 'balance',
    object_id: currency,
    subjects: ['payouts'],
    amount,
    currency,
  };
}
