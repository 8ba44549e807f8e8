import type { PageSettings } from '#contract/page-settings.ts';
import { PRODUCT_NAME } from '#web/shared/document-title.ts';
import type { Feature } from '#web/shared/feature.ts';
import { paths } from '#web/shared/paths.ts';
import { addressOf } from '#web/shared/screen-address.ts';
import type { Crumb } from '#web/ui/breadcrumbs.tsx';
import { featureAt } from './features.ts';
import { paymentsRoot } from './payments-root.ts';
import { shellCopy as copy } from './shell-copy.ts';

/**
 * Where a screen stands. Places of the first level need no trail; a help topic and a page within the settings know their own
 * names and show them.
 */
export function crumbsOf(
  { path, title, above, menu }: Feature,
  settings: PageSettings,
  { method }: Readonly<{ method?: unknown }> = {},
): readonly Crumb[] {
  if (path === '/settings/payments')
    return method === undefined ? [{ label: copy.settings }, { label: copy.payments }] : [];
  if (path === '/payments/fraud-protection') return [{ label: PRODUCT_NAME, href: paths.paymentsSettings() }];
  if (path === '/payments/connect' && settings.featureFlags.newNavigation) return [{ label: PRODUCT_NAME }];
  if (menu?.under === 'settings') return [{ label: copy.settings }, { label: title }];

  const next = above === undefined ? undefined : featureAt(above);
  const trail = next
    ? [{ label: next.title, href: addressOf(next.path, next.opensWith) }, { label: title }]
    : [{ label: title }];
  if (path.startsWith('/payments/'))
    return [{ label: copy.payments, href: paymentsRoot(settings).href }, ...trail];
  return next ? trail : [];
}
