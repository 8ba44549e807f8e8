import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import type { PageSettings } from '#contract/page-settings.ts';
import { parseSearch, stringifySearch } from '#web/api/query-string.ts';
import { listSearch } from '#web/shared/search-fields.ts';
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

const Home = lazyRouteComponent(() => import('#web/features/home/home-screen.tsx'), 'HomeScreen');
const ApiKeys = lazyRouteComponent(
  () => import('#web/features/api-keys/api-keys-screen.tsx'),
  'ApiKeysScreen',
);
const Mail = lazyRouteComponent(() => import('#web/features/mail/mail-screen.tsx'), 'MailScreen');
const Help = lazyRouteComponent(() => import('#web/features/help/help-screen.tsx'), 'HelpScreen');
const HelpTopic = lazyRouteComponent(
  () => import('#web/features/help/help-topic-screen.tsx'),
  'HelpTopicScreen',
);
const Transactions = lazyRouteComponent(
  () => import('#web/features/transactions/transactions-screen.tsx'),
  'TransactionsScreen',
);
const Connect = lazyRouteComponent(() => import('#web/features/connect/connect-screen.tsx'), 'ConnectScreen');
const Onboarding = lazyRouteComponent(
  () => import('#web/features/onboarding/onboarding-screen.tsx'),
  'OnboardingScreen',
);
const ContinueOnboarding = lazyRouteComponent(
  () => import('#web/features/onboarding/continue-screen.tsx'),
  'ContinueScreen',
);
const Disputes = lazyRouteComponent(
  () => import('#web/features/disputes/disputes-screen.tsx'),
  'DisputesScreen',
);
const DisputeDetails = lazyRouteComponent(
  () => import('#web/features/dispute-details/dispute-details-screen.tsx'),
  'DisputeDetailsScreen',
);
const Overview = lazyRouteComponent(
  () => import('#web/features/overview/overview-screen.tsx'),
  'OverviewScreen',
);
const Payouts = lazyRouteComponent(() => import('#web/features/payouts/payouts-screen.tsx'), 'PayoutsScreen');
const PaymentDetails = lazyRouteComponent(
  () => import('#web/features/payment-details/payment-details-screen.tsx'),
  'PaymentDetailsScreen',
);
const PayoutDetails = lazyRouteComponent(
  () => import('#web/features/payout-details/payout-details-screen.tsx'),
  'PayoutDetailsScreen',
);
const Orders = lazyRouteComponent(() => import('#web/features/orders/orders-screen.tsx'), 'OrdersScreen');
const Order = lazyRouteComponent(() => import('#web/features/order/order-screen.tsx'), 'OrderScreen');
const Products = lazyRouteComponent(
  () => import('#web/features/products/products-screen.tsx'),
  'ProductsScreen',
);
const Customers = lazyRouteComponent(
  () => import('#web/features/customers/customers-screen.tsx'),
  'CustomersScreen',
);
const Customer = lazyRouteComponent(
  () => import('#web/features/customer/customer-screen.tsx'),
  'CustomerScreen',
);
const Person = lazyRouteComponent(() => import('#web/features/person/person-screen.tsx'), 'PersonScreen');
const Setup = lazyRouteComponent(() => import('#web/features/setup/setup-screen.tsx'), 'SetupScreen');
const Sync = lazyRouteComponent(() => import('#web/features/sync/sync-screen.tsx'), 'SyncScreen');
const Exports = lazyRouteComponent(() => import('#web/features/exports/exports-screen.tsx'), 'ExportsScreen');
const Documents = lazyRouteComponent(
  () => import('#web/features/documents/documents-screen.tsx'),
  'DocumentsScreen',
);
const CardReaders = lazyRouteComponent(
  () => import('#web/features/card-readers/card-readers-screen.tsx'),
  'CardReadersScreen',
);
const Loans = lazyRouteComponent(() => import('#web/features/loans/loans-screen.tsx'), 'LoansScreen');
const DisputeChallenge = lazyRouteComponent(
  () => import('#web/features/dispute-challenge/dispute-challenge-screen.tsx'),
  'DisputeChallengeScreen',
);
const FraudProtection = lazyRouteComponent(
  () => import('#web/features/fraud-protection/fraud-protection-screen.tsx'),
  'FraudProtectionScreen',
);
const PaymentMethodsSetup = lazyRouteComponent(
  () => import('#web/features/payment-methods-setup/payment-methods-setup-screen.tsx'),
  'PaymentMethodsSetupScreen',
);
const MultiCurrencySetup = lazyRouteComponent(
  () => import('#web/features/multi-currency-setup/multi-currency-setup-screen.tsx'),
  'MultiCurrencySetupScreen',
);
const MultiCurrencySettings = lazyRouteComponent(
  () => import('#web/features/multi-currency-settings/multi-currency-settings-screen.tsx'),
  'MultiCurrencySettingsScreen',
);
const Simulator = lazyRouteComponent(
  () => import('#web/features/simulator/simulator-screen.tsx'),
  'SimulatorScreen',
);
const Audit = lazyRouteComponent(() => import('#web/features/audit/audit-screen.tsx'), 'AuditScreen');
const Settings = lazyRouteComponent(
  () => import('#web/features/settings/settings-screen.tsx'),
  'SettingsScreen',
);

const documents = createRoute({
  ...at('/payments/documents'),
  validateSearch: search.documentsSearch,
  component: Documents,
});

const routes = [
  createRoute({ ...at('/'), component: Home }),
  createRoute({ ...at('/orders'), validateSearch: search.ordersSearch, component: Orders }),
  createRoute({ ...at('/orders/$id'), component: Order }),
  createRoute({ ...at('/products'), validateSearch: listSearch, component: Products }),
  createRoute({ ...at('/customers'), validateSearch: listSearch, component: Customers }),
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
  createRoute({ ...at('/payments/payouts'), validateSearch: listSearch, component: Payouts }),
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
  createRoute({ ...at('/payments/disputes'), validateSearch: listSearch, component: Disputes }),
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
  createRoute({ ...at('/payments/exports'), validateSearch: listSearch, component: Exports }),
  createRoute({ ...at('/payments/audit'), validateSearch: listSearch, component: Audit }),

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
  const Gallery = lazyRouteComponent(
    () => import('#web/features/gallery/gallery-screen.tsx'),
    'GalleryScreen',
  );
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
