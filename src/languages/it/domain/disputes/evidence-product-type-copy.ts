import type * as english from '#domain/disputes/evidence-product-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const productTypeLabel: Words<typeof english.productTypeLabel> = {
  physical_product: 'Prodotto fisico',
  digital_product_or_service: 'Prodotto o servizio digitale',
  offline_service: 'Servizio offline',
  multiple: 'Più tipi di prodotto',
};
