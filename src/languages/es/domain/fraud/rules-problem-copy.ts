import type { rulesProblemCopy as english } from '#domain/fraud/rules-problem-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const rulesProblemCopy: Words<typeof english> = {
  purchase_price_threshold: {
    unset: 'El filtro «Límite de precio de compra» necesita un rango de precios.',
    reversed: 'El precio de compra máximo debe ser mayor que el mínimo.',
  },
  order_items_threshold: {
    unset: 'El filtro «Límite de artículos del pedido» necesita un rango de artículos.',
    reversed:
      'El máximo de artículos debe ser mayor que el mínimo en la regla «Límite de artículos del pedido».',
  },
  otherCheck: (key) => `La comprobación de «${key}» no es ninguna de las que admite este filtro.`,
};
