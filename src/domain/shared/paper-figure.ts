import { currencySymbol } from './currency-symbol.ts';
import { formatMoney } from './format-money.ts';
import type { Money } from './money.ts';

/** An amount on paper. Its currency is named by code, because no typeface has the sign of every currency. */
export const paperFigure = (sum: Money): string =>
  formatMoney(sum).replace(currencySymbol(sum.currency), '').replace('\u00a0', '');

export const paperAmount = (sum: Money): string => `${paperFigure(sum)} ${sum.currency.toUpperCase()}`;
