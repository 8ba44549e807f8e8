import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PageSettings } from '#contract/page-settings.ts';
import { assert } from '#domain/shared/assert.ts';
import { parseSearch, stringifySearch } from '#web/api/query-string.ts';
import * as search from '#web/shared/search-parameters.ts';
import { RouteFailed } from './route-failed.tsx';
import { SCREENS, type ScreenPath } from './screens.ts';
import { Shell } from './shell.tsx';
import { toExternal, toInternal } from './wp-url.ts';

const root = createRootRoute({
  component: Shell,
  notFoundComponent: lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound'),
  errorComponent: RouteFailed,
});

const at = <const Path extends ScreenPath>(path: Path) => ({
  getParentRoute: () => root,
  path,
  staticData: { screen: SCREENS[path] },
});

/**
 * The component of a screen's file is the one thing in it that is called a screen, whatever the bundler puts beside it. So no
 * name of one need travel with the first route.
 */
const screen = (load: () => Promise<Readonly<Record<string, () => ReactNode>>>) =>
  lazyRouteComponent(async () => {
    const [, Screen] = Object.entries(await load()).find(([name]) => name.endsWith('Screen')) ?? [];
    assert(Screen, 'its file has a screen');
    return { default: Screen };
  });

const Home = screen(() => import('#web/features/home/home-screen.tsx'));
const ApiKeys = screen(() => import('#web/features/api-keys/api-keys-screen.tsx'));
const Mail = screen(() => import('#web/features/mail/mail-screen.tsx'));
const Help = screen(() => import('#web/features/help/help-screen.tsx'));
const HelpTopic = screen(() => import('#web/features/help/help-topic-screen.tsx'));
const Transactions = screen(() => import('#web/features/transactions/transactions-screen.tsx'));
const Connect = screen(() => import('#web/features/connect/connect-screen.tsx'));
const Onboarding = screen(() => import('#web/features/onboarding/onboarding-screen.tsx'));
const ContinueOnboarding = screen(() => import('#web/features/onboarding/continue-screen.tsx'));
const Disputes = screen(() => import('#web/features/disputes/disputes-screen.tsx'));
const DisputeDetails = screen(() => import('#web/features/dispute-details/dispute-details-screen.tsx'));
const Overview = screen(() => import('#web/features/overview/overview-screen.tsx'));
const Payouts = screen(() => import('#web/features/payouts/payouts-screen.tsx'));
const PaymentDetails = screen(() => import('#web/features/payment-details/payment-details-screen.tsx'));
const PayoutDetails = screen(() => import('#web/features/payout-details/payout-details-screen.tsx'));
const Orders = screen(() => import('#web/features/orders/orders-screen.tsx'));
const Order = screen(() => import('#web/features/order/order-screen.tsx'));
const Products = screen(() => import('#web/features/products/products-screen.tsx'));
const Customers = screen(() => import('#web/features/customers/customers-screen.tsx'));
const Customer = screen(() => import('#web/features/customer/customer-screen.tsx'));
const Person = screen(() => import('#web/features/person/person-screen.tsx'));
const Setup = screen(() => import('#web/features/setup/setup-screen.tsx'));
const Sync = screen(() => import('#web/features/sync/sync-screen.tsx'));
const Exports = screen(() => import('#web/features/exports/exports-screen.tsx'));
const Documents = screen(() => import('#web/features/documents/documents-screen.tsx'));
const CardReaders = screen(() => import('#web/features/card-readers/card-readers-screen.tsx'));
const Loans = screen(() => import('#web/features/loans/loans-screen.tsx'));
const DisputeChallenge = screen(() => import('#web/features/dispute-challenge/dispute-challenge-screen.tsx'));
const FraudProtection = screen(() => import('#web/features/fraud-protection/fraud-protection-screen.tsx'));
const PaymentMethodsSetup = screen(
  () => import('#web/features/payment-methods-setup/payment-methods-setup-screen.tsx'),
);
const MultiCurrencySetup = screen(
  () => import('#web/features/multi-currency-setup/multi-currency-setup-screen.tsx'),
);
const MultiCurrencySettings = screen(
  () => import('#web/features/multi-currency-settings/multi-currency-settings-screen.tsx'),
);
const Simulator = screen(() => import('#web/features/simulator/simulator-screen.tsx'));
const Audit = screen(() => import('#web/features/audit/audit-screen.tsx'));
const Security = screen(() => import('#web/features/security/security-screen.tsx'));
const Settings = screen(() => import('#web/features/settings/settings-screen.tsx'));

const documents = createRoute({
  ...at('/payments/documents'),
  validateSearch: search.documentsSearch,
  component: Documents,
});

