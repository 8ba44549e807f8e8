import { rateText } from '#domain/settings/currency-price.ts';
import { formatExchangeRate } from '#domain/shared/exchange-rate.ts';
import { decimalWords } from '#web/shared/figure-words.ts';
import { multiCurrencySettingsCopy as copy } from './multi-currency-settings-copy.ts';

/** `1 USD = 0.9217 EUR`, with the digits a person reads. */
export const rateWords = ({ code, rate }: Readonly<{ code: string; rate: number }>, base: string): string =>
  copy.rate(base, decimalWords(formatExchangeRate(rateText(rate) ?? '') ?? String(rate)), code);
