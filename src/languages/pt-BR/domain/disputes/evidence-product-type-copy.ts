import type { productTypeLabel as english } from '#domain/disputes/evidence-product-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const productTypeLabel: Words<typeof english> = {
  physical_product: 'Produto físico',
  digital_product_or_service: 'Produto ou serviço digital',
  offline_service: 'Serviço presencial',
  multiple: 'Vários tipos de produto',
};
