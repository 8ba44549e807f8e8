import type { Charge } from '#contract/payments.ts';
import { concernsShipping, firedRules } from '#domain/fraud/fired-rules.ts';
import { firedRuleLabel } from '#domain/fraud/fired-rules-copy.ts';
import { addressLines } from '#domain/orders/address-lines.ts';
import { labelOf } from '#domain/shared/word.ts';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { countryName } from '../../shared/countries.ts';
import { paymentActionsCopy } from './payment-actions-copy.ts';

const copy = paymentActionsCopy.firedRules;

/** Which of the store's rules stopped a payment, and the addresses they compared. */
export function FiredRules({ charge, isHeld }: Readonly<{ charge: Charge; isHeld: boolean }>) {
  const fired = firedRules(charge.screening?.ruleset_results ?? {});
  if (fired.length === 0) return null;
  return (
    <div className="stack" data-gap="small">
      <p className="strong">{isHeld ? copy.held : copy.blocked}</p>
      <ul className="stack" data-gap="small">
        {fired.map(({ rule }) => (
          <li key={rule}>{labelOf(firedRuleLabel, rule)}</li>
        ))}
      </ul>
      <ComparedAddresses charge={charge} />
    </div>
  );
}

function ComparedAddresses({ charge: { screening, shipping, billing_details } }: { charge: Charge }) {
  if (!concernsShipping(screening?.ruleset_results ?? {})) return null;
  const billed = billing_details.address?.country ?? billing_details.country;
  const facts: Fact[] = [];
  if (billed) facts.push({ label: copy.billTo, value: countryName(billed) });
  if (shipping) {
    const lines = [...addressLines(shipping), countryName(shipping.country)];
    facts.push({ label: copy.shipTo, value: lines.join(', ') });
  }
  return facts.length > 0 && <Facts facts={facts} />;
}
