import { offeredMethods } from '#domain/settings/offered-methods.ts';
import { isPaymentMethodId, methodLabel, PAYMENT_METHODS } from '#domain/settings/payment-methods.ts';
import type { Deps } from '../../deps.ts';
import { findAccount } from '../../features/page-settings/account-repository.ts';
import { readSettings } from '../../features/settings/settings-repository.ts';
import { type FilledLine, totalOf } from './checkout-page.ts';

export type PaymentChoice = Readonly<{
  /** A page is shown either way; the form is not while the merchant has payments switched off. */
  canPay: boolean;
  /** Real cards are not taken here: this checkout knows those of the simulator alone. */
  isOnlyShown: boolean;
  /** What could be chosen for this cart; some of it only by customers of certain countries. */
  methods: readonly Readonly<{ id: string; label: string }>[];
  isOffered: (method: string, country: string) => boolean;
}>;

/** How this cart may be paid for, as the settings say. */
export async function readPaymentChoice(
  { db, simulator }: Pick<Deps, 'db' | 'simulator'>,
  lines: readonly FilledLine[],
): Promise<PaymentChoice> {
  const [settings, account] = await Promise.all([readSettings(db), findAccount(db)]);
  const { enabled_payment_method_ids: enabled, is_manual_capture_enabled: isManualCapture } = settings;
  const accountCountry = account?.country ?? '';
  const offeredIn = (country: string): readonly string[] =>
    offeredMethods({
      enabled,
      isManualCapture,
      accountCountry,
      country,
      domesticCurrency: account?.store_currencies?.default ?? 'usd',
      amount: totalOf(lines),
      currency: lines[0]?.product.currency ?? 'usd',
    });
  // Only a card can be asked again while nobody is there.
  const isSubscription = lines.some(({ product }) => product.paid_every !== null);
  const isOffered = (method: string, country: string) =>
    method === 'card' || (!isSubscription && offeredIn(country).includes(method));
  const methods = enabled
    .filter(isPaymentMethodId)
    .filter((id) => [...PAYMENT_METHODS[id].countries, accountCountry].some((one) => isOffered(id, one)))
    .map((id) => ({ id, label: methodLabel(id, accountCountry) }));
  const isOnlyShown = simulator === undefined;
  return { canPay: !isOnlyShown && settings.is_wcpay_enabled, isOnlyShown, methods, isOffered };
}
