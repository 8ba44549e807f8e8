import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSettings, saveSettings } from '#contract/settings.ts';
import { call } from '#web/api/client.ts';
import { readQuery } from '#web/api/query-client.ts';
import { failedWords } from '#web/shared/failed-words.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { paymentMethodsSetupCopy as copy } from './payment-methods-setup-copy.ts';

/** Read once: a list somebody is choosing from must not change under their hand. */
export const settingsQuery = () => ({
  ...readQuery(getSettings, {}),
  staleTime: 0,
  refetchOnWindowFocus: false,
});

export function useEnableMethods() {
  const queries = useQueryClient();
  const { show } = useSnackbar();
  return useMutation({
    mutationFn: (enabled_payment_method_ids: string[]) => call(saveSettings, { enabled_payment_method_ids }),
    onSuccess: ({ data }) => queries.setQueryData(settingsQuery().queryKey, data),
    onError: (error) => show({ text: failedWords(copy.saveFailed, error), urgent: true }),
  });
}
