import { figure, plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { completeOrdersCopy as english } from '#web/blocks/complete-orders/complete-orders-copy.ts';

export const completeOrdersCopy: Words<typeof english> = {
  one: 'Completar pedido',
  mayNot: 'Tu rol no completa pedidos.',
  several: (count) =>
    plural(count, { one: 'Completar 1 pedido', other: `Completar ${figure(count)} pedidos` }),
  done: (number) => `El pedido #${number} está completado.`,
  doneSeveral: (count, shown) =>
    plural(count, { one: '1 pedido completado.', other: `${shown} pedidos completados.` }),
  left: (words, count) =>
    `${words} Sin completar: ${count}. Solo se pueden completar los pedidos pagados y aún no completados.`,
  notDone: 'No se ha completado nada.',
};
