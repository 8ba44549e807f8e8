import { fail } from '#contract/kit/errors.ts';
import { CHARGE_MAX, minimumCharge } from '#domain/payments/minimum-charge.ts';
import { currency as asCurrency, type Minor } from '#domain/shared/money.ts';
import type { PaymentRequest } from '../../payment-provider.ts';
import { type ProviderAccount, settlementCurrencyOf } from '../../provider-account.ts';
import type { Charge } from '../../provider-objects.ts';
import { rateText } from '../facts/exchange-rates.ts';
import type { Context, Unkeyed } from './command.ts';
import { inSettlement } from './exchange.ts';
import { findMeans, type PaymentMeans } from './payment-means.ts';

type Settlement = Pick<Charge, 'currency' | 'settlement_currency' | 'exchange_rate'>;

/** What the merchant is paid in for this payment, and today's rate where that is another currency. */
export function settlementOf(
  account: ProviderAccount,
  request: Unkeyed<PaymentRequest>,
  context: Context,
): Settlement {
  const { currency } = request;
  const settlement_currency = asCurrency(settlementCurrencyOf(account, currency));
  if (settlement_currency === currency) return { currency, settlement_currency, exchange_rate: null };
  const rate = context.findRate(currency, settlement_currency);
  if (!rate) throw fail('currency_unsupported', { currency });
  return { currency, settlement_currency, exchange_rate: rateText(rate) };
}

/** The minimum is judged in the currency paid in and once more after the exchange. */
export function checkAmount(amount: Minor, settlement: Settlement): void {
  const { currency, settlement_currency } = settlement;
  if (!Number.isSafeInteger(amount) || amount < 1) throw fail('amount_invalid');
  if (amount > CHARGE_MAX) throw fail('amount_too_large', { maximum_amount: CHARGE_MAX, currency });
  if (amount < minimumCharge(currency))
    throw fail('amount_too_small', { minimum_amount: minimumCharge(currency), currency });
  if (inSettlement(settlement, amount) < minimumCharge(settlement_currency))
    throw fail('amount_too_small', {
      minimum_amount: minimumCharge(settlement_currency),
      currency: settlement_currency,
    });
}

/** Authorizing and capturing later is for cards; whatever else is asked for must have been switched on. */
export function meansOf(account: ProviderAccount, request: Unkeyed<PaymentRequest>): PaymentMeans {
  const means = findMeans(request.payment_method);
  const isUsable =
    means &&
    (means.method === 'card' ||
      (request.capture === 'automatic' && account.capabilities[`${means.method}_payments`] === 'active'));
  if (!means || !isUsable) throw fail('payment_method_unavailable', { method: means?.method ?? 'unknown' });
  return means;
}

/** Selling before verification is limited; the rest of the account's standing decides as a whole. */
export function checkStanding(account: ProviderAccount): void {
  if (!account.payments_enabled) throw fail('payments_disabled');
}
