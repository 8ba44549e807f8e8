import { moneyFigure, readFromTheLeft } from './format-money.ts';
import { languageCopy } from './language-copy.ts';
import type { Money } from './money.ts';

/** An amount on paper, as the reader's language writes it. Its currency is named by code, because no typeface has the sign of every currency. */
export const paperAmount = (sum: Money, locale: string = languageCopy.tag): string =>
  readFromTheLeft(`${moneyFigure(sum, locale)} ${sum.currency.toUpperCase()}`, locale);
