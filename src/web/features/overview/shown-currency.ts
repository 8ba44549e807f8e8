import { useQuery } from '@tanstack/react-query';
import { currency as asCurrency, type Currency, isCurrency } from '#domain/shared/money.ts';
import { currencyOverviews } from '#web/blocks/account-cards/currency-overviews.ts';
import { overviewsQuery } from '#web/blocks/account-cards/overviews-queries.ts';
import { pageSettings } from '#web/shared/page-settings.ts';

/**
 * The one in the address, else the account's own: known without asking anybody, so all cards ask at once. An address that
 * names a currency in which there is no balance is not followed once the balances are here.
 */
export function useShownCurrency(selected: string | undefined): Currency {
  const { data } = useQuery(overviewsQuery());
  const own = asCurrency(pageSettings().accountDefaultCurrency.toLowerCase());
  const wanted = selected?.toLowerCase() ?? '';
  if (!isCurrency(wanted)) return own;
  const isThere = !data || currencyOverviews(data).some(({ currency }) => currency === wanted);
  return isThere ? wanted : own;
}
