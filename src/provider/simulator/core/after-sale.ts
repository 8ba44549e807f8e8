import { DAY_S, epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import type { Charge } from '../../provider-objects.ts';
import { announced, type Changes, changes, type DueDraft } from './changes.ts';
import type { Context } from './command.ts';
import { EARLY_SELLING_DAYS, withSale } from './early-selling.ts';
import { findMeans } from './payment-means.ts';
import { simObject } from './sim-object.ts';

/** Before the first payout the provider waits and watches. */
const WAITING_PERIOD_DAYS = 7;
const BOUNCE_DAYS = 3;

/**
 * What a sale does to the account, and what is planned because of it. The volume grows quietly with every sale; only a
 * first sale and a change of standing are told.
 */
export function afterSale(
  account: ProviderAccount,
  charge: Charge,
  settled: number,
  context: Context,
): Omit<Changes, 'answer'> {
  const counted = withSale(account, charge, settled, context.now);
  const isFirst = account.lifetime_total_payment_volume === 0;
  const isNews = isFirst || counted.status !== account.status;
  const after = simObject('account', counted);
  return changes(null, isNews ? announced(after, 'account.updated') : { put: [after] }, {
    due: [...behaviour(charge, context), ...(isFirst ? firstSale(account, context) : [])],
  });
}

/** What a magic card or account does after it paid. */
function behaviour(charge: Charge, { now }: Context): readonly DueDraft[] {
  const means = findMeans(charge.payment_method);
  if (means?.bounces)
    return [{ at: epochSeconds(now + BOUNCE_DAYS * DAY_S), kind: 'bounce_payment', subject: charge.id }];
  const dispute = means?.card?.dispute;
  if (!dispute) return [];
  return Array.from({ length: dispute.count ?? 1 }, (_, index) => ({
    at: epochSeconds(now + 1 + index),
    kind: 'raise_dispute',
    subject: charge.id,
  }));
}

/** With the first sale the waiting period begins, and the time a merchant may sell before verification. */
function firstSale(account: ProviderAccount, { now }: Context): readonly DueDraft[] {
  const due: DueDraft[] = [];
  const subject = account.account_id;
  const after = (days: number) => epochSeconds(now + days * DAY_S + HOUR_S);
  if (!account.deposits.completed_waiting_period)
    due.push({ at: after(WAITING_PERIOD_DAYS), kind: 'complete_waiting_period', subject });
  if (account.progressive_onboarding.is_enabled)
    due.push({ at: after(EARLY_SELLING_DAYS), kind: 'early_selling_deadline', subject });
  return due;
}
