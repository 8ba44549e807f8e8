import type * as english from '#domain/disputes/evidence-product-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const productTypeLabel: Words<typeof english.productTypeLabel> = {
  physical_product: 'Fysiek product',
  digital_product_or_service: 'Digitaal product of digitale dienst',
  offline_service: 'Offline dienst',
  multiple: 'Meerdere soorten producten',
};
