import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import { forecastPayouts, readOverviews } from '#contract/balances.ts';
import { listPayouts, type Payout, payOutInstantly, summarizePayouts } from '#contract/payouts.ts';
import { type Currency, type Money, money } from '#domain/shared/money.ts';
import { call } from '#web/api/client.ts';
import { keyOf } from '#web/api/query-client.ts';
import { LinkRoutingContext } from '#web/ui/link.tsx';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { paths } from '../../shared/paths.ts';
import { moneyWords } from '../../shared/store-format.ts';
import { track } from '../../shared/track.ts';
import { useAsked } from '../approvals/use-asked.ts';
import { actionKey } from '../payment-actions/action-phase.ts';
import { askOnce } from '../payment-actions/ask-once.ts';
import { askingAgain } from '../payment-actions/money-request.ts';
import { instantPayoutCopy as copy } from './account-cards-copy.ts';

/** What an instant payout changes on every page that is open. */
export const refreshPayouts = (queries: QueryClient) =>
  Promise.all(
    [listPayouts, summarizePayouts, readOverviews, forecastPayouts].map((endpoint) =>
      queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
    ),
  );

const payOut = ({ money: { amount, currency } }: Wanted): Promise<Payout> =>
  askOnce(`instant payout ${currency}`, (idempotencyKey) =>
    call(payOutInstantly, { type: 'instant', currency, expected_amount: amount }, { idempotencyKey }),
  );

type Wanted = Readonly<{ verb: 'payout'; money: Money }>;

/** Pays out a currency at once, and tells how it ended in the payout's own currency; or that it was sent for approval. */
export function useInstantPayout(currency: Currency, onEnd: () => void) {
  const queries = useQueryClient();
  const { show } = useSnackbar();
  const wasAsked = useAsked();
  const routing = useContext(LinkRoutingContext);
  return useMutation({
    mutationKey: actionKey(currency),
    mutationFn: payOut,
    ...askingAgain,
    onMutate: () => track('overview_balances_instant_payout_confirm', { currency }),
    onSuccess: (paid) => {
      onEnd();
      show({
        text: copy.inTransit(moneyWords(money(paid.amount, paid.currency))),
        actions: [{ label: copy.viewDetails, onPress: () => routing?.navigate(paths.payout(paid.id)) }],
      });
    },
    onError: (error) => {
      if (wasAsked(error)) onEnd();
    },
    onSettled: () => refreshPayouts(queries),
  });
}
