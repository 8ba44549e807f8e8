import manifest from '../../package.json' with { type: 'json' };
import { apiKeysRoutes } from './features/api-keys/api-keys-routes.ts';
import { approvalsRoutes } from './features/approvals/approvals-routes.ts';
import { auditRoutes } from './features/audit/audit-routes.ts';
import { authorizationsRoutes } from './features/authorizations/authorizations-routes.ts';
import { balancesRoutes } from './features/balances/balances-routes.ts';
import { bankRoutes } from './features/bank/bank-routes.ts';
import { bankMatchingRoutes } from './features/bank-matching/bank-matching-routes.ts';
import { booksRoutes } from './features/books/books-routes.ts';
import { connectRoutes } from './features/connect/connect-routes.ts';
import { customersRoutes } from './features/customers/customers-routes.ts';
import { daysRoutes } from './features/days/days-routes.ts';
import { disputesRoutes } from './features/disputes/disputes-routes.ts';
import { documentsRoutes } from './features/documents/documents-routes.ts';
import { evidenceRoutes } from './features/evidence/evidence-routes.ts';
import { exportsRoutes } from './features/exports/exports-routes.ts';
import { factorsRoutes } from './features/factors/factors-routes.ts';
import { filesRoutes } from './features/files/files-routes.ts';
import { fraudOutcomesRoutes } from './features/fraud/fraud-outcomes-routes.ts';
import { fraudRoutes } from './features/fraud/fraud-routes.ts';
import { loansRoutes } from './features/loans/loans-routes.ts';
import { mailRoutes } from './features/mail/mail-routes.ts';
import { multiCurrencyRoutes } from './features/multi-currency/multi-currency-routes.ts';
import { notesRoutes } from './features/notes/notes-routes.ts';
import { accountRoutes } from './features/onboarding/account-routes.ts';
import { bankAccountRoutes } from './features/onboarding/change-bank-account.ts';
import { onboardingRoutes } from './features/onboarding/onboarding-routes.ts';
import { simulatedVerificationRoutes } from './features/onboarding/simulated-verification-routes.ts';
import { operationRoutes } from './features/operations/operation-routes.ts';
import { optionsRoutes } from './features/options/options-routes.ts';
import { ordersRoutes } from './features/orders/orders-routes.ts';
import { paymentDetailsRoutes } from './features/payment-details/payment-details-routes.ts';
import { payoutsRoutes } from './features/payouts/payouts-routes.ts';
import { peopleRoutes } from './features/people/people-routes.ts';
import { rolesRoutes } from './features/people/roles-routes.ts';
import { productsRoutes } from './features/products/products-routes.ts';
import { readersRoutes } from './features/readers/readers-routes.ts';
import { receiptsRoutes } from './features/receipts/receipts-routes.ts';
import { refundsRoutes } from './features/refunds/refunds-routes.ts';
import { reportingRoutes } from './features/reporting/reporting-routes.ts';
import { savedViewsRoutes } from './features/saved-views/saved-views-routes.ts';
import { searchRoutes } from './features/search/search-routes.ts';
import { settingsRoutes } from './features/settings/settings-routes.ts';
import { setupRoutes } from './features/setup/setup-routes.ts';
import { sessionsRoutes } from './features/signing-in/sessions-routes.ts';
import { signingInRoutes } from './features/signing-in/signing-in-routes.ts';
import { simulatorRoutes } from './features/simulator/simulator-routes.ts';
import { storeSetupRoutes } from './features/store-setup/store-setup-routes.ts';
import { surveyRoutes } from './features/survey/survey-routes.ts';
import { syncRoutes } from './features/sync/sync-routes.ts';
import { teamNotesRoutes } from './features/team-notes/team-notes-routes.ts';
import { trackingRoutes } from './features/tracking/tracking-routes.ts';
import { transactionsRoutes } from './features/transactions/transactions-routes.ts';
import { usersRoutes } from './features/users/users-routes.ts';
import { vatRoutes } from './features/vat/vat-routes.ts';
import { waitingRoutes } from './features/waiting/waiting-routes.ts';
import { webhooksRoutes } from './features/webhooks/webhooks-routes.ts';
import { woocommerceRoutes } from './features/woocommerce/woocommerce-routes.ts';
import { apiDescription } from './http/api-description.ts';
import { liveRoutes } from './http/live-endpoint.ts';
import type { Route } from './http/route.ts';

const acting: readonly Route[] = [
  ...signingInRoutes,
  ...sessionsRoutes,
  ...factorsRoutes,
  ...apiKeysRoutes,
  ...optionsRoutes,
  ...settingsRoutes,
  ...usersRoutes,
  ...rolesRoutes,
  ...teamNotesRoutes,
  ...trackingRoutes,
  ...exportsRoutes,
  ...accountRoutes,
  ...notesRoutes,
  ...reportingRoutes,
  ...waitingRoutes,
  ...daysRoutes,
  ...bankMatchingRoutes,
  ...surveyRoutes,
  ...transactionsRoutes,
  ...savedViewsRoutes,
  ...searchRoutes,
  ...paymentDetailsRoutes,
  ...fraudRoutes,
  ...fraudOutcomesRoutes,
  ...authorizationsRoutes,
  ...receiptsRoutes,
  ...refundsRoutes,
  ...disputesRoutes,
  ...payoutsRoutes,
  ...balancesRoutes,
  ...bankRoutes,
  ...documentsRoutes,
  ...booksRoutes,
  ...vatRoutes,
  ...readersRoutes,
  ...loansRoutes,
  ...filesRoutes,
  ...evidenceRoutes,
  ...mailRoutes,
  ...auditRoutes,
  ...operationRoutes,
  ...setupRoutes,
  ...storeSetupRoutes,
  ...syncRoutes,
  ...liveRoutes,
  ...ordersRoutes,
  ...customersRoutes,
  ...productsRoutes,
  ...multiCurrencyRoutes,
  ...peopleRoutes,
  ...onboardingRoutes,
  ...bankAccountRoutes,
  ...connectRoutes,
  ...simulatedVerificationRoutes,
  ...simulatorRoutes,
  ...webhooksRoutes,
  ...woocommerceRoutes,
];

const declared: readonly Route[] = [...acting, ...approvalsRoutes(acting)];

/** Every endpoint of the product: what is not listed here is not served, not described and not tested. */
export const routes: readonly Route[] = [...apiDescription(declared, manifest.version), ...declared];