const routes = [
  createRoute({ ...at('/'), component: Home }),
  createRoute({ ...at('/orders'), validateSearch: search.ordersSearch, component: Orders }),
  createRoute({ ...at('/orders/$id'), component: Order }),
  createRoute({ ...at('/products'), validateSearch: search.productsSearch, component: Products }),
  createRoute({ ...at('/customers'), validateSearch: search.customersSearch, component: Customers }),
  createRoute({ ...at('/customers/$id'), component: Customer }),
  createRoute({ ...at('/users/$id'), component: Person }),

  createRoute({ ...at('/payments/connect'), validateSearch: search.connectSearch, component: Connect }),
  createRoute({
    ...at('/payments/onboarding'),
    validateSearch: search.onboardingSearch,
    component: Onboarding,
  }),
  createRoute({
    ...at('/payments/onboarding/kyc'),
    validateSearch: search.onboardingSearch,
    component: ContinueOnboarding,
  }),
  createRoute({ ...at('/payments/overview'), validateSearch: search.overviewSearch, component: Overview }),
  createRoute({ ...at('/payments/payouts'), validateSearch: search.payoutsSearch, component: Payouts }),
  createRoute({
    ...at('/payments/payouts/details'),
    validateSearch: search.payoutSearch,
    component: PayoutDetails,
  }),
  createRoute({
    ...at('/payments/transactions'),
    validateSearch: search.transactionsSearch,
    component: Transactions,
  }),
  createRoute({
    ...at('/payments/transactions/details'),
    validateSearch: search.paymentSearch,
    component: PaymentDetails,
  }),
  createRoute({ ...at('/payments/disputes'), validateSearch: search.disputesSearch, component: Disputes }),
  createRoute({
    ...at('/payments/disputes/details'),
    validateSearch: search.detailsSearch,
    component: DisputeDetails,
  }),
  createRoute({
    ...at('/payments/disputes/challenge'),
    validateSearch: search.detailsSearch,
    component: DisputeChallenge,
  }),
  createRoute({ ...at('/payments/additional-payment-methods'), component: PaymentMethodsSetup }),
  createRoute({ ...at('/payments/multi-currency-setup'), component: MultiCurrencySetup }),
  createRoute({ ...at('/payments/card-readers'), component: CardReaders }),
  createRoute({ ...at('/payments/loans'), component: Loans }),
  createRoute({ ...at('/payments/fraud-protection'), component: FraudProtection }),
  createRoute({ ...at('/payments/sync'), component: Sync }),
  createRoute({ ...at('/payments/setup'), component: Setup }),
  createRoute({ ...at('/payments/exports'), validateSearch: search.exportsSearch, component: Exports }),
  createRoute({ ...at('/payments/audit'), validateSearch: search.auditSearch, component: Audit }),
  createRoute({ ...at('/payments/security'), validateSearch: search.auditSearch, component: Security }),

  createRoute({ ...at('/settings/payments'), validateSearch: search.settingsSearch, component: Settings }),
  createRoute({
    ...at('/settings/currencies'),
    validateSearch: search.currenciesSearch,
    component: MultiCurrencySettings,
  }),
  createRoute({ ...at('/api-keys'), component: ApiKeys }),
  createRoute({ ...at('/mail'), validateSearch: search.mailSearch, component: Mail }),
  createRoute({ ...at('/simulator'), component: Simulator }),
  createRoute({ ...at('/help/topics'), component: Help }),
  createRoute({ ...at('/help/$topic'), component: HelpTopic }),
] as const;

/** The pieces of the kit side by side, for those who build with them; a build for merchants leaves it out. */
const whileDeveloping = () => {
  if (!import.meta.env.DEV) return [];
  const Gallery = screen(() => import('#web/features/gallery/gallery-screen.tsx'));
  return [createRoute({ ...at('/gallery'), component: Gallery })];
};

/** The documents screen exists only while its feature flag is on. */
const treeFor = ({ featureFlags }: PageSettings) =>
  root.addChildren([...routes, ...(featureFlags.documents ? [documents] : []), ...whileDeveloping()]);

export const newRouter = (settings: PageSettings, history?: RouterHistory) =>
  createRouter({
    routeTree: treeFor(settings),
    history,
    rewrite: { input: toInternal, output: toExternal },
    parseSearch,
    stringifySearch,
    // Strict would strike unknown keys from the address, and the whole query of a page we do not know.
    search: { strict: false },
    scrollRestoration: true,
    defaultPreload: 'intent',
    trailingSlash: 'never',
    notFoundMode: 'root',
    defaultErrorComponent: RouteFailed,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof newRouter>;
  }
}
