import type { PageSettings } from '#contract/page-settings.ts';
import { PRODUCT_NAME } from '#web/shared/document-title.ts';
import { paths } from '#web/shared/paths.ts';
import type { Crumb } from '#web/ui/breadcrumbs.tsx';
import { paymentsRoot } from './payments-root.ts';
import { SCREENS, type ScreenPath } from './screens.ts';
import { shellCopy as copy } from './shell-copy.ts';

/** The list opens on what waits for an answer, from wherever one comes. */
const DISPUTES: Crumb = {
  label: SCREENS['/payments/disputes'].title,
  href: paths.disputes({ filter: 'awaiting_response' }),
};

const ABOVE: Partial<Record<ScreenPath, Crumb>> = {
  '/payments/payouts/details': { label: SCREENS['/payments/payouts'].title, href: paths.payouts() },
  '/payments/transactions/details': {
    label: SCREENS['/payments/transactions'].title,
    href: paths.transactions(),
  },
  '/payments/setup': { label: SCREENS['/payments/sync'].title, href: paths.sync() },
  '/payments/disputes/details': DISPUTES,
  '/payments/disputes/challenge': DISPUTES,
  '/orders/$id': { label: SCREENS['/orders'].title, href: paths.orders() },
  '/customers/$id': { label: SCREENS['/customers'].title, href: paths.customers() },
};

/**
 * Where a screen stands. Places of the first level need no trail; a help topic and a page within the settings know their own
 * names and show them.
 */
export function crumbsOf(
  path: ScreenPath,
  settings: PageSettings,
  { method }: Readonly<{ method?: unknown }> = {},
): readonly Crumb[] {
  const { title } = SCREENS[path];
  if (path === '/settings/payments' && method !== undefined) return [];
  if (path === '/payments/fraud-protection') return [{ label: PRODUCT_NAME, href: paths.paymentsSettings() }];
  if (path === '/payments/connect' && settings.featureFlags.newNavigation) return [{ label: PRODUCT_NAME }];
  if (path === '/settings/payments') return [{ label: copy.settings }, { label: copy.payments }];
  if (path === '/settings/currencies' || path === '/api-keys')
    return [{ label: copy.settings }, { label: title }];

  const above = ABOVE[path];
  const trail = above ? [above, { label: title }] : [{ label: title }];
  if (path.startsWith('/payments/'))
    return [{ label: copy.payments, href: paymentsRoot(settings).href }, ...trail];
  return above ? trail : [];
}
