import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Sent } from '#contract/kit/endpoint.ts';
import { saveOptions } from '#contract/options.ts';
import { call } from '#web/api/client.ts';
import { may } from './page-settings.ts';

/** What is sent to put each notice away. */
const PUT_AWAY = {
  wcpay_next_deposit_notice_dismissed: { wcpay_next_deposit_notice_dismissed: true },
  wcpay_instant_deposit_notice_dismissed: { wcpay_instant_deposit_notice_dismissed: true },
  wcpay_fraud_protection_welcome_tour_dismissed: { wcpay_fraud_protection_welcome_tour_dismissed: true },
  wcpay_frt_discover_banner_settings: {
    wcpay_frt_discover_banner_settings: JSON.stringify({
      remindMeCount: 0,
      remindMeAt: null,
      dontShowAgain: true,
    }),
  },
} satisfies Record<string, Sent<typeof saveOptions>>;

/** What the page brought along is changed here alone: nothing reads it again or forgets it before the next page. */
export const UNTIL_RELOAD = { staleTime: 'static', gcTime: Number.POSITIVE_INFINITY } as const;

/** Something that happens once in the life of a store: known when the page starts, and true from when it is said. */
export function useOnce(name: string, atFirst: boolean) {
  const client = useQueryClient();
  const remembered = queryOptions({
    ...UNTIL_RELOAD,
    queryKey: ['once', name],
    queryFn: () => atFirst,
    initialData: atFirst,
  });
  const { data: isSo } = useQuery(remembered);
  return { isSo, setSo: () => client.setQueryData(remembered.queryKey, true) };
}

/**
 * Whether a notice was put away for good: gone at once when dismissed, and saved for the store. One that could not be
 * saved comes back with the next page, which harms nobody.
 */
export function useDismissedOption(name: keyof typeof PUT_AWAY, atFirst: boolean) {
  const { isSo: isDismissed, setSo } = useOnce(name, atFirst);
  const { mutate } = useMutation({
    // For everybody by whoever may change settings; for anybody else until the next page.
    mutationFn: async () => may('change_settings') && call(saveOptions, PUT_AWAY[name]),
    onMutate: setSo,
  });
  return { isDismissed, dismiss: () => mutate() };
}
