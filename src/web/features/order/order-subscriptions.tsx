import type { Order } from '#contract/orders.ts';
import type { SubscriptionStatus } from '#domain/orders/subscription.ts';
import { formatDate } from '#domain/shared/format-date.ts';
import { known, labelOf } from '#domain/shared/word.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';
import { orderCopy as copy } from './order-copy.ts';

const CHIP: Readonly<Record<SubscriptionStatus, ChipKind>> = {
  active: 'success',
  'on-hold': 'warning',
  cancelled: 'light',
  expired: 'light',
};

/** What this order began or renewed; each leads to all of its orders. */
export function OrderSubscriptions({ order: { subscriptions = [] } }: { order: Order }) {
  if (subscriptions.length === 0) return null;
  return (
    <Card title={copy.subscriptions}>
      <ul className="stack" data-gap="small">
        {subscriptions.map(({ number, status, next_payment }) => (
          <li key={number}>
            <Link href={paths.orders({ subscription: number })}>{copy.subscription(number)}</Link>{' '}
            <Chip kind={known(CHIP, status) ?? 'light'}>{labelOf(copy.subscriptionStatuses, status)}</Chip>
            {next_payment !== null && (
              <p className="muted">{copy.nextPayment(formatDate(next_payment, pageSettings().store))}</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
