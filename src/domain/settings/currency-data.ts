import { currencySymbol } from '../shared/currency-symbol.ts';
import { decimalsOf } from '../shared/money.ts';
import { separatorsOf } from '../shared/separators.ts';
import { AVAILABLE_COUNTRIES } from './available-countries.ts';

type CurrencyFormat = Readonly<{
  symbolPosition: 'left';
  thousandSeparator: string;
  decimalSeparator: string;
  precision: number;
}>;
export type CountryCurrency = CurrencyFormat &
  Readonly<{ code: string; symbol: string; defaultLocale: CurrencyFormat }>;

/** How each available country writes its money. The sign stands first everywhere: see format-money.ts. */
export const currencyData = (): Record<string, CountryCurrency> =>
  Object.fromEntries(
    Object.entries(AVAILABLE_COUNTRIES).map(([country, { currency, locale }]) => {
      const { thousand, decimal } = separatorsOf(locale);
      const format: CurrencyFormat = {
        symbolPosition: 'left',
        thousandSeparator: thousand,
        decimalSeparator: decimal,
        precision: decimalsOf(currency),
      };
      return [
        country,
        { code: currency.toUpperCase(), symbol: currencySymbol(currency), ...format, defaultLocale: format },
      ];
    }),
  );
