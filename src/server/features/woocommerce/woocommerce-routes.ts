import type { Route } from '../../http/route.ts';
import { wcCatalogueWritesRoutes } from './wc-catalogue-writes-routes.ts';
import { wcCustomersRoutes } from './wc-customers-routes.ts';
import { wcFactsRoutes } from './wc-facts-routes.ts';
import { wcIndexRoute } from './wc-index-route.ts';
import { wcNotesRoutes } from './wc-notes-routes.ts';
import { wcOrderWritesRoutes } from './wc-order-writes-routes.ts';
import { wcOrdersRoutes } from './wc-orders-routes.ts';
import { wcProductsRoutes } from './wc-products-routes.ts';
import { wcRefundsRoutes } from './wc-refunds-routes.ts';
import { wcSalesRoutes } from './wc-sales-routes.ts';
import { wcWebhooksRoutes } from './wc-webhooks-routes.ts';

/** The store as tools for WooCommerce read it, under `wc/v3`. Our own pages use none of this. */
const speaking: readonly Route[] = [
  ...wcOrdersRoutes,
  ...wcOrderWritesRoutes,
  ...wcRefundsRoutes,
  ...wcNotesRoutes,
  ...wcProductsRoutes,
  ...wcCustomersRoutes,
  ...wcCatalogueWritesRoutes,
  ...wcWebhooksRoutes,
  ...wcFactsRoutes,
  ...wcSalesRoutes,
];

export const woocommerceRoutes: readonly Route[] = [wcIndexRoute(speaking), ...speaking];
