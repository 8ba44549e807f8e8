import type { rulesProblemCopy as english } from '#domain/fraud/rules-problem-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const rulesProblemCopy: Words<typeof english> = {
  purchase_price_threshold: {
    unset: 'Defina um intervalo de preço para o filtro “Limite de preço da compra”.',
    reversed: 'O preço máximo da compra deve ser maior que o mínimo.',
  },
  order_items_threshold: {
    unset: 'Defina um intervalo de itens para o filtro “Limite de itens do pedido”.',
    reversed: 'No filtro “Limite de itens do pedido”, o número máximo de itens deve ser maior que o mínimo.',
  },
  otherCheck: (key) => `A verificação de “${key}” não é uma das que este filtro pode ter.`,
};
