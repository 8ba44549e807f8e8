import type { ClosedDay } from '#contract/days.ts';
import { ownCurrencyFirst } from '#domain/shared/own-currency-first.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import { labelOf } from '#domain/shared/word.ts';
import { reportHref } from '#web/blocks/activity/activity-links.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { pageSettings } from '#web/shared/page-settings.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Link } from '#web/ui/link.tsx';
import { Sum, type SumLine } from '#web/ui/sum.tsx';
import { closeDayCopy as copy } from './close-day-copy.ts';

type Ledger = ClosedDay['ledgers'][number];
type DayLedgersProps = Readonly<{ day: CalendarDate; ledgers: readonly Ledger[] }>;

/** Sums stand beside each other, never in one another: a sum has one currency. The store's own comes first. */
export function DayLedgers({ day, ledgers }: DayLedgersProps) {
  return (
    <div className="day-ledgers">
      {ownCurrencyFirst(ledgers, pageSettings().store.currency).map((ledger) => (
        <section key={ledger.currency} aria-label={copy.ledger(ledger.currency.toUpperCase())}>
          {ledgers.length > 1 && <h3 className="day-currency">{ledger.currency.toUpperCase()}</h3>}
          <Sum lines={linesOf(day, ledger)} />
        </section>
      ))}
    </div>
  );
}

const REPORTS = { payments: 'charges', refunds: 'refunds', disputes: 'disputes' } as const;

function linesOf(day: CalendarDate, ledger: Ledger): readonly SumLine[] {
  const { currency, opening, closing, unexplained } = ledger;
  const amountOf = (amount: number) => <MoneyText amount={amount} currency={currency} />;
  const moved = ledger.lines.map(({ kind, count, amount }): SumLine => {
    const label = labelOf(copy.lines, kind);
    const report = count > 0 && Object.hasOwn(REPORTS, kind) && REPORTS[kind as keyof typeof REPORTS];
    return {
      key: kind,
      label: report ? (
        <Link href={reportHref({ start: day, end: day }, currency, report)}>{label}</Link>
      ) : (
        label
      ),
      note: count > 0 && countWords(count),
      amount: amountOf(amount),
    };
  });
  return [
    { key: 'opening', label: copy.opening, amount: amountOf(opening), role: 'subtotal' },
    ...moved,
    { key: 'closing', label: copy.closing, amount: amountOf(closing), role: 'total' },
    {
      key: 'unexplained',
      label: copy.unexplained,
      amount: amountOf(unexplained),
      role: 'check',
      off: unexplained !== 0,
    },
  ];
}
