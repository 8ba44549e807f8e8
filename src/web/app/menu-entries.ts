import type { PageSettings } from '#contract/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import type { IconName } from '#web/ui/icon-names.ts';
import { paymentsRoot } from './payments-root.ts';
import { shellCopy as copy } from './shell-copy.ts';

/** One line of the menu. It covers every place that begins with one of its `places`. */
export type MenuLine = Readonly<{ label: string; href: string; places: readonly string[] }>;
export type MenuEntry = MenuLine & Readonly<{ icon: IconName; lines: readonly MenuLine[] }>;

const line = (label: string, href: string, ...places: string[]): MenuLine => ({ label, href, places });
const entry = (icon: IconName, its: MenuLine, lines: readonly MenuLine[] = []): MenuEntry => ({
  ...its,
  icon,
  lines,
});

export const mainEntries = (settings: PageSettings): readonly MenuEntry[] => [
  entry('home', line(copy.home, paths.home(), '/')),
  entry('orders', line(copy.orders, paths.orders(), '/orders')),
  entry('products', line(copy.products, paths.products(), '/products')),
  entry('customers', line(copy.customers, paths.customers(), '/customers')),
  entry('card', line(copy.payments, paymentsRoot(settings).href, '/payments'), paymentsLines(settings)),
];

export const settingsEntry = ({ featureFlags }: PageSettings): MenuEntry =>
  entry('settings', line(copy.settings, paths.paymentsSettings(), '/settings', '/api-keys'), [
    line(copy.payments, paths.paymentsSettings(), '/settings/payments'),
    ...(featureFlags.multiCurrency
      ? [line(copy.currencies, paths.currencySettings(), '/settings/currencies')]
      : []),
    line(copy.apiKeys, paths.apiKeys(), '/api-keys'),
  ]);

/** Without an account there is nothing below Payments; with one, its history stays in the menu whatever its state. */
function paymentsLines(settings: PageSettings): readonly MenuLine[] {
  const { variant, hasHistory } = paymentsRoot(settings);
  if (!hasHistory) return [];
  return [
    ...(variant === 'overview' ? [line(copy.overview, paths.overview(), '/payments/overview')] : []),
    line(copy.payouts, paths.payouts(), '/payments/payouts'),
    line(copy.transactions, paths.transactions(), '/payments/transactions'),
    line(copy.disputes, paths.disputes({ filter: 'awaiting_response' }), '/payments/disputes'),
    ...(settings.featureFlags.documents
      ? [line(copy.documents, paths.documents(), '/payments/documents')]
      : []),
    line(copy.cardReaders, paths.cardReaders(), '/payments/card-readers'),
    ...(settings.providerCan.loans ? [line(copy.loans, paths.loans(), '/payments/loans')] : []),
    line(copy.exports, paths.exports(), '/payments/exports'),
    line(copy.sync, paths.sync(), '/payments/sync'),
    line(copy.audit, paths.audit(), '/payments/audit'),
  ];
}

export const isAt = ({ places }: MenuLine, pathname: string): boolean =>
  places.some((place) => pathname === place || (place !== '/' && pathname.startsWith(`${place}/`)));
