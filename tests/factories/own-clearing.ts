import type { BookSettings } from '#domain/books/chart-of-accounts.ts';
import { currency } from '#domain/shared/money.ts';

/** The same chart, in which a currency has a clearing for itself; no chart starts with that number. */
export function withOwnClearing(settings: BookSettings, of: string): BookSettings {
  const { code, tax_code } = settings.accounts.clearing;
  const own = String(Number(code) + 7).padStart(code.length, '0');
  return {
    ...settings,
    currency_accounts: [
      { currency: currency(of), account: 'clearing', code: own, name: `Clearing of ${of}`, tax_code },
    ],
  };
}
