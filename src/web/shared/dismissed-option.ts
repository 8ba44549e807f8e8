import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Sent } from '#contract/endpoint.ts';
import { saveOptions } from '#contract/options.ts';
import { call } from '#web/api/client.ts';

/** What is sent to put each notice away. */
const PUT_AWAY = {
  wcpay_next_deposit_notice_dismissed: { wcpay_next_deposit_notice_dismissed: true },
  wcpay_instant_deposit_notice_dismissed: { wcpay_instant_deposit_notice_dismissed: true },
  wcpay_fraud_protection_welcome_tour_dismissed: { wcpay_fraud_protection_welcome_tour_dismissed: true },
} satisfies Record<string, Sent<typeof saveOptions>>;

/**
 * Whether a notice was put away for good: known when the page starts, gone at once when dismissed, and saved for the store.
 * One that could not be saved comes back with the next page, which harms nobody.
 */
export function useDismissedOption(name: keyof typeof PUT_AWAY, atFirst: boolean) {
  const client = useQueryClient();
  const remembered = queryOptions({
    queryKey: ['dismissed', name],
    queryFn: () => atFirst,
    initialData: atFirst,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: isDismissed } = useQuery(remembered);
  const { mutate } = useMutation({
    mutationFn: () => call(saveOptions, PUT_AWAY[name]),
    onMutate: () => client.setQueryData(remembered.queryKey, true),
  });
  return { isDismissed, dismiss: () => mutate() };
}
