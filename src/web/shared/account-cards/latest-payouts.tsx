import type { Payout } from '#contract/payouts.ts';
import { formatDate } from '#domain/shared/format-date.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { Link } from '#web/ui/link.tsx';
import { MoneyText } from '../money-text.tsx';
import { pageSettings } from '../page-settings.ts';
import { paths } from '../paths.ts';
import { PayoutStatusChip } from '../payout-status-chip.tsx';
import { payoutsCardCopy as copy } from './account-cards-copy.ts';

/** The last three, newest first, each leading to itself. */
export function LatestPayouts({ payouts }: { payouts: readonly Payout[] }) {
  const { store } = pageSettings();
  return (
    <div>
      <h3>{copy.latest}</h3>
      <dl className="facts" data-kind="rows">
        {payouts.map(({ id, date, status, amount, currency }) => (
          <div key={id}>
            <dt>
              <Link href={paths.payout(id)}>{formatDate(epochSeconds(Math.floor(date / 1000)), store)}</Link>
            </dt>
            <dd className="row">
              <PayoutStatusChip status={status} />
              <span className="strong">
                <MoneyText amount={amount} currency={currency} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
