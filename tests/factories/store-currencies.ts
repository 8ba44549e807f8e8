import type { StoreCurrencies, StoreCurrency } from '#contract/multi-currency.ts';
import { describeCurrency } from '#domain/settings/currency-catalogue.ts';

/** What a store sells in: its own currency first, then what was added. */
export const someStoreCurrencies = (own = 'USD', ...added: string[]): StoreCurrencies => {
  const one = (code: string): StoreCurrency => ({
    ...{ code, id: code.toLowerCase(), rate: code === own ? 1 : 0.9, is_default: code === own },
    ...{ last_updated: null, ...describeCurrency(code.toLowerCase()) },
  });
  const enabled = Object.fromEntries([own, ...added].map((code) => [code, one(code)]));
  return { available: enabled, enabled, default: one(own) };
};
