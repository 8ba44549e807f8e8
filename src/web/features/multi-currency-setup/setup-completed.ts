import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveOptions } from '#contract/options.ts';
import { call } from '#web/api/client.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { multiCurrencySetupCopy as copy } from './multi-currency-setup-copy.ts';

const completed = () =>
  queryOptions({
    queryKey: ['multi-currency-setup-completed'],
    queryFn: () => pageSettings().multiCurrencySetup.isSetupCompleted,
    initialData: pageSettings().multiCurrencySetup.isSetupCompleted,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Whether the setup was done before: known when the page starts, and from the moment it is done here. */
export const useSetupCompleted = (): boolean => useQuery(completed()).data;

export function useCompleteSetup() {
  const queries = useQueryClient();
  const { show } = useSnackbar();
  return useMutation({
    mutationFn: () => call(saveOptions, { wcpay_multi_currency_setup_completed: 'yes' }),
    onSuccess: () => queries.setQueryData(completed().queryKey, true),
    onError: () => show({ text: copy.notRemembered, urgent: true }),
  });
}
