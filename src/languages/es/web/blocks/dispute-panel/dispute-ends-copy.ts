import { plural } from '#languages/es/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { disputeEndsCopy as english } from '#web/blocks/dispute-panel/dispute-ends-copy.ts';

export const disputeEndsCopy: Words<typeof english> = {
  daysLeft: (count) => plural(count, { one: 'Queda 1 día', other: `Quedan ${count} días` }),
  lastDay: 'Hoy es el último día',
  pastDue: 'Fuera de plazo',
  acceptFailed: 'Se ha producido un error al aceptar la disputa. Inténtalo de nuevo más tarde.',
  submitted: '¡Pruebas enviadas!',
  submitFailed: (reason) => `No se han podido enviar las pruebas. (${reason})`,
  accepted: (order) =>
    order === undefined ? 'Has aceptado la disputa.' : `Has aceptado la disputa del pedido #${order}.`,
};
