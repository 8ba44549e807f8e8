import type { ReactNode } from 'react';
import type { Charge } from '#contract/payments.ts';
import { type RiskLevel, riskMark } from '#domain/payments/risk-level.ts';
import { known, labelOf } from '#domain/shared/word.ts';
import { adminAddress } from '#web/shared/admin-address.ts';
import { arrivalWords } from '#web/shared/arrival.ts';
import { may } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { Link } from '#web/ui/link.tsx';
import { paymentDetailsCopy as copy } from './payment-details-copy.ts';

/** Whatever else a provider says of the risk is no level. */
const LEVELS: Readonly<Record<string, RiskLevel>> = { normal: 0, elevated: 1, highest: 2 };
const KIND_OF_RISK = { success: 'success', alert: 'warning', danger: 'alert' } as const;

/** What stays true while one works in the main column. */
export function PaymentFacts({ charge }: { charge: Charge }) {
  const subscriptions = charge.order?.subscriptions ?? [];
  const facts: Fact[] = [
    { label: copy.risk, value: <Risk charge={charge} /> },
    ...screeningFact(charge),
    { label: copy.payout, value: <Payout charge={charge} /> },
  ];
  if (subscriptions.length > 0) {
    facts.push({
      label: subscriptions.length === 1 ? copy.subscription : copy.subscriptions,
      value: <Subscriptions subscriptions={subscriptions} />,
    });
  }
  if (charge.payment_intent) {
    facts.push({
      label: copy.intentId,
      value: <CopyButton value={charge.payment_intent} what={copy.aPaymentId} />,
    });
  }
  if (!charge.synthetic)
    facts.push({ label: copy.chargeId, value: <CopyButton value={charge.id} what={copy.aChargeId} /> });
  return (
    <Card title={copy.details}>
      <Facts kind="rows" facts={facts} />
    </Card>
  );
}

function Risk({ charge: { outcome } }: { charge: Charge }): ReactNode {
  const { label, style } = riskMark(known(LEVELS, outcome?.risk_level ?? '') ?? null);
  return style === 'none' ? (
    <span className="subtle">{label}</span>
  ) : (
    <Chip kind={KIND_OF_RISK[style]}>{label}</Chip>
  );
}

const KIND_OF_OUTCOME = { allow: 'success', review: 'warning', block: 'alert' } as const;

/** What the store's own rules said stands beside what the provider thinks of the risk: the two may differ. */
function screeningFact({ screening }: Charge): readonly Fact[] {
  const kind = screening && known(KIND_OF_OUTCOME, screening.outcome);
  if (!screening || !kind) return [];
  return [
    { label: copy.rules, value: <Chip kind={kind}>{labelOf(copy.ruleOutcomes, screening.outcome)}</Chip> },
  ];
}

function Payout({ charge: { deposit, captured } }: { charge: Charge }): ReactNode {
  if (deposit) {
    const day = arrivalWords(deposit.arrival_date);
    return may('see_payouts') ? <Link href={paths.payout(deposit.id)}>{day}</Link> : day;
  }
  return <span className="subtle">{captured ? copy.futurePayout : copy.noPayout}</span>;
}

type SubscriptionsProps = Readonly<{ subscriptions: NonNullable<Charge['order']>['subscriptions'] }>;

const Subscriptions = ({ subscriptions }: SubscriptionsProps) => (
  <span className="payment-links">
    {subscriptions.map(({ number, url }) => (
      <Link key={number} href={adminAddress(url)}>
        {copy.orderNumber(number)}
      </Link>
    ))}
  </span>
);
