import type { Order, OrderPayment } from '#contract/orders.ts';
import { disputedAmount, type OrderPaymentState, orderMoneyState } from '#domain/orders/payment-state.ts';
import { identifierLabel, sourceWords } from '#domain/payments/payment-source.ts';
import { riskMark } from '#domain/payments/risk-level.ts';
import { payoutStatusLabel } from '#domain/payouts/payout-status.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { MethodMark } from '#web/shared/method-mark.tsx';
import { MoneyText } from '#web/shared/money-text.tsx';
import { Nothing } from '#web/shared/nothing.tsx';
import { may } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { Link } from '#web/ui/link.tsx';
import { orderCopy as copy } from './order-copy.ts';

const KIND_OF_STATE = {
  unpaid: 'pending',
  paid: 'success',
  partly_refunded: 'warning',
  refunded: 'light',
  disputed: 'alert',
  elsewhere: 'light',
} as const satisfies Record<OrderPaymentState, ChipKind>;
const KIND_OF_RISK = { success: 'success', alert: 'warning', danger: 'alert' } as const;

/** What the payments say of the order, and the way to the whole story. */
export function OrderPaymentBox({ order }: { order: Order }) {
  const { payment } = order;
  const state = orderMoneyState(order);
  // Of a sandbox that was left there is this record, and no page to lead to.
  const isLeft = order.sandbox === 'left';
  const id = isLeft ? null : (payment?.payment_intent_id ?? payment?.charge_id);
  return (
    <Card
      title={copy.payment}
      kind={state === 'disputed' ? 'alert' : undefined}
      headEnd={<Chip kind={KIND_OF_STATE[state]}>{copy.states[state]}</Chip>}
      foot={id && <Link href={paths.payment({ id })}>{copy.paymentDetails}</Link>}
    >
      {order.sandbox !== null && (
        <p className="muted">{sentences(copy.testOrder, isLeft && copy.leftSandbox)}</p>
      )}
      {payment ? (
        <Facts kind="rows" facts={factsOf(payment, isLeft)} />
      ) : (
        order.sandbox === null && (
          <p className="muted">{state === 'elsewhere' ? copy.notHere : copy.noPayment}</p>
        )
      )}
    </Card>
  );
}

function factsOf(payment: OrderPayment, isLeft: boolean): readonly Fact[] {
  const { customer_amount, customer_currency, refunded, currency, amount, fees, net } = payment;
  const isConverted = customer_currency !== currency;
  const disputed = disputedAmount(payment.movements);
  const inStore = (value: number) => <MoneyText amount={value} currency={currency} explicit={isConverted} />;
  const ofCustomer = (value: number) => (
    <MoneyText amount={value} currency={customer_currency} explicit={isConverted} />
  );
  return [
    { label: copy.paid, value: <span className="strong">{ofCustomer(customer_amount)}</span> },
    ...(refunded === 0 ? [] : [{ label: copy.refunded, value: ofCustomer(-refunded) }]),
    ...(disputed === 0 ? [] : [{ label: copy.takenBack, value: ofCustomer(-disputed) }]),
    ...(isConverted ? [{ label: copy.settledAs, value: inStore(amount) }] : []),
    { label: copy.fees, value: inStore(-fees) },
    { label: copy.net, value: <span className="strong">{inStore(net)}</span> },
    { label: copy.method, value: <Method payment={payment} /> },
    { label: copy.risk, value: <Risk payment={payment} /> },
    { label: copy.payout, value: <Payout payment={payment} isLeft={isLeft} /> },
    ...idFact(copy.intent, payment.payment_intent_id),
    ...idFact(copy.charge, payment.charge_id),
  ];
}

const idFact = (label: string, id: string | null): readonly Fact[] =>
  id === null ? [] : [{ label, value: <code className="order-id">{id}</code> }];

function Method({ payment: { source, source_identifier } }: { payment: OrderPayment }) {
  if (source === null) return <Nothing word={copy.noMethod} />;
  const { label, badge } = sourceWords(source);
  return (
    <span className="method" title={label}>
      <MethodMark code={badge} />
      {source_identifier && (
        <span className="num" dir="auto">
          {identifierLabel(source_identifier)}
        </span>
      )}
    </span>
  );
}

function Risk({ payment: { risk_level } }: { payment: OrderPayment }) {
  const { label, style } = riskMark(risk_level);
  return style === 'none' ? (
    <span className="subtle">{label}</span>
  ) : (
    <Chip kind={KIND_OF_RISK[style]}>{label}</Chip>
  );
}

type PayoutProps = Readonly<{ payment: OrderPayment; isLeft: boolean }>;

function Payout({ payment: { deposit_id, deposit_status, deposit_type }, isLeft }: PayoutProps) {
  if (deposit_id === null)
    return <span className="subtle">{isLeft ? copy.neverPaidOut : copy.futurePayout}</span>;
  const words = deposit_status === null ? deposit_id : payoutStatusLabel(deposit_status, deposit_type);
  return isLeft || !may('see_payouts') ? words : <Link href={paths.payout(deposit_id)}>{words}</Link>;
}
