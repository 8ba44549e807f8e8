import { useQuery } from '@tanstack/react-query';
import { pageSettings } from '#web/shared/page-settings.ts';
import { currenciesQuery } from './currency-queries.ts';

/** What the store sells in, in capitals. Without multi-currency, and until that is known, it is its own currency. */
export function useSoldIn(isMultiCurrency: boolean): readonly string[] {
  const { data } = useQuery({ ...currenciesQuery(), enabled: isMultiCurrency });
  return isMultiCurrency && data ? Object.keys(data.enabled) : [pageSettings().storeCurrency.toUpperCase()];
}
