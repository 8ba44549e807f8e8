import type { Words } from '#languages/kit/words.ts';
import type { disputeDetailsCopy as english } from '#web/features/dispute-details/dispute-details-copy.ts';

export const disputeDetailsCopy: Words<typeof english> = {
  title: 'Detalles de la disputa',
  waitingTitle: 'Un momento, por favor',
  waiting: 'Abriendo los detalles del pago…',
  failedTitle: 'Error al obtener la disputa',
  failed: 'Comprueba tu conexión e inténtalo de nuevo.',
};
