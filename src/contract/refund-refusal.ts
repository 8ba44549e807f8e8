import { type RefundFacts, refundableAmount, refundVerdict } from '#domain/payments/refund-verdict.ts';
import { type AppError, fail } from './kit/errors.ts';

/** Why money of a charge is not given back, in the catalogue's words; nothing where it may be. */
export function refundRefusal(
  charge: RefundFacts & Readonly<{ currency: string }>,
  amount?: number,
): AppError | undefined {
  switch (refundVerdict(charge, amount)) {
    case 'ready':
      return undefined;
    case 'not_captured':
      return fail('charge_not_captured');
    case 'refunded':
      return fail('charge_already_refunded');
    case 'disputed':
      return fail('charge_disputed');
    case 'no_amount':
      return fail('amount_invalid');
    case 'too_much':
      return fail('refund_exceeds_charge', {
        refundable: refundableAmount(charge),
        currency: charge.currency,
      });
  }
}
