import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getCurrencies,
  getCurrencyStoreSettings,
  updateCurrencyStoreSettings,
  updateEnabledCurrencies,
} from '#contract/multi-currency.ts';
import { call } from '#web/api/client.ts';
import { readQuery } from '#web/api/query-client.ts';
import { failedWords } from '#web/shared/failed-words.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { currenciesCopy as copy } from './currencies-copy.ts';

export const currenciesQuery = () => readQuery(getCurrencies, {});

/** Read once: a box somebody is about to tick must not change under their hand. */
export const storeSettingsQuery = () => ({
  ...readQuery(getCurrencyStoreSettings, {}),
  refetchOnWindowFocus: false,
});

/** Says which currencies the store sells in from now on, its own included. */
export function useEnableCurrencies() {
  const queries = useQueryClient();
  const tell = useOutcome(copy.enabled, copy.enableFailed);
  return useMutation({
    mutationFn: (enabled: readonly string[]) => call(updateEnabledCurrencies, { enabled: [...enabled] }),
    onSuccess: (currencies) => {
      queries.setQueryData(currenciesQuery().queryKey, currencies);
      tell.done();
    },
    onError: tell.failed,
  });
}

export type ShopSettings = Readonly<{ isAutomatic: boolean; hasSwitcher: boolean }>;

export function useSaveShopSettings() {
  const queries = useQueryClient();
  const tell = useOutcome(copy.storeSaved, copy.storeSaveFailed);
  return useMutation({
    mutationFn: ({ isAutomatic, hasSwitcher }: ShopSettings) =>
      call(updateCurrencyStoreSettings, {
        wcpay_multi_currency_enable_auto_currency: isAutomatic ? 'yes' : 'no',
        wcpay_multi_currency_enable_storefront_switcher: hasSwitcher ? 'yes' : 'no',
      }),
    onSuccess: (settings) => {
      queries.setQueryData(storeSettingsQuery().queryKey, settings);
      tell.done();
    },
    onError: tell.failed,
  });
}

/** What was done is said in passing; what was not, at once and with its reason. */
export function useOutcome(success: string, failure: string) {
  const { show } = useSnackbar();
  return {
    done: () => void show(success),
    failed: (error: unknown) => void show({ text: failedWords(failure, error), urgent: true }),
  };
}
