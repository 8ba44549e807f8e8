import { epochSeconds, MINUTE_S, secondsOf, type UtcInstant, utcInstant } from '../shared/time.ts';
import { type Foreign, foreignMinor, idOf, listOf, metaOf, momentOf, textOf } from './foreign-fields.ts';

/** Under this key a refund at the store says which refund of ours it notes. */
export const REFUND_KEY = '_countinghouse_refund_id';
/** Where WooPayments says the same of its own. */
const KEYS = [REFUND_KEY, '_wcpay_refund_id'] as const;
const REFUND = /\bre_\w+/;
/** How far the two clocks may be apart. */
const SLACK_S = 5 * MINUTE_S;

type Ours = Readonly<{
  refund_id: string;
  amount: number;
  currency: string;
  made: UtcInstant;
  /** Refunds at the store that are known as others of ours. */
  taken: readonly number[];
}>;

/** Which refund of the provider a refund at the store names; empty where it names none. */
export const namedRefund = (refund: Foreign): string =>
  metaOf(refund, KEYS) || REFUND.exec(textOf(refund.reason))?.[0] || '';

/**
 * The refund at the store that is this one of ours, if it is there: it says so, or it was begun at the store, or the store's own
 * payment plugin heard of it first and noted the same sum without a name. Whatever is older, or is another's, is not it.
 */
export function findNoted(refunds: unknown, ours: Ours): number | undefined {
  const there = listOf(refunds).filter((one) => idOf(one.id) !== undefined);
  const since = utcInstant(epochSeconds(secondsOf(ours.made) - SLACK_S));
  const found =
    there.find((one) => namedRefund(one) === ours.refund_id) ??
    there.find(
      (one) =>
        namedRefund(one) === '' &&
        !ours.taken.includes(Number(one.id)) &&
        foreignMinor(one.amount, ours.currency) === ours.amount &&
        (momentOf(one.date_created_gmt) ?? since) >= since,
    );
  return idOf(found?.id);
}
