import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/pt-BR/speech.ts';
import type { completeOrdersCopy as english } from '#web/blocks/complete-orders/complete-orders-copy.ts';

export const completeOrdersCopy: Words<typeof english> = {
  one: 'Concluir pedido',
  mayNot: 'Sua função não conclui pedidos.',
  several: (count) =>
    plural(count, { one: `Concluir ${count} pedido`, other: `Concluir ${figure(count)} pedidos` }),
  done: (number) => `O pedido #${number} foi concluído.`,
  doneSeveral: (count, shown) =>
    plural(count, {
      one: `${shown} pedido foi concluído.`,
      other: `${shown} pedidos foram concluídos.`,
    }),
  left: (words, count) =>
    `${words} Não concluídos: ${count}. Só é possível concluir pedidos pagos e ainda não concluídos.`,
  notDone: 'Nada foi concluído.',
};
