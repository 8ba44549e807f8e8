import { Card } from '#web/ui/card.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { MoneyText } from '../../shared/money-text.tsx';
import { balanceCopy as copy } from './account-cards-copy.ts';
import type { CurrencyOverview } from './currency-overviews.ts';
import { InstantPayout } from './instant-payout.tsx';
import { InstantPayoutUnderWay } from './instant-payout-under-way.tsx';

/** What is in the account in one currency, and what of it can leave at once. */
export function BalanceCard({ chosen }: { chosen: CurrencyOverview }) {
  const { currency, available, pending } = chosen;
  const total = available + pending;
  return (
    <Card title={copy.title}>
      <div className="stack" data-gap="small">
        <div>
          <p className="muted row balance-label">
            {copy.total}
            {total < 0 ? (
              <Hint label={copy.negativeHint}>{copy.negativeText}</Hint>
            ) : (
              <Hint label={copy.totalHint}>{copy.totalText}</Hint>
            )}
          </p>
          <p className="figure-large">
            <MoneyText amount={total} currency={currency} explicit />
          </p>
        </div>
        <dl className="facts" data-kind="rows">
          <div>
            <dt className="row balance-label">
              {copy.available}
              <Hint label={copy.availableHint}>{copy.availableText}</Hint>
            </dt>
            <dd className="strong">
              <MoneyText amount={available} currency={currency} />
            </dd>
          </div>
          <div>
            <dt>{copy.pending}</dt>
            <dd>
              <MoneyText amount={pending} currency={currency} />
            </dd>
          </div>
        </dl>
        <InstantPayoutUnderWay key={`under way ${currency}`} currency={currency} />
        {chosen.instant && chosen.instant.amount > 0 && (
          <InstantPayout key={currency} currency={currency} funds={chosen.instant} />
        )}
      </div>
    </Card>
  );
}
