import type { productTypeLabel as english } from '#domain/disputes/evidence-product-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const productTypeLabel: Words<typeof english> = {
  physical_product: 'منتج مادي',
  digital_product_or_service: 'منتج أو خدمة رقمية',
  offline_service: 'خدمة خارج الإنترنت',
  multiple: 'عدة أنواع من المنتجات',
};
