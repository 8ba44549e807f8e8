import type { productTypeLabel as english } from '#domain/disputes/evidence-product-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const productTypeLabel: Words<typeof english> = {
  physical_product: 'Producto físico',
  digital_product_or_service: 'Producto o servicio digital',
  offline_service: 'Servicio presencial',
  multiple: 'Varios tipos de producto',
};
