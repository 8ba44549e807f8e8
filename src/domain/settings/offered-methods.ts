import { isWithinLimits } from './method-limits.ts';
import { isPaymentMethodId, PAYMENT_METHODS, type PaymentMethodId, worksIn } from './payment-methods.ts';

/** Both are no choices of their own at a checkout: one is a network of cards, the other fills in a saved card. */
const PART_OF_CARD: readonly PaymentMethodId[] = ['jcb', 'link'];

type Sale = Readonly<{
  enabled: readonly string[];
  isManualCapture: boolean;
  accountCountry: string;
  domesticCurrency: string;
  amount: number;
  currency: string;
  country: string;
}>;

/** What a customer may choose for this purchase: switched on, in its currency, and within its limits. */
export function offeredMethods(sale: Sale): readonly PaymentMethodId[] {
  return sale.enabled
    .filter(isPaymentMethodId)
    .filter((id) => !PART_OF_CARD.includes(id) && isOffered(id, sale))
    .sort((one, other) => Number(other === 'card') - Number(one === 'card'));
}

function isOffered(id: PaymentMethodId, sale: Sale): boolean {
  const definition = PAYMENT_METHODS[id];
  if (sale.isManualCapture && !definition.allows_manual_capture) return false;
  if (!worksIn(id, sale.currency.toUpperCase(), sale.domesticCurrency.toUpperCase())) return false;
  if (definition.countries.length > 0 && !definition.countries.includes(sale.country)) return false;
  if (!isWithinLimits(id, sale)) return false;
  return !definition.accepts_only_domestic_payment || sale.country === sale.accountCountry;
}
