import type { Customer } from '#contract/customers.ts';
import { countryName } from '#web/shared/countries.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { Nothing } from '#web/shared/nothing.tsx';
import { paths } from '#web/shared/paths.ts';
import { countWords } from '#web/shared/store-format.ts';
import { When } from '#web/shared/when.tsx';
import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Link } from '#web/ui/link.tsx';
import { Sum, type SumLine } from '#web/ui/sum.tsx';
import { customerCopy as copy } from './customer-copy.ts';

export function CustomerFacts({ customer }: { customer: Customer }) {
  const { country, date_created, last_order } = customer;
  return (
    <Card title={copy.facts}>
      <Facts
        facts={[
          {
            label: copy.country,
            value: country === null ? <Nothing word={copy.noCountry} /> : countryName(country),
          },
          { label: copy.since, value: <When at={date_created} /> },
          {
            label: copy.lastOrder,
            value: last_order === null ? <Nothing word={copy.noOrder} /> : <When at={last_order} />,
          },
        ]}
      />
    </Card>
  );
}

/** What they paid, currency by currency: a sum never mixes them. */
export function LifetimeTotals({ customer: { name, email, totals } }: { customer: Customer }) {
  const label = `${name} (${email})`;
  return (
    <Card
      title={copy.totals}
      foot={
        totals.length > 0 && <Link href={paths.transactions({ search: [label] })}>{copy.transactions}</Link>
      }
    >
      {totals.length === 0 ? (
        <p className="muted">{copy.noTotals}</p>
      ) : (
        <Sum lines={totals.flatMap(linesOf)} />
      )}
    </Card>
  );
}

function linesOf({
  currency,
  orders,
  paid,
  refunded,
  disputed,
}: Customer['totals'][number]): readonly SumLine[] {
  const code = currency.toUpperCase();
  const money = (amount: number) => <MoneyText amount={amount} currency={currency} explicit />;
  const paidLine: SumLine = {
    key: `${code} paid`,
    label: copy.inCurrency(code),
    note: copy.ordersPaid(countWords(orders)),
    amount: money(paid),
  };
  if (refunded === 0 && disputed === 0) return [{ ...paidLine, role: 'subtotal' }];
  const leftLabel = refunded === 0 ? copy.keptOfDisputes : disputed === 0 ? copy.kept : copy.keptOfBoth;
  return [
    paidLine,
    ...(refunded === 0 ? [] : [{ key: `${code} refunded`, label: copy.refunded, amount: money(-refunded) }]),
    ...(disputed === 0 ? [] : [{ key: `${code} disputed`, label: copy.disputed, amount: money(-disputed) }]),
    { key: `${code} kept`, label: leftLabel, amount: money(paid - refunded - disputed), role: 'subtotal' },
  ];
}
