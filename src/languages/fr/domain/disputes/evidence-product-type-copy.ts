import type { productTypeLabel as english } from '#domain/disputes/evidence-product-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const productTypeLabel: Words<typeof english> = {
  physical_product: 'Produit physique',
  digital_product_or_service: 'Produit ou service numérique',
  offline_service: 'Service hors ligne',
  multiple: 'Plusieurs types de produits',
};
