import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getCurrencies, getCurrencySettings, updateCurrencySettings } from '#contract/multi-currency.ts';
import { getSettings } from '#contract/settings.ts';
import { call } from '#web/api/client.ts';
import { keyOf, readQuery } from '#web/api/query-client.ts';
import { useOutcome } from '#web/blocks/currencies/currency-queries.ts';
import { multiCurrencySettingsCopy as copy } from './multi-currency-settings-copy.ts';

export const paymentsSettingsQuery = () => readQuery(getSettings, {});

/** Read once: while somebody types, nothing may change under their hands. */
export const currencySettingsQuery = (code: string) => ({
  ...readQuery(getCurrencySettings, { code }),
  refetchOnWindowFocus: false,
});

export type ChosenSettings = Readonly<{
  exchange_rate_type: 'automatic' | 'manual';
  manual_rate: number | null;
  price_rounding: number;
  price_charm: number;
}>;

export function useSaveCurrency(code: string) {
  const queries = useQueryClient();
  const tell = useOutcome(copy.saved, copy.saveFailed);
  return useMutation({
    mutationFn: (settings: ChosenSettings) => call(updateCurrencySettings, { code, ...settings }),
    onSuccess: (saved) => {
      queries.setQueryData(currencySettingsQuery(code).queryKey, saved);
      tell.done();
      return queries.invalidateQueries({ queryKey: keyOf(getCurrencies) });
    },
    onError: tell.failed,
  });
}
