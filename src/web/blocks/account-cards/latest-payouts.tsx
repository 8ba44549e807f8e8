import type { Payout } from '#contract/payouts.ts';
import { Link } from '#web/ui/link.tsx';
import { arrivalOf, arrivalWords } from '../../shared/arrival.ts';
import { MoneyText } from '../../shared/money-text.tsx';
import { paths } from '../../shared/paths.ts';
import { PayoutStatusChip } from '../../shared/payout-status-chip.tsx';
import { payoutsCardCopy as copy } from './account-cards-copy.ts';

/** The last three, newest first, each leading to itself. */
export function LatestPayouts({ payouts }: { payouts: readonly Payout[] }) {
  return (
    <div>
      <h3>{copy.latest}</h3>
      <dl className="facts" data-kind="amounts">
        {payouts.map((payout) => (
          <div key={payout.id}>
            <dt>
              <Link href={paths.payout(payout.id)}>{arrivalWords(arrivalOf(payout))}</Link>
            </dt>
            <dd>
              <PayoutStatusChip status={payout.status} type={payout.type} />
            </dd>
            <dd className="strong">
              <MoneyText amount={payout.amount} currency={payout.currency} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
