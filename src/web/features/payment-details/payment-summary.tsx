import { type ReactNode, useState } from 'react';
import type { Charge } from '#contract/payments.ts';
import { chargeFigures } from '#domain/payments/charge-figures.ts';
import { chargeStatus } from '#domain/payments/charge-status.ts';
import { chargeMark } from '#domain/payments/charge-status-mark.ts';
import { channelLabel } from '#domain/payments/sales-channel.ts';
import { money } from '#domain/shared/money.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { adminAddress } from '#web/shared/admin-address.ts';
import { Hidden } from '#web/shared/hidden.tsx';
import { Nothing } from '#web/shared/nothing.tsx';
import { useNow } from '#web/shared/now.ts';
import { may } from '#web/shared/page-settings.ts';
import { countWords, moneyWords } from '#web/shared/store-format.ts';
import { When } from '#web/shared/when.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { Link } from '#web/ui/link.tsx';
import { Money } from '#web/ui/money.tsx';
import { LedgerRows } from './ledger-rows.tsx';
import { paymentDetailsCopy as copy } from './payment-details-copy.ts';
import { PaymentFigures } from './payment-figures.tsx';
import { SettlementLine } from './settlement-line.tsx';
import { ShortMethod } from './short-method.tsx';

type SummaryProps = Readonly<{ charge: Charge; intentStatus: string | null }>;

/** The amount, how it stands, who and when; beside it how the net came about. */
export function PaymentSummary({ charge, intentStatus }: SummaryProps) {
  const figures = chargeFigures(charge);
  return (
    <Card label={copy.summary}>
      <div className="columns payment-summary">
        <div className="stack" data-gap="small">
          <div className="row">
            <StatusChip charge={charge} intentStatus={intentStatus} />
          </div>
          <p className="figure-large">
            <Amount charge={charge} />
          </p>
          <SettlementLine charge={charge} figures={figures} />
          <Facts facts={factsOf(charge)} />
        </div>
        <PaymentFigures charge={charge} figures={figures} intentStatus={intentStatus} />
      </div>
      {charge.transactions.length > 0 && <Movements charge={charge} currency={figures.currency} />}
    </Card>
  );
}

/** The code, where the store shows one, stands small beside the amount. */
function Amount({ charge }: { charge: Charge }) {
  const words = moneyWords(money(charge.amount, charge.currency), true);
  const code = charge.currency.toUpperCase();
  const [figure = words, rest] = words.split(` ${code}`);
  return <Money code={rest === '' ? code : undefined}>{figure}</Money>;
}

/** The rows themselves, for whoever wants to see all of them. */
function Movements({ charge, currency }: { charge: Charge; currency: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="payment-movements">
      <Disclosure
        kind="row"
        title={copy.showRows(charge.transactions.length, countWords(charge.transactions.length))}
        open={isOpen}
        onToggle={setIsOpen}
      >
        {isOpen && <LedgerRows charge={charge} currency={currency} />}
      </Disclosure>
    </div>
  );
}

function StatusChip({ charge, intentStatus }: SummaryProps) {
  const now = useNow();
  const dueBy = charge.dispute?.evidence_details.due_by ?? null;
  const { label, style } = chargeMark(chargeStatus(charge, intentStatus), dueBy, now);
  return <Chip kind={style}>{label}</Chip>;
}

function factsOf(charge: Charge): readonly Fact[] {
  const paid = charge.transactions.find(({ type }) => type === 'charge' || type === 'payment');
  // Authorized first and captured later, it was paid when its money moved.
  const at = <When at={charge.captured && paid ? paid.date : utcInstant(charge.created)} />;
  const channel = channelLabel(charge);
  return [
    { label: charge.captured ? copy.paidOn : copy.date, value: at },
    ...(charge.synthetic || channel === undefined ? [] : [{ label: copy.channel, value: channel }]),
    { label: copy.customer, value: <Customer charge={charge} /> },
    { label: copy.order, value: <OrderLink charge={charge} /> },
    ...(charge.synthetic ? [] : [{ label: copy.method, value: <ShortMethod charge={charge} /> }]),
  ];
}

function Customer({ charge: { billing_details, order } }: { charge: Charge }): ReactNode {
  const name = billing_details.name || order?.customer_name || billing_details.email || order?.customer_email;
  if (!may('see_customers')) return <Hidden />;
  if (!name) return <Nothing word={copy.noCustomer} />;
  return order?.customer_url ? <Link href={adminAddress(order.customer_url)}>{name}</Link> : name;
}

function OrderLink({ charge: { order } }: { charge: Charge }): ReactNode {
  if (!order) return <Nothing word={copy.noOrder} />;
  return <Link href={adminAddress(order.url)}>{copy.orderNumber(order.number)}</Link>;
}
