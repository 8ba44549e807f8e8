import type { ChargeOutcome, PaymentMethodDetails, RiskName } from '../../payment-details.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import { outcomeOf, type PaymentMeans } from './payment-means.ts';

/** Why a payment does not go through: the code the merchant reads, and what became of it. */
export type Refusal = Readonly<{ failure_code: string; outcome: ChargeOutcome }>;

/** The risk check comes first, then the card number, then the bank, then the checks the account insists on. */
export function findRefusal(
  account: Pick<ProviderAccount, 'fraud_mitigation_settings'>,
  { card }: PaymentMeans,
  details: PaymentMethodDetails,
  risk: RiskName,
): Refusal | undefined {
  const refused = (type: ChargeOutcome['type'], failure_code: string, reason = failure_code): Refusal => ({
    failure_code,
    outcome: outcomeOf(type, risk, reason),
  });
  if (card?.isBlocked) return refused('blocked', 'card_declined', 'highest_risk_level');
  if (card?.decline === 'incorrect_number') return refused('invalid', 'incorrect_number');
  if (card?.decline) return refused('issuer_declined', card.decline);
  const { avs_check_enabled, cvc_check_enabled } = account.fraud_mitigation_settings;
  const checks = details.card?.checks;
  if (cvc_check_enabled && checks?.cvc_check === 'fail') return refused('issuer_declined', 'incorrect_cvc');
  if (avs_check_enabled && checks?.address_postal_code_check === 'fail')
    return refused('issuer_declined', 'incorrect_zip');
  return undefined;
}
