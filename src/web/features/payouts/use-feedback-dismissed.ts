import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveCurrentUser } from '#contract/users.ts';
import { call } from '#web/api/client.ts';
import { pageSettings } from '#web/shared/page-settings.ts';

const PREFERENCE = 'wc_payments_wporg_review_2025_prompt_dismissed';

/** When a person put the question away is kept for that person; it is not asked again. */
export function useFeedbackDismissed() {
  const client = useQueryClient();
  const atFirst = Boolean(pageSettings().user.woocommerce_meta[PREFERENCE]);
  const remembered = queryOptions({
    queryKey: ['dismissed', PREFERENCE],
    queryFn: () => atFirst,
    initialData: atFirst,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: isDismissed } = useQuery(remembered);
  const { mutate } = useMutation({
    mutationFn: () =>
      call(saveCurrentUser, { woocommerce_meta: { [PREFERENCE]: Math.floor(Date.now() / 1000) } }),
    onMutate: () => client.setQueryData(remembered.queryKey, true),
  });
  return { isDismissed, dismiss: () => mutate() };
}
