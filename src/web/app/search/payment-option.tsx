import type { FoundPayment } from '#contract/search.ts';
import { chargeMark } from '#domain/payments/charge-status-mark.ts';
import { identifierLabel, sourceWords } from '#domain/payments/payment-source.ts';
import { type EpochSeconds, secondsOf } from '#domain/shared/time.ts';
import { accountCountry } from '#web/shared/account-country.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { FinderOption } from '#web/ui/finder.tsx';
import { onOneLine } from './on-one-line.tsx';
import { momentWords } from './option-words.ts';
import { searchCopy as copy } from './search-copy.ts';

export function paymentOption(payment: FoundPayment, now: EpochSeconds): FinderOption {
  const { id, customer_name, order_number, created, status, due_by } = payment;
  const { label, style } = chargeMark(status, due_by && secondsOf(due_by), now);
  return {
    id: `payment-${id}`,
    href: paths.payment({ id }),
    icon: 'card',
    title: copy.payment(moneyWords(payment, true), customer_name),
    detail: onOneLine(methodWords(payment), order_number && copy.order(order_number), momentWords(created)),
    mark: <Chip kind={style}>{label}</Chip>,
  };
}

function methodWords({ source, source_identifier }: FoundPayment): string | null {
  if (source === null) return null;
  const { label } = sourceWords(source, accountCountry(pageSettings()));
  return source_identifier === null ? label : `${label} ${identifierLabel(source_identifier)}`;
}
