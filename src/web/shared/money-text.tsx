import { money } from '#domain/shared/money.ts';
import { Money } from '#web/ui/money.tsx';
import { moneyWords } from './store-format.ts';

type MoneyTextProps = Readonly<{
  amount: number;
  currency: string;
  /** With the code, where more than one currency may be meant. */
  explicit?: boolean;
}>;

/** An amount as the store writes it. */
export function MoneyText({ amount, currency, explicit }: MoneyTextProps) {
  return <Money>{moneyWords(money(amount, currency), explicit)}</Money>;
}
