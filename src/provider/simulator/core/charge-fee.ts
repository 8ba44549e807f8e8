import { currency as asCurrency, minor } from '#domain/shared/money.ts';
import { type EpochSeconds, secondsOf } from '#domain/shared/time.ts';
import type { FeeRates } from '../../payment-details.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import type { Charge } from '../../provider-objects.ts';
import { feeOf, taxOnFees } from '../facts/fees.ts';
import { CARD_PRESENT_FEE, PAYMENT_METHODS } from '../facts/payment-methods.ts';

const WHOLE = 10_000;
const HUNDRED = 100;

/** Per cent off while an offer runs: until its end, and until its volume is used up where it has one. */
function discountPercent(account: ProviderAccount, method: string, now: EpochSeconds): number {
  const [offer] = account.fees[method]?.discount ?? [];
  if (!offer || (offer.end_time !== null && secondsOf(offer.end_time) <= now)) return 0;
  const hasVolumeLeft = offer.volume_allowance === 0 || offer.current_volume < offer.volume_allowance;
  return hasVolumeLeft ? Math.round(offer.discount * HUNDRED) : 0;
}

const isInPerson = ({ channel }: Pick<Charge, 'channel'>): boolean => channel !== 'online';

/** What a sale costs the merchant, and how that came about. `amount` is what was captured, in the settlement currency. */
export function chargeFee(
  account: ProviderAccount,
  charge: Charge,
  amount: number,
  isSubscription: boolean,
  now: EpochSeconds,
): Readonly<{ fee: number; rates: FeeRates }> {
  const { type, card } = charge.payment_method_details;
  const source = card?.brand ?? type;
  const base = isInPerson(charge)
    ? CARD_PRESENT_FEE
    : (PAYMENT_METHODS.find((method) => method.source === source)?.fee ?? { rate: 290, fixed: 30 });
  const { fees, history } = feeOf({
    amount,
    currency: charge.settlement_currency,
    base,
    isInternational: card !== undefined && card.country !== account.country,
    isConverted: charge.exchange_rate !== null,
    isSubscription,
    taxPercent: taxOnFees(account.country),
    isTapToPay: isInPerson(charge) && charge.source_device !== null,
    discountPercent: isInPerson(charge) ? 0 : discountPercent(account, card ? 'card' : type, now),
  });
  return { fee: fees, rates: feeRates(history, charge.settlement_currency) };
}

/** A fee in the words of the port. */
export function feeRates(history: ReturnType<typeof feeOf>['history'], currency: string): FeeRates {
  const rate = history.reduce((sum, line) => sum + line.rate, 0);
  const fixed = history.reduce((sum, line) => sum + line.fixed, 0);
  return {
    percentage: rate / WHOLE,
    fixed: minor(fixed),
    fixed_currency: asCurrency(currency),
    history: history.map((line) => ({
      type: line.type,
      ...(line.additional_type && { additional_type: line.additional_type }),
      percentage_rate: line.rate / WHOLE,
      fixed_rate: minor(line.fixed),
      currency: asCurrency(currency),
      ...(line.type === 'base' && { capped: line.capped ?? false }),
    })),
  };
}
