import { currency as asCurrency, type Currency, isCurrency } from '#domain/shared/money.ts';
import { pageSettings } from '#web/shared/page-settings.ts';

/** The one in the address, else the account's own: known without asking anybody, so all cards ask at once. */
export function shownCurrency(selected: string | undefined): Currency {
  const wanted = selected?.toLowerCase() ?? '';
  return isCurrency(wanted) ? wanted : asCurrency(pageSettings().accountDefaultCurrency.toLowerCase());
}
