import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import { refundRefusal } from '#contract/refund-refusal.ts';
import type { previewRefund as contract, RefundPreview } from '#contract/refunds.ts';
import { isSale } from '#domain/payments/charge-figures.ts';
import { type RefundEffect, refundEffect } from '#domain/payments/refund-effect.ts';
import { refundableAmount } from '#domain/payments/refund-verdict.ts';
import { nextPayoutChange } from '#domain/payouts/payout-forecast.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { type CalendarDate, calendarDate, utcInstant } from '#domain/shared/time.ts';
import type { Deps } from '../../deps.ts';
import { forecast } from '../balances/payout-forecast-repository.ts';
import { listMovements } from '../payment-details/movements-repository.ts';
import { findChargeToRefund } from './refundable-charge-repository.ts';

type Asking = Pick<Deps, 'db' | 'provider' | 'log'>;

/** What a refund would do. The ledger tells what it costs; what the provider does not answer is left out. */
export async function previewRefund(
  deps: Asking,
  { charge_id, amount: asked }: Received<typeof contract>,
): Promise<RefundPreview> {
  const { db, provider } = deps;
  const charge = await findChargeToRefund(db, provider.name, charge_id);
  if (!charge) throw fail('resource_missing', { kind: 'charge', id: charge_id });
  const refusal = refundRefusal(charge, asked);
  if (refusal) throw refusal;
  const amount = asked ?? refundableAmount(charge);
  const movements = await listMovements(db, [charge_id]);
  const effect = refundEffect(movements, amount);
  const sale = movements.find(({ type }) => isSale(type));
  return {
    customer: { amount: minor(amount), currency: currency(charge.currency) },
    cost: effect
      ? {
          amount: minor(effect.cost),
          currency: currency(effect.currency),
          fee_kept: minor(effect.feeKept),
        }
      : null,
    ...(effect ? await changesOf(deps, effect, sale?.available_on) : NOTHING_KNOWN),
  };
}

const NOTHING_KNOWN = { balance: null, next_payout: null };

/** Money that has not come free yet is given back out of what is still to come. */
async function changesOf(
  deps: Asking,
  { currency: code, cost }: RefundEffect,
  free: CalendarDate | undefined,
): Promise<Pick<RefundPreview, 'balance' | 'next_payout'>> {
  const { provider, log } = deps;
  try {
    const today = calendarDate(utcInstant(await provider.now()).slice(0, 10));
    const lost = {
      currency: code,
      available_on: free !== undefined && free > today ? free : today,
      net: -cost,
    };
    const [balances, now, after] = await Promise.all([
      provider.readBalances(),
      forecast(deps),
      forecast(deps, [lost]),
    ]);
    const own = balances.find((balance) => balance.currency === code);
    const held = own ? own.available + own.pending : 0;
    const inCurrency = ({ data }: typeof now) => data.filter((payout) => payout.currency === code);
    return {
      balance: { now: minor(held), after: minor(held - cost) },
      next_payout: nextPayoutChange(inCurrency(now), inCurrency(after)) ?? null,
    };
  } catch (error) {
    log.warn({ err: error }, 'what a refund does to the balance could not be read');
    return NOTHING_KNOWN;
  }
}
