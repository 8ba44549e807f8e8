import type { Charge } from '#contract/payments.ts';
import { identifierLabel, sourceWords } from '#domain/payments/payment-source.ts';
import { MethodMark } from '#web/shared/method-mark.tsx';
import { pageSettings } from '#web/shared/page-settings.ts';

/** In Britain Afterpay is called Clearpay; which country counts is the account's. */
export function methodWords({ payment_method_details: method }: Charge) {
  const { accountStatus } = pageSettings();
  const country = 'country' in accountStatus ? accountStatus.country : 'US';
  const brand = method.card?.brand ?? method.card_present?.brand;
  return sourceWords(brand ?? method.type, country);
}

/** The mark of the method and what lists show beside it. */
export function ShortMethod({ charge }: { charge: Charge }) {
  const { label, badge } = methodWords(charge);
  const { identifier } = charge.payment_method_details;
  return (
    <span className="method" title={label}>
      <MethodMark code={badge} />
      {identifier && (
        <span className="num" dir="auto">
          {identifierLabel(identifier)}
        </span>
      )}
    </span>
  );
}
