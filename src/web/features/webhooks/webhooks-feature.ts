import type { Feature } from '#web/shared/feature.ts';
import { listSearch } from '#web/shared/search-fields.ts';
import { titlesCopy } from '#web/shared/titles-copy.ts';

export const webhooksFeature = {
  path: '/webhooks',
  title: titlesCopy.webhooks,
  asks: 'change_settings',
  load: () => import('./webhooks-screen.tsx').then((screen) => screen.WebhooksScreen),
  search: listSearch,
  menu: { under: 'settings' },
} as const satisfies Feature;
