import { spoken } from '../shared/spoken.ts';
import type { ProductType } from './evidence-product-type.ts';

/** What was sold. */
export const productTypeLabel = spoken('domain/disputes/evidence-product-type-copy#productTypeLabel', {
  physical_product: 'Physical product',
  digital_product_or_service: 'Digital product or service',
  offline_service: 'Offline service',
  multiple: 'Multiple product types',
} as const satisfies Record<ProductType, string>);
