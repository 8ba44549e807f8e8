import { useNavigate } from '@tanstack/react-router';
import { Card } from '#web/ui/card.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { BareSelect } from '#web/ui/select.tsx';
import { MoneyText } from '../../shared/money-text.tsx';
import { balanceCopy as copy } from './account-cards-copy.ts';
import type { CurrencyOverview } from './currency-overviews.ts';
import { InstantPayout } from './instant-payout.tsx';
import { InstantPayoutUnderWay } from './instant-payout-under-way.tsx';

type BalanceCardProps = Readonly<{ overviews: readonly CurrencyOverview[]; chosen: CurrencyOverview }>;

/** What is in the account in one currency, and what of it can leave at once. */
export function BalanceCard({ overviews, chosen }: BalanceCardProps) {
  const { currency, available, pending } = chosen;
  const total = available + pending;
  return (
    <Card
      title={copy.title}
      headEnd={overviews.length > 1 && <CurrencySwitch overviews={overviews} chosen={chosen} />}
    >
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

const SIDE_BY_SIDE_MAX = 4;

/** The choice is part of the address, so a link can point at one currency. */
function CurrencySwitch({ overviews, chosen }: BalanceCardProps) {
  const navigate = useNavigate();
  const options = overviews.map(({ currency }) => ({
    value: String(currency),
    label: currency.toUpperCase(),
  }));
  const choose = (selected_currency: string) =>
    navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, selected_currency }),
      resetScroll: false,
    });
  return options.length <= SIDE_BY_SIDE_MAX ? (
    <Segmented label={copy.currency} options={options} value={chosen.currency} onChange={choose} />
  ) : (
    <BareSelect
      aria-label={copy.currency}
      size="small"
      options={options}
      value={chosen.currency}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
