import type { PageSettings } from '#contract/page-settings.ts';

/** By it Afterpay has another name in Britain. While nothing is known of the account, the store's own stands in. */
export const accountCountry = ({
  accountStatus,
  store,
}: Pick<PageSettings, 'accountStatus' | 'store'>): string =>
  accountStatus.error ? store.country : accountStatus.country;
