import type { ActivityPeriod } from '#domain/account/activity-period.ts';
import { paths } from '#web/shared/paths.ts';

const TYPES = {
  charges: ['charge', 'payment'],
  refunds: ['refund', 'refund_failure', 'payment_refund', 'payment_failure_refund'],
  disputes: ['dispute', 'dispute_reversal'],
} as const;

/** The rows behind a figure: the transactions of the same days and currency. Without a name it is the volume, which is all three. */
export const reportHref = (
  { start, end }: ActivityPeriod,
  currency: string,
  of?: keyof typeof TYPES,
): string =>
  paths.transactions({
    filter: 'advanced',
    store_currency_is: currency,
    date_between: [start, end],
    type_is_in: of ? [...TYPES[of]] : Object.values(TYPES).flat(),
  });
