import { pageSettings } from './page-settings.ts';
import { paths } from './paths.ts';

/** Where only the bank account is changed: here, or where the provider's own pages are led to; nowhere where it has none. */
export function bankLink(currency?: string): string | false {
  const { accountStatus, providerCan } = pageSettings();
  if (accountStatus.error) return false;
  return providerCan.bankAccountWrites ? paths.bankAccount({ currency }) : accountStatus.accountLink;
}
