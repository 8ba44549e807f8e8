import { apiKeysFeature } from '#web/features/api-keys/api-keys-feature.ts';
import { approvalRulesFeature } from '#web/features/approval-rules/approval-rules-feature.ts';
import { approvalsFeature } from '#web/features/approvals/approvals-feature.ts';
import { auditFeature } from '#web/features/audit/audit-feature.ts';
import { bankFeature } from '#web/features/bank/bank-feature.ts';
import { bankAccountFeature } from '#web/features/bank-account/bank-account-feature.ts';
import { bankMatchingFeature } from '#web/features/bank-matching/bank-matching-feature.ts';
import { booksFeature } from '#web/features/books/books-feature.ts';
import { cardReadersFeature } from '#web/features/card-readers/card-readers-feature.ts';
import { connectFeature } from '#web/features/connect/connect-feature.ts';
import { customerFeature } from '#web/features/customer/customer-feature.ts';
import { customersFeature } from '#web/features/customers/customers-feature.ts';
import { disputeChallengeFeature } from '#web/features/dispute-challenge/dispute-challenge-feature.ts';
import { disputeDetailsFeature } from '#web/features/dispute-details/dispute-details-feature.ts';
import { disputesFeature } from '#web/features/disputes/disputes-feature.ts';
import { documentsFeature } from '#web/features/documents/documents-feature.ts';
import { exportsFeature } from '#web/features/exports/exports-feature.ts';
import { fraudProtectionFeature } from '#web/features/fraud-protection/fraud-protection-feature.ts';
import { helpTopicFeature, helpTopicsFeature } from '#web/features/help/help-feature.ts';
import { homeFeature } from '#web/features/home/home-feature.ts';
import { loansFeature } from '#web/features/loans/loans-feature.ts';
import { mailFeature } from '#web/features/mail/mail-feature.ts';
import { multiCurrencySettingsFeature } from '#web/features/multi-currency-settings/multi-currency-settings-feature.ts';
import { multiCurrencySetupFeature } from '#web/features/multi-currency-setup/multi-currency-setup-feature.ts';
import { continueOnboardingFeature, onboardingFeature } from '#web/features/onboarding/onboarding-feature.ts';
import { orderFeature } from '#web/features/order/order-feature.ts';
import { ordersFeature } from '#web/features/orders/orders-feature.ts';
import { overviewFeature } from '#web/features/overview/overview-feature.ts';
import { paymentDetailsFeature } from '#web/features/payment-details/payment-details-feature.ts';
import { paymentMethodsSetupFeature } from '#web/features/payment-methods-setup/payment-methods-setup-feature.ts';
import { payoutDetailsFeature } from '#web/features/payout-details/payout-details-feature.ts';
import { payoutsFeature } from '#web/features/payouts/payouts-feature.ts';
import { peopleFeature } from '#web/features/people/people-feature.ts';
import { personFeature } from '#web/features/person/person-feature.ts';
import { productsFeature } from '#web/features/products/products-feature.ts';
import { securityFeature } from '#web/features/security/security-feature.ts';
import { settingsFeature } from '#web/features/settings/settings-feature.ts';
import { setupFeature } from '#web/features/setup/setup-feature.ts';
import { simulatorFeature } from '#web/features/simulator/simulator-feature.ts';
import { syncFeature } from '#web/features/sync/sync-feature.ts';
import { transactionsFeature } from '#web/features/transactions/transactions-feature.ts';
import { webhooksFeature } from '#web/features/webhooks/webhooks-feature.ts';
import type { Feature } from '#web/shared/feature.ts';

/** Every screen of the admin. The router, the menu, the breadcrumbs and what follows changes are made of this list. */
export const FEATURES = [
  homeFeature,
  ordersFeature,
  orderFeature,
  productsFeature,
  customersFeature,
  customerFeature,
  personFeature,
  connectFeature,
  onboardingFeature,
  continueOnboardingFeature,
  bankAccountFeature,
  overviewFeature,
  payoutsFeature,
  payoutDetailsFeature,
  bankFeature,
  bankMatchingFeature,
  transactionsFeature,
  paymentDetailsFeature,
  disputesFeature,
  disputeDetailsFeature,
  disputeChallengeFeature,
  documentsFeature,
  booksFeature,
  cardReadersFeature,
  loansFeature,
  exportsFeature,
  syncFeature,
  setupFeature,
  approvalsFeature,
  auditFeature,
  securityFeature,
  paymentMethodsSetupFeature,
  multiCurrencySetupFeature,
  fraudProtectionFeature,
  settingsFeature,
  multiCurrencySettingsFeature,
  approvalRulesFeature,
  peopleFeature,
  apiKeysFeature,
  webhooksFeature,
  mailFeature,
  simulatorFeature,
  helpTopicsFeature,
  helpTopicFeature,
] as const satisfies readonly Feature[];

export const featureAt = (path: string): Feature | undefined =>
  FEATURES.find((feature: Feature) => feature.path === path);
