import { isOneOf } from '../shared/one-of.ts';
import { humanized, known, type Word } from '../shared/word.ts';
import { methodStandingCopy as copy } from './method-standing-copy.ts';
import { missingCurrencies, PAYMENT_METHODS, type PaymentMethodId } from './payment-methods.ts';

/** How the provider thinks of a method. */
export const CAPABILITY_STATUSES = [
  'active',
  'inactive',
  'pending',
  'pending_verification',
  'unrequested',
  'rejected',
] as const;
export type CapabilityStatus = (typeof CAPABILITY_STATUSES)[number];

/** What is said of how a method stands; nothing while all is well or nobody asked for it. */
export const capabilityLabel = (status: Word<CapabilityStatus>): string | undefined =>
  known<string>(copy.statuses, status) ??
  (isOneOf(CAPABILITY_STATUSES, status) ? undefined : humanized(status));

/** The words for what a method asks for; one nobody has words for is named as the provider names it. */
export const requirementLabel = (requirement: string): string =>
  known<string>(copy.requirements, requirement) ?? requirement;

export const readCapabilityStatus = (value: string | undefined): CapabilityStatus =>
  CAPABILITY_STATUSES.find((status) => status === value) ?? 'unrequested';

type StoreFacts = Readonly<{
  /** Upper case, as a store writes them; without multi-currency that is the store's own alone. */
  soldIn: readonly string[];
  domesticCurrency: string;
  isManualCapture: boolean;
  isProgressive: boolean;
}>;

export type MethodStanding = Readonly<{
  /** Cannot be switched, whatever the merchant wants. */
  isLocked: boolean;
  /** Shown faintly: shoppers do not see it while payments are captured by hand. */
  isDimmed: boolean;
  /** The currencies of which the store lacks one; shoppers will not see the method before that is set up. */
  needsCurrency: readonly string[] | undefined;
  needsDomesticCurrency: string | undefined;
}>;

/** Cards are always on. The rest depends on the account, the store's currency and how payments are captured. */
export function methodStanding(
  id: PaymentMethodId,
  status: Word<CapabilityStatus>,
  store: StoreFacts,
): MethodStanding {
  const { allows_manual_capture, accepts_only_domestic_payment: isDomestic } = PAYMENT_METHODS[id];
  const missing = missingCurrencies(id, store);
  return {
    isLocked: id === 'card' || status === 'inactive' || store.isProgressive,
    isDimmed: store.isManualCapture && !allows_manual_capture,
    needsCurrency: isDomestic ? undefined : missing,
    needsDomesticCurrency: isDomestic && missing ? store.domesticCurrency : undefined,
  };
}

/** What stays of the choice once payments are captured by hand, or a method was refused. Cards always stay. */
export function keptMethods(
  chosen: readonly string[],
  { isManualCapture, isActive }: Readonly<{ isManualCapture: boolean; isActive: (id: string) => boolean }>,
): readonly PaymentMethodId[] {
  const wanted = new Set(['card', ...chosen]);
  return Object.values(PAYMENT_METHODS)
    .filter(({ id }) => wanted.has(id))
    .filter(
      ({ id, allows_manual_capture }) =>
        id === 'card' || ((!isManualCapture || allows_manual_capture) && isActive(id)),
    )
    .map(({ id }) => id);
}
