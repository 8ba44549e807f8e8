import type { productTypeLabel as english } from '#domain/disputes/evidence-product-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const productTypeLabel: Words<typeof english> = {
  physical_product: 'Physisches Produkt',
  digital_product_or_service: 'Digitales Produkt oder digitale Leistung',
  offline_service: 'Leistung vor Ort',
  multiple: 'Mehrere Produkttypen',
};
