import type { productTypeLabel as english } from '#domain/disputes/evidence-product-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const productTypeLabel: Words<typeof english> = {
  physical_product: '有形商品',
  digital_product_or_service: 'デジタル商品またはサービス',
  offline_service: 'オフラインのサービス',
  multiple: '複数の種類の商品',
};
