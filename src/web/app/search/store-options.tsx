import type { Found, FoundCustomer, FoundOrder } from '#contract/search.ts';
import { money } from '#domain/shared/money.ts';
import { OrderStatusChip } from '#web/shared/order-status-chip.tsx';
import { paths } from '#web/shared/paths.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import type { FinderOption } from '#web/ui/finder.tsx';
import { onOneLine } from './on-one-line.tsx';
import { momentWords } from './option-words.ts';
import { searchCopy as copy } from './search-copy.ts';

export const orderOption = (order: FoundOrder): FinderOption => ({
  id: `order-${order.id}`,
  href: paths.order(order.id),
  icon: 'orders',
  title: copy.order(order.number),
  detail: onOneLine(
    order.customer_name,
    moneyWords(money(order.total, order.currency), true),
    momentWords(order.date_created),
  ),
  mark: <OrderStatusChip status={order.status} sandbox={order.sandbox} />,
});

/** The labels of suggestions, by which the list of transactions finds exactly this one again. */
export const subscriptionOption = ({ number }: Found['subscriptions'][number]): FinderOption => ({
  id: `subscription-${number}`,
  href: paths.transactions({ search: [copy.subscription(number)] }),
  icon: 'calendar',
  title: copy.subscription(number),
});

export function customerOption({ id, name, email }: FoundCustomer): FinderOption {
  const person = name && email ? `${name} (${email})` : (name ?? email ?? '');
  return {
    id: `customer-${id ?? person}`,
    href: id === null ? paths.transactions({ search: [person] }) : paths.customer(id),
    icon: 'user',
    title: name || email || copy.noName,
    detail: onOneLine(name ? email : null, id === null ? copy.guest : null),
  };
}
