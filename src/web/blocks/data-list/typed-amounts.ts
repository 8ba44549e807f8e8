import { moneyFieldText } from '#domain/shared/format-money.ts';
import { currency, type Minor, money } from '#domain/shared/money.ts';
import { parseMoney } from '#domain/shared/parse-money.ts';
import type { FilterField, FilterNumber } from '#web/ui/filters/filter.ts';
import { pageSettings } from '../../shared/page-settings.ts';

const ownCurrency = () => currency(pageSettings().accountDefaultCurrency.toLowerCase());

function readAmount(text: string, locale?: string): Minor | undefined {
  const read = parseMoney(text, ownCurrency(), locale);
  return read.kind === 'money' && read.amount >= 0 ? read.amount : undefined;
}

const written = (amount: Minor | undefined, locale?: string): string | undefined =>
  amount === undefined ? undefined : moneyFieldText(money(amount, ownCurrency()), locale);

const AMOUNT: FilterNumber = {
  parse: (text) => written(readAmount(text, pageSettings().store.locale)),
  format: (sent) => written(readAmount(sent), pageSettings().store.locale) ?? sent,
};

/** Amounts are typed and shown as the store writes them, and travel with a point. */
export const withTypedAmounts = <Field extends FilterField>(field: Field): Field =>
  field.conditions.some(({ input }) => input === 'number') ? { ...field, number: AMOUNT } : field;
